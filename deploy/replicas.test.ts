import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres, type Postgres, startWithStandby } from '../commands/steps/postgres.ts';
import { api } from '../src/api/index.ts';
import { createApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { confirmAddress } from '../src/server/identity/auth/people/commands.ts';
import { Person } from '../src/server/platform/http/person.ts';
import { openServices, type Running } from '../src/server/process.ts';
import { postJob } from '../src/server/testing/hiring.ts';

const programs = findPostgres();
if (!programs) console.log('Reads from a standby: skipped, there is no PostgreSQL 15 here.');

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'tenon-replicas-'));
let servers: { primary: Postgres; standby: Postgres };
let services: Running;
let recruiter: Person;
let visitor: Person;
let companyId: string;

beforeAll(async () => {
  if (!programs) return;
  servers = await startWithStandby(programs);
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: servers.primary.url,
    DATABASE_READ_URL: servers.standby.url,
    LOG_LEVEL: 'silent',
  });
  services = await openServices(config);
  const app = createApp(services, folder);
  visitor = new Person(app, config.origin);
  recruiter = new Person(app, config.origin);
  await recruiter.signUp('anna@acme.example', 'recruiter');
  await confirmAddress(services.database, 'anna@acme.example');
  companyId = recruiter.user?.company?.id ?? '';
});
afterAll(async () => {
  if (!programs) return;
  await services.close();
  await Promise.all([servers.primary.stop(), servers.standby.stop()]);
  rmSync(folder, { recursive: true });
});

/** The titles on the company's page, and by whom that was answered. */
async function jobsSeenBy(person: Person): Promise<{ titles: string[]; by: 'replica' | 'primary' }> {
  const before = services.database.replicas().reads;
  const { body, problem } = await person.call(api.getCompanyPage, { params: { id: companyId } });
  if (problem) throw new Error(problem.code);
  const after = services.database.replicas().reads;
  return {
    titles: body.items.map(({ title }) => title).toSorted(),
    by: after.replica > before.replica ? 'replica' : 'primary',
  };
}

async function atStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: servers.standby.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test.skipIf(!programs)(
  'a standby answers what may be seconds old; whoever wrote reads their own writes; a late or lost one is passed over',
  async () => {
    await postJob(recruiter, { title: 'First' });
    await vi.waitFor(
      async () => expect(await jobsSeenBy(visitor)).toEqual({ titles: ['First'], by: 'replica' }),
      10_000,
    );
    await vi.waitFor(
      async () => expect(await jobsSeenBy(recruiter)).toMatchObject({ by: 'replica' }),
      10_000,
    );

    await atStandby('select pg_wal_replay_pause()');
    await postJob(recruiter, { title: 'Second' });
    expect(await jobsSeenBy(visitor)).toEqual({ titles: ['First'], by: 'replica' });
    expect(await jobsSeenBy(recruiter)).toEqual({ titles: ['First', 'Second'], by: 'primary' });

    // Seconds later it is too far behind for everybody.
    await vi.waitFor(
      async () => expect(await jobsSeenBy(visitor)).toEqual({ titles: ['First', 'Second'], by: 'primary' }),
      20_000,
    );
    expect(services.database.replicas().states).toEqual([
      { host: new URL(servers.standby.url).host, behindSeconds: null },
    ]);

    await atStandby('select pg_wal_replay_resume()');
    await vi.waitFor(
      async () => expect(await jobsSeenBy(recruiter)).toEqual({ titles: ['First', 'Second'], by: 'replica' }),
      20_000,
    );

    // Lost between two looks, it is found out by the read itself.
    await servers.standby.stop();
    expect(await jobsSeenBy(visitor)).toEqual({ titles: ['First', 'Second'], by: 'primary' });
  },
);

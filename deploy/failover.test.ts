import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres, type Postgres, startWithStandby } from '../commands/steps/postgres.ts';
import { type Database, openDatabase } from '../src/server/platform/db/connect.ts';

const programs = findPostgres();
if (!programs) console.log('A fail-over of PostgreSQL: skipped, there is no PostgreSQL 15 here.');

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let primary: Postgres;
let standby: Postgres;
let database: Database;

beforeAll(async () => {
  if (!programs) return;
  ({ primary, standby } = await startWithStandby(programs));
  const [one, other] = [new URL(standby.url), new URL(primary.url)];
  // The standby is named first, and is passed over.
  const url = primary.url.replace(other.host, `${one.host},${other.host}`);
  database = await openDatabase(
    { kind: 'postgres', url: `${url}?target_session_attrs=read-write` },
    () => {},
    0,
  );
});
afterAll(async () => {
  if (!programs) return;
  await database.close();
  await Promise.all([primary.stop(), standby.stop()]);
});

test.skipIf(!programs)(
  'with several hosts, all is written to the one that takes it, before and after a fail-over',
  async () => {
    const heard: string[] = [];
    await database.listen('failover', (message) => void heard.push(message));
    await database.sql('create table notes (text text primary key)');
    const write = (text: string) =>
      database.transact(() => database.sql('insert into notes values ($1)', [text]));
    await write('before');
    expect(await database.sql('select inet_server_port() as port')).toEqual([
      { port: Number(new URL(primary.url).port) },
    ]);
    await primary.stop();

    // While no server takes what is written, a write waits for one, and fails in the end.
    const waiting = write('meanwhile');
    await promote();
    await waiting;
    await write('after');
    expect(await database.sql('select text from notes order by text')).toEqual(
      ['after', 'before', 'meanwhile'].map((text) => ({ text })),
    );
    // Whoever listens is told that messages may have been missed, and hears those that follow.
    await vi.waitFor(() => expect(heard).toContain(''), 20_000);
    await database.notify('failover', 'again');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('again'), 20_000);
  },
);

async function promote(): Promise<void> {
  const client = new pg.Client({ connectionString: standby.url });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}

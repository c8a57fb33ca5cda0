import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '../../src/api/index.ts';
import { createApp } from '../../src/server/app.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { setRole } from '../../src/server/identity/auth/queries.ts';
import { commandSource } from '../../src/server/platform/db/connect.ts';
import { betweenCheckpoints } from '../../src/server/platform/db/embedded/checkpoints.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { publicOrigin, startProgram } from '../../src/server/testing/program.ts';
import { percentile, print, timed } from './print-figure.ts';
import { type ApplicantCounts, seedApplicants } from './filled-applicants.ts';
import { withFolder } from './folders.ts';
import { personOf } from './remote-person.ts';
import { type Steady, steadily } from './steady-load.ts';

/** A part of a million applications, as `BENCH_PART` says. */
const part = Number(process.env['BENCH_PART'] ?? 0.1);
const counts: ApplicantCounts = {
  candidates: Math.round(100_000 * part),
  jobs: Math.round(20_000 * part),
  applications: Math.round(1_000_000 * part),
  crowd: Math.round(10_000 * part),
};
const quietMs = 30_000;
const everyMs = 50;
const checkpoints = 5;
/** So much is written before the program makes a checkpoint. */
const checkpointBytes = 16 * 1024 * 1024;

/** How long requests wait while the embedded database is backed up, and while it makes a checkpoint. */
export function benchBackup(): Promise<void> {
  return withFolder(async (folder) => {
    const config = readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ORIGIN: publicOrigin,
      RATE_LIMITS: 'off',
    });
    const job = await fill(config);
    const program = await startProgram(folder, { LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
    try {
      const [recruiter, staff] = [personOf(program), personOf(program)];
      await recruiter.signIn('recruiter@bench-hiring.example');
      await staff.signIn('staff@bench.example');
      const asks = await requestsOf(recruiter, job);
      await steadilyFor(2000, asks);
      await untilNothingWaits(staff);
      const quiet = await steadilyFor(quietMs, asks);
      let during: Steady | null = null;
      const ms = await timed(async () => {
        const requests = steadily(everyMs, asks);
        await backUp(staff);
        during = await requests.stop();
      });
      const megabytes = (await sizeOf(join(folder, 'database'))) / 1e6;
      const how = `${counts.applications} applications, ${counts.candidates} candidates, ${counts.jobs} jobs in the embedded database (${Math.round(megabytes)} MB of files); src/main.ts with ${1000 / everyMs} requests a second from another process: session, list of jobs, applicants by fit, notes that are written`;
      print({ figure: 'backup', value: ms / 1000, unit: 's', how: `a backup made by staff; ${how}` });
      printSteady('quiet', quiet, `without a backup, ${quietMs / 1000} s; ${how}`);
      if (during) printSteady('during', during, `while a backup is made; ${how}`);
    } finally {
      await program.end('SIGTERM');
    }
  });
}

function printSteady(name: string, { times, refused, longestHold }: Steady, how: string): void {
  const of = `${times.length} requests ${how}`;
  const figures = { p50: percentile(times, 0.5), p99: percentile(times, 0.99), max: Math.max(...times) };
  for (const [share, value] of Object.entries(figures)) {
    print({ figure: `backup.${name}.${share}`, value, unit: 'ms', how: of });
  }
  print({
    figure: `backup.${name}.hold`,
    value: longestHold,
    unit: 'ms',
    how: `longest time in which nobody who waited was answered; ${of}`,
  });
  print({ figure: `backup.${name}.refused`, value: refused, unit: 'requests', how: of });
}

/** Fills the database of a data folder, and measures checkpoints on it. Returns the job with most applicants. */
async function fill(config: Config): Promise<string> {
  const services = await openServices(config);
  try {
    const app = createApp(services, config.dataDir);
    const [recruiter, staff] = [new Person(app, publicOrigin), new Person(app, publicOrigin)];
    await recruiter.signUp('recruiter@bench-hiring.example', 'recruiter');
    await staff.signUp('staff@bench.example', 'candidate');
    await setRole(services.database, 'staff@bench.example', 'internal');
    const source = commandSource(config);
    if (source.kind !== 'postgres') throw new Error('The database is not open.');
    const companyId = recruiter.user?.company?.id ?? '';
    let job = '';
    const ms = await timed(async () => {
      job = await seedApplicants(services.database, source.url, companyId, recruiter.id, counts);
    });
    print({ figure: 'backup.seeded', value: ms / 1000, unit: 's', how: 'filling the embedded database' });
    await measureCheckpoints(services);
    return job;
  } finally {
    await services.close();
  }
}

/** How long a checkpoint takes, and with it everybody waits, once as much was written as there is before the program makes one. */
async function measureCheckpoints({ database, config }: Running): Promise<void> {
  await database.sql('checkpoint');
  await betweenCheckpoints(join(config.dataDir, 'database'), async () => {
    const times: number[] = [];
    for (let round = 0; round < checkpoints; round++) {
      while ((await bytesSinceCheckpoint(database)) < checkpointBytes) {
        await database.sql(
          'update applications set stage_since = now() where id in (select id from applications where id > gen_random_uuid() order by id limit 50)',
        );
      }
      times.push(await timed(() => database.sql('checkpoint')));
    }
    print({
      figure: 'backup.checkpoint',
      value: Math.max(...times),
      unit: 'ms',
      how: `the longest of ${checkpoints} checkpoints, each after 16 MB of changes to applications all over the table; the session is taken for so long`,
    });
  });
}

async function bytesSinceCheckpoint(database: Running['database']): Promise<number> {
  const [log] = await database.sql<{ bytes: string }>(
    'select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()',
  );
  return Number(log?.bytes);
}

/** What people ask for at work: most read, some write. */
async function requestsOf(recruiter: Person, job: string): Promise<(() => Promise<{ status: number }>)[]> {
  const params = { id: job };
  const { body } = await recruiter.call(api.listJobApplicants, { params, query: { sort: 'fit' } });
  const applicants = body.items.map(({ id }) => id);
  let notes = 0;
  return [
    () => recruiter.send('GET', '/api/auth/session'),
    () => recruiter.send('GET', '/api/jobs'),
    () => recruiter.call(api.listJobApplicants, { params, query: { sort: 'fit' } }),
    () =>
      recruiter.call(api.writeApplicantNote, {
        params: { id: applicants[notes++ % applicants.length] ?? '' },
        body: { body: 'Call again.', is_private: false, mentions: [] },
      }),
  ];
}

async function steadilyFor(ms: number, asks: (() => Promise<{ status: number }>)[]): Promise<Steady> {
  const requests = steadily(everyMs, asks);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return requests.stop();
}

/** Waits until the work in the background that the start and the filling have caused is done. */
async function untilNothingWaits(staff: Person): Promise<void> {
  for (;;) {
    const { tasks } = (await staff.call(api.getDatabaseState, {})).body;
    if (tasks.every(({ waiting, running, retrying }) => waiting + running + retrying === 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Has staff make a backup and waits for it. */
async function backUp(staff: Person): Promise<void> {
  const { body, problem } = await staff.call(api.createBackup, { body: {} });
  if (problem) throw new Error(JSON.stringify(problem));
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { items } = (await staff.call(api.listBackups, {})).body;
    const found = items.find(({ id }) => id === body.id);
    if (found?.state === 'made') return;
    if (found?.state === 'failed') throw new Error(`The backup failed: ${found.error}`);
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

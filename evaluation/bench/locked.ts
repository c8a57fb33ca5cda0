import pg from 'pg';
import { api } from '../../src/api/index.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { resumeText } from '../../src/server/testing/sample-entries.ts';
import { type Program, startProgram } from '../../src/server/testing/program.ts';
import { percentile, print } from './print-figure.ts';
import { fillData } from './filled-data.ts';
import { withFolder } from './folders.ts';
import { personOf } from './remote-person.ts';
import { type Steady, steadily } from './steady-load.ts';

const lockedMs = 45_000;
const quietMs = 15_000;
const everyMs = 20;
/** So many requests of the account that waits are under way at any time. */
const stuckAtOnce = 20;

/** How long others wait while somebody outside holds a row for 45 seconds, and the account of that row asks again and again. */
export async function benchLocked(): Promise<void> {
  const programs = findPostgres();
  if (!programs)
    return console.error('No PostgreSQL is installed: nothing can hold a row of the embedded database');
  const postgres = await startPostgres(programs);
  try {
    await withFolder(async (folder) => {
      await fillData(folder, postgres.url, 100);
      const program = await startProgram(folder, {
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'off',
      });
      try {
        await measure(program, postgres.url);
      } finally {
        await program.end('SIGTERM');
      }
    });
  } finally {
    await postgres.stop();
  }
}

async function measure(program: Program, url: string): Promise<void> {
  const [stuck, other] = [personOf(program), personOf(program)];
  await stuck.signUp('stuck@mail.example', 'candidate');
  await other.signUp('other@mail.example', 'candidate');
  const { body: resume } = await stuck.call(api.uploadResume, {
    query: { file_name: 'resume.txt' },
    body: new Blob([resumeText], { type: 'text/plain' }),
  });
  const asks = requestsOf(other);
  await steadilyDuring(() => pause(2000), asks);
  const quiet = await steadilyDuring(() => pause(quietMs), asks);
  let waited: Steady | null = null;
  const during = await steadilyDuring(async () => {
    waited = await whileLocked(url, stuck.id, () => askAgainAndAgain(stuck, resume.id));
  }, asks);
  const how = `${1000 / everyMs} requests a second by others (session, list of jobs, profile, visibility that is written) to src/main.ts on PostgreSQL without fsync, 10 connections`;
  printSteady('quiet', quiet, `nothing is locked, ${quietMs / 1000} s; ${how}`);
  printSteady(
    'others',
    during,
    `one row is locked for ${lockedMs / 1000} s from outside, and ${stuckAtOnce} requests at a time wait for it; ${how}`,
  );
  if (waited) printSteady('stuck', waited, `of the account that waits for the row, ${stuckAtOnce} at a time`);
}

function printSteady(name: string, { times, refused }: Steady, how: string): void {
  const of = `${times.length} requests; ${how}`;
  const figures = { p50: percentile(times, 0.5), p99: percentile(times, 0.99), max: Math.max(...times) };
  for (const [share, value] of Object.entries(figures)) {
    print({ figure: `locked.${name}.${share}`, value, unit: 'ms', how: of });
  }
  print({ figure: `locked.${name}.refused`, value: refused, unit: 'requests', how: of });
}

async function steadilyDuring(
  work: () => Promise<void>,
  asks: (() => Promise<{ status: number }>)[],
): Promise<Steady> {
  const requests = steadily(everyMs, asks);
  await work();
  return requests.stop();
}

/** Holds the row of an account, from outside of the program, as somebody with psql may. */
async function whileLocked<T>(url: string, account: string, work: () => Promise<T>): Promise<T> {
  const outside = new pg.Client({ connectionString: url });
  await outside.connect();
  try {
    await outside.query('begin');
    await outside.query('select 1 from users where id = $1 for update', [account]);
    return await work();
  } finally {
    await outside.query('rollback');
    await outside.end();
  }
}

/** The requests that wait for the row: as soon as one is answered the next is sent, as long as the row is locked. */
async function askAgainAndAgain(person: Person, resumeId: string): Promise<Steady> {
  const seen: Steady = { times: [], refused: 0, longestHold: 0 };
  const ends = performance.now() + lockedMs;
  const ask = async () => {
    while (performance.now() < ends) {
      const began = performance.now();
      const { status } = await person.call(api.makeResumeCurrent, { params: { id: resumeId } });
      seen.times.push(performance.now() - began);
      if (status !== 503) throw new Error(`A request for the locked row was answered with ${status}.`);
      seen.refused++;
    }
  };
  await Promise.all(Array.from({ length: stuckAtOnce }, ask));
  return seen;
}

function requestsOf(person: Person): (() => Promise<{ status: number }>)[] {
  return [
    () => person.send('GET', '/api/auth/session'),
    () => person.send('GET', '/api/jobs'),
    () => person.call(api.getProfile, {}),
    () => person.call(api.changeVisibility, { body: { visibility: 'applied' } }),
  ];
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

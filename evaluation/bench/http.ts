import { type Program, publicOrigin, startProgram } from '../../src/server/testing/program.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { print } from './print-figure.ts';
import { fillData } from './filled-data.ts';
import { withFolder } from './folders.ts';
import type { Load } from './load-generator.ts';
import { benchPipelined } from './pipelined-health.ts';
import { connections, firstLine, load, rate, tool, worst } from './load.ts';

const jobs = 1000;
const seconds = 5;
const rounds = 3;
const readers = 4;
const floodSize = 50;

type Site = { program: Program; bare: string; cookies: string; database: string };

/** Requests per second of the list of jobs, beside a bare server that runs the same queries on the same database. */
export function benchHttp(): Promise<void> {
  return onEachDatabase(async ({ program, bare, database }) => {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    const addresses = { ours: `${program.origin}/api/jobs`, bare };
    for (const address of Object.values(addresses)) await load(address, 2);
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(addresses.ours, seconds));
      theirs.push(await load(addresses.bare, seconds));
    }
    const how =
      `GET /api/jobs (20 of ${jobs} jobs) on ${database}; ${connections} keep-alive connections from another process, ` +
      `${rounds} turns of ${seconds} s after a warm-up`;
    print({ figure: 'http.jobs', value: rate(ours), unit: 'requests/s', how });
    print({
      figure: 'http.jobs.bare',
      value: rate(theirs),
      unit: 'requests/s',
      how: `the same queries behind bare node:http in a process of its own; ${how}`,
    });
    print({
      figure: 'http.jobs.ratio',
      value: rate(ours) / rate(theirs),
      unit: 'of bare',
      how: `http.jobs divided by http.jobs.bare, same run, turn about; on ${database}`,
    });
    print({ figure: 'http.jobs.p99', value: worst(ours), unit: 'ms', how: `worst turn's p99; ${how}` });
  });
}

/** Requests per second of asking who is signed in, with a session cookie: the cookie's check and one query. */
export function benchSession(): Promise<void> {
  return onEachDatabase(async ({ program, cookies, database }) => {
    const address = `${program.origin}/api/auth/session`;
    await load(address, 2, cookies);
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round++) loads.push(await load(address, seconds, cookies));
    print({
      figure: 'session',
      value: rate(loads),
      unit: 'requests/s',
      how: `GET /api/auth/session with a cookie on ${database}; ${connections} keep-alive connections from another process, ${rounds} turns of ${seconds} s`,
    });
  });
}

/**
 * What readers of the list of jobs notice while 50 people at a time sign in, again and again, as long as it lasts.
 * Sign-ins that find the queue for hashing full are told so at once; both kinds are counted. Then what /healthz notices of pipelined requests.
 */
export function benchFlood(): Promise<void> {
  return onEachDatabase(async ({ program, database }) => {
    const address = `${program.origin}/api/jobs`;
    await load(address, 2, '', readers);
    const quiet = await load(address, seconds, '', readers);
    const flood = startFlood(program.origin);
    const flooded = await load(address, seconds, '', readers);
    const { taken, refused } = await flood.stop();
    const how =
      `GET /api/jobs (20 of ${jobs} jobs) by ${readers} connections on ${database}, ${seconds} s, while ${floodSize} sign-ins at a time ` +
      `are sent by this process (${taken} answered, ${refused} told to come back)`;
    print({ figure: 'flood.p99', value: flooded.p99, unit: 'ms', how });
    print({ figure: 'flood.p50', value: flooded.p50, unit: 'ms', how });
    print({ figure: 'flood.quiet.p99', value: quiet.p99, unit: 'ms', how: 'the same without sign-ins' });
    await benchPipelined(program, database);
  });
}

function startFlood(origin: string): { stop(): Promise<{ taken: number; refused: number }> } {
  let stopped = false;
  let taken = 0;
  let refused = 0;
  const signIn = async () => {
    while (!stopped) {
      const answer = await fetch(`${origin}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicOrigin },
        body: JSON.stringify({
          email: 'candidate@mail.example',
          password: 'wrong-password',
          remember: false,
        }),
      });
      await answer.body?.cancel();
      if (answer.status === 401) taken++;
      else refused++;
    }
  };
  const all = Promise.all(Array.from({ length: floodSize }, signIn));
  return {
    stop: async () => {
      stopped = true;
      await all;
      return { taken, refused };
    },
  };
}

/** The embedded database, and where it is installed a real PostgreSQL. */
async function onEachDatabase(measure: (site: Site) => Promise<void>): Promise<void> {
  await onDatabase('the embedded database', null, measure);
  const programs = findPostgres();
  if (!programs) return console.error('No PostgreSQL is installed: measured on the embedded database only');
  const postgres = await startPostgres(programs);
  try {
    await onDatabase('PostgreSQL without fsync on this machine', postgres.url, measure);
  } finally {
    await postgres.stop();
  }
}

function onDatabase(
  database: string,
  databaseUrl: string | null,
  measure: (site: Site) => Promise<void>,
): Promise<void> {
  return withFolder(async (folder) => {
    const cookies = await fillData(folder, databaseUrl, jobs);
    const env = { DATABASE_URL: databaseUrl ?? '', RATE_LIMITS: 'off' };
    const program = await startProgram(folder, env);
    const bare = tool('bare-server.ts', [], { ...env, DATA_DIR: folder });
    try {
      const port = await firstLine(bare);
      await measure({ program, bare: `http://127.0.0.1:${port}/api/jobs`, cookies, database });
    } finally {
      bare.kill('SIGTERM');
      await program.end('SIGTERM');
    }
  });
}

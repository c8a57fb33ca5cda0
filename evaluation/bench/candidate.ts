import pg from 'pg';
import { api } from '../../src/api/index.ts';
import type { Endpoint } from '../../src/api/platform/endpoint.ts';
import { createApp } from '../../src/server/app.ts';
import {
  countTracked,
  findOwnApplication,
  listOwnApplications,
  listTracked,
} from '../../src/server/hiring/my-applications/queries.ts';
import { listTargets } from '../../src/server/candidates/target-jobs/list-queries.ts';
import { listClosingTargets, targetCounts } from '../../src/server/candidates/target-jobs/queries.ts';
import { readConfig } from '../../src/server/config.ts';
import { runQuery } from '../../src/server/platform/db/query-batch.ts';
import { type Database, openDatabase } from '../../src/server/platform/db/connect.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { listFittingJobs } from '../../src/server/jobs/job-search/search-queries.ts';
import { listNotifications } from '../../src/server/platform/notifications/queries.ts';
import { refreshScoresAfterUpgrade } from '../../src/server/matching/fit/upgrade-commands.ts';
import { openServices } from '../../src/server/process.ts';
import { resumeText } from '../../src/server/testing/hiring.ts';
import { startProgram } from '../../src/server/testing/program.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { percentile, print, timed } from './print-figure.ts';
import { seedCandidates } from './filled-candidates.ts';
import { withFolder } from './folders.ts';
import { dayMs } from '../../src/api/platform/durations.ts';

const jobs = 2000;
const people = Number(process.env['BENCH_CANDIDATES'] ?? 100_000);
const applications = people * 10;
/** People whose pages are asked for, each endpoint so many times. */
const readers = 40;
const rounds = 5;
const slowMilliseconds = 50;

type Reader = { id: string; cookies: string };

/**
 * What candidates wait for on dashboard and profile, with 100,000 of them and 1,000,000 applications in PostgreSQL: every endpoint
 * that these pages ask, and the statements behind the longest, with the plans of those beyond 50 ms.
 */
export async function benchCandidate(): Promise<void> {
  const programs = findPostgres();
  if (!programs) return console.error('No PostgreSQL is installed: nothing was measured');
  const postgres = await startPostgres(programs);
  try {
    await withFolder(async (folder) => {
      const found = await fill(folder, postgres.url);
      await measureStatements(postgres.url, found);
      const program = await startProgram(folder, { DATABASE_URL: postgres.url, RATE_LIMITS: 'off' });
      try {
        const before = await tablesReadWhole(postgres.url);
        await measureEndpoints(program.origin, found);
        await reportTablesReadWhole(postgres.url, before);
      } finally {
        await program.end('SIGTERM');
      }
    });
  } finally {
    await postgres.stop();
  }
}

/** Signs people up as they do, one of them with a resume, and fills the rest in sets. */
async function fill(folder: string, url: string): Promise<Reader[]> {
  const env = { DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const config = readConfig(env);
  const services = await openServices(config);
  try {
    // Nothing is to be recalculated while it is measured: the versions are noted while there are no scores.
    await refreshScoresAfterUpgrade(services);
    const app = createApp(services, folder);
    const found: Reader[] = [];
    for (let number = 0; number < readers; number++) {
      const person = new Person(app, config.origin);
      await person.signUp(`reader-${number}@mail.example`, 'candidate');
      if (number === 0) {
        const body = new Blob([resumeText('Robin Reader', ['Go', 'SQL'])], { type: 'text/plain' });
        await person.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body });
        await services.queue.drain(services);
      }
      const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      found.push({ id: person.id, cookies });
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const took = await timed(() => seedCandidates(client, { jobs, people, applications }));
    await client.end();
    console.error(
      `${people} candidates with ${applications} applications stored in ${Math.round(took / 1000)} s`,
    );
    return found;
  } finally {
    await services.close();
  }
}

const endpoints = {
  dashboard: api.getDashboard,
  profile: api.getProfile,
  'profile page': api.getProfilePage,
  resumes: api.listResumes,
  experiences: api.listExperiences,
  applications: api.listMyApplications,
  'target-jobs': api.listTargetJobs,
  'unread notifications': api.countNotifications,
} satisfies Record<string, Endpoint>;

async function measureEndpoints(origin: string, found: Reader[]): Promise<void> {
  for (const [name, { path }] of Object.entries(endpoints)) {
    await latency(name, found, async ({ cookies }) => get(`${origin}${path}`, cookies));
  }
  const pages: { reader: Reader; address: string }[] = [];
  for (const reader of found) {
    const list = (await get(`${origin}/api/applications`, reader.cookies)) as {
      items: { id: string; kind: string }[];
    };
    const first = list.items.find(({ kind }) => kind === 'here');
    if (first) pages.push({ reader, address: `${origin}/api/applications/${first.id}` });
  }
  await latency('application', pages, ({ reader, address }) => get(address, reader.cookies));
}

async function latency<T>(name: string, asked: T[], ask: (one: T) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (const one of asked) await ask(one);
  for (let round = 0; round < rounds; round++) {
    for (const one of asked) times.push(await timed(() => ask(one)));
  }
  const how = `${times.length} requests of ${asked.length} people one after another over HTTP; ${people} candidates, ${applications} applications on PostgreSQL without fsync`;
  print({ figure: `candidate.${name}.p50`, value: percentile(times, 0.5), unit: 'ms', how });
  print({ figure: `candidate.${name}.p95`, value: percentile(times, 0.95), unit: 'ms', how });
}

/** The statements behind the pages, each alone: how long they take, and the plans of the slow ones. */
async function measureStatements(url: string, found: Reader[]): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url, max: 4 }, (error) =>
    console.error(error.message),
  );
  const now = new Date();
  const soon = new Date(now.getTime() + 7 * dayMs);
  const statements: Record<string, (on: Database, id: string) => Promise<unknown>> = {
    listOwnApplications: (on, id) => listOwnApplications(on, id, { limit: 5 }),
    countTracked: (on, id) => countTracked(on, id),
    listTracked: (on, id) => listTracked(on, id, { ended: false, after: null, limit: 21 }),
    findOwnApplication: (on, id) => findOwnApplication(on, id, id),
    targetCounts: (on, id) => runQuery(on, targetCounts(id, now)),
    listTargets: (on, id) => listTargets(on, id),
    listClosingTargets: (on, id) => listClosingTargets(on, id, now, soon),
    listFittingJobs: (on, id) => listFittingJobs(on, { candidateId: id, now, limit: 5 }, null),
    listNotifications: (on, id) =>
      listNotifications(on, id, {
        before: null,
        limit: 8,
        inApp: false,
        reader: { locale: 'en', timeZone: null },
      }),
  };
  for (const [name, ask] of Object.entries(statements)) {
    const times: number[] = [];
    for (const { id } of found) times.push(await timed(() => ask(database, id)));
    const p95 = percentile(times, 0.95);
    print({
      figure: `candidate.sql.${name}.p95`,
      value: p95,
      unit: 'ms',
      how: `${times.length} people, alone`,
    });
    if (p95 > slowMilliseconds) await ask(explaining(database), found[0]?.id ?? '').catch(() => undefined);
  }
  await database.close();
}

/** How often each table with more than a thousand rows was read from its first row to its last. */
async function tablesReadWhole(url: string): Promise<Map<string, number>> {
  // Connections tell their counts at the latest ten seconds after their last statement.
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; times: string }>(
    'select relname as name, seq_scan as times from pg_stat_user_tables where n_live_tup > 1000',
  );
  await client.end();
  return new Map(rows.map(({ name, times }) => [name, Number(times)]));
}

/** A page that reads a large table whole gets slower with every person who joins: each such table is named. */
async function reportTablesReadWhole(url: string, before: Map<string, number>): Promise<void> {
  const after = [...(await tablesReadWhole(url))];
  const grown = after
    .map(([name, times]) => ({ name, times: times - (before.get(name) ?? 0) }))
    .filter(({ times }) => times > 0);
  print({
    figure: 'candidate.tables.read.whole',
    value: grown.length,
    unit: 'tables',
    how: `with more than 1,000 rows, while the endpoints were asked: ${grown.map(({ name, times }) => `${name} ${times} times`).join(', ') || 'none'}`,
  });
}

/** The database, telling the plan of each statement instead of its rows. */
function explaining(database: Database): Database {
  return {
    ...database,
    sql: async (text, values) => {
      const rows = await database.sql<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
      console.error(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    },
  };
}

async function get(address: string, cookies: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { cookie: cookies } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

import { readFileSync } from 'node:fs';
import { type Database, openDatabase } from '../../src/server/platform/db/connect.ts';
import { embeddedFolder } from '../../src/server/platform/db/connect.ts';
import { type Program, startProgram } from '../../src/server/testing/program.ts';
import { buildWebIfStale } from '../../commands/steps/build-web.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { percentile, print, timed } from './print-figure.ts';
import { seedJobs } from './filled-jobs.ts';
import { withFolder } from './folders.ts';
import type { Load } from './load-generator.ts';
import { explainSlow } from './slow-searches.ts';
import { connections, firstLine, load, rate, tool } from './load.ts';
import { listSearches } from './list-searches.ts';
import { withoutIndexes } from './without-indexes.ts';

const embeddedJobs = 10_000;
const postgresJobs = Number(process.env['BENCH_JOBS'] ?? 1_000_000);
const questions = 400;
const rounds = 6;
const seconds = 3;

type Site = { program: Program; bare: string; ids: string[]; count: number; database: string };

/**
 * What people wait for among very many jobs: the list with filters, full-text search and the job page, one after another over HTTP,
 * and the list's requests per second beside a bare server that runs the same SQL. `BENCH_POSTGRES` names a PostgreSQL that
 * is measured alone, filled once and kept.
 */
export async function benchJobs(): Promise<void> {
  await buildWebIfStale();
  const kept = process.env['BENCH_POSTGRES'];
  if (kept !== undefined) return onPostgres(kept, 'a PostgreSQL on this machine that was filled before');
  await withFolder(async (folder) => {
    const source = embeddedFolder(folder);
    await onSite(folder, null, embeddedJobs, 'the embedded database', () => openDatabase(source, warn));
  });
  const programs = findPostgres();
  if (!programs) return console.error('No PostgreSQL is installed: measured on the embedded database only');
  const postgres = await startPostgres(programs);
  try {
    await onPostgres(postgres.url, 'PostgreSQL without fsync on this machine');
  } finally {
    await postgres.stop();
  }
}

function onPostgres(url: string, name: string): Promise<void> {
  return withFolder((folder) =>
    onSite(folder, url, postgresJobs, name, () => openDatabase({ kind: 'postgres', url, max: 4 }, warn)),
  );
}

async function onSite(
  folder: string,
  url: string | null,
  count: number,
  name: string,
  open: () => Promise<Database>,
): Promise<void> {
  const database = await open();
  const ids = await fill(database, count, url);
  await database.close();
  const env = { DATABASE_URL: url ?? '', RATE_LIMITS: 'off', LOG_LEVEL: 'info' };
  const program = await startProgram(folder, env);
  const bare = tool('bare-server.ts', [], { DATABASE_URL: url ?? '', DATA_DIR: folder });
  try {
    const built = await timed(() => indexIsReady(program));
    const port = await firstLine(bare);
    print({
      figure: `jobs.${count}.index`,
      value: built / 1000,
      unit: 's',
      how: `until the index of ${count} jobs is built after the program is ready, on ${name}; the database answers meanwhile`,
    });
    print({
      figure: `jobs.${count}.memory`,
      value: residentMemory(program.pid),
      unit: 'MB',
      how: `resident memory of the program with the index of ${count} jobs, on ${name}`,
    });
    await measure({ program, bare: `http://127.0.0.1:${port}/api/jobs`, ids, count, database: name });
    if (url) await withoutIndex(url, count);
  } finally {
    bare.kill('SIGTERM');
    await program.end('SIGTERM');
  }
}

async function withoutIndex(url: string, count: number): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url, max: 2 }, warn);
  try {
    await explainSlow(database, count);
  } finally {
    await database.close();
  }
}

async function measure(site: Site): Promise<void> {
  const { origin } = site.program;
  for (const [kind, searches] of Object.entries(listSearches(questions, site.count)))
    await latency(
      site,
      kind,
      searches.map((search) => `${origin}/api/jobs?${new URLSearchParams(search)}`),
    );
  await latency(
    site,
    'page',
    site.ids.map((id) => `${origin}/jobs/${id}`),
  );
  await latency(
    site,
    'job',
    site.ids.map((id) => `${origin}/api/jobs/${id}`),
  );
  await latency(
    site,
    'similar',
    site.ids.map((id) => `${origin}/api/jobs/${id}/similar`),
  );
  await throughput(site);
}

async function latency(site: Site, kind: string, addresses: string[]): Promise<void> {
  for (const address of addresses.slice(0, 50)) await get(address);
  const times: { ms: number; address: string }[] = [];
  for (const address of addresses) times.push({ ms: await timed(() => get(address)), address });
  const how = `${times.length} different requests one after another over HTTP, ${site.count} jobs on ${site.database}`;
  const all = times.map(({ ms }) => ms);
  print({ figure: `jobs.${site.count}.${kind}.p50`, value: percentile(all, 0.5), unit: 'ms', how });
  print({ figure: `jobs.${site.count}.${kind}.p95`, value: percentile(all, 0.95), unit: 'ms', how });
  for (const { ms, address } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 3))
    console.error(`  slowest of ${kind}: ${ms.toFixed(1)} ms ${address.slice(site.program.origin.length)}`);
}

async function throughput({ program, bare, count, database }: Site): Promise<void> {
  const ours: Load[] = [];
  const theirs: Load[] = [];
  const address = `${program.origin}/api/jobs`;
  for (const each of [address, bare]) await load(each, 2);
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(address, seconds));
    theirs.push(await load(bare, seconds));
  }
  const how =
    `GET /api/jobs (20 of ${count} jobs) on ${database}; ${connections} keep-alive connections from another process, ` +
    `${rounds} turns of ${seconds} s, turn about with bare node:http that runs the same SQL and nothing else`;
  print({ figure: `jobs.${count}.rate`, value: rate(ours), unit: 'requests/s', how });
  print({ figure: `jobs.${count}.rate.bare`, value: rate(theirs), unit: 'requests/s', how });
  print({ figure: `jobs.${count}.rate.ratio`, value: rate(ours) / rate(theirs), unit: 'of bare', how });
}

/** Fills a database that has no jobs yet, and returns the ids of some of the jobs, spread over all. */
async function fill(database: Database, count: number, url: string | null): Promise<string[]> {
  const [filled] = await database.sql('select 1 from job_posting limit 1');
  if (!filled) {
    const took = await timed(() =>
      url ? withoutIndexes(url, ['job_posting'], () => seedJobs(database, count)) : seedJobs(database, count),
    );
    console.error(`${count} jobs stored in ${Math.round(took / 1000)} s`);
    if (!url) await database.sql('vacuum (analyze)');
  }
  const rows = await database.sql<{ id: string }>(
    'select id from job_posting tablesample system ($1) repeatable (7) limit $2',
    [Math.min(100, (300 * questions) / count), questions],
  );
  return rows.map(({ id }) => id);
}

async function indexIsReady(program: Program): Promise<void> {
  while (!program.output().includes('the index of jobs is ready'))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function get(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
}

function residentMemory(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(pages ?? Number.NaN) / 1000;
}

function warn(error: Error): void {
  console.error(error.message);
}

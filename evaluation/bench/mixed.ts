import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { buildWebIfStale } from '../../commands/steps/build-web.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { type Program, startProgram } from '../../src/server/testing/program.ts';
import { withFolder } from './folders.ts';
import { firstLine, tool } from './load.ts';
import { fillMixed, type MixedData } from './mixed-data.ts';
import type { MixedLoad } from './mixed-generator.ts';
import { type MixedPlan, planMixed } from './mixed-plan.ts';
import { pdfResumes } from './mixed-resumes.ts';
import { mixedCounts as counts, withMixedPostgres } from './mixed-site.ts';
import { percentile, print } from './print-figure.ts';

/** The one rate to measure, in requests a second; without it the greatest one that holds is looked for. */
const onlyRate = Number(process.env['BENCH_RATE'] ?? 0);
const webProcesses = Number(process.env['BENCH_WEB'] ?? 1);
const stepSeconds = 12;
const finalSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const uploadsASecond = Number(process.env['BENCH_UPLOADS'] ?? 2);
const uploadEveryMs = uploadsASecond > 0 ? 1000 / uploadsASecond : 2 ** 31 - 1;
/** A rate holds while this many milliseconds are not exceeded by 99 of 100 requests, and nothing fails. */
const limitMs = 200;

/**
 * The whole program under a mixture of requests at a steady rate, as people send them: they do not wait for each other. Sessions, rights and
 * limits are on, and resumes are uploaded meanwhile. `BENCH_RATE` and `BENCH_SECONDS` say one rate and for how long, `BENCH_UPLOADS` how many resumes a second,
 * `BENCH_WEB` how many processes answer, `BENCH_SEED` draws other requests. `BENCH_POSTGRES` names a PostgreSQL that is filled once and kept; `BENCH_PROFILE` a folder
 * for a profile of the processor (`--cpu-prof`).
 */
export async function benchMixed(): Promise<void> {
  await buildWebIfStale();
  await withMixedPostgres((url) => withFolder((folder) => onDatabase(folder, url)));
}

/** A load with milliseconds of processor time for a request, by part. */
type MeasuredLoad = Omit<MixedLoad, 'cpu'> & { cpu: Record<string, number> };

type Site = {
  url: string;
  programs: Program[];
  plan: MixedPlan;
  data: MixedData;
  folder: string;
  how: string;
};

async function onDatabase(folder: string, url: string): Promise<void> {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: folder };
  const config: Config = readConfig(env);
  const data = await fillMixed(config, url, counts);
  const profile = process.env['BENCH_PROFILE'];
  const profiled: Record<string, string> = profile
    ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }
    : {};
  const roles = webProcesses === 1 ? ['both'] : [...Array<string>(webProcesses).fill('web'), 'worker'];
  const programs = await Promise.all(
    roles.map((ROLE) => startProgram(folder, { ...env, ROLE, ...(ROLE === 'worker' ? {} : profiled) })),
  );
  try {
    await Promise.all(programs.slice(0, webProcesses).map(indexIsReady));
    const plan = planMixed(data, new URL(config.origin).host);
    const how =
      `${plan.shares}; sessions, rights and limits on, ${uploadsASecond} uploads a second meanwhile; ` +
      `${counts.candidates} candidates, ${counts.jobs} jobs, ${counts.applications} applications on PostgreSQL; ` +
      `${roles.join(', ')} process${roles.length > 1 ? 'es' : ''}, database and load generator on the same machine`;
    await measure({ url, programs, plan, data, folder, how });
  } finally {
    await Promise.all(programs.map((program) => program.end('SIGTERM')));
  }
}

async function measure(site: Site): Promise<void> {
  const uploads = startUploads(site);
  await loadAt(site, 50, 10);
  const best = onlyRate || (await greatestRate(site));
  const load = await loadAt(site, best, finalSeconds);
  const uploaded = await uploads.stop();
  const { how } = site;
  const all = Object.values(load.times).flat();
  const at = `${best} requests/s for ${finalSeconds} s; ${how}`;
  const rate = onlyRate ? 'mixed.rate' : 'mixed.greatest rate';
  print({
    figure: rate,
    value: best,
    unit: 'requests/s',
    how: `p99 at most ${limitMs} ms, no error; ${how}`,
  });
  print({
    figure: 'mixed.answered',
    value: all.length / load.seconds,
    unit: 'requests/s',
    how: `good answers; ${at}`,
  });
  for (const share of [0.5, 0.95, 0.99])
    print({ figure: `mixed.p${share * 100}`, value: percentile(all, share), unit: 'ms', how: at });
  print({ figure: 'mixed.errors', value: errorsOf(load), unit: 'requests', how: at });
  for (const group of ['read', 'search', 'write']) {
    const times = Object.entries(load.times).flatMap(([kind, own]) => (kind.startsWith(group) ? own : []));
    for (const share of [0.5, 0.95, 0.99])
      print({
        figure: `mixed.${group}.p${share * 100}`,
        value: percentile(times, share),
        unit: 'ms',
        how: at,
      });
  }
  if (uploaded.times.length > 0)
    print({
      figure: 'mixed.uploads',
      value: percentile(uploaded.times, 0.95),
      unit: 'ms',
      how: `95th percentile of ${uploaded.times.length} uploads; ${uploaded.refused} refused; ${at}`,
    });
  for (const [part, ms] of Object.entries(load.cpu))
    print({
      figure: `mixed.cpu.${part}`,
      value: ms,
      unit: 'ms of processor time for a request',
      how: at,
    });
  reportKinds(load);
  if (errorsOf(load) > 0) for (const program of site.programs) console.error(program.output().slice(-4000));
}

/** Each kind of request, the slowest first, for whoever makes it faster. */
function reportKinds({ times, errors }: MeasuredLoad): void {
  const kinds = Object.entries(times).map(([kind, own]) => ({ kind, own, p95: percentile(own, 0.95) }));
  for (const { kind, own, p95 } of kinds.toSorted((a, b) => b.p95 - a.p95))
    console.error(
      `  ${kind}: ${own.length}, p50 ${percentile(own, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    );
  for (const [kind, count] of Object.entries(errors)) console.error(`  ${kind}: ${count} times`);
}

/** Doubles the rate until it does not hold, then halves the distance three times. */
async function greatestRate(site: Site): Promise<number> {
  let [holds, breaks] = [25, 50];
  while (await holdsAt(site, breaks)) [holds, breaks] = [breaks, breaks * 2];
  for (let step = 0; step < 3; step++) {
    const middle = Math.round((holds + breaks) / 2);
    if (await holdsAt(site, middle)) holds = middle;
    else breaks = middle;
  }
  return holds;
}

async function holdsAt(site: Site, rate: number): Promise<boolean> {
  const load = await loadAt(site, rate, stepSeconds);
  const p99 = percentile(Object.values(load.times).flat(), 0.99);
  const errors = errorsOf(load);
  console.error(`  ${rate} requests/s: p99 ${p99.toFixed(0)} ms, ${errors} errors`);
  if (errors > 0) console.error(JSON.stringify(load.errors));
  return errors === 0 && p99 <= limitMs;
}

function errorsOf({ errors }: MeasuredLoad): number {
  return Object.values(errors).reduce((sum, count) => sum + count, 0);
}

async function loadAt(site: Site, rate: number, seconds: number): Promise<MeasuredLoad> {
  const requests = Array.from({ length: rate * seconds }, () => JSON.stringify(site.plan.next()));
  const file = join(site.folder, 'planned.jsonl');
  await writeFile(file, `${requests.join('\n')}\n`);
  const ports = site.programs.slice(0, webProcesses).map(({ origin }) => new URL(origin).port);
  const before = processorTimes(site.programs, await backendsOf(site.url));
  const load = JSON.parse(
    await firstLine(tool('mixed-generator.ts', [file, String(rate), ...ports])),
  ) as MixedLoad;
  const after = processorTimes(site.programs, await backendsOf(site.url));
  const each = (total: number) => (total * 1000) / requests.length;
  const cpu = {
    programs: each(after.programs - before.programs),
    database: each(after.database - before.database),
    generator: each(load.cpu),
  };
  return { ...load, cpu };
}

/** Seconds of processor time that the programs, without their readers of documents, and the connections of the database have used, as Linux counts them. */
function processorTimes(programs: Program[], backends: number[]): { programs: number; database: number } {
  const secondsOf = (pid: number) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const sum = (pids: number[]) => pids.reduce((all, pid) => all + secondsOf(pid), 0);
  return { programs: sum(programs.map(({ pid }) => pid)), database: sum(backends) };
}

/** The processes of the database that serve the programs. */
async function backendsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** Uploads resumes, each of another candidate, so many a second. */
function startUploads({ programs, data }: Site): {
  stop(): Promise<{ times: number[]; refused: number }>;
} {
  const times: number[] = [];
  let refused = 0;
  let number = 0;
  const files = pdfResumes(50);
  const underWay = new Set<Promise<void>>();
  const upload = async (count: number) => {
    const by = data.candidates[count % data.candidates.length];
    const body = (await files)[count % (await files).length];
    const origin = programs[count % webProcesses]?.origin ?? '';
    if (!by || !body) return;
    const began = performance.now();
    const answer = await fetch(`${origin}/api/resumes?file_name=cv.pdf`, {
      method: 'POST',
      headers: {
        cookie: by.cookie,
        origin: 'http://localhost:3000',
        'content-type': 'application/pdf',
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) times.push(performance.now() - began);
    else refused++;
  };
  const timer = setInterval(() => {
    const going: Promise<void> = upload(number++).finally(() => underWay.delete(going));
    underWay.add(going);
  }, uploadEveryMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      return { times, refused };
    },
  };
}

async function indexIsReady(program: Program): Promise<void> {
  while (!program.output().includes('the index of jobs is ready'))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

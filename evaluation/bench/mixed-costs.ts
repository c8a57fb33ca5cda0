import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import pg from 'pg';
import { buildWebIfStale } from '../../commands/steps/build-web.ts';
import { type App, createApp } from '../../src/server/app.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { withFolder } from './folders.ts';
import { fillMixed } from './mixed-data.ts';
import { type MixedPlan, type PlannedRequest, planMixed } from './mixed-plan.ts';
import { mixedCounts, withMixedPostgres } from './mixed-site.ts';
import { print } from './print-figure.ts';

/** How often each kind is asked while it is measured, and before. */
const asked = Number(process.env['BENCH_ASKED'] ?? 200);
const warmed = 40;
/** Only the kinds whose name has this in it. */
const only = process.env['BENCH_KIND'] ?? '';
const atOnce = 4;

/** What one request of a kind costs. */
type Cost = { kind: string; share: number; statements: number; program: number; database: number };

/**
 * What a request of each kind of the mixture costs: statements sent to the database, and milliseconds of processor time in the program and in the
 * database. The program is in this process, so HTTP itself is left out.
 */
export async function benchCosts(): Promise<void> {
  await buildWebIfStale();
  await withMixedPostgres((url) => withFolder((folder) => onDatabase(folder, url)));
}

async function onDatabase(folder: string, url: string): Promise<void> {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'warn', DATA_DIR: folder };
  const config: Config = readConfig(env);
  const data = await fillMixed(config, url, mixedCounts);
  const services = await openServices(config);
  try {
    await services.jobIndex.start();
    const app = createApp(services, join(import.meta.dirname, '../../dist/web'));
    const plan = planMixed(data, new URL(config.origin).host);
    const costs: Cost[] = [];
    const endProfile = await startProfile();
    for (const [kind, requests] of byKind(plan)) costs.push(await measure({ app, services, kind, requests }));
    await endProfile();
    report(costs);
  } finally {
    await services.close();
  }
}

/** With `BENCH_PROFILE` a profile of the processor is written to that file: what was loaded before is not in it. */
async function startProfile(): Promise<() => Promise<void>> {
  const file = process.env['BENCH_PROFILE'];
  if (file === undefined) return async () => {};
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
  };
}

/** Enough requests of each kind, and which share of all it is. */
function byKind(plan: MixedPlan): Map<string, { share: number; list: PlannedRequest[] }> {
  const kinds = new Map<string, { share: number; list: PlannedRequest[] }>();
  const drawn = 100 * asked;
  for (let count = 0; count < drawn; count++) {
    const one = plan.next();
    const kind = kinds.get(one.kind) ?? { share: 0, list: [] };
    kind.share += 1 / drawn;
    if (kind.list.length < asked + warmed) kind.list.push(one);
    kinds.set(one.kind, kind);
  }
  return new Map(
    [...kinds].filter(([kind]) => kind.includes(only)).toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

type Measured = {
  app: App;
  services: Running;
  kind: string;
  requests: { share: number; list: PlannedRequest[] };
};

async function measure({ app, services, kind, requests: { share, list } }: Measured): Promise<Cost> {
  await askAll(app, list.slice(0, warmed));
  const measured = list.slice(warmed);
  const statements = new StatementCount();
  const databaseBefore = await databaseTimes(services);
  const before = process.cpuUsage();
  await statements.during(() => askAll(app, measured));
  const { user, system } = process.cpuUsage(before);
  const databaseAfter = await databaseTimes(services);
  const used = [...databaseAfter].reduce((sum, [pid, ms]) => sum + ms - (databaseBefore.get(pid) ?? 0), 0);
  return {
    kind,
    share,
    statements: statements.count / measured.length,
    program: (user + system) / 1000 / measured.length,
    database: used / measured.length,
  };
}

async function askAll(app: App, requests: PlannedRequest[]): Promise<void> {
  const waiting = [...requests];
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await app.request(requestOf(next.text));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${next.kind} was answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

/** A request as the router gets it, from what goes over the wire. */
function requestOf(text: string): Request {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method = 'GET', path = '/'] = first.split(' ');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  const origin = `http://${headers.get('host')}`;
  return new Request(origin + path, { method, headers, ...(body === '' ? {} : { body }) });
}

/** Counts what is sent to the database, `begin` and `commit` among it. */
class StatementCount {
  count = 0;

  async during(work: () => Promise<void>): Promise<void> {
    const asking = new AsyncLocalStorage<true>();
    const { prototype } = pg.Client;
    const send = Reflect.get(prototype, 'query') as (...statement: unknown[]) => unknown;
    const noting = (statement: unknown[], client: pg.Client): unknown => {
      if (asking.getStore()) this.count++;
      return Reflect.apply(send, client, statement);
    };
    Reflect.set(prototype, 'query', function (this: pg.Client, ...statement: unknown[]) {
      return noting(statement, this);
    });
    try {
      await asking.run(true, work);
    } finally {
      Reflect.set(prototype, 'query', send);
    }
  }
}

/** Milliseconds of processor time that each connection of the database has used, as Linux counts them. */
async function databaseTimes({ database }: Running): Promise<Map<number, number>> {
  const rows = await database.sql<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  return new Map(rows.flatMap(({ pid }) => usedBy(pid)));
}

/** Nothing for a connection that was closed just now. */
function usedBy(pid: number): [number, number][] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [[pid, (Number(fields[11]) + Number(fields[12])) * 10]];
  } catch {
    return [];
  }
}

function report(costs: Cost[]): void {
  const cell = (value: number) => value.toFixed(2).padStart(11);
  console.error(`${''.padEnd(34)}      share statements    program   database`);
  for (const { kind, share, statements, program, database } of costs)
    console.error(
      `${kind.padEnd(34)}${cell(share * 100)}${cell(statements)}${cell(program)}${cell(database)}`,
    );
  const how = `mean of the mixture, ${asked} requests of each kind, ${atOnce} at once, in one process without HTTP`;
  for (const part of ['statements', 'program', 'database'] as const) {
    const value = costs.reduce((sum, cost) => sum + cost.share * cost[part], 0);
    const unit = part === 'statements' ? 'a request' : 'ms of processor time for a request';
    print({ figure: `costs.${part}`, value, unit, how });
  }
}

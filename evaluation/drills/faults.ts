import { randomBytes, randomUUID } from 'node:crypto';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { type App, createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { confirmAddress } from '../../src/server/identity/auth/people/commands.ts';
import { hashingLimits } from '../../src/server/identity/auth/passwords/password-hashing.ts';
import { createPageDrawer } from '../../src/server/platform/adapters/documents/page-drawer.ts';
import { createDocumentReader } from '../../src/server/platform/adapters/documents/read-document.ts';
import type { FileStore } from '../../src/server/platform/adapters/files/file-store.ts';
import { Person, type RequestTarget } from '../../src/server/platform/http/person.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { cachedPasswordHash } from '../../src/server/testing/cached-password-hash.ts';
import { type FaultyConnection, openFaultyConnection } from '../../src/server/testing/faulty-connection.ts';
import { withFolder } from '../bench/folders.ts';
import { print } from '../bench/print-figure.ts';
import { type Journey, journeys, type Stage } from './journeys.ts';

/** Where a run's one fault strikes: at a message to the database, before it or at its answer, or at a call of the file store. */
const kinds = ['database, before', 'database, at the answer', 'files'] as const;
type Kind = (typeof kinds)[number];
type Site = {
  app: App;
  services: Running;
  line: FaultyConnection;
  files: FaultyFiles;
  /** While nothing fails, nothing may be refused. */
  isWhole: boolean;
  /** Whether something was refused with a reason when it was asked once more. */
  wasRefused: boolean;
};
/** Rows that a run left, by table. */
type Rows = Map<string, number>;

/** What counts requests or errors, and sign-ins whose answer was lost, which expire: it may differ when something was asked twice. */
const passing = new Set(['rate_limits', 'idempotency_keys', 'sessions', 'usage_counts', 'error_log']);
const mostFailuresShown = 30;
const runsBetweenNews = 50;

/**
 * Fails each call to the database and the file store in turn, one in each run of a journey: what a person asked for and was not
 * answered is asked once more, as a page does, and tasks that were cut off are taken up again. Each run has to leave as many rows in
 * each table as one without a fault: none lost, none doubled.
 * With `every`, one call of so many is tried. Prints the figures; answers whether all did.
 */
export async function drillFaults(names: string[], every = 1): Promise<boolean> {
  const programs = findPostgres();
  if (!programs) throw new Error('The drill needs the programs of PostgreSQL 15 or newer.');
  const unknown = names.filter((name) => !(name in journeys));
  if (unknown.length > 0)
    throw new Error(`There is no journey "${unknown.join(', ')}": ${Object.keys(journeys).join(', ')}.`);
  const postgres = await startPostgres(programs);
  const line = await openFaultyConnection(postgres.url);
  try {
    return await withFolder(async (folder) => {
      const site = await openSite(folder, line.through(postgres.url), line);
      let failed = 0;
      for (const [name, journey] of Object.entries(journeys))
        if (names.length === 0 || names.includes(name))
          failed += await tryJourney(site, name, journey, every);
      await site.services.close();
      return failed === 0;
    });
  } finally {
    await line.close();
    await postgres.stop();
  }
}

/** Runs a journey without a fault, then once for each call that can fail; how many of those ended wrong. */
async function tryJourney(site: Site, name: string, journey: Journey, every: number): Promise<number> {
  const whole = await run(site, journey, null);
  if (whole.error !== null) throw new Error(`${name} does not work without a fault: ${whole.error}`);
  const wanted = whole.left;
  const failures: string[] = [];
  for (const kind of kinds) {
    let runs = 0;
    let refusals = 0;
    for (let at = 1; ; at += every) {
      const { struck, left, error } = await run(site, journey, { kind, at });
      if (!struck) break;
      runs += 1;
      if (site.wasRefused) refusals += 1;
      const wrong = site.wasRefused ? tooMuch(wanted, left) : (error ?? differences(wanted, left));
      if (wrong !== '') failures.push(`${name}, ${kind} ${at}: ${wrong}`);
      if (wrong !== '' && failures.length <= mostFailuresShown) console.error(failures.at(-1));
      if (runs % runsBetweenNews === 0) console.error(`${name}, ${kind}: ${runs} runs so far.`);
    }
    const how = `${name}: ${every === 1 ? 'each' : `one of ${every}`} fails once (${kind})`;
    print({ figure: 'runs', value: runs, unit: '', how });
    if (refusals > 0)
      print({ figure: 'ended with a reason, nothing doubled', value: refusals, unit: '', how });
  }
  print({ figure: 'runs that ended wrong', value: failures.length, unit: '', how: name });
  return failures.length;
}

type Fault = { kind: Kind; at: number };

async function run(site: Site, journey: Journey, fault: Fault | null) {
  const stage = stageOf(site);
  const act = await journey.prepare(stage);
  await stage.settle();
  const before = await countRows(site);
  site.wasRefused = false;
  site.isWhole = fault === null;
  arm(site, fault);
  let error: string | null = null;
  try {
    await act();
    await stage.settle();
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const struck = disarm(site, fault);
  site.isWhole = true;
  await stage.settle();
  const after = await countRows(site);
  const left: Rows = new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
  return { struck, left, error };
}

function arm({ line, files }: Site, fault: Fault | null): void {
  if (fault?.kind === 'files') files.failAt(fault.at);
  else if (fault) line.cutAt(fault.at, fault.kind === 'database, before' ? 'before' : 'after');
}

function disarm({ line, files }: Site, fault: Fault | null): boolean {
  return fault?.kind === 'files' ? files.stopFailing() : line.stopCutting();
}

function stageOf(site: Site): Stage {
  const { services } = site;
  const comer = async (role: 'candidate' | 'recruiter') => {
    const person = new Person(askingTwice(site), services.config.origin);
    await person.signUp(`${role}-${randomUUID().slice(0, 8)}@example-${randomUUID().slice(0, 8)}.com`, role);
    return person;
  };
  return {
    newcomer: comer,
    verified: async (role) => {
      const person = await comer(role);
      const address = person.user?.email ?? '';
      await confirmAddress(services.database, address);
      if (role === 'recruiter') await person.signIn(address);
      return person;
    },
    settle: () => settle(services),
  };
}

/** The program as a page asks it: once more, word for word, what failed on the server's side. */
function askingTwice(site: Site): RequestTarget {
  return {
    request: async (url, init) => {
      const { app } = site;
      const answer = await app.request(url, init);
      if (answer.status >= 400 && site.isWhole) throw new Error(`${url}: ${await answer.text()}`);
      if (answer.status < 500) return answer;
      const isClear = answer.headers.get('content-type')?.includes('problem+json');
      if (!isClear) throw new Error(`${url} answered ${answer.status} without a clear error`);
      const again = await app.request(url, init);
      if (again.status >= 500)
        throw new Error(`${url} answered ${again.status} again: ${await again.text()}`);
      site.wasRefused ||= again.status >= 400;
      return again;
    },
  };
}

/** Does all work in the background; what a fault cut off is taken up again, as after a crash. */
async function settle(services: Running): Promise<void> {
  const { queue, inFlightDeliveries, database } = services;
  for (let tries = 0; ; tries++) {
    try {
      do await queue.drain(services);
      while (await inFlightDeliveries.end());
      return;
    } catch (error) {
      if (tries === 2) throw error;
      await database.sql("update pgboss.job set state = 'retry' where state = 'active'").catch(() => []);
    }
  }
}

async function countRows({ services }: Site): Promise<Rows> {
  const tables = await services.database.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const kept = tables.filter(({ name }) => !passing.has(name.replace('public.', '')));
  const counts = kept.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const rows = await services.database.sql<{ name: string; rows: number }>(counts.join(' union all '));
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/** Where something was refused in the end, less may be there, but no more. */
function tooMuch(wanted: Rows, left: Rows): string {
  return differences(new Map([...wanted].filter(([table, rows]) => (left.get(table) ?? 0) > rows)), left);
}

function differences(wanted: Rows, left: Rows): string {
  const tables = [...wanted].filter(([table, rows]) => left.get(table) !== rows);
  return tables
    .map(([table, rows]) => `${table} has ${left.get(table)} new rows instead of ${rows}`)
    .join(', ');
}

type FaultyFiles = { failAt(number: number): void; stopFailing(): boolean };

/** Makes calls of a file store fail when told to. */
function faulty(files: FileStore): FaultyFiles {
  let left = 0;
  let armed = false;
  for (const name of ['take', 'read', 'has', 'remove'] as const) {
    const call = files[name].bind(files) as (...given: unknown[]) => Promise<unknown>;
    const failing = async (...given: unknown[]) => {
      if (armed && left > 0 && --left === 0) throw new Error('The disk failed.');
      return call(...given);
    };
    Object.assign(files, { [name]: failing });
  }
  return {
    failAt: (number) => {
      left = number;
      armed = true;
    },
    stopFailing: () => {
      const failed = armed && left === 0;
      armed = false;
      return failed;
    },
  };
}

async function openSite(folder: string, url: string, line: FaultyConnection): Promise<Site> {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ORIGIN: 'http://localhost:3000',
    TENON_SECRET: randomBytes(32).toString('hex'),
  });
  // Its files are no strangers': a process reads many, which spares most of the time that a run takes.
  const documents = createDocumentReader({ atOnce: 2, documentsPerProcess: 50 });
  const pageDrawer = createPageDrawer({ documentsPerProcess: 50 });
  const hashing = { ...hashingLimits, by: cachedPasswordHash };
  const services = await openServices(config, { hashing, documents, pageDrawer });
  return {
    app: createApp(services, folder),
    services,
    line,
    files: faulty(services.files),
    isWhole: true,
    wasRefused: false,
  };
}

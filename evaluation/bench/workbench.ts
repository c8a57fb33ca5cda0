import { api } from '../../src/api/index.ts';
import type { CallInput } from '../../src/api/platform/endpoint.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import type { Database } from '../../src/server/platform/db/connect.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { retainFor } from '../../src/server/privacy/retention/commands.ts';
import { findPostgres, startPostgresOfSite } from '../../commands/steps/postgres.ts';
import { seedApplicants } from './filled-applicants.ts';
import { type FilledFields, seedFields } from './filled-fields.ts';
import { seedHistories } from './filled-histories.ts';
import { withFolder } from './folders.ts';
import { percentile, print, timed } from './print-figure.ts';

/** The full size, or a part of it, as for `applicants`. */
const part = Number(process.env['BENCH_PART'] ?? 1);
const counts = {
  candidates: Math.round(100_000 * part),
  jobs: Math.round(20_000 * part),
  applications: Math.round(1_000_000 * part),
  crowd: Math.round(10_000 * part),
};
const rounds = 20;
const email = 'recruiter@bench-hiring.example';

type Span = NonNullable<CallInput<typeof api.getHiringFigures>['query']>;
const spans: Record<string, Span> = {
  days30: { days: '30' },
  days90: { days: '90' },
  lastMonth: { period: 'last_month' },
  lastQuarter: { period: 'last_quarter' },
  thisYear: { period: 'this_year' },
  lastMonthAYearBefore: { period: 'last_month', compare: 'year' },
};

/**
 * What an employer's heavier work takes among a million applications with their histories: reports, lists by custom fields, and what
 * retention looks for. `BENCH_POSTGRES` names a PostgreSQL that is filled once and kept.
 */
export async function benchWorkbench(): Promise<void> {
  const kept = process.env['BENCH_POSTGRES'];
  const programs = kept === undefined ? findPostgres() : null;
  if (kept === undefined && !programs)
    return console.error('No PostgreSQL is installed: nothing is measured');
  const postgres = programs ? await startPostgresOfSite(programs) : { url: kept ?? '', stop: async () => {} };
  try {
    await withFolder((folder) => onDatabase(folder, postgres.url));
  } finally {
    await postgres.stop();
  }
}

async function onDatabase(folder: string, url: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  const services = await openServices(config);
  try {
    const person = new Person(createApp(services, folder), config.origin);
    const fields = await filled(services.database, url, person);
    const how = `${rounds} calls of the API in process, session and checks included, on PostgreSQL; ${counts.candidates} candidates, ${counts.jobs} jobs, ${counts.applications} applications with their moves, a twentieth of the jobs are of the company that asks, with a sixteenth of the applications`;
    await measureReports(person, how);
    await measureFields(person, fields, how);
    await measureRetention(services, person, how);
  } finally {
    await services.close();
  }
}

/** Fills an empty database; one that was filled before is taken as it is. */
async function filled(database: Database, url: string, person: Person): Promise<FilledFields> {
  const [before] = await database.sql('select 1 from applications limit 1');
  if (before) await person.signIn(email);
  else {
    await person.signUp(email, 'recruiter');
    const companyId = person.user?.company?.id ?? '';
    const seconds = await timed(async () => {
      await seedApplicants(database, url, companyId, person.id, counts);
      await seedHistories(url, person.id);
    });
    print({ figure: 'workbench.seeded', value: seconds / 1000, unit: 's', how: 'filling the database' });
  }
  return seedFields(url, person);
}

async function measureReports(person: Person, how: string): Promise<void> {
  const all: number[] = [];
  for (const [name, span] of Object.entries(spans)) {
    const query = { scope: 'team' as const, ...span };
    const figures = await timesOf(() => person.call(api.getHiringFigures, { query }));
    const report = await timesOf(() => person.call(api.getHiringReport, { query }));
    printTimes(`workbench.figures.${name}`, figures, how);
    printTimes(`workbench.report.${name}`, report, how);
    all.push(...figures, ...report);
  }
  printTimes('workbench.reports', all, `all spans; ${how}`);
}

async function measureFields(person: Person, fields: FilledFields, how: string): Promise<void> {
  const all: number[] = [];
  for (const [name, query] of Object.entries(fields)) {
    const times = await timesOf(() => person.call(api.listApplicants, { query }));
    printTimes(`workbench.fields.${name}`, times, how);
    all.push(...times);
  }
  printTimes('workbench.fields', all, `lists of applicants by custom fields, with their counts; ${how}`);
}

async function measureRetention(services: Running, person: Person, how: string): Promise<void> {
  const companyId = person.user?.company?.id ?? '';
  const body = { months: 6, countries: [] };
  const preview = await timesOf(() => person.call(api.previewRetention, { body }));
  printTimes('workbench.retention.preview', preview, `who would go after six months; ${how}`);
  const { version } = (await person.call(api.getRetention, {})).body;
  await person.call(api.changeRetention, { body: { version, ...body } });
  const announced = await timed(() => retainFor(services, companyId));
  const [noted] = await services.database.sql<{ count: number }>(
    'select count(*)::int as count from retention_notices where company_id = $1',
    [companyId],
  );
  const told = `a nightly run that announces ${noted?.count ?? 0} people and deletes nobody; ${how}`;
  print({ figure: 'workbench.retention.announced', value: announced, unit: 'ms', how: told });
  await services.database.sql('update retention_notices set delete_at = now() where company_id = $1', [
    companyId,
  ]);
  let deleted = 0;
  const night = await timed(async () => {
    deleted = await retainFor(services, companyId);
  });
  const nightly = `a nightly run that deletes ${deleted} people, the most of one company; ${how}`;
  print({ figure: 'workbench.retention.deleted', value: night / 1000, unit: 's', how: nightly });
}

function printTimes(figure: string, times: number[], how: string): void {
  for (const share of [0.5, 0.95])
    print({ figure: `${figure}.p${share * 100}`, value: percentile(times, share), unit: 'ms', how });
}

async function timesOf(ask: () => Promise<{ problem: unknown }>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const ms = await timed(async () => {
      const { problem } = await ask();
      if (problem) throw new Error(JSON.stringify(problem));
    });
    if (round >= 0) times.push(ms);
  }
  return times;
}

import { api } from '../../src/api/index.ts';
import type { CallInput } from '../../src/api/platform/endpoint.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices } from '../../src/server/process.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { percentile, print, timed } from './print-figure.ts';
import { type ApplicantCounts, seedApplicants } from './filled-applicants.ts';
import { withFolder } from './folders.ts';
import { benchPool, seedPool } from './talent-pool.ts';

/** The full size, or a part of it as `BENCH_PART` says: 0.02 for 2,000 candidates, 400 jobs and 20,000 applications. */
const part = Number(process.env['BENCH_PART'] ?? 1);
const counts: ApplicantCounts = {
  candidates: Math.round(100_000 * part),
  jobs: Math.round(20_000 * part),
  applications: Math.round(1_000_000 * part),
  crowd: Math.round(10_000 * part),
};
const rounds = 20;

/** What is typed into the search of the employer's menu: beginnings, whole names, and misspelt ones of several kinds. */
const typed = [
  'no',
  'ruth',
  'ruth oak7',
  'rtuh',
  'ruht oak7',
  'noro',
  'nour',
  'nobody',
  'desmodn',
  'enginer',
  'nrse',
  'qqqqqqqq',
];

type Query = NonNullable<CallInput<typeof api.listApplicants>['query']>;

/** Every filter of the list alone, and some together. */
const queries: Record<string, Query> = {
  all: {},
  fit: { sort: 'fit' },
  stage: { stage: 'new' },
  band: { band: 'strong' },
  unscored: { band: 'unscored' },
  days: { from: '2026-01-01', to: '2026-12-31' },
  source: { source: 'feed' },
  tag: { tag: 'Shortlist' },
  place: { place: 'lyon' },
  name: { q: 'ruth oak7' },
  rareName: { q: 'oak99998' },
  noName: { q: 'nobody is called this' },
  assigned: { assigned: 'me' },
  answerDue: { due: 'answer' },
  decisionDue: { due: 'decision' },
  together: { stage: 'screen', band: 'good', source: 'direct', q: 'noor' },
};

/** What a recruiter waits for among a million applications: the list with each filter, the board, the ranking of one job; and the talent pool. */
export async function benchApplicants(): Promise<void> {
  const programs = findPostgres();
  if (!programs) return console.error('No PostgreSQL is installed: applicants are not measured');
  const postgres = await startPostgres(programs);
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
    await person.signUp('recruiter@bench-hiring.example', 'recruiter');
    const companyId = person.user?.company?.id ?? '';
    let crowd = '';
    const seconds = await timed(async () => {
      crowd = await seedApplicants(services.database, url, companyId, person.id, counts);
    });
    print({ figure: 'applicants.seeded', value: seconds / 1000, unit: 's', how: 'filling the database' });
    const how = `${rounds} calls of the API in process, session and checks included, on PostgreSQL without fsync; ${counts.candidates} candidates, ${counts.jobs} jobs, ${counts.applications} applications, a twentieth of the jobs are of the company that asks, with a sixteenth of the applications`;
    await measureSearch(person, how);
    const all: number[] = [];
    for (const [name, query] of Object.entries(queries)) {
      const times = await timesOf(() => person.call(api.listApplicants, { query }));
      all.push(...times);
      print({ figure: `applicants.list.${name}.p95`, value: percentile(times, 0.95), unit: 'ms', how });
    }
    print({
      figure: 'applicants.list.p95',
      value: percentile(all, 0.95),
      unit: 'ms',
      how: `all filters, ${how}`,
    });
    const params = { id: crowd };
    const board = await timesOf(() => person.call(api.getBoard, { params }));
    print({ figure: 'applicants.board.p95', value: percentile(board, 0.95), unit: 'ms', how });
    const ranked = await timesOf(() =>
      person.call(api.listJobApplicants, { params, query: { sort: 'fit' } }),
    );
    print({
      figure: 'applicants.ranking.p95',
      value: percentile(ranked, 0.95),
      unit: 'ms',
      how: `${counts.crowd} applicants of one job by fit, first page with counts; ${how}`,
    });
    await seedPool(services.database, companyId);
    const pool = `first page with counts; everybody agreed to be found, a thousand are tagged; ${how}`;
    await benchPool(person, crowd, timesOf, pool);
  } finally {
    await services.close();
  }
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

/** The search of the employer's menu, misspelt words included. */
async function measureSearch(person: Person, how: string): Promise<void> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round++)
    for (const q of typed) {
      const took = await timed(() => person.call(api.searchCompany, { query: { q } }));
      if (round >= 0) times.push(took);
    }
  print({ figure: 'applicants.search.p50', value: percentile(times, 0.5), unit: 'ms', how });
  print({ figure: 'applicants.search.p95', value: percentile(times, 0.95), unit: 'ms', how });
}

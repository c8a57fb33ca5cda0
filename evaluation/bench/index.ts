import { jobTypes } from '../../src/api/jobs/jobs.ts';
import { buildJobIndex, type JobIndex } from '../../src/engine/search/job-index.ts';
import { understandSearch } from '../../src/engine/search/understand-search.ts';
import type { ListedJob } from '../../src/engine/search/listed-job.ts';
import { type Database, openDatabase } from '../../src/server/platform/db/connect.ts';
import { listNearestJobs } from '../../src/server/matching/fit/pair-queries.ts';
import {
  countFacets,
  listBestPaidJobs,
  listNewestJobs,
} from '../../src/server/jobs/job-search/search-queries.ts';
import { findPostgres, type Postgres, startPostgres } from '../../commands/steps/postgres.ts';
import { percentile, print, timed } from './print-figure.ts';
import { seedJobs } from './filled-jobs.ts';
import { listedJob } from './generated-jobs.ts';
import { type BenchQuestion, benchQuestions, questionsNear } from './index-searches.ts';
import { withoutIndexes } from './without-indexes.ts';

const sizes = (process.env['BENCH_JOBS'] ?? '1000,10000,100000,1000000').split(',').map(Number);
/** The most jobs that are also put into a database to be asked the same. */
const maxInSql = Number(process.env['BENCH_SQL_JOBS'] ?? '100000');
const asked = 400;
const rounds = 5;
const now = 1_700_000_000_000;

/** The index of open jobs at growing sizes: time to answer, to build, memory, growth; beside SQL on PostgreSQL, same questions. */
export async function benchIndex(): Promise<void> {
  const p95s: { size: number; ms: number }[] = [];
  const programs = findPostgres();
  if (!programs) console.error('No PostgreSQL is installed: only the index is measured');
  for (const size of sizes) {
    const questions = benchQuestions(asked, size);
    const { p95, index } = await measureIndex(size, questions);
    p95s.push({ size, ms: p95 });
    if (programs && size <= maxInSql) await measureSql(programs, size, index, inSql(index, questions));
  }
  const [first, last] = [p95s[0], p95s.at(-1)];
  if (first && last && first !== last)
    print({
      figure: 'index.growth',
      value: Math.log(last.ms / first.ms) / Math.log(last.size / first.size),
      unit: 'exponent',
      how: `of p95 in the number of jobs, from ${first.size} to ${last.size}; 1 would be in proportion`,
    });
}

/** The ids that answer a question, and how many jobs there are in all where that is counted; null where it was corrected. */
type Found = { ids: string[]; total: number | null } | null;

async function measureIndex(size: number, questions: BenchQuestion[]) {
  const before = memory();
  const { index, seconds } = build(size);
  const used = memory() - before;
  const times = await timesOf(questions, (question) => ask(index, question));
  const how = `${size} generated jobs, ${times.length} questions (texts, filters, pay, misspellings, skills), top 50 with counts and facets`;
  const figure = (name: string, value: number, unit: string, more = '') =>
    print({ figure: `index.${size}.${name}`, value, unit, how: more === '' ? how : `${how}; ${more}` });
  const p95 = percentile(times, 0.95);
  figure('p50', percentile(times, 0.5), 'ms');
  figure('p95', p95, 'ms');
  const quickest = await quickestOf(questions, (question) => ask(index, question));
  figure('p95.undisturbed', percentile(quickest, 0.95), 'ms', `of each the quickest of ${rounds} times`);
  for (const [kind, some] of Object.entries(kindsOf(questions))) {
    const took = await timesOf(some, (question) => ask(index, question));
    figure(`${kind}.p95`, percentile(took, 0.95), 'ms', `only the ${took.length} with ${kind}`);
  }
  figure('build', seconds, 's', 'from postings with their words to the index');
  figure('arrays', index.byteLength / 1e6, 'MB', 'typed arrays of the index');
  figure('memory', used / 1e6, 'MB', 'heap and array buffers, after a collection under node --expose-gc');
  return { p95, index };
}

function kindsOf(
  questions: BenchQuestion[],
): Record<'words' | 'phrases' | 'places' | 'nearest', BenchQuestion[]> {
  const typed = questions.filter((question) => 'search' in question && question.q !== '');
  const isQuoted = (question: BenchQuestion) => 'q' in question && question.q.startsWith('"');
  return {
    words: typed.filter((each) => !isQuoted(each)),
    phrases: typed.filter(isQuoted),
    places: questionsNear(questions),
    nearest: questionsNear(questions, 'nearest'),
  };
}

/** The index of so many generated jobs, and how long building took without making the jobs up. */
function build(size: number): { index: JobIndex; seconds: number } {
  const builder = buildJobIndex(size);
  let ms = 0;
  for (let from = size; from > 0; from -= 1000) {
    const jobs: ListedJob[] = [];
    for (let number = from - 1; number >= Math.max(0, from - 1000); number--) jobs.push(listedJob(number));
    const started = performance.now();
    for (const job of jobs) builder.add(job);
    ms += performance.now() - started;
  }
  const started = performance.now();
  const index = builder.finish();
  return { index, seconds: (ms + performance.now() - started) / 1000 };
}

function ask(index: JobIndex, question: BenchQuestion): Found {
  if ('skills' in question)
    return { ids: index.match(question.skills, 50, now).map(({ id }) => id), total: null };
  const answer = index.ask(question.search);
  if (answer.replaced.length > 0) return null;
  return { ids: answer.page.map(({ id }) => id), total: answer.total };
}

/** The questions as SQL can be asked: with the other forms and names that the index finds, and newest first in place of relevance. */
function inSql(index: JobIndex, questions: BenchQuestion[]): BenchQuestion[] {
  return questions.map((question) => {
    if ('skills' in question) return question;
    const { text, order } = question.search;
    const search = { ...question.search, order: order === 'relevance' ? ('newest' as const) : order };
    return text
      ? { ...question, search, understood: understandSearch(text, index.knownWords()).search }
      : { ...question, search };
  });
}

async function measureSql(programs: string, size: number, index: JobIndex, questions: BenchQuestion[]) {
  const postgres = await databaseFor(programs, size);
  const database = await openDatabase({ kind: 'postgres', url: postgres.url, max: 2 }, () => {});
  try {
    await fillOnce(database, postgres.url, size);
    const some = questions.slice(0, size > 100_000 ? 40 : 100);
    const found: Found[] = [];
    const times = await timesOf(some, async (question) => found.push(await askSql(database, question)));
    const own = found.slice(-some.length);
    const how = `${some.length} of the same questions as SQL on PostgreSQL without fsync, ${size} jobs`;
    const figure = (name: string, value: number, unit: string) =>
      print({ figure: `sql.${size}.${name}`, value, unit, how });
    figure('p50', percentile(times, 0.5), 'ms');
    figure('p95', percentile(times, 0.95), 'ms');
    const compared = some
      .map((question, at) => [ask(index, question), own[at]] as const)
      .filter(([mine]) => mine);
    const same = compared.filter(([mine, theirs]) => isSame(mine, theirs));
    figure(
      'same',
      same.length / compared.length,
      `share of questions with the same top 50, and the same count where all were counted`,
    );
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** An empty database, or, for the largest size, the one named by `BENCH_POSTGRES`, which is filled once and kept. */
async function databaseFor(programs: string, size: number): Promise<Postgres> {
  const kept = process.env['BENCH_POSTGRES'];
  if (kept === undefined || size < Math.max(...sizes)) return startPostgres(programs);
  return { url: kept, stop: () => Promise.resolve() };
}

async function fillOnce(database: Database, url: string, size: number): Promise<void> {
  const [filled] = await database.sql('select 1 from job_posting limit 1');
  if (filled) return;
  await withoutIndexes(url, ['job_posting'], () => seedJobs(database, size, (number) => now + number * 1000));
}

/** Whether both found the same jobs in the same order, and as many, where both counted. */
function isSame(one: Found | undefined, other: Found | undefined): boolean {
  if (!one || !other || one.ids.join() !== other.ids.join()) return false;
  return one.total === null || other.total === null || one.total === other.total;
}

async function askSql(database: Database, question: BenchQuestion): Promise<Found> {
  if ('skills' in question)
    return { ids: await listNearestJobs(database, question.skills, 50, new Date(now)), total: null };
  const { jobType, country, order } = question.search;
  const text = question.understood;
  const type = jobType === undefined ? undefined : jobTypes[jobType];
  const search = { text, jobType: type, country, candidateId: null, now: new Date(now), limit: 50 };
  const list = order === 'pay' ? listBestPaidJobs : listNewestJobs;
  const rows = await list(database, search, null);
  const { isPart, kinds } = await countFacets(database, search);
  const ofType = kinds.filter((kind) => type === undefined || kind.type === type);
  const total = ofType.reduce((sum, { count }) => sum + count, 0);
  return { ids: rows.map(({ item }) => item.id), total: isPart ? null : total };
}

async function timesOf(questions: BenchQuestion[], answer: (question: BenchQuestion) => unknown) {
  for (const question of questions.slice(0, 20)) await answer(question);
  const times: number[] = [];
  for (const question of questions) times.push(await timed(() => answer(question)));
  return times;
}

/** The least of several times for each question: other programs on the machine disturb it least. */
async function quickestOf(questions: BenchQuestion[], answer: (question: BenchQuestion) => unknown) {
  const least: number[] = [];
  for (const question of questions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timed(() => answer(question)));
    least.push(Math.min(...times));
  }
  return least;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

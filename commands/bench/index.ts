import { buildJobIndex, type JobIndex } from '../../src/engine/search/job-index.ts';
import { jobTypes } from '../../src/api/jobs.ts';
import { type Database, openDatabase } from '../../src/server/db/connect.ts';
import { countFacets, listBestPaidJobs, listNewestJobs } from '../../src/server/jobs/search-queries.ts';
import { findPostgres, startPostgres } from '../steps/postgres.ts';
import { percentile, print, timed } from './figure.ts';
import { seedJobs } from './filled-jobs.ts';
import { listedJob } from './generated-jobs.ts';
import { type BenchQuestion, benchQuestions } from './index-searches.ts';

const sizes = (process.env['BENCH_JOBS'] ?? '1000,10000,100000,1000000').split(',').map(Number);
/** The most jobs that are also put into a database to be asked the same. */
const mostInSql = 100_000;

/** The index of open jobs at growing sizes: time to answer, to build, memory, growth; beside SQL on PostgreSQL, same questions. */
export async function benchIndex(): Promise<void> {
  const p95s: { size: number; ms: number }[] = [];
  const programs = findPostgres();
  if (!programs) console.error('No PostgreSQL is installed: only the index is measured');
  for (const size of sizes) {
    const before = memory();
    let index = buildJobIndex(0).finish();
    const built = await timed(() => (index = build(size)));
    const used = memory() - before;
    const questions = benchQuestions(400, size);
    const times = await timesOf(questions, (question) => ask(index, question));
    const how = `${size} generated jobs, ${times.length} questions (texts, filters, pay, misspellings, skills), top 50 with counts and facets`;
    p95s.push({ size, ms: percentile(times, 0.95) });
    print({ figure: `index.${size}.p50`, value: percentile(times, 0.5), unit: 'ms', how });
    print({ figure: `index.${size}.p95`, value: percentile(times, 0.95), unit: 'ms', how });
    print({
      figure: `index.${size}.build`,
      value: built / 1000,
      unit: 's',
      how: `${how}; making the texts included`,
    });
    print({
      figure: `index.${size}.arrays`,
      value: index.byteLength / 1e6,
      unit: 'MB',
      how: 'typed arrays of the index',
    });
    print({
      figure: `index.${size}.memory`,
      value: used / 1e6,
      unit: 'MB',
      how: 'heap and array buffers after a collection, where node runs with --expose-gc',
    });
    if (programs && size <= mostInSql) await benchSql(programs, size, questions);
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

function build(size: number): JobIndex {
  const builder = buildJobIndex(size);
  for (let number = size - 1; number >= 0; number--) builder.add(listedJob(number));
  return builder.finish();
}

function ask(index: JobIndex, question: BenchQuestion): unknown {
  if ('skills' in question) return index.match(question.skills, 50, 1_700_000_000_000);
  return index.ask(question.search);
}

async function benchSql(programs: string, size: number, questions: BenchQuestion[]): Promise<void> {
  const postgres = await startPostgres(programs);
  const database = await openDatabase({ kind: 'postgres', url: postgres.url, max: 2 }, () => {});
  try {
    await seedJobs(database, size);
    await database.sql('vacuum (analyze)');
    const times = await timesOf(questions.slice(0, 100), (question) => askSql(database, question));
    const how = `the same questions (the first 80 without skills) as SQL on PostgreSQL without fsync, ${size} jobs`;
    print({ figure: `sql.${size}.p50`, value: percentile(times, 0.5), unit: 'ms', how });
    print({ figure: `sql.${size}.p95`, value: percentile(times, 0.95), unit: 'ms', how });
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function askSql(database: Database, question: BenchQuestion): Promise<unknown> {
  if ('skills' in question) return null;
  const { text, jobType, country, order } = question.search;
  const search = {
    text,
    jobType: jobType === undefined ? undefined : jobTypes[jobType],
    country,
    candidateId: null,
    now: new Date(),
    limit: 50,
  };
  const rows =
    order === 'pay' ? listBestPaidJobs(database, search, null) : listNewestJobs(database, search, null);
  return [await rows, await countFacets(database, search)];
}

async function timesOf(questions: BenchQuestion[], answer: (question: BenchQuestion) => unknown) {
  for (const question of questions.slice(0, 20)) await answer(question);
  const times: number[] = [];
  for (const question of questions) times.push(await timed(() => answer(question)));
  return times;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

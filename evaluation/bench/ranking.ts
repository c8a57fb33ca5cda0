import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FitResult, JobFacts } from '../../src/engine/fit/facts.ts';
import { factsFromReading } from '../../src/engine/fit/from-reading.ts';
import { prepareCandidate, prepareJob } from '../../src/engine/fit/prepare.ts';
import { scorePrepared } from '../../src/engine/fit/score.ts';
import { WEIGHTS_VERSION, WEIGHTS_VERSIONS, type WeightsVersion } from '../../src/engine/fit/weights.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { print, printBetween } from './print-figure.ts';
import { meanWithInterval, measureOrder, type Order } from './ranking-measures.ts';
import { wordMatch } from './bm25.ts';

const gradedJob = z.object({
  id: z.string(),
  lang: z.string(),
  trade: z.string(),
  title: z.string(),
  description: z.string(),
  posting: z.string(),
  required: z.array(z.string()),
  desired: z.array(z.string()),
  years: z.number().nullable(),
  education: z.string().nullable(),
  languages: z.array(z.string()),
  candidates: z.array(z.object({ resume: z.string(), grade: z.int(), tag: z.string() })),
});
type GradedJob = z.infer<typeof gradedJob>;
const resumes = z.array(z.object({ id: z.string(), text: z.string() }));

/** What an order is called, and the number it gives a candidate for a job. */
type Ranker = { name: string; score: (job: GradedJob, resume: string) => number };

/**
 * Orders the graded candidates of a folder's jobs (`jobs.json`, `resumes.json`) by each ranking there is, and prints how well, with
 * intervals from 2,000 draws of the jobs.
 */
export async function benchRanking(folder: string): Promise<void> {
  const jobs = z.array(gradedJob).parse(JSON.parse(await readFile(join(folder, 'jobs.json'), 'utf8')));
  const texts = new Map(
    resumes
      .parse(JSON.parse(await readFile(join(folder, 'resumes.json'), 'utf8')))
      .map(({ id, text }) => [id, text]),
  );
  const results = await scoresOf(texts);
  const rankers = [byWords(texts), ...byScores(results)];
  for (const ranker of rankers) {
    const measured = jobs.map((job) => ({ job, order: orderOf(job, ranker) }));
    const english = measured.filter(({ job }) => job.lang === 'en');
    const foreign = measured.filter(({ job }) => job.lang !== 'en');
    for (const [part, some] of Object.entries({ all: measured, english, foreign }))
      if (some.length > 0)
        printOrder(
          `ranking.${ranker.name}.${part}`,
          some.map(({ order }) => order),
        );
  }
  printOtherTrades(jobs, results);
  printNumbers(
    jobs.flatMap((job) =>
      job.candidates.map(({ grade, tag, resume }) => ({
        grade,
        tag,
        number: results(job, resume).skillOverlap,
      })),
    ),
  );
}

function byWords(texts: ReadonlyMap<string, string>): Ranker {
  const match = wordMatch(texts);
  return { name: 'bm25', score: (job, resume) => match(job.posting, resume) };
}

/** Scores a job's candidate by a version of the weights. */
type Results = (job: GradedJob, resume: string, version?: WeightsVersion) => FitResult;

async function scoresOf(texts: ReadonlyMap<string, string>): Promise<Results> {
  const candidates = new Map<string, ReturnType<typeof prepareCandidate>>();
  for (const [id, text] of texts) {
    const outcome = await extractAndParse(new TextEncoder().encode(text), { now: GRADED_IN });
    if (!outcome.ok) throw new Error(`${id}: ${outcome.code}`);
    candidates.set(id, prepareCandidate({ ...factsFromReading(outcome.reading), asOf: GRADED_IN }));
  }
  return (job, resume, version = WEIGHTS_VERSION) => {
    const candidate = candidates.get(resume);
    if (!candidate) throw new Error(`There is no resume ${resume}`);
    return scorePrepared(candidate, prepareJob(factsOf(job)), version);
  };
}

function byScores(resultOf: Results): Ranker[] {
  return [
    ...WEIGHTS_VERSIONS.filter((version) => version !== '1').map((version) => ({
      name: `number-${version}`,
      score: (job: GradedJob, resume: string) => resultOf(job, resume, version).skillOverlap,
    })),
    ...WEIGHTS_VERSIONS.map((version) => ({
      name: `fit-${version}`,
      score: (job: GradedJob, resume: string) => resultOf(job, resume, version).fit,
    })),
  ];
}

/** How many of the people written for jobs of other trades have a number that says more than "low". */
function printOtherTrades(jobs: GradedJob[], results: Results): void {
  const written = jobs.flatMap(({ trade, candidates }) =>
    candidates.filter(({ tag }) => tag !== 'other').map(({ resume }) => ({ trade, resume })),
  );
  const numbers = jobs.flatMap((job) =>
    written
      .filter(
        ({ trade, resume }) => trade !== job.trade && job.candidates.every((one) => one.resume !== resume),
      )
      .map(({ resume }) => results(job, resume).skillOverlap),
  );
  print({
    figure: 'ranking.number.other-trades-from-40',
    value: numbers.filter((number) => number >= 40).length / Math.max(1, numbers.length),
    unit: 'share',
    how: `of ${numbers.length}`,
  });
}

/** What the number says of each grade, of those who own the words alone, and of those who did the same work in other words. */
function printNumbers(numbers: { grade: number; tag: string; number: number }[]): void {
  const mean = (figure: string, some: { number: number }[]) => {
    if (some.length === 0) return;
    const value = some.reduce((sum, one) => sum + one.number, 0) / some.length;
    print({ figure: `ranking.number.${figure}`, value, unit: 'percent', how: `mean of ${some.length}` });
  };
  const share = (figure: string, some: { number: number }[], holds: (number: number) => boolean) =>
    print({
      figure: `ranking.number.${figure}`,
      value: some.filter(({ number }) => holds(number)).length / Math.max(1, some.length),
      unit: 'share',
      how: `of ${some.length}`,
    });
  const ofGrade = (grade: number) => numbers.filter((one) => one.grade === grade);
  for (const grade of [0, 1, 2, 3]) mean(`grade-${grade}`, ofGrade(grade));
  share('grade-0-from-60', ofGrade(0), (number) => number >= 60);
  share('grade-3-below-40', ofGrade(3), (number) => number < 40);
  for (const [figure, tags] of Object.entries(TAGS))
    mean(
      figure,
      numbers.filter(({ tag }) => tags.includes(tag)),
    );
}

function factsOf(job: GradedJob): JobFacts {
  return {
    title: job.title,
    description: job.description,
    skills: job.required,
    desiredSkills: job.desired,
    years: job.years,
    education: job.education,
    languages: job.languages,
    locationType: 'on_site',
    locations: [],
  };
}

function orderOf(job: GradedJob, { score }: Ranker): Order {
  return measureOrder(job.candidates.map(({ grade, resume }) => ({ grade, score: score(job, resume) })));
}

function printOrder(name: string, orders: Order[]): void {
  const how = `${orders.length} jobs; interval from 2,000 draws of the jobs`;
  for (const measure of ['ndcg5', 'pairs', 'tau'] as const) {
    const { value, between } = meanWithInterval(orders.map((order) => order[measure]));
    printBetween({ figure: `${name}.${measure}`, value, unit: 'share', how }, between);
  }
}

/** The month up to which the graded people's present positions run. */
const GRADED_IN = '2026-11';
const TAGS = { 'keyword-owners': ['stuffer', 'keywords'], synonyms: ['syn'], ideal: ['ideal'] };

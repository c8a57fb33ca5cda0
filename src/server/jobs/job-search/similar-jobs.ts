import type { PayComparison } from '../../../api/jobs/pay-comparison.ts';
import type { Services } from '../../context.ts';
import type { StoredCard } from '../jobs/card-queries.ts';
import { listCards } from './search-queries.ts';
import { type ComparedJob, findComparedJob, listPayOfSimilar, listSimilarIds } from './similar-queries.ts';

type Ports = Pick<Services, 'database' | 'jobIndex'>;

/** How many similar jobs are shown. */
const shown = 5;
/** Some of those found may be hidden by the person, or closed just now. */
const spare = 15;
/** Fewer than so many jobs say nothing of what others pay. */
const fewestPaid = 5;
/** Of very many similar jobs with pay the newest are looked at. */
const newestPaid = 300;

/**
 * Up to five open jobs that ask for the same skills as this one, those most like it first, and what it pays in a year beside similar
 * ones: open jobs with pay in its currency that ask for half of its skills at least. The pay is null when the job states none or too
 * few others do. From the index in memory once it is there, else from the database.
 */
export async function findSimilarJobs(
  services: Ports,
  jobId: string,
  asker: { candidateId: string | null; now: Date },
): Promise<{ items: StoredCard[]; pay: PayComparison | null }> {
  const job = await findComparedJob(services.database, jobId);
  if (!job || job.skillIds.length === 0) return { items: [], pay: null };
  const [items, pay] = await Promise.all([
    cardsOfSimilar(services, job, asker),
    comparePay(services, job, asker.now),
  ]);
  return { items, pay };
}

async function cardsOfSimilar(
  { database, jobIndex }: Ports,
  job: ComparedJob,
  asker: { candidateId: string | null; now: Date },
): Promise<StoredCard[]> {
  const found = jobIndex.current?.similar(job, shown + spare, asker.now.getTime());
  const ids = found
    ? found.map(({ id }) => id)
    : await listSimilarIds(database, job, shown + spare, asker.now);
  return (await listCards(database, ids, asker)).slice(0, shown);
}

async function comparePay(
  { database, jobIndex }: Ports,
  job: ComparedJob,
  now: Date,
): Promise<PayComparison | null> {
  if (job.pay === null) return null;
  const paid =
    jobIndex.current?.payOfSimilar(job, newestPaid, now.getTime()) ??
    (await listPayOfSimilar(database, job, now));
  if (paid.length < fewestPaid) return null;
  const sorted = paid.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  return {
    currency: job.currency,
    own: job.pay,
    jobs: paid.length,
    low: share(0.25),
    median: share(0.5),
    high: share(0.75),
  };
}

import type { PayComparison } from '../../../api/jobs/pay-comparison.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isFound } from './found-queries.ts';

/** Fewer than so many jobs say nothing of what others pay. */
const fewest = 5;
/** Of very many similar jobs the newest are looked at. */
const newest = 300;

/**
 * What a job pays in a year beside similar ones: open jobs with pay in its currency that ask for half of its skills at least.
 * Null when the job states no pay or too few others do.
 */
export async function comparePay(
  database: Database,
  jobId: string,
  now: Date,
): Promise<PayComparison | null> {
  const [job] = await database.sql<{ skills: string[]; own: string | null; currency: string }>(
    'select skill_ids as skills, annual_pay as own, salary_currency as currency from job_posting where id = $1',
    [jobId],
  );
  if (!job || job.own === null || job.skills.length === 0) return null;
  // As a value, and not from a join, the skills tell the planner how many jobs share them.
  const values: unknown[] = [jobId, job.skills, job.currency, Math.ceil(job.skills.length / 2)];
  const [found] = await database.sql<Record<'jobs' | 'low' | 'median' | 'high', string>>(
    `with near as materialized (
       select j.annual_pay, j.skill_ids from job_posting j
        where j.skill_ids && $2::text[] and j.id <> $1 and j.annual_pay is not null and j.salary_currency = $3
          and ${isFound({ candidateId: null, now }, values)}
        order by j.created_at desc limit ${newest})
     select count(*) as jobs,
            percentile_disc(0.25) within group (order by annual_pay) as low,
            percentile_disc(0.5) within group (order by annual_pay) as median,
            percentile_disc(0.75) within group (order by annual_pay) as high
       from near
      where (select count(*) from unnest(skill_ids) as skill where skill = any($2::text[])) >= $4`,
    values,
  );
  if (!found || Number(found.jobs) < fewest) return null;
  return {
    currency: job.currency,
    own: Number(job.own),
    jobs: Number(found.jobs),
    low: Number(found.low),
    median: Number(found.median),
    high: Number(found.high),
  };
}

import type { Database } from '../../platform/db/connect.ts';
import { memberReaches } from '../../platform/db/sql-parts.ts';

/** How soon applicants to a job hear something: what is promised, and how often it was kept. */
export type AnswerTime = { days: number | null; rate: number | null; of: number };

/** A job with answers that are overdue: how many, since when, and who is told of it. */
export type OverdueJob = {
  jobId: string;
  title: string;
  count: number;
  oldest: Date;
  postedBy: string | null;
  owners: string[];
};

/** Fewer applications than this say nothing about how a promise is kept. */
const fewest = 5;

/**
 * The promise of a job's posting, and in percent how often it was kept for those who applied in the last year and whose time
 * is over, withdrawn ones left out; the rate is null with fewer than five.
 */
export async function findAnswerTime(database: Database, jobId: string, now: Date): Promise<AnswerTime> {
  const [row] = await database.planned<{ days: number; of: number; kept: number }>(
    `select p.answer_days as days, count(a.id)::int as of,
            (count(a.id) filter (where a.answered_at <= a.created_at + p.answer_days * interval '1 day'))::int as kept
       from job_pipelines p
       left join applications a on a.job_id = p.job_id and a.stage <> 'withdrawn'
        and a.created_at > $2::timestamptz - interval '1 year'
        and a.created_at < $2::timestamptz - p.answer_days * interval '1 day'
      where p.job_id = $1 and p.answer_days is not null
      group by p.job_id, p.answer_days`,
    [jobId, now],
  );
  if (!row) return { days: null, rate: null, of: 0 };
  const rate = row.of < fewest ? null : Math.round((row.kept / row.of) * 100);
  return { days: row.days, rate, of: row.of };
}

/** Jobs whose promised answers are overdue by at least so many days, with whom to tell. */
export function listOverdueJobs(database: Database, now: Date, byDays: number): Promise<OverdueJob[]> {
  return database.sql<OverdueJob>(
    `select j.id as "jobId", j.title, count(*)::int as count, min(a.created_at) as oldest,
            max(m.user_id::text)::uuid as "postedBy",
            array(select o.user_id from company_members o where o.company_id = j.company_id and o.owner) as owners
       from job_pipelines p
       join job_posting j on j.id = p.job_id
       join applications a on a.job_id = j.id and a.answered_at is null and a.stage in ('new','screen','interview','offer')
       left join (company_members m join users u on u.id = m.user_id)
         on m.user_id = j.created_by and m.company_id = j.company_id and ${memberReaches('j.id')}
      where p.answer_days is not null
        and a.created_at < $1::timestamptz - (p.answer_days + $2::int) * interval '1 day'
      group by j.id`,
    [now, byDays],
  );
}

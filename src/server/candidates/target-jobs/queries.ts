import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import { jobPosting, targetJobs } from '../../platform/db/schema.ts';

/** What decides whether a job can be a target. */
export async function findTargetable(database: Database, jobId: string) {
  const [row] = await database.db
    .select({ status: jobPosting.status, isSample: jobPosting.isSample })
    .from(jobPosting)
    .where(eq(jobPosting.id, jobId));
  return row ?? null;
}

/** Adds a job to this person's targets; false when it was there. */
export async function insertTarget(database: Database, userId: string, jobId: string): Promise<boolean> {
  const added = await database.db
    .insert(targetJobs)
    .values({ userId, jobId })
    .onConflictDoNothing()
    .returning({ jobId: targetJobs.jobId });
  return added.length > 0;
}

/** Takes a job off this person's targets. */
export async function deleteTarget(database: Database, userId: string, jobId: string): Promise<void> {
  await database.db.delete(targetJobs).where(and(eq(targetJobs.userId, userId), eq(targetJobs.jobId, jobId)));
}

type Counts = Record<'pending' | 'last_30_days' | 'last_6_months' | 'total', string | number>;
type TargetCounts = { pending: number; last_30_days: number; last_6_months: number; any: boolean };

/** The three counts of the target-jobs card: not applied to yet, and by the date added. */
export function targetCounts(userId: string, now: Date) {
  return query<Counts, TargetCounts>(
    `select count(*) filter (where a.id is null and t.stage = 'saved' and j.status = 'open') as pending,
            count(*) filter (where t.created_at > $2::timestamptz - interval '30 days') as last_30_days,
            count(*) filter (where t.created_at > $2::timestamptz - interval '6 months') as last_6_months,
            count(*) as total
       from target_jobs t
       join job_posting j on j.id = t.job_id
       left join applications a on a.job_id = t.job_id and a.candidate_id = t.user_id
      where t.user_id = $1`,
    [userId, now],
    ([row]) => ({
      pending: Number(row?.pending ?? 0),
      last_30_days: Number(row?.last_30_days ?? 0),
      last_6_months: Number(row?.last_6_months ?? 0),
      any: Number(row?.total ?? 0) > 0,
    }),
  );
}

/** An open job that somebody saved and has not applied to, which closes soon. */
export type ClosingTarget = {
  userId: string;
  jobId: string;
  title: string;
  employer: string;
  expiresAt: Date;
};

/** Saved open jobs that close between now and `until` and were not applied to, soonest first: one person's, or everybody's. */
export function listClosingTargets(
  database: Database,
  userId: string | null,
  now: Date,
  until: Date,
): Promise<ClosingTarget[]> {
  return runQuery(database, closingTargets(userId, now, until));
}

/** The query behind `listClosingTargets`. */
export function closingTargets(userId: string | null, now: Date, until: Date): Query<ClosingTarget[]> {
  type Row = { user_id: string; job_id: string; title: string; employer: string; expires_at: Date | string };
  return query<Row, ClosingTarget[]>(
    `select t.user_id, t.job_id, j.title, j.employer_name as employer, j.expires_at
       from target_jobs t
       join job_posting j on j.id = t.job_id
      where ($1::uuid is null or t.user_id = $1) and j.status = 'open' and j.expires_at > $2 and j.expires_at <= $3
        and not exists (select 1 from applications a where a.candidate_id = t.user_id and a.job_id = t.job_id)
      order by j.expires_at, t.job_id`,
    [userId, now, until],
    (rows) =>
      rows.map((row) => ({
        userId: row.user_id,
        jobId: row.job_id,
        title: row.title,
        employer: row.employer,
        expiresAt: new Date(row.expires_at),
      })),
  );
}

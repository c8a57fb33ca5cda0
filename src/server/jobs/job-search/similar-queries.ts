import type { Database } from '../../platform/db/connect.ts';
import { isFound } from './found-queries.ts';

/** What makes other jobs similar to one, and their pay comparable to its own. */
export type ComparedJob = { id: string; skillIds: string[]; pay: number | null; currency: string };

/** Of very many jobs that share a skill the database looks at so many of the newest. */
const newest = 300;

/** What a job is compared by, or null where there is none. */
export async function findComparedJob(database: Database, id: string): Promise<ComparedJob | null> {
  const [row] = await database.planned<Omit<ComparedJob, 'pay'> & { pay: string | null }>(
    `select id, skill_ids as "skillIds", annual_pay as pay, salary_currency as currency from job_posting where id = $1`,
    [id],
  );
  return row ? { ...row, pay: row.pay === null ? null : Number(row.pay) } : null;
}

/** The ids of the open jobs most like one, as `JobIndex.similar` finds them, among the newest that share a skill with it. */
export async function listSimilarIds(
  database: Database,
  job: ComparedJob,
  limit: number,
  now: Date,
): Promise<string[]> {
  // As a value, and not from a join, the skills tell the planner how many jobs share them.
  const values: unknown[] = [job.id, job.skillIds, limit];
  const rows = await database.sql<{ id: string }>(
    `with near as materialized (
       select j.id, j.skill_ids, j.created_at from job_posting j
        where j.skill_ids && $2::text[] and j.id <> $1 and ${isFound({ candidateId: null, now }, values)}
        order by j.created_at desc, j.id desc limit ${newest}),
     counted as (
       select id, created_at, cardinality(skill_ids) as asked,
              (select count(*) from unnest(skill_ids) as skill where skill = any($2::text[])) as shared from near)
     select id from counted
      order by shared::float8 / (cardinality($2::text[]) + asked - shared) desc, created_at desc, id desc limit $3`,
    values,
  );
  return rows.map(({ id }) => id);
}

/**
 * What the newest open jobs pay in a year, in the currency of this one, that ask for half of its skills at least, among the newest
 * that share a skill with it.
 */
export async function listPayOfSimilar(database: Database, job: ComparedJob, now: Date): Promise<number[]> {
  const values: unknown[] = [job.id, job.skillIds, job.currency, Math.ceil(job.skillIds.length / 2)];
  const rows = await database.sql<{ pay: string }>(
    `with near as materialized (
       select j.annual_pay, j.skill_ids from job_posting j
        where j.skill_ids && $2::text[] and j.id <> $1 and j.annual_pay is not null and j.salary_currency = $3
          and ${isFound({ candidateId: null, now }, values)}
        order by j.created_at desc limit ${newest})
     select annual_pay as pay from near
      where (select count(*) from unnest(skill_ids) as skill where skill = any($2::text[])) >= $4`,
    values,
  );
  return rows.map(({ pay }) => Number(pay));
}

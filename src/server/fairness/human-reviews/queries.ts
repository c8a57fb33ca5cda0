import type { HumanReview } from '../../../api/fairness/human-reviews.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, memberReaches, inEmployerScope } from '../../platform/db/sql-parts.ts';

/** A request for a review by a person, with its answer where there is one. */
export type StoredReview = {
  id: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
  jobId: string;
  jobTitle: string;
  employer: string;
  reason: string;
  askedAt: Date;
  dueAt: Date;
  outcome: HumanReview['outcome'];
  answer: string;
  answeredBy: string;
  answeredAt: Date | null;
  version: number;
};

/** Overdue requests to one job: how many, since when, and who is told. */
export type OverdueReviews = { jobId: string; title: string; count: number; due: Date; people: string[] };

const shownSql = `
  select h.id, h.application_id as "applicationId", h.company_id as "companyId", a.candidate_id as "candidateId",
         a.job_id as "jobId", j.title as "jobTitle", j.employer_name as employer, h.reason, h.asked_at as "askedAt",
         h.due_at as "dueAt", h.outcome, h.answer, coalesce(${colleagueName('u')}, '') as "answeredBy", h.answered_at as "answeredAt", h.version
    from human_reviews h
    join applications a on a.id = h.application_id
    join job_posting j on j.id = a.job_id
    left join company_members m on m.user_id = h.answered_by and m.company_id = h.company_id
    left join users u on u.id = m.user_id`;

/** The requests about one application, the newest first. Whose it is has been asked before. */
export function listReviews(database: Database, applicationId: string): Promise<StoredReview[]> {
  return database.planned<StoredReview>(
    `${shownSql} where h.application_id = $1 order by h.asked_at desc, h.id desc limit 20`,
    [applicationId],
  );
}

/** One request to a company within the caller's reach; null for everybody else. */
export async function findReview(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<StoredReview | null> {
  const [row] = await database.planned<StoredReview>(
    `${shownSql} where h.id = $1 and h.company_id = $2 and ${inEmployerScope('a.job_id', '$3')}`,
    [id, companyId, onTeam],
  );
  return row ?? null;
}

/** Stores a request; false when another one about the same application is open. */
export async function insertReview(
  database: Database,
  review: {
    id: string;
    applicationId: string;
    companyId: string;
    reason: string;
    askedAt: Date;
    dueAt: Date;
  },
): Promise<boolean> {
  const rows = await database.sql(
    `insert into human_reviews (id, application_id, company_id, reason, asked_at, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (application_id) where outcome is null do nothing returning 1`,
    [review.id, review.applicationId, review.companyId, review.reason, review.askedAt, review.dueAt],
  );
  return rows.length > 0;
}

/** Stores the answer to an open request at a version; false when it is another one by now, or answered. */
export async function storeReviewAnswer(
  database: Database,
  { id, version }: { id: string; version: number },
  said: { outcome: 'kept' | 'changed'; answer: string; by: string },
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `update human_reviews set outcome = $3, answer = $4, answered_by = $5, answered_at = $6, version = version + 1
      where id = $1 and version = $2 and outcome is null returning 1`,
    [id, version, said.outcome, said.answer, said.by, now],
  );
  return rows.length > 0;
}

/** Who is told of a request: whoever posted the job and works with it, else the company's owners. */
export async function listReviewers(database: Database, companyId: string, jobId: string): Promise<string[]> {
  const [row] = await database.sql<{ poster: string | null; owners: string[] }>(
    `select (select m.user_id from company_members m join users u on u.id = m.user_id
              where m.user_id = j.created_by and m.company_id = $1 and ${memberReaches('j.id')}) as poster,
            array(select o.user_id from company_members o where o.company_id = $1 and o.owner) as owners
       from job_posting j where j.id = $2`,
    [companyId, jobId],
  );
  if (!row) return [];
  return row.poster === null ? row.owners : [row.poster];
}

/** The jobs with requests that nobody answered in time, with whoever posted each and the company's owners. */
export function listOverdueReviews(database: Database, now: Date): Promise<OverdueReviews[]> {
  return database.sql<OverdueReviews>(
    `select j.id as "jobId", j.title, count(*)::int as count, min(h.due_at) as due,
            array(select m.user_id from company_members m join users u on u.id = m.user_id
                   where m.company_id = j.company_id and (m.owner or m.user_id = j.created_by and ${memberReaches('j.id')})) as people
       from human_reviews h
       join applications a on a.id = h.application_id and a.stage <> 'withdrawn'
       join job_posting j on j.id = a.job_id
      where h.outcome is null and h.due_at < $1
      group by j.id`,
    [now],
  );
}

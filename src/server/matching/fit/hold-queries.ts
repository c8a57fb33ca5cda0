import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import type { HoldFacts } from './rules.ts';

/** SQL for when the company of the job `j` published the bias audit that stands; null without one that names its auditor. */
const auditedAt = `(select s.published_at from impact_summaries s
  where s.company_id = j.company_id and s.ended_at is null and s.figures->>'auditor' <> '')`;

/** SQL for the columns of `HoldFacts` of the job `j`. */
const facts = `j.in_new_york as "inNewYork", j.scores_from as "scoresFrom", j.scores_held as held, ${auditedAt} as "auditedAt"`;

/** Jobs of a company that are alike in all that says whether their scores are held back. */
export type HoldGroup = HoldFacts & { companyId: string };

/** The groups of jobs in New York City of one company, or of all: a company has one for each day on which jobs were published. */
export function listHoldGroups(database: Database, companyId: string | null): Promise<HoldGroup[]> {
  const groups = `select distinct j.company_id as "companyId", ${facts} from job_posting j where j.in_new_york`;
  // Every list of applicants asks for those of its company.
  return companyId === null
    ? database.sql<HoldGroup>(`${groups} and j.company_id is not null`)
    : database.planned<HoldGroup>(`${groups} and j.company_id = $1`, [companyId]);
}

/** Holds the scores of the jobs of these groups back where they were shown, and shows them where they were held. Answers whose. */
export async function switchHolds(database: Database, groups: HoldGroup[]): Promise<string[]> {
  const jobs = await database.sql<{ id: string }>(
    `update job_posting j set scores_held = not j.scores_held
       from unnest($1::uuid[], $2::timestamptz[], $3::boolean[]) as g(company_id, scores_from, held)
      where j.in_new_york and j.company_id = g.company_id and j.scores_from is not distinct from g.scores_from
        and j.scores_held = g.held
     returning j.id`,
    [
      groups.map(({ companyId }) => companyId),
      groups.map(({ scoresFrom }) => scoresFrom),
      groups.map(({ held }) => held),
    ],
  );
  return jobs.map(({ id }) => id);
}

/** What says whether a job's scores are held back, and why; null for no such job. */
export function findHoldFacts(database: Database, jobId: string): Promise<HoldFacts | null> {
  return runQuery(database, holdFacts(jobId));
}

/** The query behind `findHoldFacts`. */
export function holdFacts(jobId: string): Query<HoldFacts | null> {
  return query<HoldFacts, HoldFacts | null>(
    `select ${facts} from job_posting j where j.id = $1`,
    [jobId],
    ([row]) =>
      row
        ? {
            ...row,
            scoresFrom: row.scoresFrom && new Date(row.scoresFrom),
            auditedAt: row.auditedAt && new Date(row.auditedAt),
          }
        : null,
  );
}

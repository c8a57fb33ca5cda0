import type { ApplicationState } from '../../hiring/applications/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Pulled, pulledSql } from './application-queries.ts';

/** An application that stands in the file of applications, and what files said of it so far. */
export type Filed = ApplicationState & Pulled & { externalId: string; jobTitle: string };

/**
 * The applications of a company that a file calls by these ids, which all begin so; ids of nobody and of other companies are left
 * out. With `lock`, nobody else can change what was told of them until the caller's transaction ends.
 */
export function listFiled(
  database: Database,
  companyId: string,
  { ids, prefix }: { ids: string[]; prefix: string },
  lock: boolean,
): Promise<Filed[]> {
  return database.sql<Filed>(
    `select x.outside_id as "externalId", j.title as "jobTitle", a.id, a.job_id as "jobId",
            a.candidate_id as "candidateId", a.company_id as "companyId", a.stage, a.stage_key as "stageKey", a.version,
            ${pulledSql}
       from ats_applications x
       join applications a on a.id = x.application_id
       join job_posting j on j.id = a.job_id
      where x.company_id = $1 and x.outside_id = any($2::text[]) and starts_with(x.outside_id, $3)
      ${lock ? 'for update of x' : ''}`,
    [companyId, ids, prefix],
  );
}

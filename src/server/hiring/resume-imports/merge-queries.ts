import type { SentResume } from '../applications/resume-queries.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope, isBlindJob } from '../../platform/db/sql-parts.ts';

/** With what a file is merged: an application, or a record of the talent pool; `personId` is whose it is, null for a record that was typed. */
export type MergeTarget = {
  applicationId: string | null;
  talentId: string | null;
  jobId: string | null;
  personId: string | null;
};

/**
 * An application to a company, none that was withdrawn or is reviewed blind, or a record that the company made in its pool; it stays as it is
 * until the caller's transaction ends. Its person is the one with whom they were merged, where they were.
 */
export async function lockMergeTarget(
  database: Database,
  companyId: string,
  which: { applicationId?: string | undefined; talentId?: string | undefined },
): Promise<MergeTarget | null> {
  const [row] =
    which.applicationId === undefined
      ? await database.sql<MergeTarget>(
          `select null::uuid as "applicationId", t.id as "talentId", null::uuid as "jobId", coalesce(p.merged_into, t.person_id) as "personId"
             from talent_people t left join added_people p on p.user_id = t.person_id
            where t.id = $2 and t.company_id = $1 and t.user_id is null and t.merged_into is null for update of t`,
          [companyId, which.talentId ?? null],
        )
      : await database.sql<MergeTarget>(
          `select a.id as "applicationId", null::uuid as "talentId", a.job_id as "jobId", coalesce(p.merged_into, a.candidate_id) as "personId"
             from applications a left join added_people p on p.user_id = a.candidate_id
            where a.id = $2 and a.company_id = $1 and a.stage <> 'withdrawn' and not ${isBlindJob('a.job_id')} for update of a`,
          [companyId, which.applicationId],
        );
  return row ?? null;
}

/** The application to a job of a company that somebody, or one of those who were merged into them, has; null without one. */
export async function findApplicationTo(
  database: Database,
  { companyId, jobId, personId }: { companyId: string; jobId: string; personId: string },
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select a.id from applications a
      where a.company_id = $1 and a.job_id = $2 and a.stage <> 'withdrawn'
        and (a.candidate_id = $3 or a.candidate_id in (select user_id from added_people where merged_into = $3))
      order by a.candidate_id = $3 desc, a.id limit 1`,
    [companyId, jobId, personId],
  );
  return row?.id ?? null;
}

/** Gives a record of the pool that was typed the resume of somebody without an account, or (null) takes it again. */
export async function storeRecordFile(
  database: Database,
  talentId: string,
  personId: string | null,
): Promise<void> {
  await database.sql('update talent_people set person_id = $2 where id = $1', [talentId, personId]);
}

/** The record of the pool that has its resume from a merge with this person; null without one. */
export async function findRecordGiven(database: Database, personId: string): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select t.id from talent_people t join resume_import_files f on f.talent_id = t.id and f.state = 'merged'
      where t.person_id = $1 and f.user_id = $1`,
    [personId],
  );
  return row?.id ?? null;
}

/** Takes a merged file back: its person is an applicant of their own where the merge made them one, else the file waits again. */
export async function setFileApart(database: Database, userId: string, now: Date): Promise<void> {
  await database.sql(
    `update resume_import_files f
        set state = case when own.id is null then 'duplicate' else 'added' end, application_id = own.id, talent_id = null, updated_at = $2
       from (select (select a.id from applications a where a.candidate_id = $1 order by a.id limit 1) as id) own
      where f.user_id = $1 and f.state = 'merged'`,
    [userId, now],
  );
}

const fileColumns = `r.id, r.user_id as "userId", r.storage_path as "storagePath", r.file_name as "fileName", r.file_type as "fileType",
  r.sha256, r.parse_status as "parseStatus"`;

/** A file that a company brought in, within reach; none of a job that is reviewed blind, and none that was merged with what was withdrawn. */
export async function findImportedFile(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<SentResume | null> {
  const [row] = await database.sql<SentResume>(
    `select ${fileColumns}
       from resume_import_files f
       join resume_imports i on i.id = f.import_id
       join resume_metadata r on r.id = f.resume_id
       left join applications a on a.id = f.application_id
      where f.id = $2 and i.company_id = $1 and r.deleted_at is null and r.storage_path <> ''
        and (i.job_id is null or ${inEmployerScope('i.job_id', '$3')}) and (a.id is null or ${inEmployerScope('a.job_id', '$3')})
        and not ${isBlindJob('i.job_id')} and (a.id is null or a.stage <> 'withdrawn' and not ${isBlindJob('a.job_id')})`,
    [companyId, id, onTeam],
  );
  return row ?? null;
}

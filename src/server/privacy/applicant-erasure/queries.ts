import type { Database } from '../../platform/db/connect.ts';
import { samePeople } from '../../platform/db/sql-parts.ts';

/** An application of somebody to a company, and whether it is still open. */
export type HeldApplication = {
  id: string;
  candidateId: string;
  jobId: string;
  jobTitle: string;
  employer: string;
  open: boolean;
};

/** All applications of somebody to a company, none once they are erased; nobody changes them until the caller's transaction ends. */
export function lockApplications(
  database: Database,
  companyId: string,
  candidateIds: string[],
): Promise<HeldApplication[]> {
  return database.sql(
    `select a.id, a.candidate_id as "candidateId", a.job_id as "jobId", j.title as "jobTitle", j.employer_name as employer, a.stage not in ('hired', 'rejected', 'withdrawn') as open
       from applications a join job_posting j on j.id = a.job_id join users u on u.id = a.candidate_id and u.erased_at is null
      where a.company_id = $1 and a.candidate_id = any($2::uuid[]) order by a.created_at, a.id for update of a`,
    [companyId, candidateIds],
  );
}

/**
 * Under which ids a company knows somebody: their own, and those of people it added who are the same by the word of a colleague. Whoever it added
 * has no account.
 */
export function findKnownIds(
  database: Database,
  companyId: string,
  candidateId: string,
): Promise<{ id: string; added: boolean }[]> {
  return database.sql(
    `select same.id, p.user_id is not null as added
       from ${samePeople('$2::uuid')} as same(id) left join added_people p on p.user_id = same.id
      where same.id = $2 or p.company_id = $1 or p.user_id is null order by same.id`,
    [companyId, candidateId],
  );
}

/** True while a company has to keep what it stores about somebody. */
export async function isHeld(
  database: Database,
  companyId: string,
  candidateIds: string[],
): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from applicant_holds where company_id = $1 and candidate_id = any($2::uuid[]) and lifted_at is null',
    [companyId, candidateIds],
  );
  return rows.length > 0;
}

/** Of whom companies have applications that were deleted, by the marks of these (the SHA-256 of the id, in hex). */
export function findErasedApplicants(
  database: Database,
  marks: string[],
): Promise<{ companyId: string; candidateId: string }[]> {
  return database.sql(
    `select distinct a.company_id as "companyId", a.candidate_id as "candidateId"
       from applications a join users u on u.id = a.candidate_id and u.erased_at is null
      where a.company_id is not null and encode(sha256(convert_to(a.id::text, 'UTF8')), 'hex') = any($1::text[])`,
    [marks],
  );
}

/** The offers' files of these applications, in the store. */
export async function listOfferFiles(database: Database, applicationIds: string[]): Promise<string[]> {
  const rows = await database.sql<{ path: string }>(
    'select file_path as path from offers where application_id = any($1) and file_path is not null',
    [applicationIds],
  );
  return rows.map(({ path }) => path);
}

/** Under which ids an applicant tracking system has the writer of these applications. */
export function listOutsideIds(
  database: Database,
  applicationIds: string[],
): Promise<{ companyId: string; externalId: string }[]> {
  return database.sql(
    `select distinct company_id as "companyId", candidate_outside_id as "externalId"
       from ats_applications where application_id = any($1) and candidate_outside_id is not null`,
    [applicationIds],
  );
}

/** Deletes what a company stores about somebody beside their applications: referrals, lines of imports, mail addresses, notices of it. */
export async function deleteBesideApplications(
  database: Database,
  {
    companyId,
    candidateId,
    applicationIds,
  }: { companyId: string; candidateId: string; applicationIds: string[] },
): Promise<void> {
  await database.sql('delete from referrals where company_id = $1 and user_id = $2', [
    companyId,
    candidateId,
  ]);
  await database.sql('delete from record_import_lines where application_id = any($1)', [applicationIds]);
  await database.sql('delete from resume_import_files where application_id = any($1)', [applicationIds]);
  await database.sql('delete from mail_addresses where application_id = any($1)', [applicationIds]);
  // What the person was told leads nowhere now.
  await database.sql(
    `delete from notifications n using unnest($2::uuid[]) a
      where n.user_id = $1 and starts_with(n.path, '/applications/' || a)`,
    [candidateId, applicationIds],
  );
  await database.sql('delete from applicant_holds where company_id = $1 and candidate_id = $2', [
    companyId,
    candidateId,
  ]);
  await database.sql('delete from retention_notices where company_id = $1 and candidate_id = $2', [
    companyId,
    candidateId,
  ]);
  await database.sql('delete from application_reveals where application_id = any($1)', [applicationIds]);
}

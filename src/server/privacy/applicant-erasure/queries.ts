import type { Database } from '../../platform/db/connect.ts';

/** An application of somebody to a company, and whether it is still open. */
export type HeldApplication = {
  id: string;
  jobId: string;
  jobTitle: string;
  employer: string;
  open: boolean;
};

/** All applications of somebody to a company, none once they are erased; nobody changes them until the caller's transaction ends. */
export function lockApplications(
  database: Database,
  companyId: string,
  candidateId: string,
): Promise<HeldApplication[]> {
  return database.sql(
    `select a.id, a.job_id as "jobId", j.title as "jobTitle", j.employer_name as employer, a.stage not in ('hired', 'rejected', 'withdrawn') as open
       from applications a join job_posting j on j.id = a.job_id join users u on u.id = a.candidate_id and u.erased_at is null
      where a.company_id = $1 and a.candidate_id = $2 order by a.created_at, a.id for update of a`,
    [companyId, candidateId],
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
  await database.sql('delete from application_reveals where application_id = any($1)', [applicationIds]);
}

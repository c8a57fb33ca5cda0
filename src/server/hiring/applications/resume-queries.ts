import type { ResumeRow } from '../../candidates/resumes/queries.ts';
import type { PlacedPage } from '../../../engine/resume/placed.ts';
import type { ReadLine } from '../../../engine/resume/reading.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { isBlind, pipeline } from './applicant-filter-queries.ts';

/** The file of a resume, and whose it is. */
export type SentResume = {
  id: string;
  userId: string;
  storagePath: string;
  fileName: string;
  fileType: string;
  sha256: string;
  parseStatus: ResumeRow['parseStatus'];
};

/**
 * The resume that was sent with an application within reach; null once it is withdrawn, where it came without one, and where the job is reviewed blind until the
 * reader has revealed the applicant.
 */
export async function findSentResume(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  applicationId: string,
): Promise<SentResume | null> {
  const [row] = await database.sql<SentResume>(
    `select r.id, r.user_id as "userId", r.storage_path as "storagePath", r.file_name as "fileName", r.file_type as "fileType",
            r.sha256, r.parse_status as "parseStatus"
       from applications a join resume_metadata r on r.id = a.resume_id ${pipeline}
      where a.company_id = $1 and a.id = $3 and a.stage <> 'withdrawn' and r.file_name <> ''
        and ${inEmployerScope('a.job_id', '$4')} and not ${isBlind}`,
    [companyId, viewerId, applicationId, onTeam],
  );
  return row ?? null;
}

/** The pages of the resume that was sent with an application, as pictures, and its lines. */
export type SentPages = { pages: PlacedPage[]; paths: string[]; lines: ReadLine[] };

/** The pictures of the resume that was sent with an application within reach, as nobody hides anything; null once it is withdrawn. */
export async function findSentPages(
  database: Database,
  { companyId, onTeam }: EmployerScope,
  applicationId: string,
): Promise<SentPages | null> {
  const [row] = await database.sql<SentPages>(
    `select p.pages, p.paths, coalesce(r.reading->'lines', '[]') as lines
       from applications a
       join resume_metadata r on r.id = a.resume_id
       join resume_pictures p on p.resume_id = r.id
      where a.company_id = $1 and a.id = $2 and a.stage <> 'withdrawn' and ${inEmployerScope('a.job_id', '$3')}`,
    [companyId, applicationId, onTeam],
  );
  return row ?? null;
}

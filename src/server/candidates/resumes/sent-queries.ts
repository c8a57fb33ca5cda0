import { and, eq, ne, sql } from 'drizzle-orm';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { applications, resumeMetadata } from '../../platform/db/schema.ts';
import type { ResumeRow } from './queries.ts';

/**
 * A resume that was sent with an application within reach; null where the job is reviewed blind and the reader has not
 * revealed the applicant.
 */
export async function findResumeSentTo(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  id: string,
): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select({ resume: resumeMetadata })
    .from(resumeMetadata)
    .innerJoin(applications, eq(applications.resumeId, resumeMetadata.id))
    .where(
      and(
        eq(resumeMetadata.id, id),
        eq(applications.companyId, companyId),
        ne(applications.stage, 'withdrawn'),
        sql`(${onTeam}::uuid is null or ${applications.jobId} in (select job_id from job_team where user_id = ${onTeam}))`,
        sql`(not exists (select 1 from job_pipelines pl where pl.job_id = ${applications.jobId} and pl.blind)
          or exists (select 1 from application_reveals v
                      where v.application_id = ${applications.id} and v.viewer_id = ${viewerId}))`,
      ),
    )
    .limit(1);
  return row?.resume ?? null;
}

import { v5 } from 'uuid';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { ReviewedAnswer } from '../../../api/jobs/screening-questions.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { memberReaches, inEmployerScope } from '../../platform/db/sql-parts.ts';

/** An application to store. `companyId` is null for an outside job. */
export type NewApplication = {
  id: string;
  jobId: string;
  candidateId: string;
  companyId: string | null;
  resumeId: string;
  coverNote: string;
  source: string;
  answers: ReviewedAnswer[];
  now: Date;
};

/** Where an application stands and whose it is. */
export type ApplicationState = {
  id: string;
  jobId: string;
  candidateId: string;
  companyId: string | null;
  stage: Stage;
  stageKey: string;
  version: number;
};

/**
 * Stores an application; once per job and candidate, except that a withdrawn one is sent again. False when there is one
 * already, also when it was stored a moment ago by a parallel call.
 */
export async function insertApplication(database: Database, application: NewApplication): Promise<boolean> {
  const rows = await database.planned(
    `insert into applications (id, job_id, candidate_id, company_id, resume_id, cover_note, source, answers, stage_since, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $8, $9, $7, $7, $7)
     on conflict (job_id, candidate_id) do update
       set stage = 'new', stage_key = 'new', last_move = null, interviewed_at = null, answered_at = null, source = excluded.source,
           stage_since = excluded.stage_since, resume_id = excluded.resume_id,
           cover_note = excluded.cover_note, answers = excluded.answers, created_at = excluded.created_at, updated_at = excluded.updated_at,
           version = applications.version + 1
       where applications.stage = 'withdrawn'
     returning id`,
    [
      application.id,
      application.jobId,
      application.candidateId,
      application.companyId,
      application.resumeId,
      application.coverNote,
      application.now,
      application.source,
      JSON.stringify(application.answers),
    ],
  );
  return rows.length > 0;
}

/** True when the resume is this candidate's and not deleted; it cannot be deleted until the caller's transaction ends. */
export async function lockOwnResume(
  database: Database,
  candidateId: string,
  resumeId: string,
): Promise<boolean> {
  const rows = await database.planned(
    'select 1 from resume_metadata where id = $1 and user_id = $2 and deleted_at is null for share',
    [resumeId, candidateId],
  );
  return rows.length > 0;
}

/** The addresses of those whose application to a job is running. */
export async function listRunningApplicants(
  database: Database,
  jobId: string,
): Promise<{ email: string; jobTitle: string; employerName: string; isClosed: boolean }[]> {
  return database.sql(
    `select u.email, j.title as "jobTitle", j.employer_name as "employerName", j.status = 'closed' as "isClosed"
       from applications a join users u on u.id = a.candidate_id join job_posting j on j.id = a.job_id
      where a.job_id = $1 and a.stage in ('new','screen','interview','offer')
      order by a.id`,
    [jobId],
  );
}

/** Where an application stands, for its candidate or for those of its company who work with its job; null for everybody else. */
export async function findApplication(
  database: Database,
  id: string,
  whose: { candidateId: string } | Pick<EmployerScope, 'companyId' | 'onTeam'>,
): Promise<ApplicationState | null> {
  const [column, owner] =
    'candidateId' in whose ? ['candidate_id', whose.candidateId] : ['company_id', whose.companyId];
  const [row] = await database.planned<{
    job_id: string;
    candidate_id: string;
    company_id: string | null;
    stage: Stage;
    stage_key: string;
    version: number;
  }>(
    `select job_id, candidate_id, company_id, stage, stage_key, version from applications
      where id = $1 and ${column} = $2 and ${inEmployerScope('job_id', '$3')}`,
    [id, owner, 'onTeam' in whose ? whose.onTeam : null],
  );
  return (
    (row && {
      id,
      jobId: row.job_id,
      candidateId: row.candidate_id,
      companyId: row.company_id,
      stage: row.stage,
      stageKey: row.stage_key,
      version: row.version,
    }) ??
    null
  );
}

/** What telling people of an application needs: the job's words, and who posted it if they still work with it. */
export type NoticeFacts = { title: string; employer: string; postedBy: string | null };

/** What telling people of an application needs; null when there is no such application. */
export async function findNoticeFacts(database: Database, id: string): Promise<NoticeFacts | null> {
  const [row] = await database.planned<{ title: string; employer: string; posted_by: string | null }>(
    `select j.title, j.employer_name as employer, m.user_id as posted_by
       from applications a
       join job_posting j on j.id = a.job_id
       left join (company_members m join users u on u.id = m.user_id)
         on m.company_id = a.company_id and m.user_id = j.created_by and ${memberReaches('a.job_id')}
      where a.id = $1`,
    [id],
  );
  return row ? { title: row.title, employer: row.employer, postedBy: row.posted_by } : null;
}

/** The id of the event that somebody opened an application on the day (UTC) of an instant: there is one of it. */
export function viewId(applicationId: string, viewerId: string, now: Date): string {
  return v5(`${viewerId} ${now.toISOString().slice(0, 10)}`, applicationId);
}

/** Writes down that somebody of the company opened the application, once a day each; true when it is news. */
export async function recordView(
  database: Database,
  application: Pick<ApplicationState, 'id' | 'companyId' | 'candidateId'>,
  viewerId: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.planned(
    `insert into events (id, actor_id, action, object_type, object_id, company_id, subject_id)
     values ($1, $2, 'application.viewed', 'application', $3, $4, $5)
     on conflict (id) do nothing
     returning id`,
    [
      viewId(application.id, viewerId, now),
      viewerId,
      application.id,
      application.companyId,
      application.candidateId,
    ],
  );
  return rows.length > 0;
}

import type { ReviewedAnswer } from '../../../api/jobs/screening-questions.ts';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { AtsStage } from '../../platform/adapters/ats/ats.ts';
import { contactEmail } from '../../platform/db/sql-parts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isReadySql } from './queries.ts';

/** An application on its way to an applicant tracking system, with what it takes to send it. */
export type Outgoing = {
  applicationId: string;
  companyId: string;
  externalJobId: string;
  state: 'waiting' | 'sent' | 'failed';
  externalCandidateId: string | null;
  externalResumeId: string | null;
  externalId: string | null;
  candidateId: string;
  stage: Stage;
  stageKey: string;
  version: number;
  jobId: string;
  jobTitle: string;
  appliedAt: Date;
  email: string;
  firstName: string;
  lastName: string;
  readName: string;
  phone: string;
  coverNote: string;
  answers: ReviewedAnswer[];
  /** Null once the file is deleted. */
  resume: { id: string; file_name: string } | null;
};

/** A step of sending that is done, by the column that keeps what the other side called it. */
export type SentStep = 'candidate_outside_id' | 'resume_outside_id' | 'outside_id';

/** What was pulled of an application, and what a person has to settle about it. */
export type Pulled = {
  applicationId: string;
  externalStageId: string | null;
  rejectedThereAt: Date | null;
  pending: 'rejected' | 'conflict' | null;
  /** True while the other side is yet to hear of a move made here. */
  toBeSent: boolean;
  /** When the other side was last told of a stage. */
  stageSentAt: Date | null;
  /** True when somebody here moved it since anything was pulled. */
  movedHere: boolean;
};

/**
 * Notes that an application goes to its company's applicant tracking system; false when its job is not known there, or nothing is
 * connected. One that is sent again goes there again, with its new resume.
 */
export async function markForSending(database: Database, applicationId: string): Promise<boolean> {
  const rows = await database.planned(
    `insert into ats_applications (application_id, company_id)
     select a.id, a.company_id from applications a
       join ats_jobs j on j.job_id = a.job_id
       join ats_connections c on c.company_id = a.company_id
      where a.id = $1 and ${isReadySql}
     on conflict (application_id) do update
       set state = 'waiting', resume_outside_id = null, problem = null, pending = null, withdrawal = null,
           withdrawal_problem = null, updated_at = now(), stage_update_problem = null, stage_update_due_at = now(),
           stage_update = case when ats_applications.stage_outside_id is not null then 'waiting' end
     returning application_id`,
    [applicationId],
  );
  return rows.length > 0;
}

const outgoing = `select x.application_id as "applicationId", x.company_id as "companyId", j.outside_id as "externalJobId", x.state,
            x.candidate_outside_id as "externalCandidateId", x.resume_outside_id as "externalResumeId",
            x.outside_id as "externalId", a.candidate_id as "candidateId", a.stage, a.stage_key as "stageKey",
            a.version, a.job_id as "jobId", jp.title as "jobTitle", a.created_at as "appliedAt", a.cover_note as "coverNote", a.answers, ${contactEmail('u')} as email,
            coalesce(p.personal_info->>'first_name', '') as "firstName",
            coalesce(p.personal_info->>'last_name', '') as "lastName",
            coalesce(r.reading->'contact'->'name'->>'value', '') as "readName",
            coalesce(nullif(case when p.visibility <> 'private' then p.personal_info->>'phone' end, ''),
                     r.reading->'contact'->'phone'->>'value', '') as phone,
            case when r.deleted_at is null then jsonb_build_object('id', r.id, 'file_name', r.file_name) end as resume
       from ats_applications x
       join applications a on a.id = x.application_id
       join ats_jobs j on j.job_id = a.job_id
       join job_posting jp on jp.id = a.job_id
       join users u on u.id = a.candidate_id
       left join candidate_profile p on p.user_id = a.candidate_id
       left join resume_metadata r on r.id = a.resume_id`;

/** An application on its way, or null. */
export async function findOutgoing(database: Database, applicationId: string): Promise<Outgoing | null> {
  const [row] = await database.sql<Outgoing>(`${outgoing} where x.application_id = $1`, [applicationId]);
  return row ?? null;
}

/** The applications of a company that were sent and are called there by an id with this beginning, the newest first, at most 5,000. */
export function listSent(database: Database, companyId: string, prefix: string): Promise<Outgoing[]> {
  return database.sql<Outgoing>(
    `${outgoing} where x.company_id = $1 and x.state = 'sent' and starts_with(x.outside_id, $2)
      order by a.created_at desc, a.id limit 5000`,
    [companyId, prefix],
  );
}

/** Keeps one step of sending, so that it is not done again. */
export async function storeStep(
  database: Database,
  applicationId: string,
  step: SentStep,
  externalId: string,
): Promise<void> {
  await database.sql(
    `update ats_applications set ${step} = $2, updated_at = now() where application_id = $1`,
    [applicationId, externalId],
  );
}

/** Notes how sending an application goes: sent, waiting for a later try, or failed until somebody tries again. */
export async function storeState(
  database: Database,
  applicationId: string,
  state: Outgoing['state'],
  problem: string | null,
): Promise<void> {
  await database.sql(
    'update ats_applications set state = $2, problem = $3, updated_at = now() where application_id = $1',
    [applicationId, state, problem],
  );
}

/** The applications of a company that wait to be sent, the oldest first, at most 200. */
export async function listWaiting(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select application_id as id from ats_applications where company_id = $1 and state = 'waiting'
      order by created_at, application_id limit 200`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Lets everything that failed at a company be tried again; returns how many. */
export async function retryFailed(database: Database, companyId: string): Promise<number> {
  const rows = await database.sql(
    `update ats_applications set state = 'waiting', problem = null, updated_at = now()
      where company_id = $1 and state = 'failed' returning application_id`,
    [companyId],
  );
  return rows.length;
}

/** What SQL selects of an `ats_applications x` for a `Pulled`. */
export const pulledSql = `x.application_id as "applicationId", x.stage_outside_id as "externalStageId",
  x.rejected_there_at as "rejectedThereAt", x.pending,
  x.stage_update is not null as "toBeSent", x.stage_sent_at as "stageSentAt",
  exists (select 1 from events e where e.object_type = 'application' and e.object_id = x.application_id
            and e.action in ('application.moved', 'application.move_undone') and e.actor_id is not null
            and e.at > x.updated_at) as "movedHere"`;

/** The application here behind one there; nobody else can change what was pulled until the caller's transaction ends. */
export async function lockPulled(
  database: Database,
  companyId: string,
  by: { externalId: string } | { applicationId: string },
): Promise<Pulled | null> {
  const [column, value] =
    'externalId' in by ? ['outside_id', by.externalId] : ['application_id', by.applicationId];
  const [row] = await database.sql<Pulled>(
    `select ${pulledSql} from ats_applications x where x.company_id = $1 and x.${column} = $2 for update`,
    [companyId, value],
  );
  return row ?? null;
}

/** Keeps what was pulled of an application; unless it is still `toBeSent`, the other side does not hear of the last move here. */
export async function storePulled(
  database: Database,
  pulled: Omit<Pulled, 'movedHere' | 'stageSentAt'>,
  pendingName: string,
): Promise<void> {
  await database.sql(
    `update ats_applications
        set stage_outside_id = $2, rejected_there_at = $3, pending = $4, pending_name = $5,
            pending_since = case when $4::text is null then null when pending is not distinct from $4 then pending_since else now() end,
            stage_update = case when $6 then stage_update end, updated_at = now()
      where application_id = $1`,
    [
      pulled.applicationId,
      pulled.externalStageId,
      pulled.rejectedThereAt,
      pulled.pending,
      pendingName,
      pulled.toBeSent,
    ],
  );
}

/** Stores a stage of the other side, of the kind that its name says unless a person chose one. */
export async function saveStage(
  database: Database,
  companyId: string,
  stage: AtsStage & { kind: string | null },
): Promise<void> {
  await database.sql(
    `insert into ats_stages (company_id, outside_id, name, position, kind, job_outside_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, outside_id) do update
       set name = excluded.name, position = excluded.position, job_outside_id = excluded.job_outside_id, listed = true,
           kind = case when ats_stages.chosen then ats_stages.kind else excluded.kind end`,
    [companyId, stage.externalId, stage.name, stage.position, stage.kind, stage.externalJobId],
  );
}

/** A stage of the other side, with the kind of stage that it is here; null when it is not known. */
export async function findStage(
  database: Database,
  companyId: string,
  externalId: string,
): Promise<{ name: string; kind: Stage | null } | null> {
  const [row] = await database.sql<{ name: string; kind: Stage | null }>(
    'select name, kind from ats_stages where company_id = $1 and outside_id = $2',
    [companyId, externalId],
  );
  return row ?? null;
}

/** What the applicant tracking systems of companies call somebody. */
export function listExternalCandidateIds(
  database: Database,
  userId: string,
): Promise<{ companyId: string; externalId: string }[]> {
  return database.sql(
    `select distinct x.company_id as "companyId", x.candidate_outside_id as "externalId"
       from ats_applications x join applications a on a.id = x.application_id
      where a.candidate_id = $1 and x.candidate_outside_id is not null`,
    [userId],
  );
}

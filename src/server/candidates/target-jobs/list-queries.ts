import type { TargetJob, TargetStage } from '../../../api/candidates/target-jobs.ts';
import type { TrackedContact } from '../../../api/candidates/tracking.ts';
import type { Database } from '../../platform/db/connect.ts';
import { stageForCandidate, waitingRejection } from '../../platform/db/sql-parts.ts';

type Row = Omit<TargetJob, 'created_at' | 'visited_at'> & { created_at: Date; visited_at: Date | null };

/** What a person changes about one of their targets. */
export type TargetChange = {
  stage?: TargetStage | undefined;
  notes?: string | undefined;
  deadline?: string | null | undefined;
  next_step?: string | undefined;
  remind_on?: string | null | undefined;
  contacts?: TrackedContact[] | undefined;
};

/** A reminder that is due, with the address it goes to; without a job it is about an application elsewhere. */
export type DueReminder = {
  userId: string;
  jobId: string | null;
  email: string;
  title: string;
  employer: string;
  nextStep: string;
  notes: string;
  deadline: string | null;
};

/** SQL for the stage of a target: the application here says it where there is one. */
const stageSql = `case when a.id is null then coalesce(t.stage, 'saved')
  when ${stageForCandidate} in ('new', 'screen') then 'applied'
  when ${stageForCandidate} in ('interview', 'offer') then ${stageForCandidate} else 'closed' end`;

/** The jobs that a person saved or applied to, newest first, at most 500; with `jobId`, that one alone. */
export async function listTargets(database: Database, userId: string, jobId?: string): Promise<TargetJob[]> {
  const rows = await database.sql<Row>(
    `with mine as (
       select job_id from target_jobs where user_id = $1
       union select job_id from applications where candidate_id = $1)
     select j.id as job_id, j.title, j.employer_name, j.location_type, j.status as job_status,
            ${stageSql} as stage,
            case when a.id is not null then
              jsonb_build_object('id', a.id, 'stage', ${stageForCandidate}, 'version', a.version) end as application,
            coalesce(t.notes, '') as notes, t.deadline::text as deadline, t.remind_on::text as remind_on,
            coalesce(t.next_step, '') as next_step, coalesce(t.contacts, '[]'::jsonb) as contacts,
            v.opened_at as visited_at, coalesce(t.created_at, a.created_at) as created_at,
            coalesce(t.version, 1) as version
       from mine m
       join job_posting j on j.id = m.job_id
       left join target_jobs t on t.job_id = m.job_id and t.user_id = $1
       left join applications a on a.job_id = m.job_id and a.candidate_id = $1
       ${waitingRejection}
       left join outside_visits v on v.job_id = m.job_id and v.user_id = $1
      where $2::uuid is null or m.job_id = $2
      order by coalesce(t.created_at, a.created_at) desc, j.id desc
      limit 500`,
    [userId, jobId ?? null],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    visited_at: row.visited_at?.toISOString() ?? null,
  }));
}

/** Changes a target that has the given version; false when somebody was faster. A new day reminds again. */
export async function changeTarget(
  database: Database,
  userId: string,
  jobId: string,
  version: number,
  change: TargetChange,
): Promise<boolean> {
  const rows = await database.sql(
    `update target_jobs
        set stage = coalesce($4, stage),
            stage_since = case when $4 <> stage then now() else stage_since end, notes = coalesce($5, notes),
            deadline = case when $6 then $7::date else deadline end,
            reminded_at = case when $8 and remind_on is distinct from $9::date then null else reminded_at end,
            remind_on = case when $8 then $9::date else remind_on end,
            next_step = coalesce($10, next_step), contacts = coalesce($11::jsonb, contacts),
            version = version + 1
      where user_id = $1 and job_id = $2 and version = $3 returning job_id`,
    [
      userId,
      jobId,
      version,
      change.stage ?? null,
      change.notes ?? null,
      change.deadline !== undefined,
      change.deadline ?? null,
      change.remind_on !== undefined,
      change.remind_on ?? null,
      change.next_step ?? null,
      change.contacts ? JSON.stringify(change.contacts) : null,
    ],
  );
  return rows.length > 0;
}

/**
 * Takes up to 100 reminders whose day has begun where their person is for the caller's transaction, and notes that they are sent with it:
 * of target jobs, and then of applications elsewhere.
 */
export async function claimReminders(database: Database, now: Date): Promise<DueReminder[]> {
  const ofTargets = await database.sql<DueReminder>(
    `with due as (
       select t.user_id, t.job_id ${dueNow('target_jobs')})
     update target_jobs t set reminded_at = $1
       from due, job_posting j, users u
      where t.user_id = due.user_id and t.job_id = due.job_id and j.id = t.job_id and u.id = t.user_id
     returning t.user_id as "userId", t.job_id as "jobId", u.email, j.title, j.employer_name as employer,
       t.next_step as "nextStep", t.notes, t.deadline::text as deadline`,
    [now],
  );
  if (ofTargets.length > 0) return ofTargets;
  return database.sql<DueReminder>(
    `with due as (
       select t.id ${dueNow('outside_applications')})
     update outside_applications t set reminded_at = $1
       from due, users u
      where t.id = due.id and u.id = t.user_id
     returning t.user_id as "userId", null::uuid as "jobId", u.email, t.title, t.employer_name as employer,
       t.next_step as "nextStep", t.notes, null as deadline`,
    [now],
  );
}

/** SQL of the rows `t` that are due at $1: no zone is more than a day ahead of UTC. */
function dueNow(table: 'target_jobs' | 'outside_applications'): string {
  return `from ${table} t join users u on u.id = t.user_id
        left join account_settings s on s.user_id = t.user_id
        where t.remind_on <= ($1::timestamptz at time zone 'UTC')::date + 1 and t.reminded_at is null
          and t.remind_on <= ($1::timestamptz at time zone coalesce(s.time_zone, 'UTC'))::date
          and not exists (select 1 from account_deletions d where d.user_id = t.user_id)
        order by t.remind_on limit 100 for update of t skip locked`;
}

import type { FitSummary } from '../../../api/matching/fit.ts';
import type { FitResult, Shape } from '../../../engine/fit/facts.ts';

/** A score's summary as it is stored, not yet in the words of its reader. */
export type StoredSummary = Omit<FitSummary, 'label' | 'shape'> & {
  label: FitResult['label'];
  shape: Shape | null;
};

/** Something of a list with its score as it is stored. */
export type WithStoredFit<T extends { fit: unknown }> = Omit<T, 'fit'> & { fit: StoredSummary | null };

/** SQL for a `StoredSummary` of the row `f` of fit_score, to be put into words; null where a left join found none. */
export const fitSummaryJson = `case when f.job_id is not null then jsonb_build_object(
  'job_id', f.job_id, 'skill_overlap', f.skill_overlap, 'shape', f.shape,
  'tailored_bullet_count', coalesce(f.bullets_suggested, f.tailored_bullet_count), 'label', f.result->'label', 'stale', f.stale) end`;

/** SQL for the score `f` of the application `a`: it rests on the resume that was sent, so that no quote comes from another file. */
export const sentScore =
  "f.job_id = a.job_id and f.candidate_id = a.candidate_id and f.resume_id = a.resume_id and a.stage <> 'withdrawn'";

/**
 * SQL for the score `f` that the employer may see of the application `a`: until the candidate withdraws, and not while the law of
 * the job's place holds scores back. `a.rank` says both; `rankApplications` keeps it in sync.
 */
export const presentScore = `${sentScore} and a.rank is not null`;

/** SQL for the score `f` of the account `person` for the job `job`, a parameter, that an employer may see without an application. */
export function poolScore(person: string, job: string): string {
  return `f.candidate_id = ${person} and f.job_id = ${job} and not (select scores_held from job_posting where id = ${job}) and not ${isBlindJob(job)}`;
}

/** SQL for the ids of those who are a person by the word of a company: themselves, and with whom it merged them. */
export function samePeople(person: string): string {
  return `(select ${person} union select g.merged_into from added_people g where g.user_id = ${person} and g.merged_into is not null
    union select g.user_id from added_people g where g.merged_into = ${person}
    union select h.user_id from added_people g join added_people h on h.merged_into = g.merged_into and h.company_id = g.company_id where g.user_id = ${person})`;
}

/** SQL that is true for a job that is reviewed blind: nothing says by name how somebody fits it, or that they applied. */
export function isBlindJob(job: string): string {
  return `exists (select 1 from job_pipelines bp where bp.job_id = ${job} and bp.blind)`;
}

/** SQL that is true where a job is within reach: `job` is its id, `onTeam` the parameter with `EmployerScope.onTeam`. */
export function inEmployerScope(job: string, onTeam: string): string {
  return `(${onTeam}::uuid is null or ${job} = any(array(select job_id from job_team where user_id = ${onTeam})))`;
}

/** SQL that is true where the member `m`, whose account is `u`, works with a job, as `seesAllJobs` and the job's team say. */
export function memberReaches(job: string): string {
  return `(u.role <> 'hiring_manager' or m.owner
    or exists (select 1 from job_team jt where jt.job_id = ${job} and jt.user_id = m.user_id))`;
}

/** SQL for the id of whoever is next to approve the offer `o` of the application `a`, of those who still work with its job; null where nobody is. */
export const nextOfferApprover = `(select op.user_id from offer_approvals op
    join company_members m on m.user_id = op.user_id and m.company_id = o.company_id
    join users u on u.id = m.user_id and u.suspended_at is null
   where op.offer_id = o.id and op.approved_at is null and u.role <> 'internal' and ${memberReaches('a.job_id')}
   order by op.position limit 1)`;

/**
 * SQL that is true where the member `m` of the company `c`, whose account is `u`, uses its talent pool, templates and stage templates:
 * everybody but hiring managers on no hiring team, to whom an owner may open them.
 */
export const memberShares = `case when u.role = 'hiring_manager' and not m.owner
  then c.opens_to_managers or exists (select 1 from job_team jt join job_posting tj on tj.id = jt.job_id
                                       where jt.user_id = u.id and tj.company_id = c.id)
  else true end`;

/** SQL for what colleagues call the account `user`: the name they gave, else their email; null where there is no account. */
export function colleagueName(user: string): string {
  return `coalesce(nullif(${user}.name, ''), ${user}.email)`;
}

/** SQL of the address by which an applicant is known: that of their resume where a company added them without an account. */
export function contactEmail(user: string): string {
  return `coalesce((select o.email from added_people o where o.user_id = ${user}.id), ${user}.email)`;
}

/** SQL for an instant as UTC text with all its microseconds, so that a cursor names the exact row. */
export function exactInstant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * SQL that joins `w` to the application `a`: where it stood before a rejection that its candidate may not know of yet, because
 * the mail about it waits and it can be taken back. Without a mail, they see it a day later.
 */
export const waitingRejection = `left join lateral (
  select m.data->'before'->>'stage' as stage, (m.data->'before'->>'stage_since')::timestamptz as stage_since
    from rejections r
    join events m on m.id = a.last_move and m.data ? 'before'
   where r.application_id = a.id and a.stage = 'rejected' and r.mailed_at is null
     and (r.mail_due_at is not null or r.created_at > now() - interval '24 hours')) w on true`;

/** SQL for the stage of the application `a` as its candidate may know it, with `waitingRejection` joined. */
export const stageForCandidate = 'coalesce(w.stage, a.stage)';

/** SQL for the ids of those who approve the jobs of a company: whom it named, and its owners when nobody of them is left. */
export function approverIds(company: string): string {
  return `select x.user_id from job_approvers x where x.company_id = ${company}
    union all select o.user_id from company_members o where o.company_id = ${company} and o.owner
      and not exists (select 1 from job_approvers y where y.company_id = ${company})`;
}

/** SQL that is true where `person` may decide about the approval `p`, as `mayDecide` says. */
export function decidesSql(company: string, person: string): string {
  return `(${person} in (${approverIds(company)}) and (p.asked_by is distinct from ${person}
    or (select count(*) from (${approverIds(company)}) q) = 1))`;
}

/** SQL that is true for the task `t` about the application `a` that is still to be done: a rejection ends what was to be done before it. */
export const liveTask =
  "(t.done_at is null and a.stage <> 'withdrawn' and (a.stage <> 'rejected' or t.move_id = a.last_move))";

/** SQL for the time zone of the company `c`: its own, else that of the owner who has one for the longest, else UTC. */
export const companyZone = `coalesce(c.time_zone, (
    select s.time_zone from company_members o join account_settings s on s.user_id = o.user_id
     where o.company_id = c.id and o.owner and s.time_zone is not null order by o.created_at, o.user_id limit 1), 'UTC')`;

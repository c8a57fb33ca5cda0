import type { RejectReason } from '../../../api/hiring/rejections.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';

/** A rejection whose candidate is to be told now; `skillOverlap` is the score that was shown, where one was. */
export type DueRejection = {
  isMailed: boolean;
  needsNotice: boolean;
  decidedAt: Date;
  email: string;
  jobTitle: string;
  employer: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
};

/** Notes who rejected an application and why, and when the candidate is told (null for not by mail). */
export async function insertRejection(
  database: Database,
  value: {
    applicationId: string;
    companyId: string;
    decidedBy: string;
    reason: RejectReason;
    ownReasonId: string | null;
    note: string;
    mailDueAt: Date | null;
    /** Until when the candidate is told what part the score had, if one was shown. */
    noticeDueAt: Date;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into rejections (application_id, company_id, decided_by, reason, note, mail_due_at, created_at, notice_due_at, own_reason_id)
     select $1, $2, $3, $4, $5, $6, $7, case when a.rank is not null then $8::timestamptz end, $9 from applications a where a.id = $1
     on conflict (application_id) do update
       set decided_by = excluded.decided_by, reason = excluded.reason, note = excluded.note,
           mail_due_at = excluded.mail_due_at, mailed_at = null, created_at = excluded.created_at,
           notice_due_at = excluded.notice_due_at, own_reason_id = excluded.own_reason_id, notice_sent_at = null, notice_text = ''`,
    [
      value.applicationId,
      value.companyId,
      value.decidedBy,
      value.reason,
      value.note,
      value.mailDueAt,
      value.now,
      value.noticeDueAt,
      value.ownReasonId,
    ],
  );
}

/** Drops a rejection, so that its mail is never sent; false when it was sent already, and the rejection stays. */
export async function dropRejection(database: Database, applicationId: string): Promise<boolean> {
  const [row] = await database.sql<{ mailed: boolean }>(
    'select mailed_at is not null or notice_sent_at is not null as mailed from rejections where application_id = $1 for update',
    [applicationId],
  );
  if (row?.mailed) return false;
  await database.sql('delete from rejections where application_id = $1', [applicationId]);
  return true;
}

/**
 * Takes one rejection whose mail or notice is due, marks it mailed where a mail was asked for, and returns what telling of it
 * needs; null when none is left. A notice without a mail waits as long as the decision is kept from its candidate. People without an
 * account are told once they have one.
 */
export async function claimDueRejection(database: Database, now: Date): Promise<DueRejection | null> {
  const [row] = await database.sql<DueRejection>(
    `with due as (
       select r.application_id, r.mail_due_at is not null as is_mailed from rejections r
        where (r.mailed_at is null and r.mail_due_at <= $1
           or r.notice_sent_at is null and r.notice_due_at is not null and r.mail_due_at is null and r.created_at <= $1::timestamptz - interval '24 hours')
          and not exists (select 1 from applications a join added_people o on o.user_id = a.candidate_id where a.id = r.application_id)
        order by coalesce(r.mail_due_at, r.created_at) limit 1 for update skip locked),
     told as (
       update rejections r set mailed_at = case when due.is_mailed then $1::timestamptz end
         from due where r.application_id = due.application_id
       returning r.application_id, due.is_mailed, r.notice_due_at, r.notice_sent_at, r.created_at)
     select u.email, j.title as "jobTitle", j.employer_name as employer, a.id as "applicationId",
            a.company_id as "companyId", a.candidate_id as "candidateId", told.is_mailed as "isMailed",
            told.notice_due_at is not null and told.notice_sent_at is null as "needsNotice", told.created_at as "decidedAt"
       from told join applications a on a.id = told.application_id
       join users u on u.id = a.candidate_id
       join job_posting j on j.id = a.job_id`,
    [now],
  );
  return row ?? null;
}

/** Keeps what a candidate was told of the part that the score had. */
export async function storeNotice(
  database: Database,
  applicationId: string,
  words: string,
  now: Date,
): Promise<void> {
  await database.sql(
    'update rejections set notice_text = $2, notice_sent_at = $3 where application_id = $1 and notice_sent_at is null',
    [applicationId, words, now],
  );
}

/** How many rejected applicants of all companies were not told in time what part the score had. */
export async function countOverdueNotices(database: Database, now: Date): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from rejections where notice_sent_at is null and notice_due_at < $1',
    [now],
  );
  return row?.count ?? 0;
}

/** The company's own reasons by their ids, retired ones too. */
export function ownReasons(companyId: string): Query<Map<string, string>> {
  return query<{ id: string; name: string }, Map<string, string>>(
    "select id, name from company_list_entries where company_id = $1 and list = 'reject_reasons'",
    [companyId],
    (rows) => new Map(rows.map(({ id, name }) => [id, name])),
  );
}

/** Why each of these applications is rejected: the standard reason, and the company's own one. */
export async function listReasons(
  database: Database,
  companyId: string,
  ids: string[],
): Promise<Map<string, { reason: RejectReason; own: string | null }>> {
  const rows = await database.sql<{ id: string; reason: RejectReason; own: string | null }>(
    `select r.application_id as id, r.reason, o.name as own
       from rejections r join applications a on a.id = r.application_id and a.stage = 'rejected'
       left join company_list_entries o on o.id = r.own_reason_id
      where r.company_id = $1 and r.application_id = any($2::uuid[])`,
    [companyId, ids],
  );
  return new Map(rows.map(({ id, ...why }) => [id, why]));
}

import type { DropReason, Message } from '../../../api/hiring/messages.ts';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { MailChecks } from '../../platform/adapters/mail-in/mail-in.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, memberReaches, inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';

/** A message to store; sent at `dueAt`. */
export type NewMessage = {
  id: string;
  applicationId: string;
  companyId: string;
  senderId: string | null;
  fromCompany: boolean;
  body: string;
  dueAt: Date;
  /** The message that it follows unless the applicant answers before. */
  follows: string | null;
  /** The move whose rule wrote it, and with which it ends; null for what somebody wrote. */
  moveId: string | null;
  byMail: ByMail | null;
  now: Date;
};

/** What is known of where a message comes from that came by mail, and the names of files with it, which are not kept. */
export type ByMail = MailChecks & { files: string[] };

/** A message that is to be sent now, with what telling of it needs. */
export type DueMessage = {
  id: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
  senderId: string | null;
  fromCompany: boolean;
  body: string;
  stage: Stage;
  jobId: string;
  jobTitle: string;
  employer: string;
  blind: boolean;
  /** Why it is not sent after all; null when it is. */
  dropped: DropReason | null;
  /** Who at the company is told of a candidate's message: who wrote in the thread or looks after it, else who posted the job. */
  listeners: string[];
};

/** SQL of the `listeners` of the message `s`. */
const listeners = `
  with concerned as (
    select sender_id as id from application_messages where application_id = s.application_id and from_company
    union select assigned_to from applications where id = s.application_id),
  working as (
    select m.user_id as id from company_members m join concerned c on c.id = m.user_id
      join users u on u.id = m.user_id join applications a on a.id = s.application_id
     where m.company_id = s.company_id and ${memberReaches('a.job_id')})
  select id from working
  union all
  select m.user_id from applications a join job_posting j on j.id = a.job_id
    join company_members m on m.user_id = j.created_by and m.company_id = s.company_id
    join users u on u.id = m.user_id
   where a.id = s.application_id and ${memberReaches('j.id')} and not exists (select 1 from working)`;

/** SQL of why a company's message `m` about the application `a` to the job `j` is not sent after all; null when it is. */
const whyDropped = `case when not m.from_company then null when a.stage = 'withdrawn' then 'withdrew'
  when m.move_id is not null and a.last_move is distinct from m.move_id then 'moved_on'
  when m.follows is null then null when a.stage in ('rejected', 'hired') then 'decided' when j.status = 'closed' then 'closed' end`;

type MessageRow = Omit<Message, 'sent_at' | 'read_at' | 'from_us' | 'sender'> & {
  from_company: boolean;
  sent_at: Date;
  read_at: Date | null;
  sender: string;
};

/** Stores a message, which is not sent by that. */
export async function insertMessage(database: Database, message: NewMessage): Promise<void> {
  await database.sql(
    `insert into application_messages (id, application_id, company_id, sender_id, from_company, body, created_at, due_at, follows, move_id, by_mail)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      message.id,
      message.applicationId,
      message.companyId,
      message.senderId,
      message.fromCompany,
      message.body,
      message.now,
      message.dueAt,
      message.follows,
      message.moveId,
      message.byMail && JSON.stringify(message.byMail),
    ],
  );
}

/** The messages about an application as one side sees them, oldest first, at most 500; with the waiting ones of its own. */
export async function listMessages(
  database: Database,
  applicationId: string,
  side: 'company' | 'candidate',
): Promise<Message[]> {
  const rows = await database.planned<MessageRow>(
    `select * from (
       select m.id, m.from_company, m.body, coalesce(m.sent_at, m.due_at) as sent_at, m.read_at,
              m.sent_at is null and m.dropped_at is null as waiting, m.follows is not null and m.sent_at is null as follow_up,
              m.drop_reason as dropped, case when $2 or not m.from_company then m.by_mail end as by_mail,
              case when $2 then m.undelivered_reason end as undelivered,
              case when not m.from_company then '' when $2 then coalesce(${colleagueName('u')}, '') else j.employer_name end as sender
         from application_messages m
         join applications a on a.id = m.application_id
         join job_posting j on j.id = a.job_id
         left join company_members cm on cm.user_id = m.sender_id and cm.company_id = m.company_id
         left join users u on u.id = cm.user_id
        where m.application_id = $1 and (m.sent_at is not null or (m.from_company and $2))
        order by coalesce(m.sent_at, m.due_at) desc, m.id desc limit 500) newest
      order by sent_at, id`,
    [applicationId, side === 'company'],
  );
  return rows.map(({ from_company: fromCompany, ...row }) => ({
    ...row,
    from_us: fromCompany === (side === 'company'),
    sent_at: row.sent_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }));
}

/** Marks what the other side wrote as read. */
export async function markMessagesRead(
  database: Database,
  applicationId: string,
  side: 'company' | 'candidate',
  now: Date,
): Promise<void> {
  await database.sql(
    `update application_messages set read_at = $3
      where application_id = $1 and from_company = $2 and sent_at is not null and read_at is null`,
    [applicationId, side === 'candidate', now],
  );
}

/** Stores that the mail about a company's message does not arrive; whose application it is about, null where it was known or is an applicant's. */
export async function storeUndelivered(
  database: Database,
  messageId: string,
  says: string,
  now: Date,
): Promise<{ id: string; companyId: string; jobId: string } | null> {
  const [row] = await database.sql<{ id: string; companyId: string; jobId: string }>(
    `update application_messages m set undelivered_at = $2, undelivered_reason = $3
       from applications a
      where m.id = $1 and m.from_company and m.undelivered_at is null and a.id = m.application_id
      returning a.id, m.company_id as "companyId", a.job_id as "jobId"`,
    [messageId, now, says],
  );
  return row ?? null;
}

/** Takes one message that is due, or that one when it is, marks it sent and answers it; null when there is none. */
export async function claimDueMessage(
  database: Database,
  now: Date,
  id: string | null = null,
): Promise<DueMessage | null> {
  const [row] = await database.sql<DueMessage>(
    `with due as (
       select m.id from application_messages m
        where m.sent_at is null and m.dropped_at is null and m.due_at <= $1 and ($2::uuid is null or m.id = $2)
        order by m.due_at limit 1 for update skip locked),
     judged as (
       select m.id, ${whyDropped} as reason from due join application_messages m on m.id = due.id
         join applications a on a.id = m.application_id join job_posting j on j.id = a.job_id),
     sent as (
       update application_messages m
          set sent_at = case when judged.reason is null then $1::timestamptz end, drop_reason = judged.reason,
              dropped_at = case when judged.reason is not null then $1::timestamptz end
         from judged where m.id = judged.id returning m.*)
     select s.id, s.application_id as "applicationId", s.company_id as "companyId", a.candidate_id as "candidateId",
            s.sender_id as "senderId", s.from_company as "fromCompany", s.body, a.stage, j.id as "jobId",
            j.title as "jobTitle", j.employer_name as employer, coalesce(p.blind, false) as blind, s.drop_reason as dropped,
            case when s.from_company then '{}' else array(${listeners}) end as listeners
       from sent s join applications a on a.id = s.application_id
       join job_posting j on j.id = a.job_id
       left join job_pipelines p on p.job_id = a.job_id`,
    [now, id],
  );
  return row ?? null;
}

/** Keeps the state of a thread after a message was sent in it. */
export async function touchThread(database: Database, message: DueMessage, now: Date): Promise<void> {
  await database.together([
    () =>
      database.sql(
        `insert into message_threads (application_id, company_id, last_at, last_from_company, waiting_since)
         values ($1, $2, $3, $4, case when $4 then null else $3::timestamptz end)
         on conflict (application_id) do update
           set last_at = excluded.last_at, last_from_company = excluded.last_from_company, follow_up_at = null,
               snoozed_until = case when excluded.last_from_company then message_threads.snoozed_until end,
               waiting_since = case when excluded.last_from_company then null
                                    else coalesce(message_threads.waiting_since, excluded.waiting_since) end`,
        [message.applicationId, message.companyId, now, message.fromCompany],
      ),
    async () =>
      message.fromCompany &&
      database.sql('update applications set answered_at = $2 where id = $1 and answered_at is null', [
        message.applicationId,
        now,
      ]),
  ]);
}

/** Says that nobody waits for an answer in a thread. */
export async function settleWaiting(database: Database, applicationId: string): Promise<boolean> {
  const rows = await database.sql(
    `update message_threads set waiting_since = null, follow_up_at = null, snoozed_until = null
      where application_id = $1 and coalesce(waiting_since, follow_up_at, snoozed_until) is not null returning 1`,
    [applicationId],
  );
  return rows.length > 0;
}

/** Begins the thread of an application with a message that waits, where there is none. */
export async function beginThread(
  database: Database,
  { applicationId, companyId, now }: NewMessage,
): Promise<void> {
  await database.sql(
    `insert into message_threads (application_id, company_id, last_at, last_from_company) values ($1, $2, $3, true)
     on conflict (application_id) do nothing`,
    [applicationId, companyId, now],
  );
}

/** Deletes a company's message within reach that waits to be sent, and returns which application it was about; null when there is none. */
export async function deleteWaiting(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<{ applicationId: string; candidateId: string } | null> {
  const [row] = await database.sql<{ applicationId: string; candidateId: string }>(
    `delete from application_messages m using applications a
      where m.id = $1 and m.company_id = $2 and m.from_company and m.sent_at is null and m.dropped_at is null and a.id = m.application_id
        and ${inEmployerScope('a.job_id', '$3')}
      returning m.application_id as "applicationId", a.candidate_id as "candidateId"`,
    [id, companyId, onTeam],
  );
  return row ?? null;
}

/** Forgets a thread in which nothing is left. */
export async function endEmptyThread(database: Database, applicationId: string): Promise<void> {
  await database.sql(
    `delete from message_threads where application_id = $1
      and not exists (select 1 from application_messages where application_id = $1)`,
    [applicationId],
  );
}

/** The values of the fields of a message to an applicant of the company; null for another company's. */
export async function findFieldValues(
  database: Database,
  companyId: string,
  applicationId: string,
): Promise<{ first_name: string; name: string; job: string; company: string } | null> {
  const [row] = await database.sql<{
    first: string;
    whole: string;
    read: string;
    job: string;
    company: string;
  }>(
    `select coalesce(p.personal_info->>'first_name', '') as first, j.title as job, c.name as company,
            trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')) as whole,
            coalesce(r.reading->'contact'->'name'->>'value', '') as read
       from applications a join job_posting j on j.id = a.job_id
       join companies c on c.id = a.company_id
       join resume_metadata r on r.id = a.resume_id
       left join candidate_profile p on p.user_id = a.candidate_id
      where a.company_id = $1 and a.id = $2`,
    [companyId, applicationId],
  );
  return row
    ? {
        first_name: row.first || (row.read.split(/\s+/)[0] ?? ''),
        name: row.whole || row.read,
        job: row.job,
        company: row.company,
      }
    : null;
}

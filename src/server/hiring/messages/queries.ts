import type { Message, ThreadRow } from '../../../api/hiring/messages.ts';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, exactInstant, memberReaches, inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';

/** A message to store; sent at `dueAt`. */
export type NewMessage = {
  id: string;
  applicationId: string;
  companyId: string;
  senderId: string;
  fromCompany: boolean;
  body: string;
  dueAt: Date;
  now: Date;
};

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

/** A place among threads: the instant they are ordered by, and the application. */
export type ThreadKey = [string, string];

type MessageRow = Omit<Message, 'sent_at' | 'read_at' | 'from_us' | 'sender'> & {
  from_company: boolean;
  sent_at: Date;
  read_at: Date | null;
  sender: string;
};

/** Stores a message, which is not sent by that. */
export async function insertMessage(database: Database, message: NewMessage): Promise<void> {
  await database.sql(
    `insert into application_messages (id, application_id, company_id, sender_id, from_company, body, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      message.id,
      message.applicationId,
      message.companyId,
      message.senderId,
      message.fromCompany,
      message.body,
      message.now,
      message.dueAt,
    ],
  );
}

/** The messages about an application as one side sees them, oldest first, at most 500; with the waiting ones of its own. */
export async function listMessages(
  database: Database,
  applicationId: string,
  side: 'company' | 'candidate',
): Promise<Message[]> {
  const rows = await database.sql<MessageRow>(
    `select * from (
       select m.id, m.from_company, m.body, coalesce(m.sent_at, m.due_at) as sent_at, m.read_at, m.sent_at is null as waiting,
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

/** Takes one message that is due, or that one when it is, marks it sent and answers it; null when there is none. */
export async function claimDueMessage(
  database: Database,
  now: Date,
  id: string | null = null,
): Promise<DueMessage | null> {
  const [row] = await database.sql<DueMessage>(
    `with due as (
       select m.id from application_messages m
        where m.sent_at is null and m.due_at <= $1 and ($2::uuid is null or m.id = $2)
        order by m.due_at limit 1 for update skip locked),
     sent as (
       update application_messages m set sent_at = $1 from due where m.id = due.id returning m.*)
     select s.id, s.application_id as "applicationId", s.company_id as "companyId", a.candidate_id as "candidateId",
            s.sender_id as "senderId", s.from_company as "fromCompany", s.body, a.stage, j.id as "jobId",
            j.title as "jobTitle", j.employer_name as employer, coalesce(p.blind, false) as blind,
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
           set last_at = excluded.last_at, last_from_company = excluded.last_from_company,
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
    'update message_threads set waiting_since = null where application_id = $1 and waiting_since is not null returning 1',
    [applicationId],
  );
  return rows.length > 0;
}

/** Deletes a company's message within reach that waits to be sent, and returns which application it was about; null when there is none. */
export async function deleteWaiting(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<{ applicationId: string; candidateId: string } | null> {
  const [row] = await database.sql<{ applicationId: string; candidateId: string }>(
    `delete from application_messages m using applications a
      where m.id = $1 and m.company_id = $2 and m.from_company and m.sent_at is null and a.id = m.application_id
        and ${inEmployerScope('a.job_id', '$3')}
      returning m.application_id as "applicationId", a.candidate_id as "candidateId"`,
    [id, companyId, onTeam],
  );
  return row ?? null;
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

/** The threads within reach in order, from a place on: those that wait for an answer, longest first, or all, newest first. */
export async function listThreadRows(
  database: Database,
  filter: EmployerScope & { unanswered: boolean; limit: number },
  after: ThreadKey | null,
): Promise<{ item: Omit<ThreadRow, 'name' | 'job_title'>; key: ThreadKey }[]> {
  const [column, direction, compare] = filter.unanswered
    ? ['t.waiting_since', 'asc', '>']
    : ['t.last_at', 'desc', '<'];
  const rows = await database.sql<{
    application_id: string;
    job_id: string;
    last_at: Date;
    last_from_us: boolean;
    summary: string;
    waiting_since: Date | null;
    exact: string;
  }>(
    `select t.application_id, a.job_id, t.last_at, t.last_from_company as last_from_us, t.waiting_since,
            coalesce(m.body, '') as summary, ${exactInstant(column)} as exact
       from message_threads t
       join applications a on a.id = t.application_id
       left join lateral (
         select left(body, 160) as body from application_messages
          where application_id = t.application_id and sent_at is not null order by due_at desc, id desc limit 1) m on true
      where t.company_id = $1 and ${inEmployerScope('a.job_id', '$5')}
        ${filter.unanswered ? 'and t.waiting_since is not null' : ''}
        and ($2::timestamptz is null or (${column}, t.application_id) ${compare} ($2::timestamptz, $3::uuid))
      order by ${column} ${direction}, t.application_id ${direction}
      limit $4`,
    [filter.companyId, after?.[0] ?? null, after?.[1] ?? null, filter.limit, filter.onTeam],
  );
  return rows.map(({ exact, ...row }) => ({
    item: {
      ...row,
      last_at: row.last_at.toISOString(),
      waiting_since: row.waiting_since?.toISOString() ?? null,
    },
    key: [exact, row.application_id],
  }));
}

/** In how many threads within reach a candidate waits for an answer. */
export async function countUnanswered(
  database: Database,
  { companyId, onTeam }: EmployerScope,
): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from message_threads t join applications a on a.id = t.application_id
      where t.company_id = $1 and t.waiting_since is not null and ${inEmployerScope('a.job_id', '$2')}`,
    [companyId, onTeam],
  );
  return row?.count ?? 0;
}

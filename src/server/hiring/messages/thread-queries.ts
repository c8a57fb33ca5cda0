import type { ThreadList, ThreadRow } from '../../../api/hiring/messages.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { exactInstant, inEmployerScope } from '../../platform/db/sql-parts.ts';

/** A place among threads: the instant they are ordered by, and the application. */
export type ThreadKey = [string, string];

/** SQL of since when the thread `t` needs an answer. */
const dueSince = 'coalesce(t.waiting_since, t.follow_up_at)';

/** SQL that is true for a thread `t` that needs an answer now. */
export const needsAnswer = `(${dueSince} is not null and t.snoozed_until is null)`;

/** Which applications have messages `m` of a company, `$1`, like these. */
const having = (messages: string) =>
  `t.application_id in (select m.application_id from application_messages m where m.company_id = $1 and ${messages})`;

const lists: Record<ThreadList, { column: string; order: 'asc' | 'desc'; where: string }> = {
  unanswered: { column: dueSince, order: 'asc', where: needsAnswer },
  mine: { column: 't.last_at', order: 'desc', where: 'a.assigned_to = $6 and t.snoozed_until is null' },
  unread: { column: 't.last_at', order: 'desc', where: having('not m.from_company and m.read_at is null') },
  snoozed: { column: 't.snoozed_until', order: 'asc', where: 't.snoozed_until is not null' },
  scheduled: {
    column: 't.last_at',
    order: 'desc',
    where: having('m.sent_at is null and m.dropped_at is null'),
  },
  all: { column: 't.last_at', order: 'desc', where: 'true' },
};

type Row = Omit<
  ThreadRow,
  | 'name'
  | 'job_title'
  | 'assigned_to'
  | 'last_at'
  | 'waiting_since'
  | 'follow_up_at'
  | 'snoozed_until'
  | 'next_at'
> &
  Record<'waiting_since' | 'follow_up_at' | 'snoozed_until' | 'next_at', Date | null> & {
    last_at: Date;
    exact: string;
  };

/** The threads of a list within reach in its order, from a place on. */
export async function listThreadRows(
  database: Database,
  filter: EmployerScope & { which: ThreadList; limit: number },
  after: ThreadKey | null,
): Promise<{ item: Omit<ThreadRow, 'name' | 'job_title' | 'assigned_to'>; key: ThreadKey }[]> {
  const { column, order, where } = lists[filter.which];
  const rows = await database.sql<Row>(
    `select t.application_id, a.job_id, t.last_at, t.last_from_company as last_from_us, t.waiting_since, t.follow_up_at,
            t.snoozed_until, coalesce(m.body, '') as summary, n.unread, n.scheduled, n.next_at, ${exactInstant(column)} as exact
       from message_threads t
       join applications a on a.id = t.application_id
       left join lateral (
         select left(body, 160) as body from application_messages
          where application_id = t.application_id and dropped_at is null
          order by sent_at is null, due_at desc, id desc limit 1) m on true
       left join lateral (
         select (count(*) filter (where not from_company and read_at is null))::int as unread,
                (count(*) filter (where sent_at is null and dropped_at is null))::int as scheduled,
                min(due_at) filter (where sent_at is null and dropped_at is null) as next_at
           from application_messages where application_id = t.application_id) n on true
      where t.company_id = $1 and ${inEmployerScope('a.job_id', '$5')} and ${where} and $6::uuid is not null
        and ($2::timestamptz is null or (${column}, t.application_id) ${order === 'asc' ? '>' : '<'} ($2::timestamptz, $3::uuid))
      order by ${column} ${order}, t.application_id ${order}
      limit $4`,
    [filter.companyId, after?.[0] ?? null, after?.[1] ?? null, filter.limit, filter.onTeam, filter.viewerId],
  );
  return rows.map(({ exact, ...row }) => ({
    item: {
      ...row,
      last_at: row.last_at.toISOString(),
      waiting_since: row.waiting_since?.toISOString() ?? null,
      follow_up_at: row.follow_up_at?.toISOString() ?? null,
      snoozed_until: row.snoozed_until?.toISOString() ?? null,
      next_at: row.next_at?.toISOString() ?? null,
    },
    key: [exact, row.application_id],
  }));
}

/** How many threads within reach need an answer. */
export async function countUnanswered(
  database: Database,
  { companyId, onTeam }: EmployerScope,
): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from message_threads t join applications a on a.id = t.application_id
      where t.company_id = $1 and ${needsAnswer} and ${inEmployerScope('a.job_id', '$2')}`,
    [companyId, onTeam],
  );
  return row?.count ?? 0;
}

/** Until when a thread is out of the way; null when it is not. */
export async function findSnooze(database: Database, applicationId: string): Promise<Date | null> {
  const [row] = await database.planned<{ until: Date | null }>(
    'select snoozed_until as until from message_threads where application_id = $1',
    [applicationId],
  );
  return row?.until ?? null;
}

/** Puts a thread out of the way until then, or back; false when there is none. */
export async function snooze(
  database: Database,
  applicationId: string,
  until: Date | null,
): Promise<boolean> {
  const rows = await database.sql(
    'update message_threads set snoozed_until = $2, follow_up_at = null where application_id = $1 returning 1',
    [applicationId, until],
  );
  return rows.length > 0;
}

/** Brings back a thread whose time has come, and says whose; null when there is none. */
export async function wakeThread(
  database: Database,
  now: Date,
): Promise<{ applicationId: string; companyId: string; jobId: string } | null> {
  const [row] = await database.sql<{ applicationId: string; companyId: string; jobId: string }>(
    `update message_threads t set snoozed_until = null, follow_up_at = case when t.waiting_since is null then $1::timestamptz end
       from applications a
      where a.id = t.application_id and t.application_id = (
        select application_id from message_threads where snoozed_until <= $1 order by snoozed_until limit 1 for update skip locked)
      returning t.application_id as "applicationId", t.company_id as "companyId", a.job_id as "jobId"`,
    [now],
  );
  return row ?? null;
}

/** Marks the last message of a candidate as not opened; false when they wrote none. */
export async function markUnread(database: Database, applicationId: string): Promise<boolean> {
  const rows = await database.sql(
    `update application_messages set read_at = null where id = (
       select id from application_messages where application_id = $1 and not from_company order by due_at desc, id desc limit 1)
     returning 1`,
    [applicationId],
  );
  return rows.length > 0;
}

/** By which clock a time is chosen for an applicant: their own zone where it is known, else that of whoever writes; null when neither is. */
export async function findZone(
  database: Database,
  candidateId: string,
  writerId: string | null,
): Promise<string | null> {
  const [row] = await database.sql<{ zone: string | null }>(
    `select coalesce(
       (select time_zone from account_settings where user_id = $1),
       (select i.candidate_zone from interviews i join applications a on a.id = i.application_id
         where a.candidate_id = $1 and i.candidate_zone is not null order by i.updated_at desc limit 1),
       (select time_zone from account_settings where user_id = $2)) as zone`,
    [candidateId, writerId],
  );
  return row?.zone ?? null;
}

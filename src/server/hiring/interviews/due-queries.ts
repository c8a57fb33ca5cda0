import type { Database } from '../../platform/db/connect.ts';
import {
  colleagueName,
  memberReaches,
  stageForCandidate,
  waitingRejection,
} from '../../platform/db/sql-parts.ts';

/** An interview that something is due for, by its company. */
export type Due = { id: string; companyId: string };

const due = 'i.id, i.company_id as "companyId"';

/**
 * Takes one interview that is still ahead although its application has ended in a way its candidate knows, or its candidate
 * has deleted their account; null when there is none left.
 */
export async function claimEnded(database: Database): Promise<Due | null> {
  const [row] = await database.sql<Due>(
    `select ${due} from interviews i join applications a on a.id = i.application_id
       join users c on c.id = a.candidate_id ${waitingRejection}
      where (i.status in ('proposed','asked') and ${stageForCandidate} in ('hired','rejected','withdrawn')
          or i.status = 'booked' and i.held_at is null and ${stageForCandidate} in ('rejected','withdrawn')
          or i.status <> 'cancelled' and i.held_at is null and c.erased_at is not null)
      limit 1 for update of i skip locked`,
  );
  return row ?? null;
}

/**
 * Takes out of one interview that is still ahead whoever was to lead it and does not work with its job any more, frees their time,
 * and answers who it was; null when there is none left. Its calendar entry is a newer one from then on.
 */
export async function takeOutLeaver(
  database: Database,
  now: Date,
): Promise<(Due & { personId: string; email: string; name: string }) | null> {
  const [row] = await database.sql<Due & { personId: string; email: string; name: string }>(
    `with left_behind as (
       select i.id, p.user_id, u.email, ${colleagueName('u')} as name from interviews i
         join interview_people p on p.interview_id = i.id
         join users u on u.id = p.user_id
         join applications a on a.id = i.application_id
        where (i.status in ('proposed','asked') or i.status = 'booked' and i.held_at is null and i.starts_at > $1)
          and not exists (select 1 from company_members m
                           where m.user_id = p.user_id and m.company_id = i.company_id and ${memberReaches('a.job_id')})
        limit 1 for update of i skip locked),
     gone as (
       delete from interview_people p using left_behind l where p.interview_id = l.id and p.user_id = l.user_id)
     update interviews i set sequence = sequence + 1, version = version + 1, updated_at = $1
       from left_behind l where i.id = l.id
     returning ${due}, l.user_id as "personId", l.email, l.name`,
    [now],
  );
  if (!row) return null;
  await database.sql('delete from booked_times where interview_id = $1 and user_id = $2', [
    row.id,
    row.personId,
  ]);
  return row;
}

/** Takes one interview that is over, and notes that it was held and that its application came to an interview; null when none is left. */
export async function claimFinished(database: Database, now: Date): Promise<Due | null> {
  const [row] = await database.sql<Due & { application_id: string; starts_at: Date }>(
    `with over as (
       select id from interviews where status = 'booked' and held_at is null and ends_at <= $1
        order by starts_at limit 1 for update skip locked)
     update interviews i set held_at = $1 from over where i.id = over.id
     returning ${due}, i.application_id, i.starts_at`,
    [now],
  );
  if (!row) return null;
  await database.sql(
    'update applications set interviewed_at = $2 where id = $1 and (interviewed_at is null or interviewed_at > $2)',
    [row.application_id, row.starts_at],
  );
  return { id: row.id, companyId: row.companyId };
}

/**
 * Takes one interview whose reminder is due, a day or an hour before it; null when none is left. `wanted` is false where it was
 * booked later than that: people know of it well enough.
 */
export async function claimReminder(
  database: Database,
  now: Date,
): Promise<(Due & { before: 'day' | 'hour'; wanted: boolean }) | null> {
  const [row] = await database.sql<Due & { before: 'day' | 'hour'; wanted: boolean }>(
    `with near as (
       select id, case when starts_at <= $1::timestamptz + interval '1 hour' then 2 else 1 end as step
         from interviews
        where status = 'booked' and held_at is null and starts_at > $1
          and (reminded < 1 and starts_at <= $1::timestamptz + interval '24 hours'
            or reminded < 2 and starts_at <= $1::timestamptz + interval '1 hour')
        order by starts_at limit 1 for update skip locked)
     update interviews i set reminded = near.step from near where i.id = near.id
     returning ${due}, case near.step when 2 then 'hour' else 'day' end as before,
               i.booked_at <= i.starts_at - case near.step when 2 then interval '1 hour' else interval '24 hours' end as wanted`,
    [now],
  );
  return row ?? null;
}

import type { Database } from '../db/connect.ts';
import { stageForCandidate, waitingRejection } from '../db/sql-parts.ts';

/** An interview that something is due for, by its company. */
export type Due = { id: string; companyId: string };

const due = 'i.id, i.company_id as "companyId"';

/**
 * Takes one interview that is still ahead although its application has ended in a way its candidate knows, or its candidate
 * has deleted their account; null when there is none left.
 */
export async function takeEnded(database: Database): Promise<Due | null> {
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

/** Takes one interview that is over, and notes that it was held and that its application came to an interview; null when none is left. */
export async function takeHeld(database: Database, now: Date): Promise<Due | null> {
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
export async function takeReminder(
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

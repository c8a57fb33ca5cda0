import type { WorkingHours } from '../../../api/hiring/availability.ts';
import {
  type Span,
  usualWeek,
  type WorkingDay,
  type WorkingHours as Hours,
} from '../../../engine/interviews/free-times.ts';
import type { Database } from '../../platform/db/connect.ts';

type Week = (WorkingDay | null)[];

/** The working hours that somebody set; the usual, at version 0, when they set none. */
export async function findWorkingHours(database: Database, userId: string): Promise<WorkingHours> {
  const [row] = await database.sql<{ time_zone: string; week: Week; version: number }>(
    'select time_zone, week, version from working_hours where user_id = $1',
    [userId],
  );
  return row ?? { time_zone: null, week: [...usualWeek], version: 0 };
}

/** Stores somebody's working hours at this version; false when they are at another. */
export async function storeWorkingHours(
  database: Database,
  userId: string,
  { version, time_zone: timeZone, week }: { version: number; time_zone: string; week: Week },
): Promise<boolean> {
  const rows =
    version === 0
      ? await database.sql(
          `insert into working_hours (user_id, time_zone, week) values ($1, $2, $3::jsonb)
           on conflict do nothing returning 1`,
          [userId, timeZone, JSON.stringify(week)],
        )
      : await database.sql(
          `update working_hours set time_zone = $2, week = $3::jsonb, updated_at = now(), version = version + 1
            where user_id = $1 and version = $4 returning 1`,
          [userId, timeZone, JSON.stringify(week), version],
        );
  return rows.length > 0;
}

/** When each of these people works; whoever named no zone anywhere does by the clock of `otherwise`. */
export async function listHours(database: Database, people: string[], otherwise: string): Promise<Hours[]> {
  const rows = await database.sql<{ time_zone: string | null; week: Week | null }>(
    `select coalesce(w.time_zone, s.time_zone) as time_zone, w.week
       from unnest($1::uuid[]) as person(id)
       left join working_hours w on w.user_id = person.id
       left join account_settings s on s.user_id = person.id`,
    [people],
  );
  return rows.map(({ time_zone: timeZone, week }) => ({
    timeZone: timeZone ?? otherwise,
    week: week ?? usualWeek,
  }));
}

/** When any of these people is in an interview, other than `except`, or busy by a calendar of theirs, in a span: the times alone. */
export async function listBusySpans(
  database: Database,
  people: string[],
  span: Span,
  except: string | null = null,
): Promise<Span[]> {
  const rows = await database.sql<{ from: Date; until: Date }>(
    `select i.starts_at as "from", i.ends_at as until from interviews i
      where i.status = 'booked' and i.ends_at > $2 and i.starts_at < $3 and ($4::uuid is null or i.id <> $4)
        and exists (select 1 from booked_times b where b.interview_id = i.id and b.user_id = any($1::uuid[]))
     union all
     select b.starts_at, b.ends_at from busy_times b join calendar_connections c on c.id = b.connection_id
      where c.user_id = any($1::uuid[]) and b.ends_at > $2 and b.starts_at < $3`,
    [people, new Date(span.from), new Date(span.until), except],
  );
  return rows.map((row) => ({ from: row.from.getTime(), until: row.until.getTime() }));
}

/** Lets one booking for any of these people be decided after another, until the caller's transaction ends. */
export async function lockTimes(database: Database, people: string[]): Promise<void> {
  await database.sql(
    `select pg_advisory_xact_lock(hashtextextended('times of ' || id, 0))
       from unnest($1::text[]) as person(id) order by id`,
    [people],
  );
}

import type { Reader } from '../../../messages/render.ts';
import type { Database } from '../../platform/db/connect.ts';

/** When the address of this person's calendar was made; null where there is none. */
export async function findFeed(database: Database, userId: string): Promise<{ createdAt: Date } | null> {
  const [row] = await database.sql<{ createdAt: Date }>(
    'select created_at as "createdAt" from calendar_feeds where user_id = $1',
    [userId],
  );
  return row ?? null;
}

/** Keeps the hash of a person's secret address, in place of the one before. */
export async function storeFeed(
  database: Database,
  userId: string,
  secretHash: string,
  createdAt: Date,
): Promise<void> {
  await database.sql(
    `insert into calendar_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
    [userId, secretHash, createdAt],
  );
}

/** Forgets a person's secret address; false where there was none. */
export async function deleteFeed(database: Database, userId: string): Promise<boolean> {
  const rows = await database.sql('delete from calendar_feeds where user_id = $1 returning user_id', [
    userId,
  ]);
  return rows.length > 0;
}

/** Whose address this is and how they read; null for unknown ones, and while an account is suspended or about to be deleted. */
export async function findFeedOwner(
  database: Database,
  secretHash: string,
): Promise<(Reader & { userId: string }) | null> {
  const [row] = await database.sql<Reader & { userId: string }>(
    `select f.user_id as "userId", s.locale, s.time_zone as "timeZone"
       from calendar_feeds f join users u on u.id = f.user_id
       left join account_settings s on s.user_id = f.user_id
      where f.secret_hash = $1 and u.suspended_at is null
        and not exists (select 1 from account_deletions d where d.user_id = f.user_id)`,
    [secretHash],
  );
  return row ?? null;
}

/** A day that a person wrote down for a job: of their next step, or its deadline. */
export type PlannedDay = {
  kind: 'step' | 'deadline';
  id: string;
  /** Where it is about a job here. */
  jobId: string | null;
  day: string;
  step: string;
  title: string;
  employer: string;
  notes: string;
  version: number;
};

/** What a person planned from a day on, of jobs that are not closed to them, the soonest first. */
export function listPlannedDays(database: Database, userId: string, from: string): Promise<PlannedDay[]> {
  return database.sql<PlannedDay>(
    `select * from (
       select 'step' as kind, t.job_id as id, t.job_id as "jobId", t.remind_on::text as day, t.next_step as step,
              j.title, j.employer_name as employer, t.notes, t.version
         from target_jobs t join job_posting j on j.id = t.job_id
        where t.user_id = $1 and t.remind_on >= $2::date and t.stage <> 'closed'
       union all
       select 'deadline', t.job_id, t.job_id, t.deadline::text, '', j.title, j.employer_name, t.notes, t.version
         from target_jobs t join job_posting j on j.id = t.job_id
        where t.user_id = $1 and t.deadline >= $2::date and t.stage = 'saved'
       union all
       select 'step', o.id, null, o.remind_on::text, o.next_step, o.title, o.employer_name, o.notes, o.version
         from outside_applications o
        where o.user_id = $1 and o.remind_on >= $2::date and o.stage <> 'closed') planned
      order by day, id limit 1000`,
    [userId, from],
  );
}

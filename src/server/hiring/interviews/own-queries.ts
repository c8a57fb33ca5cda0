import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import { stageForCandidate, waitingRejection } from '../../platform/db/sql-parts.ts';
import { type StoredInterview, storedInterviews } from './queries.ts';

/**
 * The interviews of a candidate that are ahead: booked ones, and those with a proposed time, or a day to pick one in, that has not passed; by
 * the time booked, else by the last that there is. At most 20.
 */
export function interviewsAhead(candidateId: string, now: Date): Query<StoredInterview[]> {
  return query<StoredInterview, StoredInterview[]>(
    `${storedInterviews} ${waitingRejection}
      cross join lateral (
        select coalesce((select max(t) from unnest(i.times) t where t > $1), last_pick.at) as last
          from (select (i.pick_until + 1)::timestamp at time zone i.time_zone as at) last_pick) proposed
      where a.candidate_id = $2 and ${stageForCandidate} in ('new','screen','interview','offer')
        and (i.status = 'booked' and i.ends_at > $1 or i.status = 'proposed' and proposed.last > $1)
      order by coalesce(i.starts_at, proposed.last) limit 20`,
    [now, candidateId],
    (rows) =>
      rows.map((row) => ({ ...row, starts_at: instant(row.starts_at), ends_at: instant(row.ends_at) })),
  );
}

/** The booked interviews of a candidate that end after `from`, by their time; at most 500. */
export function listBookedInterviews(
  database: Database,
  candidateId: string,
  now: Date,
  from: Date,
): Promise<StoredInterview[]> {
  return database.sql<StoredInterview>(
    `${storedInterviews}
      where a.candidate_id = $2 and i.status = 'booked' and i.ends_at > $3
      order by i.starts_at limit 500`,
    [now, candidateId, from],
  );
}

function instant(value: Date | null): Date | null {
  return value && new Date(value);
}

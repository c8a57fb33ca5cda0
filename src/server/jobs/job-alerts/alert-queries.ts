import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type CardRow, cardColumns, toCard, type StoredCard } from '../jobs/card-queries.ts';
import { isFound, type JobSearch } from '../job-search/found-queries.ts';

/** A saved search whose news are due, with the address they go to. */
export type DueAlert = Pick<SavedSearch, 'id' | 'name' | 'query' | 'cadence'> & {
  userId: string;
  email: string;
  lastSentAt: Date;
};

const isDue = `(s.cadence = 'daily' and s.last_sent_at <= $1::timestamptz - interval '1 day'
   or s.cadence = 'weekly' and s.last_sent_at <= $1::timestamptz - interval '7 days')
  and u.role = 'candidate' and not exists (select 1 from account_deletions d where d.user_id = u.id)`;

/** The saved searches whose news are due, those that waited longest first, at most 500. */
export async function listDueAlerts(database: Database, now: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select s.id from saved_searches s join users u on u.id = s.user_id
      where ${isDue} order by s.last_sent_at limit 500`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes up one saved search for the caller's transaction, and notes that its news up to `until` are told with it. Null when
 * another process does so, or it is not due any more.
 */
export async function claimAlert(
  database: Database,
  id: string,
  now: Date,
  until: Date,
): Promise<DueAlert | null> {
  const [row] = await database.sql<Omit<DueAlert, 'userId' | 'lastSentAt'> & { user_id: string; last: Date }>(
    `select s.id, s.name, s.query, s.cadence, s.user_id, s.last_sent_at as last, u.email
       from saved_searches s join users u on u.id = s.user_id
      where s.id = $2 and ${isDue} for update of s skip locked`,
    [now, id],
  );
  if (!row) return null;
  await database.sql('update saved_searches set last_sent_at = $2 where id = $1', [id, until]);
  const { user_id: userId, last: lastSentAt, ...rest } = row;
  return { ...rest, userId, lastSentAt };
}

/** Stops the mails of a saved search and answers its name; null when it is gone. */
export async function stopAlert(database: Database, id: string): Promise<string | null> {
  const [row] = await database.sql<{ name: string }>(
    "update saved_searches set cadence = 'none' where id = $1 returning name",
    [id],
  );
  return row?.name ?? null;
}

/** Open jobs that a search finds and that were published in a window (after, until], newest first, and how many they are. */
export async function listPublishedJobs(
  database: Database,
  search: JobSearch,
  window: { after: Date; until: Date },
): Promise<{ items: StoredCard[]; total: number }> {
  const values: unknown[] = [search.candidateId, search.limit, window.after, window.until];
  const rows = await database.sql<CardRow & { total: number }>(
    `select ${cardColumns}, (count(*) over ())::int as total
       from job_posting j
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where ${isFound(search, values)}
        and coalesce(j.published_at, j.created_at) > $3 and coalesce(j.published_at, j.created_at) <= $4
      order by coalesce(j.published_at, j.created_at) desc, j.id desc
      limit $2`,
    values,
  );
  return { items: rows.map(toCard), total: rows[0]?.total ?? 0 };
}

import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Preferences, PreferencesInput } from '../../../api/candidates/profiles.ts';
import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { Wishes } from '../../../engine/preferences/agreement.ts';
import type { Database } from '../../platform/db/connect.ts';
import { jobPreferences, savedSearches } from '../../platform/db/schema.ts';

/** The wishes of somebody who has not said any. */
export const noPreferences: Preferences = {
  roles: [],
  location_types: [],
  job_types: [],
  city: '',
  country: '',
  pay_least: null,
  pay_currency: 'USD',
  pay_interval: 'year',
  start_on: null,
  alerts: 'none',
  version: 0,
};

/** The search behind the mails about a person's wishes, as it is kept among their saved searches. */
export type PreferenceAlert = Pick<SavedSearch, 'name' | 'query'>;

/** What this person wishes of a job. */
export async function findPreferences(database: Database, userId: string): Promise<Preferences> {
  const [found] = await database.db
    .select({ row: jobPreferences, cadence: savedSearches.cadence })
    .from(jobPreferences)
    .leftJoin(savedSearches, eq(savedSearches.id, jobPreferences.alertId))
    .where(eq(jobPreferences.userId, userId));
  if (!found) return noPreferences;
  const { row, cadence } = found;
  return {
    roles: row.roles,
    location_types: row.locationTypes as Preferences['location_types'],
    job_types: row.jobTypes as Preferences['job_types'],
    city: row.city,
    country: row.country,
    pay_least: row.payLeast,
    pay_currency: row.payCurrency,
    pay_interval: row.payInterval as Preferences['pay_interval'],
    start_on: row.startOn,
    alerts: (cadence ?? 'none') as Preferences['alerts'],
    version: row.version,
  };
}

/** Keeps wishes said on the given version (0: none were kept), in the caller's transaction; false when somebody was faster. */
export async function storePreferences(
  database: Database,
  userId: string,
  version: number,
  wished: PreferencesInput,
): Promise<boolean> {
  const values = {
    roles: wished.roles,
    locationTypes: wished.location_types,
    jobTypes: wished.job_types,
    city: wished.city,
    country: wished.country,
    payLeast: wished.pay_least,
    payCurrency: wished.pay_currency,
    payInterval: wished.pay_interval,
    startOn: wished.start_on,
  };
  const stored =
    version === 0
      ? await database.db
          .insert(jobPreferences)
          .values({ userId, ...values })
          .onConflictDoNothing()
          .returning({ userId: jobPreferences.userId })
      : await database.db
          .update(jobPreferences)
          .set({ ...values, updatedAt: sql`now()`, version: sql`${jobPreferences.version} + 1` })
          .where(and(eq(jobPreferences.userId, userId), eq(jobPreferences.version, version)))
          .returning({ userId: jobPreferences.userId });
  return stored.length > 0;
}

/**
 * Lets the saved search that follows this person's wishes say what they are now, and mail as often; with null there is none
 * any more. News of a search that mailed nothing before count from now on.
 */
export async function followPreferences(
  database: Database,
  userId: string,
  alert: PreferenceAlert | null,
  cadence: SavedSearch['cadence'],
): Promise<void> {
  const [kept] = await database.sql<{ id: string }>(
    'select s.id from job_preferences p join saved_searches s on s.id = p.alert_id where p.user_id = $1',
    [userId],
  );
  if (!alert) {
    if (kept) await database.sql('delete from saved_searches where id = $1', [kept.id]);
    return;
  }
  const values = [alert.name, JSON.stringify(alert.query), cadence];
  if (kept) {
    await database.sql(
      `update saved_searches set name = $2, query = $3::jsonb, cadence = $4,
              last_sent_at = case when cadence = 'none' then now() else last_sent_at end
        where id = $1`,
      [kept.id, ...values],
    );
    return;
  }
  const id = v7();
  await database.sql(
    'insert into saved_searches (id, user_id, name, query, cadence) values ($1, $2, $3, $4::jsonb, $5)',
    [id, userId, ...values],
  );
  await database.sql('update job_preferences set alert_id = $2 where user_id = $1', [userId, id]);
}

/** Wishes as jobs are compared with them; null when there are none. */
export function wishesOf(wished: PreferencesInput): Wishes | null {
  const { pay_least: least, pay_currency: currency, pay_interval: interval } = wished;
  const wishes = {
    roles: wished.roles,
    locationTypes: wished.location_types,
    jobTypes: wished.job_types,
    city: wished.city,
    country: wished.country,
    pay: least === null ? null : { least, currency, interval },
  };
  const any = [wishes.roles, wishes.locationTypes, wishes.jobTypes, wishes.city, wishes.country].some(
    (wish) => wish.length > 0,
  );
  return any || wishes.pay ? wishes : null;
}

import { sql } from 'drizzle-orm';
import type { PlatformOverview, UsageDay } from '../../../api/operations/usage.ts';
import type { Database } from '../../platform/db/connect.ts';
import { usageCounts } from '../../platform/db/schema.ts';

/** How many calls of the API one process took in one hour. */
export type CountedCalls = { hour: Date; source: string; calls: number };

const summed = '00000000-0000-0000-0000-000000000000';

/** What is counted where it happens, in the same transaction; calls of the API are counted by their process. */
export type CountedUse = 'user_signups' | 'job_postings' | 'resume_uploads' | 'llm_tokens';

/** Counts something that happened, in a row of its own, so that no two writers wait for one counter. Its source is by chance. */
export async function countUsage(database: Database, kind: CountedUse, at: Date, amount = 1): Promise<void> {
  if (amount <= 0) return;
  await database.sql(
    `insert into usage_counts (hour, kind, source, amount)
     values (date_trunc('hour', $1::timestamptz, 'UTC'), $2, gen_random_uuid(), $3)`,
    [at, kind, amount],
  );
}

/** Keeps counts of calls. A count only grows: telling it twice, or an older one late, changes nothing. */
export async function saveCalls(database: Database, counts: CountedCalls[]): Promise<void> {
  if (counts.length === 0) return;
  await database.db
    .insert(usageCounts)
    .values(counts.map(({ hour, source, calls }) => ({ hour, source, kind: 'api_calls', amount: calls })))
    .onConflictDoUpdate({
      target: [usageCounts.hour, usageCounts.kind, usageCounts.source],
      set: { amount: sql`greatest(${usageCounts.amount}, excluded.amount)` },
    });
}

/** Adds the rows of single records from before an instant up, an hour each. Calls of the API stay by process. */
export async function sumCounts(database: Database, before: Date): Promise<void> {
  await database.sql(
    `with old as (delete from usage_counts where hour < $1 and kind <> 'api_calls' and source <> $2
                  returning hour, kind, amount)
     insert into usage_counts (hour, kind, source, amount)
     select hour, kind, $2, sum(amount) from old group by hour, kind
     on conflict (hour, kind, source) do update set amount = usage_counts.amount + excluded.amount`,
    [before, summed],
  );
}

type DayRow = Record<Exclude<keyof UsageDay, 'date'>, string> & { date: string };

/** The last so many days of UTC up to `now`, the newest first. */
export async function listDays(database: Database, now: Date, days: number): Promise<UsageDay[]> {
  const rows = await database.sql<DayRow>(
    `with days as (select (($1::timestamptz at time zone 'UTC')::date - n) as day from generate_series(0, $2::int - 1) n),
     counts as (select (hour at time zone 'UTC')::date as day, kind, sum(amount) as amount from usage_counts
       where hour >= (select min(day) from days)::timestamp at time zone 'UTC' group by 1, 2)
     select day::text as date,
       coalesce(sum(amount) filter (where kind = 'api_calls'), 0) as api_calls,
       coalesce(sum(amount) filter (where kind = 'user_signups'), 0) as user_signups,
       coalesce(sum(amount) filter (where kind = 'job_postings'), 0) as job_postings,
       coalesce(sum(amount) filter (where kind = 'resume_uploads'), 0) as resume_uploads,
       coalesce(sum(amount) filter (where kind = 'llm_tokens'), 0) as llm_tokens
     from days left join counts using (day) group by day order by day desc`,
    [now, days],
  );
  return rows.map((row) => ({
    date: row.date,
    api_calls: Number(row.api_calls),
    user_signups: Number(row.user_signups),
    job_postings: Number(row.job_postings),
    resume_uploads: Number(row.resume_uploads),
    llm_tokens: Number(row.llm_tokens),
  }));
}

type OverviewRow = Record<Exclude<keyof PlatformOverview, 'average_fit'>, string> & {
  average_fit: string | null;
};

/** The platform's figures at an instant. Calls are counted by the hour: the one at hand and the 23 before it. */
export async function readOverview(database: Database, now: Date): Promise<PlatformOverview> {
  const [row] = await database.sql<OverviewRow>(
    `select (select count(*) from users where erased_at is null) - (select count(*) from added_people) as total_users,
       (select count(*) from job_posting where status = 'open' and not is_sample
          and (expires_at is null or expires_at > $1)) as active_jobs,
       (select count(*) from job_posting where not is_sample) as total_jobs,
       (select count(*) from resume_metadata where deleted_at is null) as resumes_uploaded,
       fit.average as average_fit, fit.pairs as scored_pairs,
       (select coalesce(sum(amount), 0) from usage_counts where kind = 'api_calls'
          and hour > $1::timestamptz - interval '24 hours') as api_calls_24h,
       (select coalesce(sum(input_tokens::bigint + output_tokens), 0) from model_calls
          where at > $1::timestamptz - interval '24 hours') as llm_tokens_24h
     from (select avg(f.skill_overlap) as average, count(*) as pairs
             from fit_score f join job_posting j on j.id = f.job_id where not j.is_sample) fit`,
    [now],
  );
  if (!row) throw new Error('The figures were not counted.');
  return {
    total_users: Number(row.total_users),
    active_jobs: Number(row.active_jobs),
    total_jobs: Number(row.total_jobs),
    resumes_uploaded: Number(row.resumes_uploaded),
    average_fit: row.average_fit === null ? null : Number(row.average_fit),
    scored_pairs: Number(row.scored_pairs),
    api_calls_24h: Number(row.api_calls_24h),
    llm_tokens_24h: Number(row.llm_tokens_24h),
  };
}

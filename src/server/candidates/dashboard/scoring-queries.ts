import { type Query, query } from '../../platform/db/query-batch.ts';

/** True while scores of this person wait or are being calculated. A run that has outlived its time was cut off. */
export function scoringRuns(userId: string): Query<boolean> {
  return query<{ open: boolean }, boolean>(
    `select exists (select 1 from scoring_runs
                      where user_id = $1 and finished_at is null and started_at > now() - interval '15 minutes')
         or exists (select 1 from pgboss.job where name = 'score-candidate' and singleton_key = $2 and state < 'completed') as open`,
    [userId, userId],
    ([row]) => row?.open ?? false,
  );
}

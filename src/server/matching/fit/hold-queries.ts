import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import { rankApplications } from './rank-queries.ts';
import type { HoldFacts } from './rules.ts';

/** SQL for when the company of the job `j` published the bias audit that stands; null without one that names its auditor. */
const auditedAt = `(select s.published_at from impact_summaries s
  where s.company_id = j.company_id and s.ended_at is null and s.figures->>'auditor' <> '')`;

/** SQL that is true where the job `j` shows its employer no scores at the instant `now`; `scoreHold` says why. */
function isHeld(now: string): string {
  return `not coalesce(j.scores_from <= ${now} and ${auditedAt} >= ${now}::timestamptz - interval '365 days', false)`;
}

/**
 * Brings what jobs in New York City show into step with the clock and the published bias audit: those of one company, or all.
 * Nothing is written where nothing changed.
 */
export async function settleHolds(database: Database, now: Date, companyId: string | null): Promise<void> {
  const outOfStep = `from job_posting j
    where j.in_new_york and j.company_id is not null and ($2::uuid is null or j.company_id = $2) and j.scores_held <> ${isHeld('$1')}`;
  const [found] = await database.sql(`select 1 ${outOfStep} limit 1`, [now, companyId]);
  if (!found) return;
  await database.transact(async () => {
    const jobs = await database.sql<{ id: string }>(
      `update job_posting set scores_held = not scores_held
        where id in (select j.id ${outOfStep} for no key update of j) returning id`,
      [now, companyId],
    );
    const ids = jobs.map(({ id }) => id);
    await rankApplications(database, ids, null);
  });
}

/** What says whether a job's scores are held back, and why; null for no such job. */
export function findHoldFacts(database: Database, jobId: string): Promise<HoldFacts | null> {
  return runQuery(database, holdFacts(jobId));
}

/** The query behind `findHoldFacts`. */
export function holdFacts(jobId: string): Query<HoldFacts | null> {
  return query<HoldFacts, HoldFacts | null>(
    `select j.in_new_york as "inNewYork", j.scores_from as "scoresFrom", ${auditedAt} as "auditedAt"
       from job_posting j where j.id = $1`,
    [jobId],
    ([row]) =>
      row
        ? {
            ...row,
            scoresFrom: row.scoresFrom && new Date(row.scoresFrom),
            auditedAt: row.auditedAt && new Date(row.auditedAt),
          }
        : null,
  );
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FitScore, FitSummary } from '../../../api/matching/fit.ts';
import type { FitResult, LedgerRow } from '../../../engine/fit/facts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import { fitScore } from '../../platform/db/schema.ts';
import { fitSummaryJson, presentScore, type StoredSummary } from '../../platform/db/sql-parts.ts';
import { rankApplications } from './rank-queries.ts';

/** A score to keep: what it was computed from, and what came out. */
export type NewScore = {
  jobId: string;
  resumeId: string | null;
  jobVersion: number;
  result: FitResult;
  tailoredBulletCount: number;
  /** The bullets that can be tailored, counted. */
  bulletsSuggested: number;
};

/** A score as it is stored, with its ledger, not yet in the words of its reader. */
export type StoredFit = StoredSummary & Omit<FitScore, keyof FitSummary | 'ledger'> & { ledger: LedgerRow[] };

type FitRow = {
  summary: StoredSummary;
  candidate_id: string;
  resume_id: string | null;
  result: FitResult;
  computed_at: Date | string;
};

/** The stored score of a candidate for a job, with its ledger; null when it was not calculated. */
export async function findFit(
  database: Database,
  candidateId: string,
  jobId: string,
): Promise<StoredFit | null> {
  const [row] = await database.planned<FitRow>(
    `select ${fitColumns} from fit_score f where f.candidate_id = $1 and f.job_id = $2`,
    [candidateId, jobId],
  );
  return row ? toStoredFit(row) : null;
}

/** The score that the employer may see of an application; null while there is none on the resume that was sent. */
export function findSentFit(database: Database, applicationId: string): Promise<StoredFit | null> {
  return runQuery(database, sentFit(applicationId));
}

/** The query behind `findSentFit`. */
export function sentFit(applicationId: string): Query<StoredFit | null> {
  return query<FitRow, StoredFit | null>(
    `select ${fitColumns} from applications a join fit_score f on ${presentScore} where a.id = $1`,
    [applicationId],
    ([row]) => (row ? toStoredFit(row) : null),
  );
}

const fitColumns = `${fitSummaryJson} as summary, f.candidate_id, f.resume_id, f.result, f.computed_at`;

function toStoredFit(row: FitRow): StoredFit {
  const { fit, parts, ledger, versions } = row.result;
  return {
    ...row.summary,
    candidate_id: row.candidate_id,
    resume_id: row.resume_id,
    fit,
    parts,
    ledger,
    versions,
    computed_at: new Date(row.computed_at).toISOString(),
  };
}

/** A candidate's scores, newest first, at most 500. */
export async function listFits(database: Database, candidateId: string): Promise<StoredSummary[]> {
  const rows = await database.sql<{ summary: StoredSummary }>(
    `select ${fitSummaryJson} as summary from fit_score f
      where f.candidate_id = $1 order by f.computed_at desc, f.job_id desc limit 500`,
    [candidateId],
  );
  return rows.map((row) => row.summary);
}

/** A candidate's scores for these jobs, as far as there are any. */
export async function listFitsFor(
  database: Database,
  candidateId: string,
  jobIds: string[],
): Promise<StoredSummary[]> {
  const rows = await database.planned<{ summary: StoredSummary }>(
    `select ${fitSummaryJson} as summary from fit_score f where f.candidate_id = $1 and f.job_id = any($2::uuid[])`,
    [candidateId, jobIds],
  );
  return rows.map((row) => row.summary);
}

/** True while the current resume of a candidate is still to be read: their scores follow by themselves. */
export async function isResumeUnread(database: Database, candidateId: string): Promise<boolean> {
  const rows = await database.planned(
    `select 1 from resume_metadata
      where user_id = $1 and is_current and deleted_at is null and parse_status in ('waiting','reading')`,
    [candidateId],
  );
  return rows.length > 0;
}

/** Says that a candidate's scores are behind their facts. */
export async function markCandidateStale(database: Database, candidateId: string): Promise<void> {
  await database.db.update(fitScore).set({ stale: true }).where(eq(fitScore.candidateId, candidateId));
}

/** Says that all scores of a job are behind the job. The caller enqueues `rescoreJob` in the same transaction. */
export async function markJobStale(database: Database, jobId: string): Promise<void> {
  await database.db.update(fitScore).set({ stale: true }).where(eq(fitScore.jobId, jobId));
}

/**
 * Makes the caller's transaction the only one that scores this candidate. Facts and jobs that are read after it are at
 * least as new as those of any score stored before.
 */
export async function lockScores(database: Database, candidateId: string): Promise<void> {
  await database.planned("select pg_advisory_xact_lock(hashtextextended('fit ' || $1, 0))", [candidateId]);
}

/** Keeps scores of a candidate, in place of older ones; applications to these jobs get their rank. In a transaction. */
export async function storeScores(
  database: Database,
  candidateId: string,
  scores: NewScore[],
  now: Date,
): Promise<void> {
  if (scores.length === 0) return;
  await database.db
    .insert(fitScore)
    .values(
      scores.map(({ result, ...score }) => ({
        ...score,
        candidateId,
        result,
        skillOverlap: result.skillOverlap,
        fit: result.fit,
        shape: result.shape ?? null,
        computedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [fitScore.candidateId, fitScore.jobId],
      set: {
        resumeId: sql`excluded.resume_id`,
        skillOverlap: sql`excluded.skill_overlap`,
        tailoredBulletCount: sql`excluded.tailored_bullet_count`,
        bulletsSuggested: sql`excluded.bullets_suggested`,
        fit: sql`excluded.fit`,
        shape: sql`excluded.shape`,
        result: sql`excluded.result`,
        jobVersion: sql`excluded.job_version`,
        stale: false,
        computedAt: sql`excluded.computed_at`,
      },
    });
  await rankApplications(
    database,
    scores.map(({ jobId }) => jobId),
    candidateId,
  );
}

/** Whether a score says a counted number of bullets; true where there is no score. */
export async function isBulletCountStored(
  database: Database,
  candidateId: string,
  jobId: string,
): Promise<boolean> {
  const rows = await database.planned(
    'select 1 from fit_score where candidate_id = $1 and job_id = $2 and bullets_suggested is null',
    [candidateId, jobId],
  );
  return rows.length === 0;
}

/** Keeps how many bullets were suggested for a job, until its score changes. Nothing happens where there is no score. */
export async function saveSuggestedCount(
  database: Database,
  candidateId: string,
  jobId: string,
  bulletsSuggested: number,
): Promise<void> {
  await database.db
    .update(fitScore)
    .set({ bulletsSuggested })
    .where(and(eq(fitScore.candidateId, candidateId), eq(fitScore.jobId, jobId)));
}

/** Forgets scores whose inputs are gone; applications to these jobs lose their rank. In a transaction. */
export async function deleteScores(database: Database, candidateId: string, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await database.db
    .delete(fitScore)
    .where(and(eq(fitScore.candidateId, candidateId), inArray(fitScore.jobId, jobIds)));
  await rankApplications(database, jobIds, candidateId);
}

/** Opens a run of scoring in place of an older one, and returns its mark; null when the person is gone. */
export async function beginRun(database: Database, candidateId: string): Promise<string | null> {
  const [row] = await database.sql<{ mark: string }>(
    `insert into scoring_runs (user_id, started_at)
     select id, clock_timestamp() from users where id = $1
     on conflict (user_id) do update set done = 0, total = 0, started_at = excluded.started_at, finished_at = null
     returning started_at::text as mark`,
    [candidateId],
  );
  return row?.mark ?? null;
}

/** Notes how far the run of this mark has come. A run that a newer one replaced is left alone. */
export async function noteProgress(
  database: Database,
  candidateId: string,
  mark: string,
  done: number,
  total: number,
): Promise<void> {
  await database.sql(
    `update scoring_runs set done = $3, total = $4 where user_id = $1 and started_at = $2::timestamptz`,
    [candidateId, mark, done, total],
  );
}

/** Closes the run of this mark. A run that a newer one replaced is left alone. */
export async function endRun(database: Database, candidateId: string, mark: string): Promise<void> {
  await database.sql(
    `update scoring_runs set finished_at = clock_timestamp() where user_id = $1 and started_at = $2::timestamptz`,
    [candidateId, mark],
  );
}

/** The version of the rules that a resume was read with; null when it was not read. */
export async function findReadingVersion(database: Database, resumeId: string): Promise<string | null> {
  const [row] = await database.sql<{ version: string | null }>(
    "select reading->>'version' as version from resume_metadata where id = $1",
    [resumeId],
  );
  return row?.version ?? null;
}

import { WRITER_VERSION } from '../../../engine/bullets/suggest.ts';
import { LEDGER_VERSION, WEIGHTS_VERSION } from '../../../engine/fit/weights.ts';
import { READING_VERSION } from '../../../engine/resume/parse-resume.ts';
import { VOCABULARY_VERSION } from '../../../engine/skills/vocabulary.ts';
import type { Services } from '../../context.ts';
import { refreshScores } from '../../platform/tasks/task-definitions.ts';
import { markNextStale, saveVersion, type ScoreKey } from './upgrade-queries.ts';

/** The versions of all that decides a score, as one text. */
export const scoreVersions = `weights ${WEIGHTS_VERSION}, ledger ${LEDGER_VERSION}, vocabulary ${VOCABULARY_VERSION}, reading ${READING_VERSION}, bullets ${WRITER_VERSION}`;

/**
 * Has skills found by their names of today, and all scores marked as stale and recalculated, when this database was last served with other weights, another
 * form of the ledger, another vocabulary, another way of reading or of wording bullets. Safe to call at every start.
 */
export async function refreshScoresAfterUpgrade(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  versions: string = scoreVersions,
): Promise<void> {
  await database.transact(async () => {
    if (!(await saveVersion(database, 'scores', versions))) return;
    await queue.enqueue(refreshScores, { pass: 'jobs', after: null });
  });
}

/** Marks the next scores as out of date; returns the last of them, or null when there are no more. */
export function markBatchStale(
  { database }: Pick<Services, 'database'>,
  after: ScoreKey | null,
): Promise<ScoreKey | null> {
  return markNextStale(database, after, 2000);
}

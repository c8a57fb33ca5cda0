import type { Services } from '../../context.ts';
import { lockProfile, storeResumeFacts } from '../profiles/queries.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { standingValues } from './corrected.ts';
import { filledProfile, parsedMetaOf } from './profile-facts.ts';
import type { ResumeRow } from './queries.ts';

/**
 * Brings the profile in line with the current resume (null when there is none left) and asks for new scores, in the
 * caller's transaction.
 */
export async function applyParsedResume(
  services: Pick<Services, 'database' | 'queue'>,
  userId: string,
  row: ResumeRow | null,
): Promise<void> {
  const profile = await lockProfile(services.database, userId);
  const values = row?.reading ? standingValues(row.reading, row.corrections) : [];
  await storeResumeFacts(services.database, userId, {
    resumeFileUrl: row?.storagePath ?? null,
    parsedText: row?.reading?.lines.map((line) => line.text).join('\n') ?? '',
    parsedMeta: parsedMetaOf(values),
    ...filledProfile(profile, values),
  });
  await services.queue.enqueue(scoreCandidate, { userId }, { key: userId });
}

import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { purgeKeys } from '../../platform/idempotency/queries.ts';
import { purgeLimits } from '../../platform/limits/queries.ts';
import { deleteUnpinned, saveFileMissing } from './sweep-queries.ts';

/** Deletes the deleted resumes that no application was sent with, and the idempotency keys and limits that have had their time. */
export async function purgeStored({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  await deleteUnpinned(database);
  await purgeKeys(database, new Date(now().getTime() - dayMs));
  await purgeLimits(database, now());
}

/** Says of a resume that its file is gone. */
export function markFileMissing({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  return saveFileMissing(database, id);
}

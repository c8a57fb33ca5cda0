import type { JobFormValues } from '../../../api/jobs/job-drafts.ts';
import type { Services } from '../../context.ts';
import { deleteDraft, putDraft } from './queries.ts';

const maxDrafts = 50;

/** Keeps a person's unsent form in place of an earlier one of its name; answers when. */
export async function saveDraft(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
  draft: { name: string; version: number; values: JobFormValues },
): Promise<Date> {
  const savedAt = now();
  await putDraft(database, userId, { ...draft, savedAt }, maxDrafts);
  return savedAt;
}

/** Deletes a person's unsent form, if there is one. */
export function dropDraft(
  { database }: Pick<Services, 'database'>,
  userId: string,
  name: string,
): Promise<void> {
  return deleteDraft(database, userId, name);
}

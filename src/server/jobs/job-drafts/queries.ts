import type { JobFormValues } from '../../../api/jobs/job-drafts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';

/** A person's unsent form of this name as it was stored, maybe by an earlier version of the program; null when there is none. */
export async function findDraft(database: Database, userId: string, name: string) {
  const [row] = await database.sql<{ job_version: number; form: unknown; saved_at: Date }>(
    'select job_version, form, saved_at from job_drafts where user_id = $1 and name = $2',
    [userId, name],
  );
  return row ? { version: row.job_version, values: row.form, savedAt: row.saved_at } : null;
}

/** Keeps a person's unsent form in place of an earlier one of this name; of more than `most` the oldest go. */
export function putDraft(
  database: Database,
  userId: string,
  draft: { name: string; version: number; values: JobFormValues; savedAt: Date },
  most: number,
): Promise<void> {
  return database.transact(async () => {
    await lockPersonForCount(database, userId);
    await database.sql(
      `insert into job_drafts (user_id, name, job_version, form, saved_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, name) do update set job_version = excluded.job_version, form = excluded.form, saved_at = excluded.saved_at`,
      [userId, draft.name, draft.version, JSON.stringify(draft.values), draft.savedAt],
    );
    await database.sql(
      `delete from job_drafts where user_id = $1 and name in (
         select name from job_drafts where user_id = $1 order by saved_at desc, name offset $2)`,
      [userId, most],
    );
  });
}

/** Forgets a person's unsent form, if there is one. */
export async function deleteDraft(database: Database, userId: string, name: string): Promise<void> {
  await database.sql('delete from job_drafts where user_id = $1 and name = $2', [userId, name]);
}

import type { Database } from '../db/connect.ts';

/** Which of these storage paths belong to a row. */
export async function knownPaths(database: Database, paths: string[]): Promise<Set<string>> {
  const rows = await database.sql<{ storage_path: string }>(
    'select storage_path from resume_metadata where storage_path = any($1)',
    [paths],
  );
  return new Set(rows.map((row) => row.storage_path));
}

/** Deletes the rows of deleted resumes that no application pins any more, such as one that was sent anew with another. */
export async function deleteUnpinned(database: Database): Promise<void> {
  await database.sql(
    `delete from resume_metadata r
      where r.deleted_at is not null and not exists (select 1 from applications a where a.resume_id = r.id)`,
  );
}

/** Resumes that wait for reading, or say that they are being read, since before the given time. */
export async function listUnread(database: Database, before: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    "select id from resume_metadata where parse_status in ('waiting','reading') and upload_timestamp < $1",
    [before],
  );
  return rows.map((row) => row.id);
}

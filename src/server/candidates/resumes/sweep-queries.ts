import type { Database } from '../../platform/db/connect.ts';
import { messageText } from '../../../api/platform/message-text.ts';

/** Which of these storage paths belong to a resume or its pictures, to an application that waits to be confirmed, to an offer, or to a copy of somebody's data. */
export async function knownPaths(database: Database, paths: string[]): Promise<Set<string>> {
  const rows = await database.sql<{ storage_path: string }>(
    `select storage_path from resume_metadata where storage_path = any($1)
     union all select unnest(paths) from resume_pictures where paths && $1
     union all select file_path from guest_applications where file_path = any($1)
     union all select file_path from record_imports where file_path = any($1)
     union all select file_path from offers where file_path = any($1)
     union all select storage_path from data_exports where storage_path = any($1)`,
    [paths],
  );
  return new Set(rows.map((row) => row.storage_path));
}

/** Deletes the rows of deleted resumes that no application pins any more, such as one that was sent again with another. */
export async function deleteUnpinned(database: Database): Promise<void> {
  await database.sql(
    `delete from resume_metadata r
      where r.deleted_at is not null and not exists (select 1 from applications a where a.resume_id = r.id)`,
  );
}

/** Resumes that wait for reading, or say that they are being read, though no task of this name is to read them. */
export async function listUnread(database: Database, task: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select id from resume_metadata r
      where parse_status in ('waiting','reading') and not exists (
        select 1 from pgboss.job j
         where j.name = $1 and j.state <= 'active' and j.data->>'resumeId' = r.id::text)`,
    [task],
  );
  return rows.map((row) => row.id);
}

/** Resumes with a file since before the given time, a page at a time in the order of their paths. */
export async function listStored(
  database: Database,
  after: string,
  before: Date,
): Promise<{ id: string; path: string }[]> {
  return database.sql<{ id: string; path: string }>(
    `select id, storage_path as path from resume_metadata
      where storage_path > $1 and upload_timestamp < $2 and parse_status <> 'failed'
      order by storage_path limit 500`,
    [after, before],
  );
}

/** Says of a resume that its file is gone. What was read from it stays. */
export async function saveFileMissing(database: Database, id: string): Promise<void> {
  await database.sql(
    "update resume_metadata set parse_status = 'failed', parse_message = $2, version = version + 1 where id = $1",
    [id, fileMissing],
  );
}

/** Says of a resume that its file was taken away, and why. Nothing that was read from it stays. */
export async function markRemoved(database: Database, id: string, message: string): Promise<void> {
  await database.sql(
    `update resume_metadata set parse_status = 'failed', parse_message = $2, reading = null, corrections = '{}', version = version + 1
      where id = $1`,
    [id, message],
  );
}

/** What a person is told of a resume whose file is gone. */
const fileMissing = messageText('resumeFiles.missing');

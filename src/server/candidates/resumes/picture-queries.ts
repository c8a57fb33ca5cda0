import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { resumeMetadata, resumePictures } from '../../platform/db/schema.ts';

/** The pages of a resume as pictures. */
export type ResumePictures = Pick<typeof resumePictures.$inferSelect, 'pages' | 'paths'>;

/** The pages of a resume as pictures; null while nobody has drawn them. */
export async function findPictures(database: Database, resumeId: string): Promise<ResumePictures | null> {
  const [row] = await database.db
    .select({ pages: resumePictures.pages, paths: resumePictures.paths })
    .from(resumePictures)
    .where(eq(resumePictures.resumeId, resumeId));
  return row ?? null;
}

/** Keeps the pictures of a resume in place of earlier ones; false when the resume is gone. */
export async function savePictures(
  database: Database,
  resumeId: string,
  { pages, paths }: ResumePictures,
): Promise<boolean> {
  const [resume] = await database.db
    .select({ id: resumeMetadata.id })
    .from(resumeMetadata)
    .where(eq(resumeMetadata.id, resumeId))
    .for('update');
  if (!resume) return false;
  await database.db
    .insert(resumePictures)
    .values({ resumeId, pages, paths })
    .onConflictDoUpdate({ target: resumePictures.resumeId, set: { pages, paths, drawnAt: sql`now()` } });
  return true;
}

/** Forgets the pictures of a resume; returns the paths of their files. */
export async function deletePictures(database: Database, resumeId: string): Promise<string[]> {
  const [row] = await database.db
    .delete(resumePictures)
    .where(eq(resumePictures.resumeId, resumeId))
    .returning({ paths: resumePictures.paths });
  return row?.paths ?? [];
}

/** PDFs that were read, and that nobody has drawn or tried to; at most so many, the newest first. */
export async function listUndrawn(database: Database, most: number): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select r.id from resume_metadata r
      where r.parse_status = 'done' and r.file_type = 'application/pdf' and r.reading is not null
        and not exists (select 1 from resume_pictures p where p.resume_id = r.id)
      order by r.upload_timestamp desc limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}

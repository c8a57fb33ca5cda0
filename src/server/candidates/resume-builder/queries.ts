import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { resumeVersions, tailoredResumes } from '../../platform/db/schema.ts';

/** A state of a resume that has a name. */
export type NamedVersion = typeof resumeVersions.$inferSelect;

/** The named versions of a resume, newest first. */
export function listVersions(database: Database, tailoredId: string): Promise<NamedVersion[]> {
  return database.db
    .select()
    .from(resumeVersions)
    .where(eq(resumeVersions.tailoredId, tailoredId))
    .orderBy(desc(resumeVersions.createdAt), desc(resumeVersions.id));
}

/** A named version of one of this person's resumes; null when it is not theirs. */
export async function findVersion(
  database: Database,
  userId: string,
  id: string,
): Promise<NamedVersion | null> {
  const [row] = await database.db
    .select({ version: resumeVersions })
    .from(resumeVersions)
    .innerJoin(tailoredResumes, eq(tailoredResumes.id, resumeVersions.tailoredId))
    .where(and(eq(tailoredResumes.userId, userId), eq(resumeVersions.id, id)));
  return row?.version ?? null;
}

/** Stores a named version. */
export async function insertVersion(
  database: Database,
  values: Omit<typeof resumeVersions.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await database.db.insert(resumeVersions).values(values);
}

/** How many named versions a resume has. */
export async function countVersions(database: Database, tailoredId: string): Promise<number> {
  const [row] = await database.db
    .select({ count: count() })
    .from(resumeVersions)
    .where(eq(resumeVersions.tailoredId, tailoredId));
  return row?.count ?? 0;
}

/** Deletes a named version. */
export async function deleteVersion(database: Database, { id }: NamedVersion): Promise<void> {
  await database.db.delete(resumeVersions).where(eq(resumeVersions.id, id));
}

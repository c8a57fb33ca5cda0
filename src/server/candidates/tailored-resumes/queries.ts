import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import { type Design, plainDesign } from '../../../engine/sheet/sheet-document.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import {
  candidateExperiences,
  jobPosting,
  rejectedBullets,
  tailoredResumes,
  tailoredVersions,
} from '../../platform/db/schema.ts';

/** A tailored copy with the job it is for, if that still exists. */
export type TailoredRow = typeof tailoredResumes.$inferSelect & {
  job: { id: string; title: string; employer_name: string } | null;
};

const withJob = {
  copy: tailoredResumes,
  job: { id: jobPosting.id, title: jobPosting.title, employer_name: jobPosting.employerName },
};

/** This person's copies, newest first, at most 200; with `jobId`, those for that job. */
export async function listTailored(
  database: Database,
  userId: string,
  jobId?: string,
): Promise<TailoredRow[]> {
  const rows = await database.db
    .select(withJob)
    .from(tailoredResumes)
    .leftJoin(jobPosting, eq(jobPosting.id, tailoredResumes.jobId))
    .where(and(eq(tailoredResumes.userId, userId), jobId ? eq(tailoredResumes.jobId, jobId) : undefined))
    .orderBy(desc(tailoredResumes.createdAt), desc(tailoredResumes.id))
    .limit(200);
  return rows.map(({ copy, job }) => ({ ...copy, job }));
}

/** What this person's copies for several jobs say, by job; the newest where there are more. */
export async function listTailoredOf(
  database: Database,
  userId: string,
  jobIds: string[],
): Promise<Map<string, ResumeContent>> {
  const rows = await database.db
    .select({ jobId: tailoredResumes.jobId, content: tailoredResumes.content })
    .from(tailoredResumes)
    .where(and(eq(tailoredResumes.userId, userId), inArray(tailoredResumes.jobId, jobIds)))
    .orderBy(tailoredResumes.createdAt, tailoredResumes.id);
  return new Map(rows.flatMap(({ jobId, content }) => (jobId === null ? [] : [[jobId, content]])));
}

/** One of this person's copies; null when it is not theirs. It cannot change until the caller's transaction ends. */
export async function findTailored(
  database: Database,
  userId: string,
  id: string,
): Promise<TailoredRow | null> {
  const [row] = await database.db
    .select(withJob)
    .from(tailoredResumes)
    .leftJoin(jobPosting, eq(jobPosting.id, tailoredResumes.jobId))
    .where(and(eq(tailoredResumes.userId, userId), eq(tailoredResumes.id, id)))
    .for('update', { of: tailoredResumes });
  return row ? { ...row.copy, job: row.job } : null;
}

/** Stores a copy and answers its id. */
export async function insertTailored(
  database: Database,
  values: typeof tailoredResumes.$inferInsert,
): Promise<string> {
  const [row] = await database.db
    .insert(tailoredResumes)
    .values(values)
    .returning({ id: tailoredResumes.id });
  if (!row) throw new Error('The copy was not stored.');
  return row.id;
}

/** Holds a person's copies and what they turned down until the caller's transaction ends, so that none is made beside. */
export function lockTailored(database: Database, userId: string): Promise<void> {
  return lockPersonForCount(database, userId);
}

/** What can change in a copy. */
export type CopyChange = { name?: string; content?: ResumeContent; design?: Design | null; letter?: string };

/** Changes a copy and counts its version up; with new content or looks, those before are kept for undoing, the last 50 times. */
export async function changeTailored(
  database: Database,
  row: TailoredRow,
  change: CopyChange,
): Promise<void> {
  if (change.content || change.design) {
    await database.db.insert(tailoredVersions).values({
      tailoredId: row.id,
      version: row.version,
      content: row.content,
      design: row.design ?? plainDesign,
    });
    await database.db
      .delete(tailoredVersions)
      .where(
        and(eq(tailoredVersions.tailoredId, row.id), sql`${tailoredVersions.version} <= ${row.version - 50}`),
      );
  }
  await setContent(database, row, change);
}

/** Takes the last change of content back; false when there is none. */
export async function undoTailored(database: Database, row: TailoredRow): Promise<boolean> {
  const last = await lastVersion(database, row.id);
  if (!last) return false;
  await database.db
    .delete(tailoredVersions)
    .where(and(eq(tailoredVersions.tailoredId, row.id), eq(tailoredVersions.version, last.version)));
  await setContent(database, row, { content: last.content, design: last.design ?? row.design });
  return true;
}

/** What a copy said before its last change; null when nothing can be undone. */
export async function lastVersion(database: Database, id: string) {
  const [row] = await database.db
    .select()
    .from(tailoredVersions)
    .where(eq(tailoredVersions.tailoredId, id))
    .orderBy(desc(tailoredVersions.version))
    .limit(1);
  return row ?? null;
}

/** Deletes a copy of this person; false when it is not theirs. */
export async function deleteTailored(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database.db
    .delete(tailoredResumes)
    .where(and(eq(tailoredResumes.userId, userId), eq(tailoredResumes.id, id)))
    .returning({ id: tailoredResumes.id });
  return rows.length > 0;
}

/** The suggestions for a job that this person turned down. */
export async function listRejected(database: Database, userId: string, jobId: string): Promise<string[]> {
  const rows = await database.db
    .select({ text: rejectedBullets.text })
    .from(rejectedBullets)
    .where(and(eq(rejectedBullets.userId, userId), eq(rejectedBullets.jobId, jobId)));
  return rows.map(({ text }) => text);
}

/** The same for several jobs, by job. */
export async function listRejectedOf(
  database: Database,
  userId: string,
  jobIds: string[],
): Promise<Map<string, string[]>> {
  const rows = await database.db
    .select({ jobId: rejectedBullets.jobId, text: rejectedBullets.text })
    .from(rejectedBullets)
    .where(and(eq(rejectedBullets.userId, userId), inArray(rejectedBullets.jobId, jobIds)));
  const texts = new Map<string, string[]>();
  for (const { jobId, text } of rows) texts.set(jobId, [...(texts.get(jobId) ?? []), text]);
  return texts;
}

/** Notes that a suggestion was turned down; once more does nothing. */
export async function insertRejected(
  database: Database,
  row: typeof rejectedBullets.$inferInsert,
): Promise<void> {
  await database.db.insert(rejectedBullets).values(row).onConflictDoNothing();
}

/** Forgets what this person turned down for a job. */
export async function deleteRejected(database: Database, userId: string, jobId: string): Promise<void> {
  await database.db
    .delete(rejectedBullets)
    .where(and(eq(rejectedBullets.userId, userId), eq(rejectedBullets.jobId, jobId)));
}

/** Experiences in this person's profile, with the place in a resume that they were accepted from; newest first. */
export async function listProfilePositions(database: Database, userId: string) {
  return database.db
    .select()
    .from(candidateExperiences)
    .where(eq(candidateExperiences.userId, userId))
    .orderBy(desc(candidateExperiences.startDate), desc(candidateExperiences.id));
}

async function setContent(database: Database, row: TailoredRow, change: CopyChange): Promise<void> {
  await database.db
    .update(tailoredResumes)
    .set({ ...change, version: sql`${tailoredResumes.version} + 1`, updatedAt: sql`now()` })
    .where(eq(tailoredResumes.id, row.id));
}

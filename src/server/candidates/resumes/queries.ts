import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ListedResume as OwnResume, Resume } from '../../../api/candidates/resumes.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import type { Database } from '../../platform/db/connect.ts';
import { applications, resumeMetadata, users } from '../../platform/db/schema.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';

/** A resume as it is stored. */
export type ResumeRow = typeof resumeMetadata.$inferSelect;

const mine = (userId: string) => and(eq(resumeMetadata.userId, userId), isNull(resumeMetadata.deletedAt));

/** What a list shows of a resume, without the bulky reading. */
const listed = {
  id: resumeMetadata.id,
  userId: resumeMetadata.userId,
  storagePath: resumeMetadata.storagePath,
  fileName: resumeMetadata.fileName,
  fileSize: resumeMetadata.fileSize,
  fileType: resumeMetadata.fileType,
  metadata: resumeMetadata.metadata,
  uploadTimestamp: resumeMetadata.uploadTimestamp,
  isCurrent: resumeMetadata.isCurrent,
  parseStatus: resumeMetadata.parseStatus,
  parseMessage: resumeMetadata.parseMessage,
  version: resumeMetadata.version,
};
type ListedResume = Pick<ResumeRow, keyof typeof listed>;

/** An application that was sent with the resume of the row and not withdrawn. */
const sentWith = sql`applications.resume_id = resume_metadata.id and applications.stage <> 'withdrawn'`;

/** Makes this person's resume changes wait for each other until the transaction ends. */
export async function lockResumesOf(database: Database, userId: string): Promise<void> {
  await database.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** This person's resumes, newest upload first. */
export async function listResumes(database: Database, userId: string): Promise<OwnResume[]> {
  const rows = await database.db
    .select({ resume: listed, applications: database.db.$count(applications, sentWith) })
    .from(resumeMetadata)
    .where(mine(userId))
    .orderBy(desc(resumeMetadata.uploadTimestamp), desc(resumeMetadata.id));
  return rows.map((row) => ({ ...toResume(row.resume), applications: row.applications }));
}

/** This person's resume with the same bytes; the newest of several. */
export async function findSameFile(
  database: Database,
  userId: string,
  sha256: string,
): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select()
    .from(resumeMetadata)
    .where(and(mine(userId), eq(resumeMetadata.sha256, sha256)))
    .orderBy(desc(resumeMetadata.uploadTimestamp))
    .limit(1);
  return row ?? null;
}

/** Gives one of this person's resumes another name; null when it is not theirs. */
export async function renameResume(
  database: Database,
  userId: string,
  id: string,
  fileName: string,
): Promise<ResumeRow | null> {
  return change(database, and(mine(userId), eq(resumeMetadata.id, id)), { fileName });
}

/** How many resumes this person keeps. */
export async function countResumes(database: Database, userId: string): Promise<number> {
  return database.db.$count(resumeMetadata, mine(userId));
}

/** One of this person's resumes; null when it is not theirs or deleted. */
export async function findResume(database: Database, userId: string, id: string): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select()
    .from(resumeMetadata)
    .where(and(mine(userId), eq(resumeMetadata.id, id)));
  return row ?? null;
}

/** The resume that this person uses now. */
export async function findCurrentResume(database: Database, userId: string): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select()
    .from(resumeMetadata)
    .where(and(mine(userId), eq(resumeMetadata.isCurrent, true)));
  return row ?? null;
}

/** The resume of a storage path, when it is this person's. */
export async function findResumeByPath(
  database: Database,
  userId: string,
  path: string,
): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select()
    .from(resumeMetadata)
    .where(and(mine(userId), eq(resumeMetadata.storagePath, path)));
  return row ?? null;
}

/** Any resume, for background work; also a deleted one that applications pin. */
export async function findAnyResume(database: Database, id: string): Promise<ResumeRow | null> {
  const [row] = await database.db.select().from(resumeMetadata).where(eq(resumeMetadata.id, id));
  return row ?? null;
}

/** A resume of this person that one of their applications pins, also a deleted one: what they sent stays theirs to see. */
export async function findPinnedResume(
  database: Database,
  userId: string,
  id: string,
): Promise<ResumeRow | null> {
  const [row] = await database.db
    .select({ resume: resumeMetadata })
    .from(resumeMetadata)
    .innerJoin(applications, eq(applications.resumeId, resumeMetadata.id))
    .where(
      and(eq(resumeMetadata.id, id), eq(resumeMetadata.userId, userId), eq(applications.candidateId, userId)),
    )
    .limit(1);
  return row?.resume ?? null;
}

/** Stores a resume and makes it the current one, unless `isCurrent` is false. */
export async function insertResume(
  database: Database,
  row: typeof resumeMetadata.$inferInsert,
): Promise<ResumeRow> {
  const isCurrent = row.isCurrent ?? true;
  if (isCurrent) await clearCurrent(database, row.userId);
  const [stored] = await database.db
    .insert(resumeMetadata)
    .values({ ...row, isCurrent })
    .returning();
  if (!stored) throw new Error('The resume was not stored.');
  return stored;
}

/** Makes a resume the current one. */
export async function makeCurrent(database: Database, userId: string, id: string): Promise<ResumeRow | null> {
  await clearCurrent(database, userId);
  const [row] = await database.db
    .update(resumeMetadata)
    .set({ isCurrent: true, version: sql`${resumeMetadata.version} + 1` })
    .where(and(mine(userId), eq(resumeMetadata.id, id)))
    .returning();
  return row ?? null;
}

/**
 * Deletes a resume. One that an application pins is hidden and kept with its file; `removedPath` names the file that
 * nothing needs any more. The newest of the others becomes current when this one was.
 */
export async function deleteResume(
  database: Database,
  row: ResumeRow,
): Promise<{ removedPath: string | null; next: ResumeRow | null }> {
  // An application under way holds the row: once it is ours, the pin of that application is seen.
  await database.db
    .select({ id: resumeMetadata.id })
    .from(resumeMetadata)
    .where(eq(resumeMetadata.id, row.id))
    .for('update');
  const [pin] = await database.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.resumeId, row.id))
    .limit(1);
  if (pin) {
    await database.db
      .update(resumeMetadata)
      .set({ deletedAt: sql`now()`, isCurrent: false })
      .where(eq(resumeMetadata.id, row.id));
  } else {
    await database.db.delete(resumeMetadata).where(eq(resumeMetadata.id, row.id));
  }
  const [newest] = row.isCurrent ? await listResumes(database, row.userId) : [];
  const next = newest ? await makeCurrent(database, row.userId, newest.id) : null;
  return { removedPath: pin ? null : row.storagePath, next };
}

/** Asks for the file to be read again. */
export async function markWaiting(
  database: Database,
  id: string,
  message: string | null = null,
): Promise<ResumeRow | null> {
  return change(database, eq(resumeMetadata.id, id), { parseStatus: 'waiting', parseMessage: message });
}

/** Says that the lost file is there again: what an earlier reading found counts as before, else it waits to be read. */
export async function markFound(database: Database, id: string): Promise<ResumeRow | null> {
  return change(database, eq(resumeMetadata.id, id), {
    parseStatus: sql`case when ${resumeMetadata.reading} is null then 'waiting' else 'done' end`,
    parseMessage: null,
  });
}

/** Says that the file is being read; null when it is read already, or gone. */
export async function markReading(database: Database, id: string): Promise<ResumeRow | null> {
  return change(database, unread(id), { parseStatus: 'reading', parseMessage: null });
}

/**
 * Says why the file could not be read; what an earlier reading found stands. Null when another run has read it in the
 * meantime, or it is gone.
 */
export async function markFailed(database: Database, id: string, message: string): Promise<ResumeRow | null> {
  return change(database, unread(id), {
    parseStatus: sql`case when ${resumeMetadata.reading} is null then 'failed' else 'done' end`,
    parseMessage: sql`case when ${resumeMetadata.reading} is null then ${message} end`,
  });
}

/**
 * Keeps what was read; corrections of an earlier reading no longer fit it. Null when another run has read it in the
 * meantime, so that the corrections of that reading stay, or it is gone.
 */
export async function storeReading(
  database: Database,
  id: string,
  reading: ResumeReading,
): Promise<ResumeRow | null> {
  return change(database, unread(id), { reading, corrections: {}, parseStatus: 'done', parseMessage: null });
}

/** Keeps corrections made on the given version; null when somebody was faster. */
export async function storeCorrections(
  database: Database,
  row: ResumeRow,
  corrections: StoredCorrections,
): Promise<ResumeRow | null> {
  const [stored] = await database.db
    .update(resumeMetadata)
    .set({ corrections, version: row.version + 1 })
    .where(and(eq(resumeMetadata.id, row.id), eq(resumeMetadata.version, row.version)))
    .returning();
  return stored ?? null;
}

/** A resume as the API answers it, but for what is said of its file, which is as it is stored. */
export function toResume(row: ListedResume): Resume {
  return {
    id: row.id,
    user_id: row.userId,
    storage_path: row.storagePath,
    file_name: row.fileName,
    file_size: row.fileSize,
    file_type: row.fileType,
    metadata: row.metadata,
    upload_timestamp: row.uploadTimestamp.toISOString(),
    is_current: row.isCurrent,
    parse_status: row.parseStatus as Resume['parse_status'],
    parse_message: row.parseMessage,
    version: row.version,
  };
}

const unread = (id: string) => and(eq(resumeMetadata.id, id), ne(resumeMetadata.parseStatus, 'done'));

async function change(
  database: Database,
  which: SQL | undefined,
  values: PgUpdateSetSource<typeof resumeMetadata>,
): Promise<ResumeRow | null> {
  const [row] = await database.db
    .update(resumeMetadata)
    .set({ ...values, version: sql`${resumeMetadata.version} + 1` })
    .where(which)
    .returning();
  return row ?? null;
}

async function clearCurrent(database: Database, userId: string): Promise<void> {
  await database.db
    .update(resumeMetadata)
    .set({ isCurrent: false })
    .where(and(eq(resumeMetadata.userId, userId), eq(resumeMetadata.isCurrent, true)));
}

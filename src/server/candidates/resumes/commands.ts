import {
  type Correction,
  maxResumeBytes,
  type Resume,
  type StoredResume,
} from '../../../api/candidates/resumes.ts';
import type { Services } from '../../context.ts';
import type { FileStore } from '../../platform/adapters/files/file-store.ts';
import { DamagedFile, readChecked } from '../../platform/adapters/files/read-checked.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { withEnding } from '../../platform/http/file-names.ts';
import { parseResume, scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { deleteProposal, insertProposal } from '../experiences/queries.ts';
import { applyParsedResume } from './reading-commands.ts';
import { applyCorrections, type Outcome } from './corrections.ts';
import { findPictures } from './picture-queries.ts';
import { presentReading } from './presenter.ts';
import * as queries from './queries.ts';
import { message } from '../../../messages/message.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import { presentResume } from './presenter.ts';

type Ports = Pick<Services, 'database' | 'queue'>;
/** A file that is stored under `key` and was found to be a document. */
export type TakenFile = {
  name: string;
  size: number;
  sha256: string;
  type: string;
  key: string;
  isCurrent: boolean;
};

const maxFiles = 20;

/**
 * Adds a stored file to the person's resumes and has it read; returns the one they have when it is the same file. `userId` is whose it is
 * where a company adds it.
 */
export function addResume(
  ports: Ports & Pick<Services, 'live' | 'now'>,
  actor: Pick<Actor, 'id' | 'company'>,
  file: TakenFile,
  userId: string = actor.id,
): Promise<StoredResume> {
  const { database } = ports;
  return database.transact(async () => {
    await queries.lockResumesOf(database, userId);
    const same = await queries.findSameFile(database, userId, file.sha256);
    if (same) return { ...presentResume(same), already_kept: true };
    if ((await queries.countResumes(database, userId)) >= maxFiles) {
      throw new ApiError('quota_reached', {
        detail: message('candidateErrors.tooManyResumes', { count: maxFiles }),
      });
    }
    const row = await queries.insertResume(database, newResume(userId, file, ports.now()));
    await countUsage(database, 'resume_uploads', row.uploadTimestamp);
    await record(database, actor, 'resume.uploaded', row.id, userId);
    await ports.queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
    await ports.live.publish(userId, {
      type: 'resume',
      resume_id: row.id,
      stage: 'stored',
      message: messageText('resumeFiles.stored'),
    });
    return { ...presentResume(row), already_kept: false };
  });
}

/**
 * Puts the file of one of the person's resumes back where it was lost or damaged, and has it read if it was not. Returns the resume as it is
 * now, or null when nothing was missing or the resume is gone.
 */
export async function bringBackFile(
  { database, files, queue }: Ports & Pick<Services, 'files'>,
  actor: Actor,
  { id, storage_path: path }: Resume,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Resume | null> {
  const found = await queries.findResume(database, actor.id, id);
  if (!found || (await isWhole(files, found))) return null;
  const taken = await files.take(new Blob([bytes]).stream(), maxResumeBytes);
  await taken.keep(path);
  return database.transact(async () => {
    await queries.lockResumesOf(database, actor.id);
    const row = await queries.markFound(database, id);
    if (row?.parseStatus === 'waiting') await queue.enqueue(parseResume, { resumeId: id }, { key: id });
    return row && presentResume(row);
  });
}

async function isWhole(files: FileStore, row: queries.ResumeRow): Promise<boolean> {
  try {
    return (await readChecked(files, row)) !== null;
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
}

/** Stores what the person says of the values that were read from their resume, and has everything scored that rests on them. */
export function correctReading(
  ports: Ports & Pick<Services, 'now'>,
  actor: Actor,
  { id, version }: { id: string; version: number },
  corrections: Correction[],
): Promise<queries.ResumeRow> {
  const { database, queue } = ports;
  const { id: userId } = actor;
  return database.transact(async () => {
    await queries.lockResumesOf(database, userId);
    const row = await ownResume(database, actor, id);
    if (row.version !== version)
      throw staleVersion(presentReading(row, await findPictures(database, row.id)));
    if (!row.reading || row.parseStatus !== 'done')
      throw new ApiError('conflict', { detail: message('candidateErrors.resumeUnread') });
    const outcome = applyCorrections(row.reading, row.corrections, corrections, ports.now());
    const stored = await queries.storeCorrections(database, row, outcome.corrections);
    if (!stored) throw staleVersion();
    await followProposals(database, userId, row.id, outcome);
    await record(database, actor, 'resume.corrected', row.id);
    if (stored.isCurrent) await applyParsedResume(ports, userId, stored);
    // Applications sent with it are scored again all the same.
    else await queue.enqueue(scoreCandidate, { userId }, { key: userId });
    return stored;
  });
}

/** Makes a resume the person's current one, which their profile and scores rest on. */
export function makeResumeCurrent(ports: Ports, actor: Actor, id: string): Promise<Resume> {
  const { database } = ports;
  return database.transact(async () => {
    await queries.lockResumesOf(database, actor.id);
    const row = await queries.makeCurrent(database, actor.id, id);
    if (!row) throw new ApiError('not_found');
    await record(database, actor, 'resume.made_current', row.id);
    await applyParsedResume(ports, actor.id, row);
    return presentResume(row);
  });
}

/** Gives a resume another name; its ending stays. */
export function renameResume(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  id: string,
  fileName: string,
): Promise<Resume> {
  return database.transact(async () => {
    const row = await ownResume(database, actor, id);
    const name = withEnding(fileName, row.storagePath);
    const renamed = await queries.renameResume(database, actor.id, row.id, name);
    if (!renamed) throw new ApiError('not_found');
    await record(database, actor, 'resume.renamed', row.id);
    return presentResume(renamed);
  });
}

/** Deletes a resume; the next newest becomes the current one in its place, and its file goes once no application pins it. */
export async function deleteResume(
  ports: Ports & Pick<Services, 'files'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { database, files } = ports;
  const gone = await database.transact(async () => {
    await queries.lockResumesOf(database, actor.id);
    const row = await ownResume(database, actor, id);
    const pictures = await findPictures(database, row.id);
    const { removedPath, next } = await queries.deleteResume(database, row);
    await record(database, actor, 'resume.deleted', row.id);
    if (row.isCurrent) await applyParsedResume(ports, actor.id, next);
    return removedPath ? [removedPath, ...(pictures?.paths ?? [])] : [];
  });
  // After the commit: a crash in between leaves a file without a row, which the sweeper removes.
  for (const path of gone) await files.remove(path);
}

/** Has a resume read afresh, unless it waits already; refused once the person has corrected what was read. */
export function readResumeAgain({ database, queue }: Ports, actor: Actor, path: string): Promise<Resume> {
  return database.transact(async () => {
    await queries.lockResumesOf(database, actor.id);
    const row = await queries.findResumeByPath(database, actor.id, path);
    if (!row) throw new ApiError('not_found');
    if (row.parseStatus === 'waiting' || row.parseStatus === 'reading') return presentResume(row);
    if (Object.keys(row.corrections).length > 0) {
      throw new ApiError('conflict', {
        detail: message('candidateErrors.resumeCorrected'),
      });
    }
    const waiting = await queries.markWaiting(database, row.id);
    await queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
    return presentResume(waiting ?? row);
  });
}

/** Writes down that an employer opened the file of a resume. */
export async function noteOpened(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { id, userId }: Pick<queries.ResumeRow, 'id' | 'userId'>,
): Promise<void> {
  await record(database, actor, 'resume.opened', id, userId);
}

/** A resume of the person; refuses others as not found. */
export async function ownResume(
  database: Database,
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<queries.ResumeRow> {
  const row = await queries.findResume(database, actor.id, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Keeps accepted proposals of a reading as experiences, and takes back what is not accepted any more. */
async function followProposals(
  database: Database,
  userId: string,
  resumeId: string,
  { accepted, takenBack }: Outcome,
): Promise<void> {
  for (const path of [...takenBack, ...accepted.map((entry) => entry.path)]) {
    await deleteProposal(database, userId, resumeId, path);
  }
  for (const { path, values } of accepted) {
    await insertProposal(database, userId, values, { resumeId, resumePath: path });
  }
}

function newResume(userId: string, file: TakenFile, now: Date) {
  const { name: fileName, size: fileSize, type: fileType, sha256, key: storagePath, isCurrent } = file;
  const metadata = { fileName, fileSize, fileType, uploadTimestamp: now.toISOString() };
  return { userId, storagePath, fileName, fileSize, fileType, sha256, isCurrent, metadata };
}

function record(
  database: Database,
  actor: Pick<Actor, 'id' | 'company'>,
  action: string,
  id: string,
  subjectId = actor.id,
): Promise<void> {
  return recordEvent(database, {
    actorId: actor.id,
    action,
    objectType: 'resume',
    objectId: id,
    companyId: actor.company?.id ?? null,
    subjectId,
  });
}

import { v7 } from 'uuid';
import { type ImportDecision, importLimit, type KnownPerson } from '../../../api/hiring/resume-imports.ts';
import { message } from '../../../messages/message.ts';
import { addResume, readResumeAgain, type TakenFile } from '../../candidates/resumes/commands.ts';
import { findAnyResume } from '../../candidates/resumes/queries.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockJob } from '../../jobs/jobs/queries.ts';
import { takesAddedPeople } from '../../jobs/jobs/rules.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { decideDuplicates, notifyImported, undoImport } from '../../platform/tasks/task-definitions.ts';
import { addPerson, describeAddedPerson, nameAddedPerson } from '../../identity/added-people/commands.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { mergeFile, splitFile } from './merge-commands.ts';
import { join, leaveOut, publishImport } from './settle-commands.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
/** Who brings resumes in, for their company. */
export type Importer = { actor: Actor; companyId: string };

/**
 * Begins an import for a job of the company, or for its talent pool; refuses a job that takes nobody with `conflict`. With `person` it takes one
 * file, of whoever is called and reached so. Returns its id.
 */
export function startImport(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { actor, companyId }: Importer,
  {
    job_id: jobId,
    source,
    person,
  }: { job_id: string | null; source: string; person?: KnownPerson | undefined },
): Promise<string> {
  return database.transact(async () => {
    await requireJob(database, companyId, jobId);
    const id = v7();
    await queries.insertImport(database, {
      id,
      kind: person ? 'person' : 'files',
      companyId,
      jobId,
      createdBy: actor.id,
      source,
      person: person ?? null,
      referralLinkId: null,
      now: now(),
    });
    return id;
  });
}

/**
 * Takes a stored file, whose key begins with `userId`, into an import, as the resume of somebody without an account, and has it read.
 * Returns the import's file and where its bytes are: the one there is where it holds the same, which then needs no other copy.
 */
export function addFile(
  ports: Ports,
  { actor, companyId }: Importer,
  importId: string,
  added: { userId: string; file: Omit<TakenFile, 'isCurrent'> },
): Promise<{ id: string; key: string | null }> {
  return takeIn(ports, { companyId, addedBy: actor.id, uploader: actor }, importId, added);
}

/** By whom a file comes in: for which company, in whose name, and who uploads it. */
type Uploading = { companyId: string; addedBy: string | null; uploader: Pick<Actor, 'id' | 'company'> };

/** As `addFile`, by whomever; with `person`, of whoever is called and reached so. */
export function takeIn(
  ports: Ports,
  { companyId, addedBy, uploader }: Uploading,
  importId: string,
  added: { userId: string; file: Omit<TakenFile, 'isCurrent'>; person?: KnownPerson },
): Promise<{ id: string; key: string | null }> {
  const { database } = ports;
  const { userId, file } = added;
  return database.transact(async () => {
    const found = await queries.lockImport(database, companyId, importId);
    if (!found) throw new ApiError('not_found');
    if (found.undone) throw new ApiError('conflict', { detail: message('hiringErrors.importUndone') });
    await requireJob(database, companyId, found.jobId);
    const { files, bytes, same } = await queries.measureImport(database, importId, file.sha256);
    if (same !== null) return { id: same, key: null };
    requireRoomFor(found.kind, { files, bytes: bytes + file.size });
    const now = ports.now();
    await addPerson(ports, addedBy, { userId, companyId, source: found.source });
    const person = added.person ?? found.person;
    if (person) await describeAddedPerson(ports, userId, person);
    if (found.person) await queries.forgetTyped(database, importId);
    const resume = await addResume(ports, uploader, { ...file, isCurrent: true }, userId);
    const id = v7();
    const { name: fileName, size: fileSize, sha256 } = file;
    await queries.insertFile(database, {
      id,
      importId,
      fileName,
      fileSize,
      sha256,
      userId,
      resumeId: resume.id,
      now,
    });
    await publishImport(ports, { importId, createdBy: addedBy });
    return { id, key: file.key };
  });
}

/** Adds a file that waits all the same, merges it or takes a merge back, leaves it out, or has it read again; refuses what does not fit its state with `conflict`. */
export async function decideFile(
  ports: Ports,
  by: Importer,
  fileId: string,
  decision: ImportDecision,
): Promise<void> {
  const { database } = ports;
  const skipped = await database.transact(async () => {
    const file = await queries.lockFile(database, by.companyId, fileId);
    if (!file) throw new ApiError('not_found');
    if (decision.do === 'split' && !file.undone) {
      await splitFile(ports, by.actor.id, file);
      return null;
    }
    const waits = file.state === 'to_check' || file.state === 'duplicate';
    if (
      file.undone ||
      file.userId === null ||
      !(waits || (file.state === 'failed' && (decision.do === 'skip' || decision.do === 'read_again')))
    )
      throw new ApiError('conflict', { detail: message('hiringErrors.fileSettled') });
    if (decision.do === 'skip') return file;
    if (decision.do === 'read_again') await readAgain(ports, by, file);
    else if (decision.do === 'merge') await mergeFile(ports, by.actor.id, file, decision);
    else if (decision.do === 'add') {
      await nameAddedPerson(ports, file.userId, decision);
      await join(ports, file, by.actor.id);
    }
    return null;
  });
  if (skipped) await leaveOut(ports, skipped);
}

/** Has all files of an import that wait as duplicates added, or left out, in the background. */
export function decideAllDuplicates(
  ports: Ports,
  { actor, companyId }: Importer,
  importId: string,
  wish: 'add' | 'skip',
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await queries.lockImport(database, companyId, importId);
    if (!found) throw new ApiError('not_found');
    if (found.undone) throw new ApiError('conflict', { detail: message('hiringErrors.importUndone') });
    if (wish === 'add') await requireJob(database, companyId, found.jobId);
    const work = { importId, personId: actor.id, do: wish };
    await ports.queue.enqueue(decideDuplicates, work, { key: `${importId} ${wish}` });
  });
}

/** Has the people of an import told that their data are here, also those who come in later. Refused before one's address is verified. */
export function notifyPeople(ports: Ports, { actor, companyId }: Importer, importId: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await queries.lockImport(database, companyId, importId);
    if (!found) throw new ApiError('not_found');
    if (found.undone) throw new ApiError('conflict', { detail: message('hiringErrors.importUndone') });
    await requireVerified(ports, actor.id, 'stranger_mails');
    await queries.storeNotifier(database, importId, actor.id, ports.now());
    await recordImport(ports, { actor, companyId }, importId, 'company.import_notified');
    await ports.queue.enqueue(notifyImported, { importId }, { key: importId });
  });
}

/** Undoes an import: its people are removed in the background, but for those who were moved on or took their record over. */
export function undo(ports: Ports, by: Importer, importId: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await queries.lockImport(database, by.companyId, importId);
    if (!found) throw new ApiError('not_found');
    if (found.undone) return;
    await queries.markUndone(database, importId, ports.now());
    await recordImport(ports, by, importId, 'company.import_undone');
    await ports.queue.enqueue(undoImport, { importId }, { key: importId });
  });
}

function requireRoomFor(
  kind: queries.OpenImport['kind'],
  { files, bytes }: { files: number; bytes: number },
) {
  if (kind === 'person' && files > 0)
    throw new ApiError('quota_reached', { detail: message('hiringErrors.onePersonOneFile') });
  if (files < importLimit.files && bytes <= importLimit.bytes) return;
  throw new ApiError('quota_reached', {
    detail: message('hiringErrors.importFull', {
      files: importLimit.files,
      megabytes: importLimit.bytes / 1_000_000,
    }),
  });
}

async function requireJob(
  database: Ports['database'],
  companyId: string,
  jobId: string | null,
): Promise<void> {
  if (jobId === null) return;
  const job = await lockJob(database, jobId);
  if (job?.companyId !== companyId) throw new ApiError('not_found');
  if (!takesAddedPeople(job))
    throw new ApiError('conflict', { detail: message('hiringErrors.jobTakesNoResumes') });
}

async function readAgain(ports: Ports, by: Importer, file: queries.WaitingFile): Promise<void> {
  const resume = file.resumeId === null ? null : await findAnyResume(ports.database, file.resumeId);
  if (!resume || resume.deletedAt)
    throw new ApiError('conflict', { detail: message('hiringErrors.fileGone') });
  await queries.settleFileAs(ports.database, file.id, { state: 'reading' }, ports.now());
  await readResumeAgain(ports, { ...by.actor, id: resume.userId }, resume.storagePath);
}

function recordImport(
  { database }: Pick<Ports, 'database'>,
  { actor, companyId }: Importer,
  importId: string,
  action: string,
): Promise<void> {
  return recordEvent(database, {
    actorId: actor.id,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { import: importId },
  });
}

import { randomBytes } from 'node:crypto';
import { type StoredResume, maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { ApiError, type SignedIn } from '../../context.ts';
import { sniffDocument } from '../../platform/adapters/documents/sniff.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { fileKinds, safeFileName } from '../../platform/http/file-names.ts';
import { once } from '../../platform/http/idempotency.ts';
import { parseResume } from '../../platform/tasks/task-definitions.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import * as queries from './queries.ts';

const mostFiles = 20;

/** Keeps a file among the caller's resumes and has it read; as their current one, unless that is false. */
export async function storeUpload(
  context: SignedIn,
  name: string,
  body: ReadableStream<Uint8Array>,
  isCurrent = true,
): Promise<StoredResume> {
  context.documents.prepare();
  const taken = await context.files.take(body, maxResumeBytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new ApiError('file_too_big') : error;
  });
  const kind = sniffDocument(await taken.bytes());
  if (!kind) {
    await taken.drop();
    throw new ApiError('unsupported_file', taken.size === 0 ? { detail: 'The file is empty.' } : {});
  }
  const { extension, type } = fileKinds[kind];
  const key = `${context.actor.id}/${context.now().getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
  await taken.keep(key);
  const file = { name: safeFileName(name), size: taken.size, sha256: taken.sha256, type, key, isCurrent };
  const request = { name, sha256: taken.sha256 };
  try {
    const stored = await once(context, 'uploadResume', request, () => insertUpload(context, file));
    // A repeated request answers the first one's row: the copy just taken in is not needed.
    if (stored.storage_path !== key) await context.files.remove(key);
    return stored;
  } catch (error) {
    await context.files.remove(key);
    throw error;
  }
}

async function insertUpload(
  context: SignedIn,
  file: { name: string; size: number; sha256: string; type: string; key: string; isCurrent: boolean },
): Promise<StoredResume> {
  const { id: userId } = context.actor;
  await queries.lockResumesOf(context.database, userId);
  const same = await queries.findSameFile(context.database, userId, file.sha256);
  if (same) return { ...queries.presentResume(same), already_kept: true };
  if ((await queries.countResumes(context.database, userId)) >= mostFiles) {
    throw new ApiError('quota_reached', {
      detail: `You keep ${mostFiles} resumes already. Delete one first.`,
    });
  }
  const row = await queries.insertResume(context.database, {
    userId,
    storagePath: file.key,
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    sha256: file.sha256,
    isCurrent: file.isCurrent,
    metadata: {
      fileName: file.name,
      fileSize: file.size,
      fileType: file.type,
      uploadTimestamp: context.now().toISOString(),
    },
  });
  await countUsage(context.database, 'resume_uploads', row.uploadTimestamp);
  await recordResumeEvent(context, 'resume.uploaded', row.id);
  await context.queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
  await context.live.publish(userId, {
    type: 'resume',
    resume_id: row.id,
    stage: 'stored',
    message: 'The file is stored.',
  });
  return { ...queries.presentResume(row), already_kept: false };
}

/** Keeps in the history that something happened to a resume; `subjectId` is whose it is, the caller's unless said otherwise. */
export async function recordResumeEvent(
  context: SignedIn,
  action: string,
  id: string,
  subjectId = context.actor.id,
): Promise<void> {
  const companyId = context.actor.company?.id ?? null;
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'resume',
    objectId: id,
    companyId,
    subjectId,
  });
}

import { randomBytes } from 'node:crypto';
import { maxResumeBytes, type StoredResume } from '../../../api/candidates/resumes.ts';
import type { Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { sniffDocument } from '../../platform/adapters/documents/sniff.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { fileKinds, safeFileName } from '../../platform/http/file-names.ts';
import { once } from '../../platform/http/idempotency.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import { addResume, bringBackFile, type TakenFile } from './commands.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue'>;

/** Keeps a file among the caller's resumes and has it read; as their current one, unless that is false. */
export async function storeUpload(
  context: SignedIn<Ports>,
  name: string,
  body: ReadableStream<Uint8Array>,
  isCurrent = true,
): Promise<StoredResume> {
  const { bytes, file } = await takeDocument(context, context.actor.id, name, body);
  const request = { name, sha256: file.sha256 };
  const stored = await storeRowOf(context.files, file.key, () =>
    once(context, 'uploadResume', request, () => addResume(context, context.actor, { ...file, isCurrent })),
  );
  if (stored.storage_path === file.key) return stored;
  // An earlier row is answered: the copy just taken in is needed only where that row has lost its file.
  await context.files.remove(file.key);
  return { ...stored, ...(await bringBackFile(context, context.actor, stored, bytes)) };
}

/** Keeps the bytes of a resume in the store, as the file of the person named; refuses what is too big or no document. */
export async function takeDocument(
  { documents, files, now }: Pick<Ports, 'documents' | 'files' | 'now'>,
  ownerId: string,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; file: Omit<TakenFile, 'isCurrent'> }> {
  documents.prepare();
  const taken = await files.take(body, maxResumeBytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new ApiError('file_too_big') : error;
  });
  const bytes = await taken.bytes();
  const kind = sniffDocument(bytes);
  if (!kind) {
    await taken.drop();
    throw new ApiError(
      'unsupported_file',
      taken.size === 0 ? { detail: message('candidateErrors.emptyFile') } : {},
    );
  }
  const { extension, type } = fileKinds[kind];
  const key = `${ownerId}/${now().getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
  await taken.keep(key);
  return { bytes, file: { name: safeFileName(name), size: taken.size, sha256: taken.sha256, type, key } };
}

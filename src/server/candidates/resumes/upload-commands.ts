import { randomBytes } from 'node:crypto';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { sniffDocument } from '../../platform/adapters/documents/sniff.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { fileKinds, safeFileName } from '../../platform/http/file-names.ts';
import type { TakenFile } from './commands.ts';

type Ports = Pick<Services, 'documents' | 'files' | 'now'>;

/** Keeps the bytes of a resume in the store, as the file of the person named; refuses what is too big or no document. */
export async function takeDocument(
  { documents, files, now }: Ports,
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

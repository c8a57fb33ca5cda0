import type { StoredResume } from '../../../api/candidates/resumes.ts';
import type { Services, SignedIn } from '../../context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import { addResume, bringBackFile } from './commands.ts';
import { takeDocument } from './upload-commands.ts';

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

import { randomBytes } from 'node:crypto';
import type { offersApi } from '../../../api/hiring/offers.ts';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { sniffDocument } from '../../platform/adapters/documents/sniff.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { refuseInfected, scanned, waitsForScanner } from '../../platform/http/virus-scan.ts';
import { requireGoodLink, signLink } from '../../platform/http/file-links.ts';
import { fileHeaders, fileKinds, safeFileName } from '../../platform/http/file-names.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import { companysOffer } from './access.ts';
import { requireUnsent } from './change-offer.ts';
import { dropInfectedFile, recordCleanFile, replaceOfferFile } from './commands.ts';
import { findOfferFile, findUnscannedFile, type storeOfferFile } from './file-queries.ts';
import { presentToCompany } from './presenter.ts';
import { readerOf } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'files' | 'live' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

type Own = Pick<typeof offersApi, 'attachOfferFile' | 'removeOfferFile' | 'linkOfferFile' | 'openOfferFile'>;
type Stored = NonNullable<Parameters<typeof storeOfferFile>[2]>;

/** The file beside an offer: a PDF or DOCX by its content, changed like the offer, opened through a link of minutes. */
export const offerFileHandlers: Handlers<Own, Ports> = {
  attachOfferFile: async ({ params, query, body }, context) => {
    // Whose offer it is comes before their file is read.
    requireUnsent(await companysOffer(context.database, employerScope(context), params.id));
    const file = await takeFile(context, query.file_name, body);
    return replaceFile(context, params.id, query.version, file);
  },

  removeOfferFile: ({ params, query }, context) => replaceFile(context, params.id, query.version, null),

  linkOfferFile: async ({ params }, context) => {
    if (!(await findOfferFile(context.database, readerOf(context), params.id))) {
      throw new ApiError('not_found');
    }
    await requireScannedFile(context, params.id);
    return signLink(context, `/api/offers/${params.id}/file`);
  },

  openOfferFile: async ({ params, query }, context) => {
    requireGoodLink(context, `/api/offers/${params.id}/file`, query);
    const file = await findOfferFile(context.database, readerOf(context), params.id);
    if (file) await requireScannedFile(context, params.id);
    const bytes = file && (await readChecked(context.files, file));
    if (!bytes) throw new ApiError('not_found');
    return new Response(bytes, { headers: fileHeaders(file) });
  },
};

/**
 * Refuses the file of an offer that the virus scanner has not seen, after asking it once more. What it finds something in is taken from
 * the offer.
 */
export async function requireScannedFile(context: SignedIn<Ports>, offerId: string): Promise<void> {
  const { database, files, virusScanner } = context;
  const file = virusScanner && (await findUnscannedFile(database, offerId));
  const bytes = file && (await readChecked(files, file));
  if (!bytes) return;
  const scan = await scanned(context, bytes);
  if (scan.outcome === 'away') throw waitsForScanner();
  if (scan.outcome === 'clean') return recordCleanFile(context, offerId, file.storagePath);
  await dropInfectedFile(context, file);
  await files.remove(file.storagePath);
  throw refuseInfected(scan.name);
}

/** Keeps a file that is a document of the right kind and size, and no row names yet. */
async function takeFile(
  context: SignedIn<Ports>,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<Stored> {
  const taken = await context.files.take(body, maxResumeBytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new ApiError('file_too_big') : error;
  });
  const bytes = await taken.bytes();
  const kind = sniffDocument(bytes);
  if (kind !== 'pdf' && kind !== 'docx') {
    await taken.drop();
    throw new ApiError('unsupported_file', { detail: message('hiringErrors.offerFileType') });
  }
  const scan = await scanned(context, bytes);
  if (scan.outcome === 'infected') {
    await taken.drop();
    throw refuseInfected(scan.name);
  }
  const { extension, type } = fileKinds[kind];
  const storagePath = `${context.actor.id}/${context.now().getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
  await taken.keep(storagePath);
  const fileName = safeFileName(name, `offer.${extension}`);
  return {
    storagePath,
    fileName,
    fileType: type,
    fileSize: taken.size,
    sha256: taken.sha256,
    isScanned: scan.outcome === 'clean',
  };
}

async function replaceFile(context: SignedIn<Ports>, id: string, version: number, file: Stored | null) {
  const by = { ...employerScope(context), actor: context.actor };
  const replace = () => replaceOfferFile(context, by, { id, version }, file);
  const before = await (file ? storeRowOf(context.files, file.storagePath, replace) : replace());
  // After the commit: a crash in between leaves a file without a row, which the sweeper removes.
  if (before.filePath !== null) await context.files.remove(before.filePath);
  return presentToCompany(context.database, context.actor, before.companyId, before.applicationId);
}

import { getResolvedPDFJS } from 'unpdf';
import { z } from 'zod';
import { longestDocument, longestProfileFile } from '../../../../../api/candidates/profile-files.ts';
import { DocumentError } from '../document-outcome.ts';
import { workerHere } from '../pdf-worker.ts';
import { sniffDocument } from '../sniff.ts';
import { readEuropass } from './europass.ts';
import { readLinkedInExport } from './linkedin-export.ts';
import type { ProfileOutcome } from './profile-outcome.ts';

const zipStart = [0x50, 0x4b, 0x03, 0x04];

/** Reads the file of a profile in this process: a LinkedIn export, a Europass CV, or a PDF with one inside. Never throws. */
export async function extractProfile(bytes: Uint8Array): Promise<ProfileOutcome> {
  if (bytes.length === 0) return { ok: false, code: 'empty' };
  if (bytes.length > longestProfileFile) return { ok: false, code: 'too_big' };
  try {
    const format = zipStart.every((value, at) => bytes[at] === value) ? 'linkedin' : 'europass';
    const document = await documentIn(bytes, format);
    if (!document || Object.keys(document).length === 0) return { ok: false, code: 'no_profile' };
    const text = JSON.stringify(document);
    if (text.length > longestDocument) return { ok: false, code: 'too_big' };
    return { ok: true, format, document: text };
  } catch (error) {
    return { ok: false, code: error instanceof DocumentError ? error.code : 'too_complex' };
  }
}

async function documentIn(bytes: Uint8Array, format: 'linkedin' | 'europass'): Promise<object | null> {
  if (format === 'linkedin') return readLinkedInExport(bytes);
  if (sniffDocument(bytes) === 'pdf') {
    const attached = await attachedXml(bytes);
    return attached && readEuropass(attached);
  }
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 200))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') ? readEuropass(bytes) : null;
}

const attachments = z.map(z.string(), z.object({ filename: z.string() })).nullable();

/** The first XML file that is attached to a PDF. */
async function attachedXml(bytes: Uint8Array): Promise<Uint8Array | null> {
  const pdfjs = await getResolvedPDFJS();
  const worker = workerHere(pdfjs);
  const task = pdfjs.getDocument({
    worker,
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const found = attachments.parse(await document.getAttachments()) ?? new Map<string, never>();
    const [id] = [...found].find(([, { filename }]) => /\.xml$/i.test(filename)) ?? [];
    const content: unknown = id === undefined ? null : await document.getAttachmentContent(id);
    return content instanceof Uint8Array ? content : null;
  } catch (error) {
    throw new DocumentError(error instanceof Error && /password/i.test(error.name) ? 'encrypted' : 'broken');
  } finally {
    await task.destroy();
    worker.destroy();
  }
}

import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { importLimit } from '../../../api/hiring/resume-imports.ts';
import { t } from '../../platform/messages.ts';
import { type LeftOut, whyLeftOut } from './left-out.ts';

configure({ useWebWorkers: false });

/** A ZIP file names at most so many things. */
const mostEntries = 10_000;

/**
 * The files of a ZIP file that may be resumes, and those that cannot. Each is unpacked only as far as a resume may be big: what a ZIP file
 * says of sizes is not believed, and folders in its names are left away unless they are kept.
 */
export async function openZip(zip: File, keepFolders = false): Promise<{ files: File[]; left: LeftOut[] }> {
  const reader = new ZipReader(new BlobReader(zip));
  const files: File[] = [];
  const left: LeftOut[] = [];
  try {
    const entries = await reader.getEntries();
    if (entries.length > mostEntries) throw new Error(t('resumeImports.zipTooMany'));
    for (const entry of entries) {
      if (entry.directory || isLitter(entry.filename)) continue;
      const name = keepFolders ? entry.filename : (entry.filename.split(/[/\\]/).at(-1) ?? '');
      const made = await unpack(entry, name, files.length);
      if (made instanceof File) files.push(made);
      else left.push({ name, reason: made });
    }
  } catch (error) {
    const isKnown = error instanceof Error && error.message === t('resumeImports.zipTooMany');
    left.push({ name: zip.name, reason: isKnown ? error.message : t('resumeImports.zipBroken') });
  } finally {
    await reader.close().catch(() => undefined);
  }
  return { files, left };
}

/** What systems put beside the files: no person's. */
function isLitter(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.)|(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** A file out of a ZIP file, or why it is left out. */
async function unpack(entry: FileEntry, name: string, before: number): Promise<File | string> {
  if (entry.encrypted) return t('resumeImports.zipLocked');
  const reason = whyLeftOut(name, entry.uncompressedSize);
  if (reason !== null) return reason;
  if (before >= importLimit.files) return t('resumeImports.importFull');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size >= maxResumeBytes) throw new Error('It is bigger than the ZIP file says.');
      parts.push(part);
    },
  });
  try {
    await entry.getData(writable);
    return new File(parts, name);
  } catch {
    return size >= maxResumeBytes ? t('resumeImports.tooBig') : t('resumeImports.zipBroken');
  }
}

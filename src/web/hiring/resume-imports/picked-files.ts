import { importLimit } from '../../../api/hiring/resume-imports.ts';
import { t } from '../../platform/messages.ts';
import { type LeftOut, whyLeftOut } from './left-out.ts';

/** Files that may be resumes, and those that cannot. */
export type Picked = { files: File[]; left: LeftOut[] };

/** Nothing yet. */
export const nothingPicked: Picked = { files: [], left: [] };

/**
 * What was picked before with what is dropped or chosen now, ZIP files opened, without what cannot be a resume, as far as one import goes.
 * With `keepFolders`, the names of files out of a ZIP say in which folder they were.
 */
export async function pickFiles(
  before: Picked,
  given: File[],
  { keepFolders = false }: { keepFolders?: boolean } = {},
): Promise<Picked> {
  const picked: Picked = { files: [...before.files], left: [...before.left] };
  for (const file of given) {
    if (/(^|\/)\.|(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(file.webkitRelativePath || file.name)) continue;
    if (!/\.zip$/i.test(file.name)) take(picked, file);
    else {
      const { openZip } = await import('./zip-files.ts');
      const { files, left } = await openZip(file, keepFolders);
      for (const one of files) take(picked, one);
      picked.left.push(...left);
    }
  }
  return picked;
}

/** The files of a drop, those of folders as well. */
export async function filesOfDrop(items: DataTransferItemList): Promise<File[]> {
  // The list is empty as soon as something is waited for.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(filesOfEntry))).flat();
}

function take({ files, left }: Picked, file: File): void {
  const bytes = files.reduce((sum, { size }) => sum + size, file.size);
  const isFull = files.length >= importLimit.files || bytes > importLimit.bytes;
  const reason = whyLeftOut(file.name, file.size) ?? (isFull ? t('resumeImports.importFull') : null);
  if (reason === null) files.push(file);
  else left.push({ name: file.name, reason });
}

async function filesOfEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  for (;;) {
    // A folder is told in parts, until one is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    for (const inside of part) found.push(...(await filesOfEntry(inside)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

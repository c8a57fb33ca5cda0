import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { pickFiles, nothingPicked } from './picked-files.ts';

async function zipOf(
  files: [name: string, bytes: Buffer][],
  change = (bytes: Buffer) => bytes,
): Promise<File> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part as Uint8Array));
  return new File([Uint8Array.from(change(Buffer.concat(parts)))], 'people.zip');
}

/** Writes other numbers into the headers of all entries: at `local` of each local one, at `central` of each in the directory. */
function patch(bytes: Buffer, local: number, central: number, write: (at: number) => void): Buffer {
  for (let at = 0; at < bytes.length - 4; at++) {
    if (bytes.readUInt32LE(at) === 0x04034b50) write(at + local);
    if (bytes.readUInt32LE(at) === 0x02014b50) write(at + central);
  }
  return bytes;
}

const text = Buffer.from('Skills\nWelding\n');
const picked = async (file: File) => {
  const { files, left } = await pickFiles(nothingPicked, [file]);
  return { names: files.map(({ name }) => name), left: left.map(({ name, reason }) => `${name}: ${reason}`) };
};

test('a ZIP gives its resumes by their own names, without folders and what systems add', async () => {
  const zip = await zipOf([
    ['people/2026/ada.txt', text],
    ['__MACOSX/people/._ada.txt', text],
    ['.hidden.txt', text],
    ['prices.xlsx', text],
    ['inner.zip', text],
  ]);
  expect(await picked(zip)).toEqual({
    names: ['ada.txt'],
    left: ['prices.xlsx: not a PDF, DOC, DOCX or TXT file', 'inner.zip: not a PDF, DOC, DOCX or TXT file'],
  });
});

test('what unpacks to more than a resume may be is left out, also where the ZIP says that it is small', async () => {
  const bomb = Buffer.alloc(maxResumeBytes + 1_000_000);
  expect(await picked(await zipOf([['bomb.txt', bomb]]))).toEqual({
    names: [],
    left: ['bomb.txt: over 5 MB'],
  });
  const lying = await zipOf([['bomb.txt', bomb]], (bytes) =>
    patch(bytes, 22, 24, (at) => bytes.writeUInt32LE(100, at)),
  );
  const { names, left } = await picked(lying);
  expect(names).toEqual([]);
  expect(left).toHaveLength(1);
});

test('what is locked or broken is named, and the rest is taken', async () => {
  const locked = await zipOf([['secret.txt', text]], (bytes) =>
    patch(bytes, 6, 8, (at) => bytes.writeUInt16LE(bytes.readUInt16LE(at) | 1, at)),
  );
  expect((await picked(locked)).left).toEqual(['secret.txt: protected by a password in the ZIP']);
  const cut = await zipOf([['ada.txt', text]], (bytes) => bytes.subarray(0, bytes.length - 30));
  expect((await picked(cut)).left).toEqual(['people.zip: the ZIP can’t be unpacked here']);
});

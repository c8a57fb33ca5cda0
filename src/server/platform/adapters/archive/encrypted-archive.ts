import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { extract, pack } from 'tar-stream';

/** The archive cannot be opened, and why. */
export class BadArchive extends Error {}

/**
 * Writes all files below a folder into one archive (tar) that is encrypted for public keys (age), so that only who has one of the private
 * keys reads it. The file is whole or not there.
 */
export async function packEncrypted(
  folder: string,
  to: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const archive = pack();
  const filled = fill(archive, folder).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const part = `${to}.part`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    const encrypted = await encrypter.encrypt(
      Readable.toWeb(Readable.from(archive, { objectMode: false })) as ReadableStream<Uint8Array>,
    );
    await pipeline(
      Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await filled;
    await rename(part, to);
    await syncFolder(dirname(to));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Opens an archive with a private key into a folder. Throws BadArchive when the key does not open it, or it is cut off or damaged. */
export async function unpackEncrypted(
  file: string,
  folder: string,
  identities: readonly string[],
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const archive = extract();
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
    );
    await Promise.all([
      pipeline(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]), archive),
      writeEntries(archive, folder),
    ]);
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BadArchive(
      /no identity matched/i.test(why)
        ? 'This key does not open this backup: it was encrypted for another one.'
        : `The archive cannot be read (${why}).`,
    );
  }
}

async function writeEntries(archive: ReturnType<typeof extract>, folder: string): Promise<void> {
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isBelow(name))
      throw new BadArchive(`The archive holds ${name}, which is no file of a backup.`);
    const path = join(folder, ...name.split('/'));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }
}

/** Writes a new private key into a file that only its owner reads, and returns the public key. Throws when the file is there. */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  return recipient;
}

/** The private keys in a file, as age and its tools write them. */
export async function readKeys(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  const keys = lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new BadArchive(`There is no private key in ${file}.`);
  return keys;
}

async function fill(archive: ReturnType<typeof pack>, folder: string): Promise<void> {
  for (const path of await filesBelow(folder)) {
    const { size } = await stat(path.whole);
    const entry = archive.entry({ name: path.name, size, mode: 0o600 });
    await pipeline(createReadStream(path.whole), entry);
  }
  archive.finalize();
}

async function filesBelow(folder: string): Promise<{ whole: string; name: string }[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((whole) => ({
      whole,
      name: whole
        .slice(folder.length + 1)
        .split('\\')
        .join('/'),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function isBelow(name: string): boolean {
  return (
    !posix.isAbsolute(name) &&
    !name.includes('\\') &&
    !name.split('/').some((part) => part === '' || part === '..')
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { DocumentError, MAX_UNPACKED_BYTES, MAX_ZIP_ENTRIES } from './document-outcome.ts';

/** An opened zip container whose directory is within the limits. */
export type Container = {
  names: string[];
  read: (name: string, onChunk: (chunk: Buffer) => void) => Promise<void>;
};

/**
 * Opens a zip in memory. Declared sizes are checked before anything is unpacked, real sizes while it is. With `wanted`, the entries that
 * it refuses are as if they were not there, whatever their sizes.
 */
export async function openContainer(
  bytes: Uint8Array,
  wanted: (name: string) => boolean = () => true,
): Promise<Container> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = await listEntries(zip, wanted);
  let unpacked = 0;
  return {
    names: [...entries.keys()],
    read: async (name, onChunk) => {
      const entry = entries.get(name);
      if (!entry) throw new DocumentError('broken');
      const stream = await openStream(zip, entry);
      for await (const chunk of stream) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > MAX_UNPACKED_BYTES) {
          stream.destroy();
          throw new DocumentError('too_big');
        }
        onChunk(chunk as Buffer);
      }
    },
  };
}

function open(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new DocumentError('broken')) : resolve(zip),
    );
  });
}

function listEntries(zip: ZipFile, wanted: (name: string) => boolean): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let declared = 0;
    let count = 0;
    zip.on('error', () => reject(new DocumentError('broken')));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      count += 1;
      if (count > MAX_ZIP_ENTRIES) return reject(new DocumentError('too_big'));
      if (!wanted(entry.fileName)) return zip.readEntry();
      declared += entry.uncompressedSize;
      if (declared > MAX_UNPACKED_BYTES) return reject(new DocumentError('too_big'));
      if (entries.has(entry.fileName)) return reject(new DocumentError('too_complex'));
      if (entry.isEncrypted()) return reject(new DocumentError('encrypted'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openStream(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream & { destroy: () => void }> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(new DocumentError('broken')) : resolve(stream),
    );
  });
}

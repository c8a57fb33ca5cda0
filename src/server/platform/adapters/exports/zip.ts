import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive; its name may have folders, separated by `/`. */
export type ZipEntry = { name: string; bytes: Uint8Array };

/** Packs files into a ZIP while they come, dated `at`. The stream fails when making one of them fails. */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  const pack = async () => {
    for await (const { name, bytes } of entries) {
      zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, { mtime: at });
    }
    zip.end();
  };
  pack().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  // Node's own stream type is a little wider than the web's.
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

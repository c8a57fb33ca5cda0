import { openContainer } from '../platform/adapters/documents/zip.ts';

/** The files of a ZIP as text, by their names. */
export async function unpacked(bytes: ArrayBuffer): Promise<Map<string, string>> {
  const container = await openContainer(new Uint8Array(bytes));
  const files = new Map<string, string>();
  for (const name of container.names) {
    const parts: Buffer[] = [];
    await container.read(name, (chunk) => void parts.push(chunk));
    files.set(name, Buffer.concat(parts).toString('utf8'));
  }
  return files;
}

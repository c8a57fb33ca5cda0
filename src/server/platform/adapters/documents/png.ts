import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';

/** Pixels as rows of red, green and blue, each row after a byte that says that it is as it is (PNG filter 0). */
export type Picture = { width: number; height: number; rows: Uint8Array };

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD_BYTES = SIGNATURE.length + 25;
const [deflated, inflated] = [promisify(deflate), promisify(inflate)];

/** How many bytes a row of so many pixels takes. */
export function rowBytes(width: number): number {
  return 1 + width * 3;
}

/** A picture as PNG, in the one form that `fromOwnPng` reads. */
export async function toOwnPng({ width, height, rows }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = await deflated(rows, { level: 4 });
  return Uint8Array.from(
    Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** The picture in a PNG of `toOwnPng`; throws for any other. */
export async function fromOwnPng(png: Uint8Array): Promise<Picture> {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const length = bytes.readUInt32BE(HEAD_BYTES);
  const wanted = rowBytes(width) * height;
  const from = HEAD_BYTES + 8;
  const rows = await inflated(bytes.subarray(from, from + length), { maxOutputLength: wanted });
  if (rows.length !== wanted) throw new Error('The picture of a page is not whole.');
  return { width, height, rows };
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

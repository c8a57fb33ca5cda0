import { crc32, deflateSync } from 'node:zlib';

/** A whole grey PNG of this size. */
export function pngImage(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(
    Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(width + 1, 0x7f).fill(0, 0, 1))),
  );
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
}

/** The frame of a JPEG of this size, with a scan of one byte. */
export function jpegImage(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const frame = Buffer.concat([Buffer.from('ffc0000b08', 'hex'), size, Buffer.from('01011100', 'hex')]);
  const comment = Buffer.from('fffe0005616263', 'hex');
  const scan = Buffer.from('ffda0008010100003f0000', 'hex');
  return Uint8Array.from(
    Buffer.concat([Buffer.from('ffd8', 'hex'), comment, frame, scan, Buffer.from('ffd9', 'hex')]),
  );
}

/** The frame of a lossless WebP of this size. */
export function webpImage(width: number, height: number): Uint8Array<ArrayBuffer> {
  const image = Buffer.alloc(26);
  image.write('RIFF', 0, 'latin1');
  image.writeUInt32LE(18, 4);
  image.write('WEBPVP8L', 8, 'latin1');
  image.writeUInt32LE(5, 16);
  image[20] = 0x2f;
  image.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return Uint8Array.from(image);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

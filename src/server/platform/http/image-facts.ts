/** What the bytes of an image say: its media type, and its size in pixels. */
export type ImageFacts = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
};

/** The largest width and height, in pixels: more would be slow to draw. */
const maxPixels = 4096;

/**
 * Reads what an image is from its own structure; null for what is no whole PNG, JPEG or WebP of 1 to 4096 pixels
 * each way, or has anything behind its end.
 */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = readPng(view) ?? readJpeg(view) ?? readWebp(view);
    return facts && isDrawable(facts.width) && isDrawable(facts.height) ? facts : null;
  } catch (error) {
    // A length in the file led past its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isDrawable(pixels: number): boolean {
  return pixels >= 1 && pixels <= maxPixels;
}

function readPng(view: DataView): ImageFacts | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (view.getUint32(8) !== 13 || nameAt(view, 12) !== 'IHDR') return null;
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  let hasData = false;
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const name = nameAt(view, at + 4);
    if (name === 'IDAT') hasData = true;
    if (name !== 'IEND') continue;
    const isWhole = hasData && at + 12 === view.byteLength;
    return isWhole ? { mediaType: 'image/png', width, height } : null;
  }
}

/** Walks the segments up to the first scan; frames are SOF0 to SOF15 without the tables DHT, JPG and DAC. */
function readJpeg(view: DataView): ImageFacts | null {
  const end = view.byteLength - 2;
  if (view.getUint16(0) !== 0xffd8 || view.getUint16(end) !== 0xffd9) return null;
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at < end;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    if (marker === 0xffda) return size && { mediaType: 'image/jpeg', ...size };
    if (marker < 0xffc0 || marker === 0xffd8 || marker === 0xffd9) return null;
    if (marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(view: DataView): ImageFacts | null {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return null;
  const length = view.getUint32(4, true) + 8;
  if (length !== view.byteLength) return null;
  const size = webpSize(view);
  return size && { mediaType: 'image/webp', ...size };
}

function webpSize(view: DataView): { width: number; height: number } | null {
  const kind = nameAt(view, 12);
  if (kind === 'VP8 ' && view.getUint8(23) === 0x9d && view.getUint16(24) === 0x012a) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  return null;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

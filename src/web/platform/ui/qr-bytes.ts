/** A size of QR code with correction of level M: its modules a side, and how its bytes are dealt out. */
export type Version = { version: number; size: number; bytes: number; blocks: number; correction: number };

/** Correcting bytes of each block, by version. */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
/** Blocks that the bytes are dealt out to, by version. */
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const versions = corrections.map((correction, index): Version => {
  const version = index + 1;
  const blocks = blockCounts[index] ?? 1;
  return { version, size: 17 + 4 * version, bytes: roomOf(version), blocks, correction };
});

/** The smallest version for so many bytes of content; null when none of the twenty holds them. */
export function versionFor(length: number): Version | null {
  return versions.find((version) => length <= contentRoom(version)) ?? null;
}

/** The content with its header, padding and correcting bytes, in the order in which the code holds them. */
export function correctedBytes(content: Uint8Array, version: Version): Uint8Array {
  const data = withHeader(content, version);
  const { blocks, correction } = version;
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks);
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1));
  });
  const corrections = parts.map((part) => correctionOf(part, correction));
  return Uint8Array.from([...dealt(parts), ...dealt(corrections)]);
}

/** All bytes of a version: its modules without the patterns and what says which version and mask it is. */
function roomOf(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return Math.floor(((16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)) / 8);
}

function contentRoom({ version, bytes, blocks, correction }: Version): number {
  return bytes - blocks * correction - (version < 10 ? 2 : 3);
}

/** What kind of content it is (bytes), how long, the content, an end, and padding. */
function withHeader(content: Uint8Array, version: Version): Uint8Array {
  const { bytes, blocks, correction } = version;
  const data = new Uint8Array(bytes - blocks * correction);
  const length = version.version < 10 ? [content.length] : [content.length >> 8, content.length & 255];
  // The kind takes half a byte, so that all that follows stands half a byte off.
  [4, ...length, ...content, 0].forEach((byte, index) => {
    if (index > 0) data[index - 1] = (data[index - 1] ?? 0) | (byte >> 4);
    if (index < data.length) data[index] = (byte & 15) << 4;
  });
  for (let at = content.length + length.length + 1, odd = false; at < data.length; at++, odd = !odd)
    data[at] = odd ? 0x11 : 0xec;
  return data;
}

/** One byte of each part in turn. */
function dealt(parts: Uint8Array[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, index) =>
    parts.flatMap((part) => (index < part.length ? [part[index] ?? 0] : [])),
  ).flat();
}

/** The Reed-Solomon remainder of a block. */
function correctionOf(block: Uint8Array, count: number): Uint8Array {
  const divisor = divisorOf(count);
  const rest = new Uint8Array(count);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ product(divisor[at] ?? 0, factor);
  }
  return rest;
}

/** The product of (x - 2^i) for i below `count`, without its leading 1. */
function divisorOf(count: number): Uint8Array {
  const divisor = new Uint8Array(count);
  divisor[count - 1] = 1;
  for (let power = 0, root = 1; power < count; power++, root = product(root, 2)) {
    for (let at = 0; at < count; at++) divisor[at] = product(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  }
  return divisor;
}

/** The product of two bytes in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    if ((b >> bit) & 1) result ^= a;
  }
  return result;
}

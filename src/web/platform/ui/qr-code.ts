import { correctedBytes, type Version, versionFor } from './qr-bytes.ts';

/** A QR code: rows of modules, true for dark, without the light border that it needs around it. */
export type QrCode = readonly (readonly boolean[])[];

/** The square while it is filled; `fixed` are the modules that are not data, which no mask touches. */
type Board = { size: number; dark: Uint8Array; fixed: Uint8Array };

/** The QR code of a text (ISO/IEC 18004, bytes, correction of level M); null for one of more than 666 bytes of UTF-8. */
export function makeQrCode(text: string): QrCode | null {
  const content = new TextEncoder().encode(text);
  const version = versionFor(content.length);
  if (!version) return null;
  const board = drawPatterns(version);
  fillIn(board, correctedBytes(content, version));
  const masked = masks.map((mask, index) => withMask(board, mask, index));
  const worths = masked.map(faults);
  const best = masked[worths.indexOf(Math.min(...worths))] ?? board;
  return Array.from({ length: best.size }, (_, y) =>
    Array.from({ length: best.size }, (__, x) => best.dark[y * best.size + x] === 1),
  );
}

type Mask = (x: number, y: number) => boolean;
const masks: Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function fix(board: Board, x: number, y: number, dark: boolean): void {
  if (x < 0 || y < 0 || x >= board.size || y >= board.size) return;
  board.dark[y * board.size + x] = dark ? 1 : 0;
  board.fixed[y * board.size + x] = 1;
}

function drawPatterns({ version, size }: Version): Board {
  const board = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let i = 0; i < size; i++) {
    fix(board, 6, i, i % 2 === 0);
    fix(board, i, 6, i % 2 === 0);
  }
  const places = alignmentPlaces(version, size);
  const last = places.length - 1;
  places.forEach((y, row) =>
    places.forEach((x, column) => {
      const inCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!inCorner) drawRings(board, x, y, 2);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(board, x, y, 4);
  drawFormat(board, 0);
  if (version >= 7) drawVersion(board, version);
  return board;
}

/** Concentric squares around a middle: light, dark, light and dark again from the outside in, as far as they reach. */
function drawRings(board: Board, middleX: number, middleY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      fix(board, middleX + dx, middleY + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** The mask in use, twice, each with ten correcting bits. */
function drawFormat(board: Board, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const isDark = (bit: number) => ((bits >> bit) & 1) === 1;
  const { size } = board;
  for (let bit = 0; bit < 15; bit++) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) fix(board, 8, along, isDark(bit));
    else fix(board, bit === 8 ? 7 : along, 8, isDark(bit));
    if (bit < 8) fix(board, size - 1 - bit, 8, isDark(bit));
    else fix(board, 8, size - 15 + bit, isDark(bit));
  }
  fix(board, 8, size - 8, true);
}

function drawVersion(board: Board, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const far = board.size - 11 + (bit % 3);
    fix(board, far, Math.floor(bit / 3), dark);
    fix(board, Math.floor(bit / 3), far, dark);
  }
}

function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return rest;
}

/** Lays the bits in pairs of columns, from the right to the left, up and down in turn. */
function fillIn(board: Board, bytes: Uint8Array): void {
  const { size, dark, fixed } = board;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y * size + x] === 1) continue;
        dark[y * size + x] = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
  }
}

function withMask(board: Board, mask: Mask, index: number): Board {
  const { size, fixed } = board;
  const dark = board.dark.map((value, at) =>
    fixed[at] === 0 && mask(at % size, Math.floor(at / size)) ? value ^ 1 : value,
  );
  const masked = { size, fixed, dark };
  drawFormat(masked, index);
  return masked;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function faults({ size, dark }: Board): number {
  let total = 0;
  for (let line = 0; line < size; line++) {
    const across = dark.subarray(line * size, (line + 1) * size).join('');
    const down = Array.from({ length: size }, (_, y) => dark[y * size + line]).join('');
    for (const text of [across, down]) {
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
      total += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
    }
  }
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const at = y * size + x;
      const same = dark[at] === dark[at + 1] && dark[at] === dark[at + size];
      if (same && dark[at] === dark[at + size + 1]) total += 3;
    }
  }
  const share = dark.reduce((sum, value) => sum + value, 0) / dark.length;
  return total + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

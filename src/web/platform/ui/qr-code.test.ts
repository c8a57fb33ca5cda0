import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeQrCode, type QrCode } from './qr-code.ts';

/** The content of a code of up to 42 bytes, read as a camera program reads it; without the correcting bytes. */
function read(code: QrCode): string {
  const size = code.length;
  const isDark = (x: number, y: number) => code[y]?.[x] === true;
  const format = [0, 1, 2, 3, 4].map((x) => Number(isDark(x, 8))).join('');
  const mask = (Number.parseInt(format, 2) ^ 0b10101) & 7;
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_x: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const inPattern = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);
  let bits = '';
  let upwards = true;
  for (const right of Array.from({ length: size }, (_, at) => size - 1 - at).filter((x) =>
    x > 6 ? (size - 1 - x) % 2 === 0 : x % 2 === 1,
  )) {
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!inPattern(x, y)) bits += Number(isDark(x, y) !== (flips[mask]?.(x, y) === 0));
    }
    upwards = !upwards;
  }
  const numbers = (bits.slice(4).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  expect(bits.slice(0, 4)).toBe('0100');
  return new TextDecoder().decode(Uint8Array.from(numbers.slice(1, 1 + (numbers[0] ?? 0))));
}

test.each(['a', 'Tenon', 'ünïcode ✂️', 'x'.repeat(14), 'y'.repeat(15), 'z'.repeat(42)])(
  'what was drawn is read again: %s',
  (text) => {
    const code = makeQrCode(text);
    expect(code && read(code)).toBe(text);
  },
);

// Drawings of these that camera programs have read, so that the correcting bytes and the dealing out stay as they are.
test.each([
  [10, 21, 'fffc60983b811bfa'],
  [100, 41, '3a37a1bcdeed5f0b'],
  [300, 69, '50e81fd1462e0fb5'],
  [666, 97, '077adc3cad271ff8'],
])('a text of %i bytes is drawn as it was when cameras read it', (length, size, drawing) => {
  const code = makeQrCode('otpauth://totp/Tenon:'.padEnd(length, 'ABC234').slice(0, length)) ?? [];
  expect(code.map((row) => row.length)).toEqual(Array(code.length).fill(code.length));
  const drawn = code.map((row) => row.map(Number).join('')).join('\n');
  expect([code.length, createHash('sha256').update(drawn).digest('hex').slice(0, 16)]).toEqual([
    size,
    drawing,
  ]);
});

test('a text that is too long is not drawn', () => {
  expect(makeQrCode('x'.repeat(667))).toBeNull();
});

import { expect, test } from 'vitest';
import { jpegImage, pngImage, webpImage } from '../../testing/sample-images.ts';
import { readImage } from './image-facts.ts';

const join = (...parts: (Uint8Array | string)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

test.each([
  ['image/png', pngImage],
  ['image/jpeg', jpegImage],
  ['image/webp', webpImage],
])('%s is known by its structure, with its size', (mediaType, make) => {
  expect(readImage(make(120, 40))).toEqual({ mediaType, width: 120, height: 40 });
  expect(readImage(make(4096, 1))).toMatchObject({ width: 4096 });
  expect(readImage(make(4097, 1))).toBeNull();
});

test.each([
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(0x89)],
  ['markup', join('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', join('<!doctype html><title>x</title>')],
  ['a GIF', join('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['a PNG of no width', pngImage(0, 5)],
  ['a PNG cut short', pngImage(9, 9).slice(0, -5)],
  ['a PNG with a page behind it', join(pngImage(9, 9), '<script>alert(1)</script>')],
  ['the head of a PNG alone', pngImage(9, 9).slice(0, 33)],
  ['a JPEG cut short', jpegImage(9, 9).slice(0, -3)],
  ['a JPEG with a page behind it', join(jpegImage(9, 9), '<script>')],
  ['a JPEG without a frame', Uint8Array.from(Buffer.from('ffd8ffda0008010100003f0000ffd9', 'hex'))],
  ['a WebP with a page behind it', join(webpImage(9, 9), '<script>')],
  ['a WebP cut short', webpImage(9, 9).slice(0, 22)],
  ['a sound in the frame of a WebP', join('RIFF\x04\x00\x00\x00WAVE')],
])('%s is no image', (_name, bytes) => {
  expect(readImage(bytes)).toBeNull();
});

test('cut or changed anywhere, an image is read or refused, never a failure', () => {
  for (const whole of [pngImage(3, 3), jpegImage(3, 3), webpImage(3, 3)]) {
    for (let at = 0; at < whole.length; at++) {
      readImage(whole.slice(0, at));
      for (const value of [0, 0x7f, 0xff]) readImage(whole.with(at, value));
    }
  }
});

import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrImage } from './qr-image.tsx';

test.each(['a', 'otpauth://totp/Tenon:ünïcode@example.com?secret=ABC234&issuer=Tenon'])(
  'every dark module of the code is drawn at its place, within a light border: %s',
  (text) => {
    const svg = renderToStaticMarkup(<QrImage text={text} label="QR code" />);
    const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
    const drawn = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
    for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + 1);
    const border = 4;
    expect(drawn.slice(border, -border).map((row) => row.slice(border, -border))).toEqual(
      encode(text, { ecc: 'M', border: 0 }).data,
    );
    expect([...drawn.slice(0, border), ...drawn.slice(-border)].flat()).not.toContain(true);
  },
);

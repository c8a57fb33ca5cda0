import { expect, test } from 'vitest';
import { contrast, readableColors, toRgb } from './colors.ts';

test.each(['#000000', '#ffffff', '#ffff00', '#0f6a62', '#777777', '#ff0000', '#00ff88', '#3b3bff'])(
  'text in and on %s can be read, in the light and in the dark',
  (color) => {
    const { fill, onFill, onLight, onDark } = readableColors(color);
    expect(fill).toBe(color);
    expect(contrast(toRgb(onFill), toRgb(fill))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#ffffff', '#eff3f1'])
      expect(contrast(toRgb(onLight), toRgb(ground))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#0c1110', '#1d2524'])
      expect(contrast(toRgb(onDark), toRgb(ground))).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that is readable stays as it is', () => {
  expect(readableColors('#0f6a62')).toMatchObject({ onLight: '#0f6a62', onFill: '#ffffff' });
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21);
});

import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { matchBand } from './bands.ts';
import * as colors from './colors.ts';
import { cssVariables } from './tokens.ts';

type Pair = [what: string, text: string | undefined, surface: string | undefined];
const white = '#ffffff';

describe('colours are readable', () => {
  const bands = [colors.green, colors.blue, colors.yellow, colors.orange];
  const text: Pair[] = [
    ['accent text on white', colors.accent[7], white],
    ['accent text on the quiet surface', colors.accent[7], colors.gray[0]],
    ['white on the accent button', white, colors.accent[7]],
    ['white on the accent button in the dark', white, colors.accent[6]],
    ['accent text in the dark', colors.accent[4], colors.dark[6]],
    ['dimmed text', colors.gray[6], colors.gray[1]],
    ['dimmed text in the dark', colors.dark[2], colors.dark[6]],
    ['error text', colors.red[7], white],
    ['error text in the dark', colors.red[4], colors.dark[6]],
    ['white on the danger button in the dark', white, colors.red[6]],
    ...bands.map((shades, n): Pair => [`band ${n} text`, shades[7], colors.gray[0]]),
    ...bands.map((shades, n): Pair => [`band ${n} text in the dark`, shades[4], colors.dark[6]]),
    ...bands.map((shades, n): Pair => [`band ${n} badge`, shades[9], shades[1]]),
    ...Object.entries(colors.darkTints).flatMap(([name, grounds]) =>
      grounds.map((ground): Pair => [`${name} chip in the dark`, chipText(name), ground]),
    ),
  ];
  test.each(text)('%s has a contrast of 4.5 or more', (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  const shapes: Pair[] = [
    ['the edge of a control', colors.gray[5], white],
    ['the edge of a control in the dark', colors.dark[3], colors.dark[6]],
    ...bands.map((shades, n): Pair => [`band ${n} bar`, shades[5], white]),
    ...bands.map((shades, n): Pair => [`band ${n} bar in the dark`, shades[5], colors.dark[6]]),
  ];
  test.each(shapes)('%s has a contrast of 3 or more', (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'blue'],
  [60, 'blue'],
  [59, 'yellow'],
  [40, 'yellow'],
  [39, 'orange'],
  [0, 'orange'],
])('a match of %i percent is %s', (percent, color) => {
  expect(matchBand(percent).color).toBe(color);
});

/** The text of a chip on the dark page, as the variables have it. */
function chipText(name: string): string | undefined {
  const rule = cssVariables(DEFAULT_THEME).dark[`--mantine-color-${name}-light-color`];
  const [, of = '', shade = ''] = /^var\(--mantine-color-(\w+)-(\d)\)$/.exec(rule ?? '') ?? [];
  const scales: Record<string, readonly string[]> = { ...colors, darkTints: [] };
  return scales[of]?.[Number(shade)];
}

function contrast(one = white, other = white): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

import { expect, test } from 'vitest';
import type { Box, PlacedPage, PlacedWord } from '../resume/placed.ts';
import type { ReadLine } from '../resume/reading.ts';
import { hideInLines, identityHider } from './hide-identity.ts';
import { hideOnPages } from './hide-on-pages.ts';

const hider = identityHider({
  names: ['Ruth Adeyemi'],
  contacts: ['ruth@adeyemi.example'],
  places: ['Leith'],
  schools: [],
});

const texts = [
  ['Ruth Adeyemi', null],
  ['Work', 'experience'],
  ['Praised by Adeyemi, Ruth · and Ruth for calm, in Leith, Leith and beyond', 'experience'],
  ['• Ruth: Kept the harbour of Müllheim open', 'experience'],
] as const;
const lines: ReadLine[] = texts.map(([text, section], at) => ({ page: 1, line: at + 1, text, section }));

/** Every word as a box of ten points a letter, twenty points a line. */
function placed(): PlacedPage {
  return {
    width: 800,
    height: 600,
    exact: true,
    lines: lines.map(({ line, text }) => ({
      line,
      words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }): PlacedWord => [
        index,
        index + word.length,
        index * 10,
        line * 20,
        word.length * 10,
        15,
      ]),
    })),
    loose: [[700, 500, 50, 15]],
  };
}

const overlap = ([x, y, width, height]: Box, [x2, y2, width2, height2]: Box) =>
  x < x2 + width2 && x2 < x + width && y < y2 + height2 && y2 < y + height;

test('words that are hidden are covered, the others keep their place in the line that is shown', () => {
  const [page] = hideOnPages([placed()], lines, hider) ?? [];
  const shown = hideInLines(lines, hider.hide);
  const seen = page?.lines.map(({ line, words }) =>
    words.map(([start, end]) => shown[line - 1]?.text.slice(start, end)).join(' '),
  );
  expect(seen).toEqual([
    'Work',
    'Praised by · and for calm, in and beyond',
    'Kept the harbour of Müllheim open',
  ]);
  expect(page?.keep).toHaveLength(16);
  // Name, four names, two places, the dot between names, bullet and name before the last line, and what is in no line.
  const names = placed().lines.flatMap(({ line, words }) =>
    words.filter(([start, end]) => /Ruth|Adeyemi|Leith/.test(lines[line - 1]?.text.slice(start, end) ?? '')),
  );
  expect(names).toHaveLength(8);
  for (const [, , x, y, width, height] of names)
    expect(
      page?.cover.some(
        (box) => box[0] <= x && box[1] <= y && box[0] + box[2] >= x + width && box[1] + box[3] >= y + height,
      ),
    ).toBe(true);
  for (const box of page?.keep ?? []) expect(names.some(([, , ...name]) => overlap(box, name))).toBe(false);
  expect(page?.cover.some((box) => overlap(box, [700, 500, 50, 15]))).toBe(true);
});

test('a line that is not among those that were read is covered whole', () => {
  const [page] = hideOnPages([placed()], lines.slice(0, 2), hider) ?? [];
  expect(page?.lines.map(({ line }) => line)).toEqual([2]);
});

test('nothing may be seen of a file with text whose place is not known', () => {
  expect(hideOnPages([placed(), { ...placed(), exact: false }], lines, hider)).toBeNull();
});

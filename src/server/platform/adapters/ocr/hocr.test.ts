import { expect, test } from 'vitest';
import { pageOfHocr } from './hocr.ts';

const word = (text: string, box: string, sure = 95) =>
  `<span class='ocrx_word' id='w' title='bbox ${box}; x_wconf ${sure}'>${text}</span>`;
const page = (...lines: string[]) =>
  `<div class='ocr_page' id='page_1' title='image "stdin"; bbox 0 0 2000 2800; ppageno 0'>${lines.join('\n')}</div>`;
const line = (title: string, ...words: string[]) =>
  `<span class='ocr_line' id='l' title="${title}">${words.join(' ')}</span>`;

test('words stand where they were seen, in points, on the base of their line', () => {
  const hocr = page(
    line(
      'bbox 100 200 900 250; baseline 0.01 -10; x_size 46; x_descenders 10',
      word('Research &amp;', '100 205 400 245'),
      word('<strong>Care</strong>', '500 205 600 245'),
    ),
  );
  const { width, height, items } = pageOfHocr(hocr, 0.3);
  expect([width, height]).toEqual([600, 840]);
  expect(items.map(({ text, x, y, width: wide, size }) => [text, x, y, wide, size].map(rounded))).toEqual([
    ['Research &', 30, 72, 90, 15],
    ['Care', 150, 73.2, 30, 15],
  ]);
});

test('specks are left out, and what a bullet was taken for is one where it stands apart', () => {
  const title = 'bbox 100 200 900 250; baseline 0 -10; x_size 46';
  const hocr = page(
    line(title, word('e', '100 215 115 230'), word('Ran', '150 205 200 240'), word('|', '900 0 905 50', 9)),
    line(title, word('e', '100 215 115 230'), word('amico', '127 205 220 240')),
  );
  expect(pageOfHocr(hocr, 1).items.map(({ text }) => text)).toEqual(['•', 'Ran', 'e', 'amico']);
});

const rounded = (value: string | number) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

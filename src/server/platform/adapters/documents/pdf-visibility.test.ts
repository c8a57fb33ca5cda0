import { expect, test } from 'vitest';
import type { TextItem } from '../../../../engine/resume/document.ts';
import { toBullets } from './pdf-visibility.ts';

const word = (y: number): TextItem => ({
  text: 'Experiencia',
  x: 60,
  y,
  width: 50,
  size: 10,
  bold: false,
  color: '#000000',
  hidden: null,
  link: null,
  spaced: false,
});

test('a dot before a line is a bullet, dots of a dotted edge are not', () => {
  const lines = [100, 112, 124].map(word);
  const bullets = [100, 112, 124].map((y) => ({ x: 50, y: y - 1, width: 3 }));
  expect(toBullets(bullets, lines)).toHaveLength(3);
  const edge = Array.from({ length: 12 }, (_, i) => ({ x: 50, y: 90 + i * 4, width: 2 }));
  expect(toBullets(edge, lines)).toHaveLength(0);
});

import { MantineProvider } from '@mantine/core';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPlain } from './description-blocks.ts';
import { PlainLines } from './job-description.tsx';
import { MarkdownText } from './markdown.tsx';

/** What is drawn, without the spaces between elements. */
function drawn(node: ReactNode): string {
  const html = renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);
  return html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/\s*(<[^>]*>)\s*/g, '$1');
}

const starts = ['', '', '- ', '-', '• ', '•', '# ', '### ', '#', '  ', '1. ', '1) ', '+ ', '> ', '* '];
const words = [
  'weld steel',
  'C#',
  '2-3 years',
  '**now**',
  '',
  'a - b',
  '#1',
  '---',
  '==',
  '~~~',
  '- x',
  '1. x',
  'x #',
];
const lines = fc.tuple(fc.constantFrom(...starts), fc.constantFrom(...words)).map((parts) => parts.join(''));
const texts = fc.array(lines, { minLength: 1, maxLength: 6 }).map((all) => all.join('\n'));

test('a plain description looks the same with and without the reader of Markdown', () => {
  let plain = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (!isPlain(text)) return;
      plain += 1;
      expect(drawn(<PlainLines text={text} />)).toBe(drawn(<MarkdownText text={text} />));
    }),
    { numRuns: 1500 },
  );
  expect(plain).toBeGreaterThan(100);
});

import { expect, it } from 'vitest';
import { extractDocx } from './docx.ts';
import { extractAndParse } from './extract.ts';
import { makeDocx, paragraph } from './sample-documents.ts';

const RULED = '<w:pBdr><w:bottom w:val="single" w:sz="6"/></w:pBdr>';

async function blocksOf(body: string) {
  const document = await extractDocx(await makeDocx(body));
  return document.kind === 'pdf' ? [] : document.blocks;
}

it('tells paragraphs that a rule, a ground or capitals set apart', async () => {
  const [ruled, none, shaded, capitals, underlined, plain] = await blocksOf(
    paragraph('Ruled', '', RULED) +
      paragraph('None', '', '<w:pBdr><w:bottom w:val="nil"/></w:pBdr>') +
      paragraph('Shaded', '', '<w:shd w:val="clear" w:fill="D9E2F3"/>') +
      paragraph('Capitals', '<w:caps/>') +
      paragraph('Underlined', '<w:u w:val="single"/>') +
      paragraph('Plain'),
  );
  expect([ruled, none, shaded, underlined, plain].map((one) => one?.marked ?? false)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect([capitals, plain].map((one) => one?.capitals ?? false)).toEqual([true, false]);
});

it('finds headings in own words by the rule below them', async () => {
  const lines = ['About', 'A joiner.', 'On the tools', 'Joiner, Hale Ltd, 2018 - 2020', 'Skills', 'Glazing'];
  const body = lines.map((line, i) => paragraph(line, '', i % 2 === 0 ? RULED : ''));
  const outcome = await extractAndParse(await makeDocx(paragraph('Ada Quill') + body.join('')), {
    now: '2026-11',
  });
  const sections = outcome.ok ? outcome.reading.lines : [];
  expect(sections.find(({ text }) => text.startsWith('Joiner'))?.section).toBe('experience');
  expect(sections.find(({ text }) => text === 'A joiner.')?.section).toBe('summary');
});

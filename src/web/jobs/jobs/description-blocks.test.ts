import { describe, expect, it } from 'vitest';
import { descriptionBlocks, inOneFlow, isPlain } from './description-blocks.ts';

describe("a job's description", () => {
  it('becomes headings, paragraphs and lists', () => {
    const text = '# About us\n\nYou will:\r\n- plane wood\n• cut joints\nApply now\nor write';
    expect(descriptionBlocks(text)).toEqual([
      { kind: 'heading', text: 'About us' },
      { kind: 'paragraph', lines: ['You will:'] },
      { kind: 'list', items: ['plane wood', 'cut joints'] },
      { kind: 'paragraph', lines: ['Apply now', 'or write'] },
    ]);
  });

  it('keeps markup as the text it is and drops bullets without words', () => {
    expect(descriptionBlocks('<b>hi</b>\n-\n- ')).toEqual([{ kind: 'paragraph', lines: ['<b>hi</b>'] }]);
  });
});

it('flows in one line on a card, parted where no sentence ends', () => {
  expect(inOneFlow('- plane wood\n- cut joints\nYou work nights.\nYou are calm')).toBe(
    'plane wood · cut joints · You work nights. You are calm',
  );
});

it.each([
  'Keep the bookings running.\n- Own the database\n- Ship every week',
  'We weld.\n\nYou weld as well.\n\n• Steel\n• Brass',
  'C++ and 2-3 years; up to 60,000 (a year)!',
  '# Welder\n\n## What you do\n- Weld',
  'We weld.\nYou weld.',
])('headings, paragraphs and plain lists need no Markdown: %j', (text) => {
  expect(isPlain(text)).toBe(true);
});

it.each([
  '**Weld** steel.',
  'See [us](https://example.com).',
  '1. Weld\n2. Grind',
  '- Weld\n  - Steel',
  '- Steel\n\n- Brass',
  '-5 degrees',
  'Welder\n---',
  'a &amp; b',
  '    indented',
  '+ Weld',
])('what Markdown says otherwise needs it: %j', (text) => {
  expect(isPlain(text)).toBe(false);
});

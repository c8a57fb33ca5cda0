import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const values = { first_name: 'Ada', job: 'Welder', company: '' };

test.each([
  ['Dear {{first_name}}, {{ job }}', { text: 'Dear Ada, Welder', unknown: [], empty: [] }],
  ['From {{company}}', { text: 'From {{company}}', unknown: [], empty: ['company'] }],
  [
    '{{salary}} {{toString}}',
    { text: '{{salary}} {{toString}}', unknown: ['salary', 'toString'], empty: [] },
  ],
  ['{{first_name} hi', { text: '{{first_name} hi', unknown: ['{{ or }} alone'], empty: [] }],
  ['', { text: '', unknown: [], empty: [] }],
])('%s', (text, merged) => {
  expect(mergeFields(text, values)).toEqual(merged);
});

test('a value is never parsed for fields', () => {
  expect(mergeFields('{{first_name}}', { first_name: '{{job}}', job: 'Welder' }).text).toBe('{{job}}');
});

test('a text without braces stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll(/[{}]/g, '');
      expect(mergeFields(plain, values)).toEqual({ text: plain, unknown: [], empty: [] });
    }),
  );
});

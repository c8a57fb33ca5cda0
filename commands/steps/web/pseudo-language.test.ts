import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { format } from '../../../src/messages/format.ts';
import { pseudo } from './pseudo-language.ts';

const written = (message: string, values: Record<string, string | number> = {}) =>
  format(pseudo(compile(message)), values, { locale: 'en-GB' });

test('texts are accented and longer, values stay', () => {
  expect(written('Save changes')).toBe('⟦Šáávéé çháñgééš⟧'.replace('áñ', 'ááñ'));
  expect(written('Sent by {name}', { name: 'Ada' })).toBe('⟦Šééñt bý Ada⟧');
});

test('texts in plurals, choices and tags are changed too', () => {
  const jobs = '{count, plural, one {# open job} other {# open jobs}}';
  expect(written(jobs, { count: 1 })).toBe('⟦1 óópééñ jóób⟧');
  expect(written('{kind, select, phone {Call} other {Video}}', { kind: 'phone' })).toBe('⟦Çááll⟧');
  const parts = format(
    pseudo(compile('Read <b>this</b>')),
    { b: (text) => text.join('') },
    { locale: 'en-GB' },
  );
  expect(parts).toBe('⟦Rééááéd thííš⟧'.replace('ááé', 'áá'));
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import '../api/platform/input-messages.ts';
import { wordsOf } from './render.ts';
import { fromStoredText } from './stored-text.ts';

test.each<[string, z.ZodType, unknown]>([
  ['This is required.', z.string(), undefined],
  ['This is required.', z.string().min(1), ''],
  ['This must be text.', z.string(), 7],
  ['This must be a number.', z.number(), '7'],
  ['This must be a whole number.', z.int(), 1.5],
  ['This must be a number.', z.number(), NaN],
  ['This must be a list.', z.array(z.string()), {}],
  ['At most 3 characters.', z.string().max(3), 'four'],
  ['At least 1 entry.', z.array(z.string()).min(1), []],
  ['At most 100.', z.number().max(100), 101],
  ['Use an email address such as ada@example.com.', z.email(), 'ada'],
  ['This is not an ID.', z.uuid(), '7'],
  ['Use one of: open, paused, closed.', z.enum(['open', 'paused', 'closed']), 'ajar'],
  ['There is no field “colour”.', z.strictObject({}), { colour: 'red' }],
  ['This value is not valid.', z.union([z.string(), z.number()]), true],
  ['Use a date like 2024-03-01.', z.iso.date('Use a date like 2024-03-01.'), 'soon'],
])('an invalid value gets the message “%s”', (words, schema, value) => {
  const said = schema.safeParse(value).error?.issues[0]?.message ?? '';
  expect(wordsOf(fromStoredText(said), { locale: 'en-GB', timeZone: null })).toBe(words);
});

import { expect, test } from 'vitest';
import { type FieldEntry, withTheirFields } from './field-entries.ts';

const field = (key: string, name: string, options: string[]): FieldEntry => ({
  key,
  id: key,
  name,
  retired: false,
  kind: 'choice',
  options: options.map((option) => ({ key: option, id: option, name: option, retired: false })),
});

test('fields and options that somebody else added join those typed, which stay as they are', () => {
  const typed = [field('a', 'Typed', ['one'])];
  const both = withTheirFields(typed, [field('a', 'Theirs', ['one', 'two']), field('b', 'New', [])]);
  expect(both.map(({ name }) => name)).toEqual(['Typed', 'New']);
  expect(both[0]?.options.map(({ name }) => name)).toEqual(['one', 'two']);
});

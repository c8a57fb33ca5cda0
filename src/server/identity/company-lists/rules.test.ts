import { expect, test } from 'vitest';
import { changesOf, losesEntries } from './rules.ts';

const saved = [
  { id: 'a', name: 'Schedule', retired: false },
  { id: 'b', name: 'Visa', retired: true },
];

test.each([
  ['all, in another order', [saved[1], saved[0]], false],
  ['with a new one', [...saved, { name: 'Travel', retired: false }], false],
  ['one left out', [saved[0]], true],
  ['one named twice', [saved[0], saved[1], saved[1]], true],
  ['one of another list', [...saved, { id: 'x', name: 'Other', retired: false }], true],
  ['one of another list in place of its own', [saved[0], { id: 'x', name: 'Other', retired: false }], true],
])('a list with %s', (_name, given, loses) => {
  expect(losesEntries(saved, given as typeof saved)).toBe(loses);
});

test('the event of a change tells what was done to which entries', () => {
  const given = [
    { id: 'b', name: 'Work permit', retired: false },
    { id: 'a', name: 'Schedule', retired: true },
    { name: 'Travel', retired: false },
  ];
  expect(changesOf(saved, given)).toEqual({
    added: ['Travel'],
    renamed: ['Work permit'],
    retired: ['Schedule'],
    restored: ['Work permit'],
  });
});

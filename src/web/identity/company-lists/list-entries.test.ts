import { expect, test } from 'vitest';
import { entriesOf, isNameTwice, moved, withNew, withRetired, withTheirs } from './list-entries.ts';

const all = entriesOf({
  items: [
    { id: 'a', name: 'Schedule', retired: false },
    { id: 'c', name: 'Visa', retired: true },
    { id: 'b', name: 'Travel', retired: false },
  ],
});
const added = { key: 'n', name: '', retired: false };
const keys = (entries: { key: string }[]) => entries.map(({ key }) => key).join(' ');

test('retired entries stand last, and new ones before them', () => {
  expect(keys(all)).toBe('a b c');
  expect(keys(withNew(all, added))).toBe('a b n c');
});

test('an entry moves among those that are offered alone', () => {
  expect(keys(moved(all, 'b', -1))).toBe('b a c');
  expect(keys(moved(all, 'b', 1))).toBe('a b c');
  expect(keys(moved(all, 'a', -1))).toBe('a b c');
});

test('a saved entry is retired and offered again, one that was not is removed', () => {
  const without = withRetired(all, 'a', true);
  expect([keys(without), without.at(-1)?.retired]).toEqual(['b c a', true]);
  expect(keys(withRetired(without, 'c', false))).toBe('b c a');
  expect(keys(withRetired(withNew(all, added), 'n', true))).toBe('a b c');
});

test('what somebody else saved is added to what is typed, which stays as it is', () => {
  const typed = withNew(
    all.flatMap((entry) =>
      entry.key === 'b' ? [] : entry.key === 'a' ? { ...entry, name: 'Hours' } : entry,
    ),
    added,
  );
  const theirs = [
    { id: 'b', name: 'Travel', retired: false },
    { id: 'a', name: 'Schedule', retired: true },
  ];
  const both = withTheirs(typed, entriesOf({ items: theirs }));
  expect([keys(both), both[0]?.name, both[0]?.retired]).toEqual(['a n b c', 'Hours', false]);
});

test.each([
  ['Night shifts', false],
  [' schedule ', true],
  ['', false],
])('the name %j twice', (name, isTwice) => {
  expect(isNameTwice(name, [...all, { name }])).toBe(isTwice);
});

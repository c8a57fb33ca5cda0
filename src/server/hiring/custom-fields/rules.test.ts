import { expect, test } from 'vitest';
import type { CustomField } from '../../../api/hiring/custom-fields.ts';
import { losesFields, wrongValue } from './rules.ts';

const options = [
  { id: 'o1', name: 'Small', retired: false },
  { id: 'o2', name: 'Large', retired: true },
];
const field = (kind: CustomField['kind'], retired = false): CustomField => ({
  id: 'f',
  name: 'Field',
  kind,
  options: kind === 'choice' ? options : [],
  retired,
});
const members = new Set(['ada']);

test.each([
  ['text', 'Words', undefined, null],
  ['text', 7, undefined, 'hiringErrors.enterText'],
  ['number', -2.5, undefined, null],
  ['number', '7', undefined, 'hiringErrors.enterNumber'],
  ['number', 1e16, undefined, 'hiringErrors.enterNumber'],
  ['date', '2028-02-29', undefined, null],
  ['date', '2027-02-29', undefined, 'hiringErrors.enterDay'],
  ['date', '1066-10-14', undefined, 'hiringErrors.enterDay'],
  ['date', 20_270_101, undefined, 'hiringErrors.enterDay'],
  ['choice', 'o1', undefined, null],
  ['choice', 'o2', undefined, 'hiringErrors.chooseOption'],
  ['choice', 'o2', 'o2', null],
  ['choice', 'Small', undefined, 'hiringErrors.chooseOption'],
  ['person', 'ada', undefined, null],
  ['person', 'eve', undefined, 'hiringErrors.chooseColleague'],
  ['person', 'eve', 'eve', null],
] as const)('%s takes %o beside %o: %o', (kind, value, was, wrong) => {
  expect(wrongValue(field(kind), value, was, members)).toBe(wrong);
});

test('a retired field keeps what it has and takes nothing new', () => {
  expect(wrongValue(field('text', true), 'New', 'Old', members)).toBe('hiringErrors.fieldRetired');
  expect(wrongValue(field('text', true), 'Old', 'Old', members)).toBeNull();
});

test('a field keeps its kind and its options, and is not left out', () => {
  const saved = [field('choice')];
  const given = { id: 'f', name: 'Renamed', kind: 'choice' as const, options, retired: true };
  const added = { name: 'New', kind: 'text' as const, options: [], retired: false };
  expect(losesFields(saved, [added, given])).toBe(false);
  expect(losesFields(saved, [{ ...given, options: [...options, { name: 'Huge', retired: false }] }])).toBe(
    false,
  );
  expect(losesFields(saved, [added])).toBe(true);
  expect(losesFields(saved, [given, given])).toBe(true);
  expect(losesFields(saved, [{ ...given, kind: 'text', options: [] }])).toBe(true);
  expect(losesFields(saved, [{ ...given, options: options.slice(1) }])).toBe(true);
  expect(losesFields(saved, [{ ...given, id: 'of another' }])).toBe(true);
});

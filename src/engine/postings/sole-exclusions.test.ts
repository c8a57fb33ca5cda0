import { expect, test } from 'vitest';
import { soleExclusions } from './sole-exclusions.ts';

const people = (count: number, ...skills: string[]) => Array.from({ length: count }, () => skills);

test('people who lack only one required skill are counted for it, small numbers hidden', () => {
  const all = [
    ...people(7, 'PostgreSQL', 'Docker'),
    ...people(2, 'Go', 'PostgreSQL'),
    ...people(9, 'Go'),
    ...people(3, 'Go', 'PostgreSQL', 'Docker'),
  ];
  expect(soleExclusions(['Go', 'Postgres', 'Docker'], all)).toEqual([
    { skill: 'Go', people: 7 },
    { skill: 'Postgres', people: 0 },
    { skill: 'Docker', people: null },
  ]);
});

test('a more specific skill counts for its parent, and two words for one skill are one', () => {
  const all = people(6, 'React', 'Welding');
  expect(soleExclusions(['JavaScript', 'JS', 'Cooking'], all)).toEqual([
    { skill: 'JS', people: 0 },
    { skill: 'Cooking', people: 6 },
  ]);
});

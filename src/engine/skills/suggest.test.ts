import { expect, test } from 'vitest';
import { suggestSkills } from './suggest.ts';

const names = (typed: string) => suggestSkills(typed).map(({ name }) => name);

test('suggests by prefix, the exact name first, by any alias', () => {
  expect(names('js')[0]).toBe('JavaScript');
  expect(names('java').slice(0, 2)).toEqual(['Java', 'JavaScript']);
  expect(names('weld')).toContain('Welding');
  expect(names('Schweiß')).toContain('Welding');
  expect(names('welding').slice(0, 1)).toEqual(['Welding']);
  expect(names('life support')).toContain('Basic Life Support');
});

test('names each skill once, eight at most, and nothing for an empty input', () => {
  expect(new Set(names('a')).size).toBe(8);
  expect(names(' ')).toEqual([]);
  expect(names('!?')).toEqual([]);
  expect(names('qqqq')).toEqual([]);
});

import { expect, test } from 'vitest';
import { lintJob, type LintedJob } from './requirement-lint.ts';

const plain: LintedJob = {
  title: 'Backend Engineer',
  description: 'You run services. You bring 3 years of experience.',
  skills: ['Go', 'SQL'],
  desired: ['Rust'],
  years: 3,
  salary: true,
  places: [{ state: 'Texas', country: 'United States' }],
};
const kinds = (change: Partial<LintedJob>) =>
  lintJob({ ...plain, ...change }).map(({ kind, field }) => [kind, field]);

test('a plain job has no remarks', () => {
  expect(lintJob(plain)).toEqual([]);
});

test.each<[string, Partial<LintedJob>, [string, string][]]>([
  ['a skill in both lists', { desired: ['go'] }, [['contradiction', 'desired_skills']]],
  ['years that differ', { years: 5 }, [['contradiction', 'years']]],
  [
    'experience that is not needed and asked for',
    { description: 'No experience is needed.', years: 2 },
    [['contradiction', 'years']],
  ],
  [
    'a junior job for veterans',
    { title: 'Junior Engineer', description: 'x', years: 5 },
    [['years', 'years']],
  ],
  ['fifteen years', { description: 'x', years: 15 }, [['years', 'years']]],
  ['a ninja', { title: 'Go Ninja' }, [['words', 'title']]],
  ['a word of age', { description: 'A young team.' }, [['words', 'description']]],
  [
    'no pay in Colorado',
    { salary: false, places: [{ state: 'CO', country: 'United States' }] },
    [['salary', 'salary_min']],
  ],
  ['no pay in Texas', { salary: false }, []],
  [
    'no pay in Ontario',
    { salary: false, places: [{ state: 'Ontario', country: 'Canada' }] },
    [['salary', 'salary_min']],
  ],
  ['no pay for work from anywhere', { salary: false, places: [] }, [['salary', 'salary_min']]],
  ['remote work in an office', { description: 'You work 100% remote.' }, [['contradiction', 'description']]],
  [
    'too many skills',
    { skills: Array.from({ length: 11 }, (_, index) => `Skill ${index}`) },
    [['length', 'skills']],
  ],
])('%s gets a remark', (_, change, expected) => {
  expect(kinds(change)).toEqual(expected);
});

test('words inside other words get no remark', () => {
  expect(kinds({ description: 'The history of this thesis; helium.' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { withVocabulary, VOCABULARY_VERSIONS } from '../skills/vocabulary.ts';
import type { JobFacts } from './facts.ts';
import { cachedBy, cachedJob } from './prepared-cache.ts';
import { prepareJob } from './prepare.ts';

const baker: JobFacts = {
  title: 'Baker',
  description: 'Bake bread and rolls through the night.',
  skills: ['Bread'],
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [],
};

test('a job is prepared once, as long as it says the same', () => {
  const first = cachedJob(baker);
  expect(cachedJob({ ...baker })).toBe(first);
  expect(cachedJob({ ...baker, skills: ['Rolls'] })).not.toBe(first);
  expect(cachedJob({ ...baker, years: 2 }).job.years).toBe(2);
  expect(cachedJob(baker)).toBe(first);
});

test('another vocabulary prepares its own', () => {
  const [, earlier = ''] = VOCABULARY_VERSIONS;
  expect(withVocabulary(earlier, () => cachedJob(baker))).not.toBe(cachedJob(baker));
});

test('the jobs asked for last are kept, as far as there is room', () => {
  const keep = cachedBy(prepareJob, JSON.stringify(baker).length * 2 + 10);
  const [one, two, three] = ['A', 'B', 'C'].map((title) => ({ ...baker, title }));
  if (!one || !two || !three) throw new Error('There are three jobs.');
  const first = keep(one);
  const second = keep(two);
  expect(keep(one)).toBe(first);
  keep(three);
  expect(keep(one)).toBe(first);
  expect(keep(two)).not.toBe(second);
});

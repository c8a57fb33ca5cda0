import { expect, test } from 'vitest';
import { buildJobIndex, type JobIndex } from './job-index.ts';
import type { ListedJob } from './listed-job.ts';
import { placedLexemes } from './search-terms.ts';
import { parseSearch } from './search-text.ts';
import { SpellingDictionary } from './spelling-dictionary.ts';

const size = 5000;
/** Every second job says "often", every third "usual", every hundredth "rare"; of every fourth it is known when it was added again. */
const jobs = Array.from({ length: size }, (_, number): ListedJob => {
  const holds = (word: string, every: number) => (number % every === 0 ? [word] : []);
  const words = [...holds('often', 2), ...holds('usual', 3), ...holds('rare', 100), 'all'];
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    created: size - number,
    expires: Infinity,
    jobType: number % 5,
    placeType: number % 3,
    pay: (number * 37) % 1000,
    currency: 'EUR',
    countries: number % 7 === 0 ? ['Malta', 'Peru'] : ['Peru'],
    text: placedLexemes([words.join(' ')]),
    titleWords: [],
    title: [],
    skills: [],
    employer: [],
    words,
    places: [],
    skillIds: [...holds('sql', 2), ...holds('welding', 97), 'english'],
  };
});

function indexOf(all: ListedJob[]): JobIndex {
  const builder = buildJobIndex(all.length);
  for (const job of all) builder.add(job);
  return builder.finish();
}

const holds = (job: ListedJob, word: string) => job.words.includes(word);
const searches: [string, (job: ListedJob) => boolean][] = [
  ['often usual', (job) => holds(job, 'often') && holds(job, 'usual')],
  ['often rare', (job) => holds(job, 'often') && holds(job, 'rare')],
  ['often or rare', (job) => holds(job, 'often') || holds(job, 'rare')],
  ['rare or usual', (job) => holds(job, 'rare') || holds(job, 'usual')],
  ['usual -often', (job) => holds(job, 'usual') && !holds(job, 'often')],
  ['often -rare', (job) => holds(job, 'often') && !holds(job, 'rare')],
  ['rare -usual', (job) => holds(job, 'rare') && !holds(job, 'usual')],
  ['"often usual"', (job) => holds(job, 'often') && holds(job, 'usual')],
  ['"often rare"', (job) => holds(job, 'often') && holds(job, 'rare') && !holds(job, 'usual')],
  ['"usual often"', () => false],
  ['rare -"often rare"', (job) => holds(job, 'rare') && (!holds(job, 'often') || holds(job, 'usual'))],
  ['-often', (job) => !holds(job, 'often')],
];

test.each(searches)('among thousands of jobs, words of many and of few find the same: %s', (q, expected) => {
  const index = indexOf(jobs);
  for (const job of jobs.slice(0, 300)) index.put({ ...job, pay: 5000 });
  for (const _step of index.merge());
  const now = jobs.map((job, at) => (at < 300 ? { ...job, pay: 5000 } : job));
  const hidden = now
    .filter(expected)
    .slice(0, 2)
    .map(({ id }) => id);
  const found = now.filter((job) => expected(job) && !hidden.includes(job.id) && job.pay >= 100);
  const answer = index.ask({
    text: parseSearch(q),
    order: 'pay',
    pay: { least: 100, currency: 'EUR' },
    hidden,
    limit: 20,
    now: 0,
  });
  expect(answer.total).toBe(found.length);
  expect(answer.facets.countries.get('Peru') ?? 0).toBe(found.length);
  expect(answer.facets.countries.get('Malta') ?? 0).toBe(
    found.filter(({ countries }) => countries.length > 1).length,
  );
  expect(answer.facets.jobTypes.slice(0, 5)).toEqual(
    [0, 1, 2, 3, 4].map((type) => found.filter(({ jobType }) => jobType === type).length),
  );
  expect(answer.page.map(({ id }) => id)).toEqual(
    found
      .toSorted((a, b) => b.pay - a.pay || b.created - a.created)
      .slice(0, 20)
      .map(({ id }) => id),
  );
});

test('the best matches among thousands are found, wherever they are in the index', () => {
  const share = (job: ListedJob) =>
    job.skillIds.filter((id) => id !== 'english').length / job.skillIds.length;
  const best = jobs.toSorted((a, b) => share(b) - share(a) || b.created - a.created).slice(0, 60);
  const worths = new Map([
    ['sql', 1],
    ['welding', 1],
  ]);
  expect(
    indexOf(jobs)
      .match(worths, 60, 0)
      .map(({ id }) => id),
  ).toEqual(best.map(({ id }) => id));
});

test('spelling candidates include all words with that prefix or within two edits', () => {
  const book = new SpellingDictionary();
  const near = ['weld', 'welder', 'welders', 'wedler', 'elder', 'wellder', 'wilder', 'weldor', 'xelxer'];
  book.learn([...near, 'accountant', 'physiotherapist', 'w']);
  expect([...book.like('welder')]).toEqual(expect.arrayContaining(near));
  expect([...book.like('welder')]).not.toContain('accountant');
  expect([...book.like('acc')]).toContain('accountant');
});

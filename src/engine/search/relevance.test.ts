import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildJobIndex, type JobIndex } from './job-index.ts';
import { compareKeys, type JobKey, type ListedJob, wordsOfParts } from './listed-job.ts';
import { lexemesOf, placedLexemes, plainWords } from './search-terms.ts';
import { parseSearch } from './search-text.ts';

type Posting = { title: string; employer?: string; skills?: string; text?: string; place?: string };

/** Open jobs with these words, the first the newest. */
function jobsOf(postings: Posting[]): ListedJob[] {
  return postings.map(({ title, employer = '', skills = '', text = '', place = '' }, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    created: 1_000_000 - at,
    expires: Infinity,
    jobType: at % 3,
    placeType: 0,
    pay: -1,
    currency: '',
    countries: [],
    text: placedLexemes([`${title} ${employer}`, skills, text, place]),
    ...wordsOfParts({ title, employer, skills, places: place }),
    places: [],
    skillIds: [],
  }));
}

function indexOf(jobs: ListedJob[]): JobIndex {
  const builder = buildJobIndex(jobs.length);
  for (const job of jobs.toSorted((a, b) => compareKeys('newest', a, b))) builder.add(job);
  return builder.finish();
}

/** The titles that a search finds, best first. */
function find(postings: Posting[], q: string): string[] {
  const index = indexOf(jobsOf(postings));
  const { page } = index.ask({ text: parseSearch(q), order: 'relevance', limit: 50, now: 0 });
  return page.map(({ id }) => postings[Number(id.slice(-12))]?.title ?? '');
}

const vocabulary = 'nurse night welder ward senior berlin cook metal'.split(' ');
const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 }).map((list) => list.join(' '));
const posting = fc.record({ title: words, employer: words, skills: words, text: words });
const query = fc.oneof(
  fc.constantFrom(...vocabulary),
  fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...vocabulary)).map((pair) => pair.join(' ')),
  fc
    .tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...vocabulary))
    .map((pair) => `"${pair.join(' ')}"`),
  fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...vocabulary)).map(([a, b]) => `${a} -${b}`),
);

test('the order by relevance finds what the newest first finds, page by page, whatever was merged', () => {
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 40 }), query, fc.nat(40), (postings, q, late) => {
      const jobs = jobsOf(postings);
      const index = indexOf(jobs.slice(late));
      for (const job of jobs.slice(0, late)) index.put(job);
      if (late % 2 === 0) for (const _step of index.merge());
      const question = { text: parseSearch(q), now: 0 };
      const all = index.ask({ ...question, order: 'relevance', limit: 100 }).page;
      const newest = index.ask({ ...question, order: 'newest', limit: 100 }).page;
      expect(all.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
      expect(all).toEqual(all.toSorted((a, b) => compareKeys('relevance', a, b)));
      const paged: typeof all = [];
      for (let after: (typeof all)[number] | undefined; ; after = paged.at(-1)) {
        const { page } = index.ask({ ...question, order: 'relevance', limit: 3, after });
        paged.push(...page);
        if (page.length === 0) break;
      }
      expect(paged).toEqual(all);
    }),
    { numRuns: 300 },
  );
});

test('pages of one search have each job once, though others are posted and closed between them', () => {
  fc.assert(
    fc.property(
      fc.array(posting, { minLength: 8, maxLength: 30 }),
      fc.array(posting, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...vocabulary),
      fc.boolean(),
      (postings, others, q, isLate) => {
        const [first, later] = [jobsOf(postings), jobsOf([...postings, ...others]).slice(postings.length)];
        const index = indexOf(isLate ? [] : first);
        if (isLate) for (const job of first) index.put(job);
        const question = { text: parseSearch(q), now: 0, order: 'relevance' } as const;
        const all = index.ask({ ...question, limit: 100 }).page.map(({ id }) => id);
        const paged: string[] = [];
        for (let after: JobKey | undefined, page = 0; ; page++) {
          const found = index.ask({ ...question, limit: 3, after }).page;
          after = found.at(-1);
          if (!after) break;
          paged.push(...found.map(({ id }) => id));
          const closed = found[0];
          if (closed && page === 0) index.remove(closed.id);
          for (const job of later.slice(page * 5, page * 5 + 5)) index.put(job);
        }
        expect(paged.filter((id) => !later.some((job) => job.id === id))).toEqual(all);
      },
    ),
    { numRuns: 300 },
  );
});

test('a word counts most in the title, then in the skills, with the employer and in the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vocabulary), fc.array(posting, { maxLength: 10 }), (word, others) => {
      const plain = { title: 'clerk', employer: 'acme', skills: 'filing', text: 'desk' };
      const placed = (['text', 'employer', 'skills', 'title'] as const).map((part) => ({
        ...plain,
        [part]: `${plain[part]} ${word}`,
      }));
      const ids = placed.map((_one, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`);
      const index = indexOf(jobsOf([...placed, ...others]));
      const { page } = index.ask({ text: parseSearch(word), order: 'relevance', limit: 50, now: 0 });
      const scores = ids.map((id) => page.find((key) => key.id === id)?.score ?? 0);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(new Set(scores).size).toBe(4);
    }),
  );
});

test('a phrase is found exactly where its words stand side by side', () => {
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 30 }), words, (postings, phrase) => {
      const wanted = lexemesOf(phrase).length === 0 ? null : plainWords(phrase);
      if (!wanted) return;
      const found = indexOf(jobsOf(postings)).ask({
        text: parseSearch(`"${phrase}"`),
        order: 'newest',
        limit: 100,
        now: 0,
      });
      const said = postings.filter(({ title, employer, skills, text }) =>
        ` ${[title, employer, skills, text].filter(Boolean).join(' ')} `.includes(` ${wanted.join(' ')} `),
      );
      expect(found.total).toBe(said.length);
    }),
    { numRuns: 300 },
  );
});

const nurses = [
  { title: 'Clerk', text: 'You book rooms for nurses.' },
  { title: 'Ward Manager', skills: 'Nursing' },
  { title: 'Registered Nurse' },
];

test('"nurse" gives nurses first', () => {
  expect(find(nurses, 'nurse')).toEqual(['Registered Nurse', 'Ward Manager', 'Clerk']);
});

test.each([
  ['pyhton', { title: 'Python Developer' }],
  ['developper', { title: 'Python Developer' }],
  ['Krankenschwester', { title: 'Registered Nurse' }],
  ['nurse', { title: 'Gesundheits- und Krankenpfleger (m/w/d)' }],
  ['Köche', { title: 'Köchin' }],
  ['enfermeras', { title: 'Enfermero de urgencias' }],
  ['Fahrer', { title: 'Berufskraftfahrer' }],
  ['Software Entwickler', { title: 'Softwareentwickler' }],
  ['frontend', { title: 'Front-End Developer' }],
  ['golang', { title: 'Engineer', skills: 'Go' }],
  ['Deutschland', { title: 'Clerk', place: 'Berlin Germany' }],
  ['chef de cuisine Allemagne', { title: 'Chef de cuisine', place: 'Berlin Germany' }],
  ['Vereinigte Staaten clerk', { title: 'Clerk', place: 'Columbus Ohio United States' }],
] as const)('"%s" finds %o', (q, wanted) => {
  expect(find([wanted, { title: 'Florist', text: 'You bind flowers.' }], q)).toEqual([wanted.title]);
});

test.each([
  ['"pyhton"', { title: 'Python Developer' }],
  ['"Krankenschwester"', { title: 'Registered Nurse' }],
  ['"Deutschland"', { title: 'Clerk', place: 'Berlin Germany' }],
  ['manager', { title: 'Account Executive' }],
  ['island', { title: 'Clerk', place: 'Reykjavik Iceland' }],
])('%s does not find %o', (q, other) => {
  expect(find([other], q)).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHome, type Reach } from '../places/place-keys.ts';
import { buildJobIndex, type JobIndex } from './job-index.ts';
import { compareKeys, type JobOrder, type ListedJob } from './listed-job.ts';
import { correctWord } from './nearest-word.ts';
import { parseSearch } from './search-text.ts';
import { placedLexemes } from './search-terms.ts';

const words = ['nurse', 'welder', 'night', 'cook', 'berlin', 'senior'];
const reach: Reach[] = [
  { key: '7', kilometres: 0 },
  { key: '2', kilometres: 1.5 },
  { key: '1', kilometres: 1.5 },
  { key: 'DE', kilometres: fromHome },
];
const skills = ['sql', 'welding', 'triage', 'cooking'];

const listed: fc.Arbitrary<ListedJob> = fc
  .record({
    number: fc.nat(60),
    created: fc.nat(20),
    expires: fc.constantFrom(Infinity, Infinity, 5, 50),
    jobType: fc.nat(4),
    placeType: fc.nat(2),
    pay: fc.constantFrom(-1, 10, 10, 20),
    currency: fc.constantFrom('EUR', 'USD'),
    countries: fc.uniqueArray(fc.constantFrom('Germany', 'France'), { maxLength: 2 }),
    text: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 4 }),
    places: fc.uniqueArray(fc.constantFrom('1', '2', '7', 'DE', '*'), { maxLength: 2 }),
    skillIds: fc.uniqueArray(fc.constantFrom(...skills), { minLength: 1, maxLength: 3 }),
  })
  .map(({ number, text, ...rest }) => ({
    ...rest,
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    text: placedLexemes([text.join(' ')]),
    titleWords: [],
    title: [],
    skills: [],
    employer: [],
    words: text,
  }));

/** The plain way: look at every job. */
function scan(
  jobs: ListedJob[],
  q: string,
  order: JobOrder,
  filter: { jobType?: number; country?: string; near?: readonly Reach[] },
  now: number,
) {
  const { all, none } = parseSearch(q);
  const distanceOf = (key: string) => filter.near?.find((each) => each.key === key)?.kilometres ?? Infinity;
  const holds = (job: ListedJob, clause: (typeof all)[number]) =>
    clause.any.some((run) => job.text.has(run.lexemes[0] ?? ''));
  return jobs
    .filter(
      (job) =>
        job.expires > now &&
        all.every((clause) => holds(job, clause)) &&
        !none.some((clause) => holds(job, clause)),
    )
    .filter((job) => filter.jobType === undefined || job.jobType === filter.jobType)
    .filter((job) => filter.country === undefined || job.countries.includes(filter.country))
    .filter((job) => filter.near === undefined || job.places.some((key) => distanceOf(key) < Infinity))
    .map((job) => ({ ...job, away: Math.min(...job.places.map(distanceOf)) }))
    .toSorted((a, b) => compareKeys(order === 'nearest' && !filter.near ? 'newest' : order, a, b))
    .map((job) => job.id);
}

function everyPage(
  index: JobIndex,
  question: Parameters<JobIndex['ask']>[0],
): { ids: string[]; total: number } {
  const ids: string[] = [];
  let after = question.after;
  for (;;) {
    const answer = index.ask({ ...question, after });
    ids.push(...answer.page.map(({ id }) => id));
    after = answer.page.at(-1);
    if (!after) return { ids, total: answer.total };
  }
}

test('after any changes and merges, the index finds what a full scan finds', () => {
  const change = fc.oneof(
    { weight: 6, arbitrary: listed.map((job) => ({ put: job })) },
    { weight: 2, arbitrary: listed.map((job) => ({ remove: job.id })) },
    { weight: 1, arbitrary: fc.constant({ merge: true as const }) },
  );
  const question = fc.record({
    q: fc.constantFrom('', 'nurse', 'night -cook', 'nurse or welder', 'nurses berlin'),
    order: fc.constantFrom('newest' as const, 'pay' as const, 'nearest' as const),
    jobType: fc.constantFrom(undefined, 1),
    country: fc.constantFrom(undefined, 'France'),
    near: fc.constantFrom(undefined, reach),
    now: fc.constantFrom(0, 10, 100),
  });
  fc.assert(
    fc.property(
      fc.array(listed, { maxLength: 30 }),
      fc.array(change, { maxLength: 40 }),
      question,
      (first, changes, asked) => {
        const jobs = new Map(first.map((job) => [job.id, job]));
        const builder = buildJobIndex(100);
        for (const job of [...jobs.values()].toSorted((a, b) => compareKeys('newest', a, b)))
          builder.add(job);
        const index = builder.finish();
        let merge: Generator<void, void> | null = null;
        for (const each of changes) {
          if ('put' in each) {
            jobs.set(each.put.id, each.put);
            index.put(each.put);
          } else if ('remove' in each) {
            jobs.delete(each.remove);
            index.remove(each.remove);
          } else merge ??= index.merge();
          if (merge?.next().done) merge = null;
        }
        if (merge) for (const _step of merge);
        const { q, now, order, ...filter } = asked;
        const known = {
          ...(filter.jobType === undefined ? {} : { jobType: filter.jobType }),
          ...(filter.country ? { country: filter.country } : {}),
          ...(filter.near ? { near: filter.near } : {}),
        };
        const found = everyPage(index, {
          text: q === '' ? undefined : exact(q),
          order,
          ...filter,
          limit: 3,
          now,
        });
        const expected = scan([...jobs.values()], q, order, known, now);
        expect(found).toEqual({ ids: expected, total: expected.length });
      },
    ),
    { numRuns: 400 },
  );
});

test('the best matches have the largest share of the skills, newer jobs first', () => {
  fc.assert(
    fc.property(
      fc.array(listed, { maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...skills)),
      (all, held) => {
        const jobs = [...new Map(all.map((job) => [job.id, job])).values()];
        const builder = buildJobIndex(jobs.length);
        for (const job of jobs.toSorted((a, b) => compareKeys('newest', a, b))) builder.add(job);
        const shareOf = (job: ListedJob) =>
          job.skillIds.filter((id) => held.includes(id)).length / job.skillIds.length;
        const best = jobs
          .filter((job) => job.expires > 10 && shareOf(job) > 0)
          .toSorted((a, b) => shareOf(b) - shareOf(a) || compareKeys('newest', a, b))
          .slice(0, 5);
        const found = builder.finish().match(new Map(held.map((id) => [id, 1])), 5, 10);
        expect(found.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
      },
    ),
  );
});

test('the jobs most like one, and what such jobs pay, are those a scan of all finds', () => {
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1, maxLength: 40 }), (all) => {
      const jobs = [...new Map(all.map((job) => [job.id, job])).values()];
      const [own] = jobs;
      if (!own) return;
      const index = buildJobIndex(0).finish();
      for (const job of jobs) index.put(job);
      const shared = (job: ListedJob) => job.skillIds.filter((id) => own.skillIds.includes(id)).length;
      const alike = (job: ListedJob) => shared(job) / new Set([...job.skillIds, ...own.skillIds]).size;
      const others = jobs
        .filter((job) => job !== own && job.expires > 10)
        .toSorted((a, b) => compareKeys('newest', a, b));
      const nearest = others
        .filter((job) => shared(job) > 0)
        .toSorted((a, b) => alike(b) - alike(a) || compareKeys('newest', a, b));
      expect(index.similar(own, 5, 10).map(({ id }) => id)).toEqual(nearest.slice(0, 5).map(({ id }) => id));
      const paid = others.filter(
        (job) => job.pay >= 0 && job.currency === own.currency && shared(job) * 2 >= own.skillIds.length,
      );
      expect(index.payOfSimilar(own, 50, 10).toSorted((a, b) => a - b)).toEqual(
        paid.map(({ pay }) => pay).toSorted((a, b) => a - b),
      );
    }),
  );
});

test.each([
  ['enginer', ['engineer'], 'spelling'],
  ['nigth', ['night'], 'spelling'],
  ['eng', ['engineer', 'engine'], 'beginning'],
  ['wlederr', ['welder'], 'none'],
  ['zz', [], 'none'],
  ['qqqqqqqq', [], 'none'],
] as const)('%s may mean %j (%s)', (typed, meant, kind) => {
  const known = new Map([
    ['engineer', 9],
    ['engine', 2],
    ['night', 4],
    ['welder', 1],
  ]);
  const found = correctWord(typed, known.keys(), (word) => known.get(word) ?? 0);
  if (kind === 'none') expect(found).toBeNull();
  else expect(found).toEqual({ words: meant, kind });
});

/** Words as typed, never corrected: a scan knows no corrections. */
function exact(q: string) {
  const text = parseSearch(q);
  return {
    ...text,
    all: text.all.map(({ any }) => ({ any: any.map((run) => ({ ...run, exact: true })), names: [] })),
  };
}

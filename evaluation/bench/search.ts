import { buildJobIndex, type JobIndex } from '../../src/engine/search/job-index.ts';
import { wordsOfParts } from '../../src/engine/search/listed-job.ts';
import { placedLexemes } from '../../src/engine/search/search-terms.ts';
import { parseSearch } from '../../src/engine/search/search-text.ts';
import { canonicalSkill } from '../../src/engine/skills/canonical.ts';
import {
  type JudgedPosting,
  type JudgedSearch,
  ndcg10,
  readPostings,
  readSearches,
} from '../search/judged-searches.ts';
import { generatedId } from './generated-jobs.ts';
import { printBetween } from './print-figure.ts';
import { meanWithInterval } from './ranking-measures.ts';

/** How well searches find: nDCG@10 of the judged ones by relevance, beside the newest first; those found worst on the error output. */
export function benchSearch(): Promise<void> {
  const postings = readPostings();
  const index = indexOf(postings);
  for (const set of ['tuned', 'left out'] as const) {
    const searches = readSearches().filter((search) => search.set === set);
    for (const order of ['relevance', 'newest'] as const) {
      const values = searches.map((search) => ndcg10(find(index, postings, search, order), search.grades));
      const { value, between } = meanWithInterval(values);
      const name = `search.${set.replace(' ', '-')}.${order}.ndcg10`;
      const how = `${searches.length} judged searches over ${postings.length} postings in nine languages, ${set}${set === 'tuned' ? ' on' : ' of tuning'}; 95 of 100 draws of the searches`;
      printBetween({ figure: name, value, unit: '0 to 1', how }, between);
      if (order === 'relevance')
        showWorst(searches, values, (search) => find(index, postings, search, order));
    }
  }
  return Promise.resolve();
}

function find(
  index: JobIndex,
  postings: JudgedPosting[],
  { q }: JudgedSearch,
  order: 'relevance' | 'newest',
): string[] {
  const { page } = index.ask({ text: parseSearch(q), order, limit: 50, now: 0 });
  const ids = new Map(postings.map(({ id }, at) => [generatedId(at), id]));
  return page.map(({ id }) => ids.get(id) ?? '');
}

/** The postings as open jobs, one a minute, the first the oldest. */
function indexOf(postings: JudgedPosting[]): JobIndex {
  const builder = buildJobIndex(postings.length);
  for (const [at, posting] of [...postings.entries()].toReversed()) {
    const { title, employer, place, text } = posting;
    const skills = posting.skills.join(' ');
    builder.add({
      id: generatedId(at),
      created: at * 60_000_000,
      expires: Infinity,
      jobType: 0,
      placeType: 0,
      pay: -1,
      currency: '',
      countries: [],
      text: placedLexemes([`${title} ${employer}`, skills, text, place]),
      ...wordsOfParts({ title, employer, skills, places: place }),
      places: [],
      skillIds: posting.skills.map((skill) => canonicalSkill(skill).id),
    });
  }
  return builder.finish();
}

function showWorst(
  searches: JudgedSearch[],
  values: number[],
  found: (search: JudgedSearch) => string[],
): void {
  const worst = searches
    .map((search, at) => ({ search, value: values[at] ?? 0 }))
    .filter(({ value }) => value < 0.8);
  for (const { search, value } of worst.toSorted((a, b) => a.value - b.value).slice(0, 25)) {
    const shown = found(search)
      .slice(0, 10)
      .map((id) => `${id}:${search.grades.get(id) ?? 0}`);
    console.error(`  ${value.toFixed(2)} ${search.q}: ${shown.join(' ')}`);
  }
}

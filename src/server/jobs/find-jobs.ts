import { z } from 'zod';
import type { JobList } from '../../api/job-search.ts';
import { type JobCard, jobTypes, locationTypes } from '../../api/jobs.ts';
import { correctSearch, lexemesToCheck, type Replacement } from '../../engine/search/corrected-search.ts';
import type { Facets } from '../../engine/search/job-question.ts';
import { parseSearch, type SearchText } from '../../engine/search/search-text.ts';
import { lexemeOf, plainWords } from '../../engine/search/search-words.ts';
import type { Services } from '../context.ts';
import { cursorInstant, pageOf, readCursor } from '../http/cursor.ts';
import { listPublishedJobs } from './alert-queries.ts';
import {
  countFacets,
  type JobSearch,
  listBestPaidJobs,
  listCards,
  listFittingJobs,
  listHiddenIds,
  listJobWords,
  listKnownLexemes,
  listNewestJobs,
  type PlacedCard,
} from './search-queries.ts';

/** A search as it is asked for: what was typed, the filters, the order, and how far the list was read. */
export type Asked = Omit<JobSearch, 'text'> & {
  q: string | undefined;
  sort: 'newest' | 'fit' | 'pay';
  cursor: string | undefined;
};

const newestKey = z.tuple([z.literal('newest'), cursorInstant, z.uuid()]);
const fitKey = z.tuple([z.literal('fit'), z.number(), z.uuid()]);
const payKey = z.tuple([z.literal('pay'), z.int(), cursorInstant, z.uuid()]);
const maxWordJobs = 20_000;

/** A page of open jobs, from the index in memory where it can tell, else from the database; both find the same. */
export async function findJobs(services: Services, asked: Asked): Promise<JobList> {
  const text = asked.q ? parseSearch(asked.q) : undefined;
  return (await fromIndex(services, asked, text)) ?? (await fromDatabase(services, asked, text));
}

/** Open jobs that a search finds and that were published after one instant and up to another, newest first, and how many. */
export async function findPublished(
  services: Services,
  asked: Omit<Asked, 'sort' | 'cursor'>,
  window: { after: Date; until: Date },
): Promise<{ items: JobCard[]; total: number }> {
  const typed = asked.q ? parseSearch(asked.q) : undefined;
  const { text } = typed ? await corrected(services, typed, asked.now) : { text: typed };
  return listPublishedJobs(services.database, { ...asked, text }, window);
}

async function fromIndex(
  services: Services,
  asked: Asked,
  text: SearchText | undefined,
): Promise<JobList | null> {
  const index = services.jobIndex.current;
  if (!index || asked.companyId || asked.sort === 'fit') return null;
  const after = asked.sort === 'pay' ? readCursor(payKey, asked.cursor) : readCursor(newestKey, asked.cursor);
  const [instant = '', id = ''] = after?.slice(-2).map(String) ?? [];
  const answer = index.ask({
    text,
    jobType: asked.jobType && jobTypes.indexOf(asked.jobType),
    placeType: asked.locationType && locationTypes.indexOf(asked.locationType),
    country: asked.country,
    pay: asked.pay,
    since: asked.since && asked.since.getTime() * 1000,
    hidden: asked.candidateId === null ? [] : await listHiddenIds(services.database, asked.candidateId),
    order: asked.sort,
    after: after
      ? { pay: after[0] === 'pay' ? after[1] : -1, created: microseconds(instant), id }
      : undefined,
    limit: asked.limit + 1,
    now: asked.now.getTime(),
  });
  if (!answer) return null;
  const shown = answer.page.slice(0, asked.limit);
  const last = answer.page.length > asked.limit ? shown.at(-1) : undefined;
  const place = last && [instantOf(last.created), last.id];
  return {
    items: await listCards(
      services.database,
      shown.map((key) => key.id),
      asked,
    ),
    next_cursor: place
      ? encode(asked.sort === 'pay' ? ['pay', last.pay, ...place] : ['newest', ...place])
      : null,
    total: answer.total,
    facets: namedFacets(answer.facets),
    replaced: answer.replaced,
  };
}

async function fromDatabase(
  services: Services,
  asked: Asked,
  typed: SearchText | undefined,
): Promise<JobList> {
  const { text, replaced } = typed
    ? await corrected(services, typed, asked.now)
    : { text: typed, replaced: [] };
  const search = { ...asked, text, limit: asked.limit + 1 };
  const rows = await listPage(services, search, asked);
  const { kinds, countries } = await countFacets(services.database, search);
  const facets: JobList['facets'] = { job_type: {}, location_type: {}, country: {} };
  let total = 0;
  for (const { type, place, count } of kinds) {
    const ofType = !asked.jobType || asked.jobType === type;
    const ofPlace = !asked.locationType || asked.locationType === place;
    if (ofPlace) facets.job_type[type] = (facets.job_type[type] ?? 0) + count;
    if (ofType) facets.location_type[place] = (facets.location_type[place] ?? 0) + count;
    if (ofType && ofPlace) total += count;
  }
  for (const { name, count } of countries) facets.country[name] = count;
  return { ...pageOf<JobCard>(rows, asked.limit), total, facets, replaced };
}

function listPage({ database }: Services, search: JobSearch, asked: Asked): Promise<PlacedCard[]> {
  if (asked.sort === 'pay') return listBestPaidJobs(database, search, readCursor(payKey, asked.cursor));
  if (asked.sort === 'fit' && asked.candidateId !== null)
    return listFittingJobs(database, search, readCursor(z.union([fitKey, newestKey]), asked.cursor));
  return listNewestJobs(database, search, readCursor(newestKey, asked.cursor));
}

/** Corrects as the index does. Among very many jobs only the index can: then words stay as they were typed. */
async function corrected({ database, jobIndex }: Services, text: SearchText, now: Date) {
  const known = new Set(await listKnownLexemes(database, lexemesToCheck(text), now));
  const hasLexeme = (lexeme: string) => known.has(lexeme);
  const isComplete = lexemesToCheck(text).every(hasLexeme);
  const fromIndex = jobIndex.current?.knownWords();
  const texts = isComplete || fromIndex ? [] : ((await listJobWords(database, now, maxWordJobs)) ?? []);
  const counts = new Map<string, number>();
  for (const each of texts)
    for (const word of new Set(plainWords(each))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { search, replaced } = correctSearch(
    text,
    fromIndex ?? {
      hasLexeme,
      wordsLike: () => counts.keys(),
      weigh: (word) => (lexemeOf(word) === null ? 0 : (counts.get(word) ?? 0)),
    },
  );
  return { text: search, replaced: replaced satisfies Replacement[] };
}

function namedFacets({ jobTypes: types, placeTypes, countries }: Facets): JobList['facets'] {
  const named = (names: readonly string[], counts: number[]) =>
    Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]).filter(([, count]) => count !== 0));
  return {
    job_type: named(jobTypes, types),
    location_type: named(locationTypes, placeTypes),
    country: Object.fromEntries(countries),
  };
}

/** Microseconds of the epoch of an instant with six decimals, and back. */
function microseconds(instant: string): number {
  return (
    Date.parse(`${instant.slice(0, 19)}Z`) * 1000 +
    Number(instant.slice(20, 26).replace(/\D/g, '').padEnd(6, '0'))
  );
}

function instantOf(value: number): string {
  const second = Math.floor(value / 1_000_000);
  const rest = String(value - second * 1_000_000).padStart(6, '0');
  return `${new Date(second * 1000).toISOString().slice(0, 19)}.${rest}Z`;
}

function encode(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

import { z } from 'zod';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { type KnownWords, lexemesToCheck } from '../../../engine/search/corrected-search.ts';
import type { SearchText } from '../../../engine/search/search-text.ts';
import { lexemeOf, plainWords } from '../../../engine/search/search-terms.ts';
import { SpellingDictionary } from '../../../engine/search/spelling-dictionary.ts';
import { understandSearch } from '../../../engine/search/understand-search.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db/connect.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import type { StoredCard } from '../jobs/card-queries.ts';
import type { JobSearch } from './found-queries.ts';
import {
  countFacets,
  countLeftOut,
  listBestPaidJobs,
  listFittingJobs,
  listJobTerms,
  listKnownLexemes,
  listNearestJobs,
  listNewestJobs,
  type PlacedCard,
} from './search-queries.ts';

type Ports = Pick<Services, 'database' | 'jobIndex'>;
/** A page of jobs as they are stored; distances and what the place was understood as come with it later. */
export type FoundJobs = Omit<JobList, 'items' | 'near'> & { items: StoredCard[] };

/** A search as it is asked for: what was typed, the filters, the order, and how far the list was read. */
export type Asked = Omit<JobSearch, 'text'> & {
  q: string | undefined;
  sort: 'newest' | 'fit' | 'pay' | 'nearest' | 'relevance';
  cursor: string | undefined;
};

/** Where a list was read to, in each order. */
export const newestKey = z.tuple([z.literal('newest'), cursorInstant, z.uuid()]);
/** ... by fit. */
export const fitKey = z.tuple([z.literal('fit'), z.number(), z.uuid()]);
/** ... by pay. */
export const payKey = z.tuple([z.literal('pay'), z.int(), cursorInstant, z.uuid()]);
/** ... by nearness. */
export const nearestKey = z.tuple([z.literal('nearest'), z.number(), cursorInstant, z.uuid()]);
/** ... by relevance. */
export const relevanceKey = z.tuple([z.literal('relevance'), z.number(), cursorInstant, z.uuid()]);
const maxWordJobs = 20_000;

/** A page of open jobs from the database. */
export async function fromDatabase(
  services: Ports,
  asked: Asked,
  typed: SearchText | undefined,
): Promise<FoundJobs> {
  const { search: text, replaced } = typed
    ? await understood(services, typed, asked.now)
    : { search: typed, replaced: [] };
  const search = { ...asked, text, limit: asked.limit + 1 };
  const rows = await listPage(services, search, asked);
  const { kinds, countries, isPart } = await countFacets(services.database, search);
  const isLeftOut = search.near !== undefined || search.pay !== undefined;
  const leftOut = isLeftOut
    ? await countLeftOut(services.database, search)
    : { place: 0, pay: 0, currency: 0 };
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
  return {
    ...pageOf<StoredCard>(rows, asked.limit),
    total,
    at_least: isPart,
    sort: asked.sort,
    facets,
    left_out: leftOut,
    replaced,
  };
}

function listPage({ database }: Ports, search: JobSearch, asked: Asked): Promise<PlacedCard[]> {
  if (asked.sort === 'pay') return listBestPaidJobs(database, search, readCursor(payKey, asked.cursor));
  if (asked.sort === 'nearest')
    return listNearestJobs(database, search, readCursor(nearestKey, asked.cursor));
  if (asked.sort === 'fit' && asked.candidateId !== null)
    return listFittingJobs(database, search, readCursor(z.union([fitKey, newestKey]), asked.cursor));
  return listNewestJobs(database, search, readCursor(newestKey, asked.cursor));
}

/** Understands as the index does. Among very many jobs only the index can: then words stay as they were typed. */
export async function understood({ database, jobIndex }: Ports, text: SearchText, now: Date) {
  const known = new Set(await listKnownLexemes(database, lexemesToCheck(text), now));
  const hasLexeme = (lexeme: string) => known.has(lexeme);
  return understandSearch(
    text,
    jobIndex.current?.knownWords() ?? { ...(await wordsOfJobs(database, now)), hasLexeme },
  );
}

/** The words of titles, employers, skills and places of open jobs, as far as these are not too many. */
async function wordsOfJobs(database: Database, now: Date): Promise<Omit<KnownWords, 'hasLexeme'>> {
  const words = new SpellingDictionary();
  for (const text of (await listJobTerms(database, now, maxWordJobs)) ?? []) words.learn(plainWords(text));
  return {
    wordsLike: (word) => words.like(word),
    inFamily: (family) => words.inFamily(family),
    endingWith: (word) => words.endingWith(word),
    weigh: (word) => (lexemeOf(word) === null ? 0 : words.countOf(word)),
  };
}

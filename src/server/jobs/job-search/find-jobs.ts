import { z } from 'zod';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import { correctSearch, lexemesToCheck, type Replacement } from '../../../engine/search/corrected-search.ts';
import type { JobIndex } from '../../../engine/search/job-index.ts';
import type { Facets, JobAnswer, JobQuestion } from '../../../engine/search/job-question.ts';
import { parseSearch, type SearchText } from '../../../engine/search/search-text.ts';
import { lexemeOf, plainWords } from '../../../engine/search/search-terms.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db/connect.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import type { StoredCard } from '../jobs/card-queries.ts';
import { listPublishedJobs } from '../job-alerts/alert-queries.ts';
import {
  countFacets,
  type JobSearch,
  listBestPaidJobs,
  listCards,
  listFittingJobs,
  listHiddenIds,
  listJobTerms,
  listKnownLexemes,
  listNewestJobs,
  listScoredIds,
  listScoredJobs,
  type PlacedCard,
} from './search-queries.ts';

type Ports = Pick<Services, 'database' | 'jobIndex'>;
type FoundJobs = Omit<JobList, 'items'> & { items: StoredCard[] };

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
export async function findJobs(services: Ports, asked: Asked): Promise<FoundJobs> {
  const text = asked.q ? parseSearch(asked.q) : undefined;
  return (await fromIndex(services, asked, text)) ?? (await fromDatabase(services, asked, text));
}

/** Open jobs that a search finds and that were published after one instant and up to another, newest first, and how many. */
export async function findPublished(
  services: Ports,
  asked: Omit<Asked, 'sort' | 'cursor'>,
  window: { after: Date; until: Date },
): Promise<{ items: StoredCard[]; total: number }> {
  const typed = asked.q ? parseSearch(asked.q) : undefined;
  const { text } = typed ? await corrected(services, typed, asked.now) : { text: typed };
  return listPublishedJobs(services.database, { ...asked, text }, window);
}

async function fromIndex(
  services: Ports,
  asked: Asked,
  text: SearchText | undefined,
): Promise<FoundJobs | null> {
  const index = services.jobIndex.current;
  if (!index || asked.companyId) return null;
  const hidden = asked.candidateId === null ? [] : await listHiddenIds(services.database, asked.candidateId);
  const question = {
    text,
    jobType: asked.jobType && jobTypes.indexOf(asked.jobType),
    placeType: asked.locationType && locationTypes.indexOf(asked.locationType),
    country: asked.country,
    pay: asked.pay,
    since: asked.since && asked.since.getTime() * 1000,
    hidden,
    now: asked.now.getTime(),
  };
  return asked.sort === 'fit' && asked.candidateId !== null
    ? fittingFromIndex(services.database, index, { ...asked, candidateId: asked.candidateId }, question)
    : placedFromIndex(services.database, index, asked, question);
}

type Question = Omit<JobQuestion, 'order' | 'limit' | 'after'>;

async function placedFromIndex(
  database: Database,
  index: JobIndex,
  asked: Asked,
  question: Question,
): Promise<FoundJobs | null> {
  const isByPay = asked.sort === 'pay';
  const after = isByPay ? readCursor(payKey, asked.cursor) : readCursor(newestKey, asked.cursor);
  const answer = index.ask({
    ...question,
    order: isByPay ? 'pay' : 'newest',
    after: after ? { ...placeOf(after), pay: after[0] === 'pay' ? after[1] : -1 } : undefined,
    limit: asked.limit + 1,
  });
  if (!answer) return null;
  const shown = answer.page.slice(0, asked.limit);
  const last = answer.page.length > asked.limit ? shown.at(-1) : undefined;
  const place = last && [instantOf(last.created), last.id];
  return {
    ...told(answer, asked.sort),
    items: await listCards(
      database,
      shown.map((key) => key.id),
      asked,
    ),
    next_cursor: place ? encode(isByPay ? ['pay', last.pay, ...place] : ['newest', ...place]) : null,
  };
}

/** The scored jobs of a candidate come from the database, which knows their scores; the many others and all counts from the index. */
async function fittingFromIndex(
  database: Database,
  index: JobIndex,
  asked: Asked & { candidateId: string },
  question: Question,
): Promise<FoundJobs | null> {
  const counted = index.ask({ ...question, order: 'newest', limit: 0 });
  if (!counted) return null;
  const after = readCursor(z.union([fitKey, newestKey]), asked.cursor);
  const text = question.text && correctSearch(question.text, index.knownWords()).search;
  const limit = asked.limit + 1;
  const isPast = after?.[0] === 'newest';
  const scored = isPast ? [] : await listScoredJobs(database, { ...asked, text, limit }, after);
  const rest =
    scored.length < limit &&
    index.ask({
      ...question,
      hidden: [...(question.hidden ?? []), ...(await listScoredIds(database, asked.candidateId))],
      order: 'newest',
      after: isPast ? { ...placeOf(after), pay: -1 } : undefined,
      limit: limit - scored.length,
    });
  const places = new Map((rest ? rest.page : []).map((key) => [key.id, key]));
  const cards = await listCards(database, [...places.keys()], asked);
  const unscored = cards.map((item): PlacedCard => {
    const created = places.get(item.id)?.created ?? 0;
    return { item, key: ['newest', instantOf(created), item.id] };
  });
  return { ...told(counted, asked.sort), ...pageOf<StoredCard>([...scored, ...unscored], asked.limit) };
}

function told({ total, facets, replaced }: JobAnswer, sort: Asked['sort']) {
  return { total, at_least: false, sort, facets: namedFacets(facets), replaced };
}

/** The instant and the id that every place among jobs ends with. */
function placeOf(key: readonly unknown[]): { created: number; id: string } {
  const [instant = '', id = ''] = key.slice(-2).map(String);
  return { created: microseconds(instant), id };
}

async function fromDatabase(
  services: Ports,
  asked: Asked,
  typed: SearchText | undefined,
): Promise<FoundJobs> {
  const { text, replaced } = typed
    ? await corrected(services, typed, asked.now)
    : { text: typed, replaced: [] };
  const search = { ...asked, text, limit: asked.limit + 1 };
  const rows = await listPage(services, search, asked);
  const { kinds, countries, isPart } = await countFacets(services.database, search);
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
    replaced,
  };
}

function listPage({ database }: Ports, search: JobSearch, asked: Asked): Promise<PlacedCard[]> {
  if (asked.sort === 'pay') return listBestPaidJobs(database, search, readCursor(payKey, asked.cursor));
  if (asked.sort === 'fit' && asked.candidateId !== null)
    return listFittingJobs(database, search, readCursor(z.union([fitKey, newestKey]), asked.cursor));
  return listNewestJobs(database, search, readCursor(newestKey, asked.cursor));
}

/** Corrects as the index does. Among very many jobs only the index can: then words stay as they were typed. */
async function corrected({ database, jobIndex }: Ports, text: SearchText, now: Date) {
  const known = new Set(await listKnownLexemes(database, lexemesToCheck(text), now));
  const hasLexeme = (lexeme: string) => known.has(lexeme);
  const isComplete = lexemesToCheck(text).every(hasLexeme);
  const fromIndex = jobIndex.current?.knownWords();
  const texts = isComplete || fromIndex ? [] : ((await listJobTerms(database, now, maxWordJobs)) ?? []);
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

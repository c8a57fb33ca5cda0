import { z } from 'zod';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import type { JobIndex } from '../../../engine/search/job-index.ts';
import type { JobKey, JobOrder } from '../../../engine/search/listed-job.ts';
import type { Facets, JobAnswer, JobQuestion } from '../../../engine/search/job-question.ts';
import { parseSearch, type SearchText } from '../../../engine/search/search-text.ts';
import { understandSearch } from '../../../engine/search/understand-search.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db/connect.ts';
import { pageOf, readCursor } from '../../platform/http/cursor.ts';
import type { StoredCard } from '../jobs/card-queries.ts';
import { listPublishedJobs } from '../job-alerts/alert-queries.ts';
import {
  type Asked,
  fitKey,
  type FoundJobs,
  fromDatabase,
  nearestKey,
  newestKey,
  payKey,
  relevanceKey,
  understood,
} from './jobs-in-database.ts';
import {
  listCards,
  listHiddenIds,
  listScoredIds,
  listScoredJobs,
  type PlacedCard,
} from './search-queries.ts';

type Ports = Pick<Services, 'database' | 'jobIndex'>;

/**
 * A page of open jobs, from the index in memory once it is there, else from the database; both find the same. The order by
 * relevance needs words and the index, the one by distance a place: without them the newest come first, and the answer says so.
 */
export async function findJobs(services: Ports, asked: Asked): Promise<FoundJobs> {
  const text = asked.q ? parseSearch(asked.q) : undefined;
  const isRanked = text && services.jobIndex.current && !asked.companyId;
  const isOrdered = { relevance: isRanked, nearest: asked.near, newest: true, pay: true, fit: true };
  const wanted: Asked = isOrdered[asked.sort] ? asked : { ...asked, sort: 'newest' };
  return (await fromIndex(services, wanted, text)) ?? (await fromDatabase(services, wanted, text));
}

/** Open jobs that a search finds and that were published after one instant and up to another, newest first, and how many. */
export async function findPublished(
  services: Ports,
  asked: Omit<Asked, 'sort' | 'cursor'>,
  window: { after: Date; until: Date },
): Promise<{ items: StoredCard[]; total: number }> {
  const typed = asked.q ? parseSearch(asked.q) : undefined;
  const { search: text } = typed ? await understood(services, typed, asked.now) : { search: typed };
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
    near: asked.near,
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
): Promise<FoundJobs> {
  const order = asked.sort === 'fit' ? 'newest' : asked.sort;
  const answer = index.ask({
    ...question,
    order,
    after: placeFrom(readCursor(placedKeys[order], asked.cursor)),
    limit: asked.limit + 1,
  });
  const shown = answer.page.slice(0, asked.limit);
  const last = answer.page.length > asked.limit ? shown.at(-1) : undefined;
  return {
    ...presentAnswer(answer, asked.sort),
    items: await listCards(
      database,
      shown.map((key) => key.id),
      asked,
    ),
    next_cursor: last ? encode(keyOf(order, last)) : null,
  };
}

const placedKeys = {
  newest: newestKey,
  pay: payKey,
  nearest: nearestKey,
  relevance: relevanceKey,
};

/** What a cursor says of a place in the index. */
function placeFrom(key: readonly unknown[] | null): JobKey | undefined {
  if (!key) return undefined;
  const [order, value] = key;
  const place = placeOf(key);
  return {
    ...place,
    pay: order === 'pay' ? Number(value) : -1,
    away: order === 'nearest' ? Number(value) : 0,
    score: order === 'relevance' ? Number(value) : 0,
  };
}

function keyOf(order: JobOrder, { score, pay, away, created, id }: JobKey): unknown[] {
  const values = { newest: [], pay: [pay], nearest: [away], relevance: [score] };
  return [order, ...values[order], instantOf(created), id];
}

/** The scored jobs of a candidate come from the database, which knows their scores; the many others and all counts from the index. */
async function fittingFromIndex(
  database: Database,
  index: JobIndex,
  asked: Asked & { candidateId: string },
  question: Question,
): Promise<FoundJobs> {
  const counted = index.ask({ ...question, order: 'newest', limit: 0 });
  const after = readCursor(z.union([fitKey, newestKey]), asked.cursor);
  const text = question.text && understandSearch(question.text, index.knownWords()).search;
  const limit = asked.limit + 1;
  const isPast = after?.[0] === 'newest';
  const scored = isPast ? [] : await listScoredJobs(database, { ...asked, text, limit }, after);
  const rest =
    scored.length < limit &&
    index.ask({
      ...question,
      hidden: [...(question.hidden ?? []), ...(await listScoredIds(database, asked.candidateId))],
      order: 'newest',
      after: isPast ? placeFrom(after) : undefined,
      limit: limit - scored.length,
    });
  const places = new Map((rest ? rest.page : []).map((key) => [key.id, key]));
  const cards = await listCards(database, [...places.keys()], asked);
  const unscored = cards.map((item): PlacedCard => {
    const created = places.get(item.id)?.created ?? 0;
    return { item, key: ['newest', instantOf(created), item.id] };
  });
  return {
    ...presentAnswer(counted, asked.sort),
    ...pageOf<StoredCard>([...scored, ...unscored], asked.limit),
  };
}

function presentAnswer({ total, facets, leftOut, replaced }: JobAnswer, sort: Asked['sort']) {
  return { total, at_least: false, sort, facets: namedFacets(facets), left_out: leftOut, replaced };
}

/** The instant and the id that every place among jobs ends with. */
function placeOf(key: readonly unknown[]): { created: number; id: string } {
  const [instant = '', id = ''] = key.slice(-2).map(String);
  return { created: microseconds(instant), id };
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

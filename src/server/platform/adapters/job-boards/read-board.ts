import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayMs } from '../../../../api/platform/durations.ts';
import { type BoardSite, boardData, boardPage } from '../../../../engine/postings/board-address.ts';
import { decodePage, readJobPosting } from '../web-pages/job-page.ts';
import { BoardError } from './board-error.ts';
import type { BoardSource } from './discover.ts';
import { type Feed, readJsonFeed, readXmlFeed } from './feeds.ts';
import {
  isOnSite,
  type LeftOut,
  externalJob,
  type ExternalJob,
  type RawJob,
  shortestJob,
} from './external-job.ts';
import type { PoliteAnswer, PoliteFetch } from './polite-fetch.ts';
import { readPublicBoard } from './public-boards.ts';
import { readSitemaps, type SitePage } from './sitemaps.ts';

/** What is known of a page from the last time. */
export type KnownPage = { changed: string; checkedAt: Date; etag: string; lastModified: string };

/** What stands behind an address of a board: a job, no job, or what stood there before. */
export type ReadEntry = Omit<KnownPage, 'checkedAt'> & {
  address: string;
  job: ExternalJob | null | 'unchanged';
};

/** What a board says now. */
export type BoardReading = {
  /** Every address that the board names, read or not; what it names no more is gone. */
  listed: string[];
  read: ReadEntry[];
  /** How many entries are no jobs here, and why; `more` are beyond what one board may have. */
  leftOut: Record<LeftOut | 'more', number>;
  /** What the board calls the employer; '' where it does not say. */
  name: string;
  /** Pages wait that were not read yet. */
  isPartial: boolean;
  etag: string;
  lastModified: string;
};

/** What one board may ask of us. */
export const boardLimits = { jobs: 2000, pagesAtOnce: 200, bytes: 16 * 1024 * 1024 } as const;

const mostEntries = 20_000;
const pageBytes = 2 * 1024 * 1024;
/** A page is looked at again after so long, though its sitemap says nothing new of it. */
const pageLastsMs = dayMs;
/** So many pages in a row that do not answer mean that the site does not. */
const mostFailures = 3;

type Last = { etag: string; lastModified: string };
type KnowsPage = (address: string) => KnownPage | undefined;

/** Reads a board, or answers that nothing has changed since `last`. Throws `BoardError`. */
export function readBoard(
  fetch: PoliteFetch,
  source: BoardSource,
  { last, knows, now }: { last: Last; knows: KnowsPage; now: Date },
): Promise<BoardReading | 'unchanged'> {
  switch (source.kind) {
    case 'service':
      return readSite(fetch, source.site, last, now);
    case 'feed':
      return readFeed(fetch, source.source, { last, knows, now });
    case 'pages':
      return readSitePages(fetch, source.source, knows, now);
  }
}

async function readSite(fetch: PoliteFetch, site: BoardSite, last: Last, now: Date) {
  const { bytes: maxBytes } = boardLimits;
  const request = { accept: 'application/json', maxBytes, asksRobots: false, ...last };
  const answer = await fetch.get(boardData(site), request);
  if (answer === 'unchanged') return answer;
  const found = readPublicBoard(site, parsed(answer.bytes));
  if (!found) throw new BoardError('unreadable');
  const reading = newReading(answer);
  for (let at = 0; at < found.count; at += 1) {
    take(reading, found.job(at), boardPage(site), now);
    await nextTurn();
  }
  return reading;
}

async function readFeed(
  fetch: PoliteFetch,
  source: string,
  { last, knows, now }: { last: Last; knows: KnowsPage; now: Date },
) {
  const accept = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9';
  const answer = await fetch.get(source, { accept, maxBytes: boardLimits.bytes, ...last });
  if (answer === 'unchanged') return answer;
  const text = decodePage(answer.bytes, answer.type).trimStart();
  const feed: Feed | null = text.startsWith('{')
    ? readJsonFeed(parsed(answer.bytes), answer.url, mostEntries)
    : await readXmlFeed(text, answer.url, mostEntries);
  if (!feed) throw new BoardError('unreadable');
  const reading = newReading(answer);
  reading.name = feed.name;
  // A feed that only announces its jobs says the rest on their pages.
  const pages: SitePage[] = [];
  for (const entry of feed.entries) {
    if (entry.description.length >= shortestJob) take(reading, entry, source, now);
    else
      pages.push({
        address: entry.address,
        changed: typeof entry.postedAt === 'string' ? entry.postedAt.slice(0, 40) : '',
      });
    await nextTurn();
  }
  if (feed.cut) reading.leftOut.more += 1;
  await readPages(fetch, reading, { pages, home: source, knows, now });
  return reading;
}

async function readSitePages(fetch: PoliteFetch, source: string, knows: KnowsPage, now: Date) {
  const { pages, cut } = await readSitemaps(fetch, source, boardLimits.jobs);
  const reading = newReading({ etag: '', lastModified: '' });
  reading.name = new URL(source).host.replace(/^www\./, '');
  if (cut) reading.leftOut.more += 1;
  await readPages(fetch, reading, { pages, home: source, knows, now });
  return reading;
}

function newReading({ etag, lastModified }: Pick<PoliteAnswer, 'etag' | 'lastModified'>): BoardReading {
  const leftOut = { elsewhere: 0, incomplete: 0, over: 0, more: 0 };
  return { listed: [], read: [], leftOut, name: '', isPartial: false, etag, lastModified };
}

/** Takes an entry that says all of a job. */
function take(reading: BoardReading, raw: RawJob, home: string, now: Date): void {
  const job = externalJob(raw, home, now);
  if (typeof job === 'string') {
    reading.leftOut[job] += 1;
    return;
  }
  reading.listed.push(job.address);
  reading.name ||= job.employer;
  if (reading.read.length >= boardLimits.jobs) reading.leftOut.more += 1;
  else reading.read.push({ address: job.address, changed: '', etag: '', lastModified: '', job });
}

/** Reads pages that may be jobs: new ones first, then those that have changed, then those looked at long ago. */
async function readPages(
  fetch: PoliteFetch,
  reading: BoardReading,
  wanted: { pages: SitePage[]; home: string; knows: KnowsPage; now: Date },
): Promise<void> {
  const { home, knows, now } = wanted;
  const own = wanted.pages.filter(({ address }) => isOnSite(address, home));
  reading.leftOut.elsewhere += wanted.pages.length - own.length;
  reading.listed.push(...own.map(({ address }) => address));
  const due = own
    .map((page) => ({ page, known: knows(page.address), rank: rankOf(page, knows(page.address), now) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank);
  let failures = 0;
  for (const { page, known } of due.slice(0, boardLimits.pagesAtOnce)) {
    try {
      reading.read.push(await readPage(fetch, reading, page, { known, home, now }));
      failures = 0;
    } catch (error) {
      if (!(error instanceof BoardError)) throw error;
      failures += 1;
      if (failures >= mostFailures && reading.read.length === 0) throw error;
      if (failures >= mostFailures) break;
    }
  }
  reading.isPartial = due.length > boardLimits.pagesAtOnce || failures > 0;
}

/** 0 for a page that nobody has read, 1 for one that changed, 2 for one that was read long ago, 3 for the rest. */
function rankOf({ changed }: SitePage, known: KnownPage | undefined, now: Date): number {
  if (!known) return 0;
  if (changed !== known.changed) return 1;
  return now.getTime() - known.checkedAt.getTime() >= pageLastsMs ? 2 : 3;
}

async function readPage(
  fetch: PoliteFetch,
  reading: BoardReading,
  { address, changed }: SitePage,
  { known, home, now }: { known: KnownPage | undefined; home: string; now: Date },
): Promise<ReadEntry> {
  const none = { address, changed, etag: '', lastModified: '', job: null };
  const last = known ? { etag: known.etag, lastModified: known.lastModified } : {};
  const accept = 'text/html, application/xhtml+xml';
  const answer = await fetch
    .get(address, { accept, maxBytes: pageBytes, ...last })
    .catch((error: unknown) => {
      const isNoJob =
        error instanceof BoardError && ['missing', 'too_big', 'loops', 'unreadable'].includes(error.problem);
      if (isNoJob) return null;
      throw error;
    });
  if (answer === null) return none;
  if (answer === 'unchanged') return { ...none, ...last, job: 'unchanged' };
  const { etag, lastModified } = answer;
  const posting = readJobPosting(decodePage(answer.bytes, answer.type));
  await nextTurn();
  if (!posting) return { ...none, etag, lastModified };
  const job = externalJob({ ...posting, address, employer: posting.employer || reading.name }, home, now);
  if (typeof job !== 'string') return { address, changed, etag, lastModified, job };
  reading.leftOut[job] += 1;
  return { ...none, etag, lastModified };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new BoardError('unreadable', { cause: error });
  }
}

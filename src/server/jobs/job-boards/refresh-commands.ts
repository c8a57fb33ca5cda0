import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import {
  type BoardSite,
  boardKey,
  boardPage,
  readBoardSite,
} from '../../../engine/postings/board-address.ts';
import type { Services } from '../../context.ts';
import { markJobStale } from '../../matching/fit/queries.ts';
import { BoardError } from '../../platform/adapters/job-boards/board-error.ts';
import type { BoardSource } from '../../platform/adapters/job-boards/discover.ts';
import type { ExternalJob } from '../../platform/adapters/job-boards/external-job.ts';
import type { PoliteFetch, WaitForTurn } from '../../platform/adapters/job-boards/polite-fetch.ts';
import type { BoardReading, ReadEntry } from '../../platform/adapters/job-boards/read-board.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { readJobBoard, rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { urlKey } from '../added-jobs/queries.ts';
import { publishToFollowers } from './commands.ts';
import * as pages from './page-queries.ts';
import { postingOf, type ReadPosting } from './posting.ts';
import * as queries from './queries.ts';
import { boardRests, isConfirmed, isDoubtful, nextTry } from './rules.ts';
import { takeTurn } from './host-rate-queries.ts';

type Ports = Pick<
  Services,
  'closing' | 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'
>;

/** So many jobs are stored in one transaction. */
const jobsAtOnce = 20;

/**
 * Reads a board that is due and takes over what it says. Each step is stored for itself, and the board as read only at the end, so that a
 * reading that was cut off is begun again and changes nothing twice. One that fails says so and leaves all jobs as they were.
 */
export async function refreshBoard(ports: Ports, boardId: string): Promise<void> {
  const { database } = ports;
  const board = await queries.findBoardById(database, boardId);
  if (!board || board.stoppedAt || board.followers === 0 || board.nextAt > ports.now()) return;
  try {
    const { openPoliteFetch } = await import('../../platform/adapters/job-boards/polite-fetch.ts');
    const fetch = openPoliteFetch(ports.safeFetch, turns(ports));
    const source = sourceOf(board) ?? (await learnSource(ports, fetch, board));
    if (source) await readAndTake(ports, fetch, board, source);
  } catch (error) {
    // A process that stops has found nothing wrong with the board: another one reads it.
    if (ports.closing.aborted) throw error;
    const failure = error instanceof BoardError ? error : new BoardError('unreadable', { cause: error });
    const now = ports.now();
    ports.log.info({ err: failure, board: boardId }, 'a job board could not be read');
    const nextAt = nextTry(now, board.failures, failure);
    await queries.failReading(database, boardId, now, { problem: failure.problem, nextAt });
    if (failure !== error) throw error;
  }
  await publishToFollowers(ports, boardId);
}

/** One request a second to a host, from all processes together. */
function turns({ closing, database }: Ports): WaitForTurn {
  return async (host, seconds) => {
    const ms = await takeTurn(database, host, seconds);
    if (ms > 0) await wait(ms, undefined, { signal: closing });
  };
}

async function readAndTake(
  ports: Ports,
  fetch: PoliteFetch,
  board: queries.StoredBoard,
  source: BoardSource,
): Promise<void> {
  const { readBoard } = await import('../../platform/adapters/job-boards/read-board.ts');
  const known = new Map((await pages.listPages(ports.database, board.id)).map((page) => [page.urlKey, page]));
  const reading = await readBoard(fetch, source, {
    last: { etag: board.etag, lastModified: board.lastModified },
    knows: (address) => known.get(keyOf(address)),
    now: ports.now(),
  });
  if (reading === 'unchanged') {
    const now = ports.now();
    await queries.endReading(ports.database, board.id, now, { nextAt: after(now, boardRests.usualMs) });
    return;
  }
  const isEmpty = reading.read.every(({ job }) => job === null) && known.size === 0;
  if (source.kind === 'pages' && isEmpty && !reading.isPartial) throw new BoardError('no_board');
  await takeReading(ports, board, reading, known);
}

/** What a board is; null before it was read. */
function sourceOf({ kind, key, source }: queries.StoredBoard): BoardSource | null {
  if (kind === null) return null;
  if (kind === 'feed' || kind === 'pages') return { kind, source };
  return { kind: 'service', site: { service: kind, site: key.slice(kind.length + 1) } };
}

/** Finds out what a board is. One that is known by another address becomes that one, which is answered with null. */
async function learnSource(
  ports: Ports,
  fetch: PoliteFetch,
  board: queries.StoredBoard,
): Promise<BoardSource | null> {
  const { database } = ports;
  const { findBoard } = await import('../../platform/adapters/job-boards/discover.ts');
  const found = await findBoard(fetch, board.address);
  return database.transact(async () => {
    if (!(await queries.lockBoard(database, board.id))) return null;
    const facts = factsOf(found, board);
    const same = await queries.findSameBoard(database, board.id, facts);
    if (same === null) {
      await queries.setSource(database, board.id, facts);
      return found;
    }
    await queries.mergeBoards(database, board.id, same);
    await ports.queue.enqueue(readJobBoard, { boardId: same }, { key: same });
    await publishToFollowers(ports, same);
    return null;
  });
}

function factsOf(found: BoardSource, board: queries.StoredBoard) {
  if (found.kind !== 'service')
    return { key: board.key, address: board.address, kind: found.kind, source: found.source };
  // The name as the address writes it, where it was typed; services tell capital letters apart.
  const site: BoardSite = readBoardSite(board.address) ?? found.site;
  return { key: boardKey(site), address: boardPage(site), kind: site.service, source: '' };
}

type Known = Map<string, pages.StoredPage>;
type Job = { entry: ReadEntry; job: ExternalJob; urlKey: string; contentKey: string };

async function takeReading(
  ports: Ports,
  board: queries.StoredBoard,
  reading: BoardReading,
  known: Known,
): Promise<void> {
  const { database } = ports;
  const changed: Job[] = [];
  const same: { urlKey: string; changed: string }[] = [];
  const gone: string[] = [];
  for (const entry of reading.read) {
    const key = keyOf(entry.address);
    const page = known.get(key);
    if (entry.job === null) {
      if (page?.isOpen) gone.push(key);
      const facts = { ...entry, urlKey: key, contentKey: '', jobId: null };
      await pages.storePage(database, board.id, facts, ports.now());
      continue;
    }
    const contentKey = entry.job === 'unchanged' ? '' : contentKeyOf(entry.job);
    if (entry.job === 'unchanged' || (page?.contentKey === contentKey && page.isOpen))
      same.push({ urlKey: key, changed: entry.changed });
    else changed.push({ entry, job: entry.job, urlKey: key, contentKey });
  }
  await pages.touchPages(database, board.id, same, ports.now());
  const here = await takeJobs(ports, board.id, changed, known);
  const listed = new Set(reading.listed.map(keyOf));
  for (const page of known.values()) if (page.isOpen && !listed.has(page.urlKey)) gone.push(page.urlKey);
  await endReading(ports, board, reading, { gone, listed: [...listed], here });
}

/** Stores jobs that are new or say something new; returns how many stand here otherwise. */
async function takeJobs(ports: Ports, boardId: string, changed: Job[], known: Known): Promise<number> {
  let here = 0;
  for (let at = 0; at < changed.length; at += jobsAtOnce) {
    const some: (Job & { posting: ReadPosting })[] = [];
    for (const one of changed.slice(at, at + jobsAtOnce)) {
      some.push({ ...one, posting: postingOf(one.job, ports.now()) });
      await nextTurn();
    }
    await ports.database.transact(async () => {
      // Somebody may have stopped it, or left it, meanwhile.
      await queries.lockBoard(ports.database, boardId);
      const board = await queries.findBoardById(ports.database, boardId);
      if (!board || board.stoppedAt || board.followers === 0) return;
      for (const one of some) if (!(await takeJob(ports, boardId, one, known))) here += 1;
    });
  }
  return here;
}

/** Stores one job; false when it stands here otherwise: posted here by its employer, or on another board. */
async function takeJob(
  ports: Ports,
  boardId: string,
  { entry, job, urlKey: key, contentKey, posting }: Job & { posting: ReadPosting },
  known: Known,
): Promise<boolean> {
  const { database } = ports;
  const now = ports.now();
  const page = {
    urlKey: key,
    contentKey,
    changed: entry.changed,
    etag: entry.etag,
    lastModified: entry.lastModified,
  };
  const own = known.get(key)?.jobId ?? null;
  const others = (await pages.lockSameJobs(database, key)).filter(({ id }) => id !== own);
  const isHere = others.some(({ source, isOpen }) => source !== 'candidate' && isOpen);
  if (isHere && own === null) {
    await pages.storePage(database, boardId, { ...page, contentKey: '', jobId: null }, now);
    return false;
  }
  const id = own ?? others.find(({ source }) => source === 'candidate' || source === 'board')?.id ?? null;
  const stored = { id: id ?? v7(), urlKey: key, address: job.address, posting, now };
  if (id === null) await pages.insertBoardJob(database, stored);
  else {
    await pages.releaseJob(database, boardId, id);
    await pages.updateBoardJob(database, stored);
    await markJobStale(database, id);
  }
  await pages.storePage(database, boardId, { ...page, jobId: stored.id }, now);
  await ports.queue.enqueue(rescoreJob, { jobId: stored.id }, { key: stored.id });
  return true;
}

/** Closes what is gone, unless so much is that the answer has to be doubted, and notes the board as read. */
async function endReading(
  ports: Ports,
  board: queries.StoredBoard,
  reading: BoardReading,
  { gone, listed, here }: { gone: string[]; listed: string[]; here: number },
): Promise<void> {
  const { database } = ports;
  await database.transact(async () => {
    await queries.lockBoard(database, board.id);
    const now = ports.now();
    const isDoubted = isDoubtful(board.openJobs, gone.length) && !isConfirmed(board.shrunkAt, now);
    if (!isDoubted) {
      const closed = await pages.closeJobs(database, board.id, gone, now);
      await pages.forgetPages(database, board.id, listed);
      if (closed.length > 0) {
        const data = { closed: closed.length };
        await recordEvent(database, {
          actorId: null,
          action: 'board.jobs_closed',
          objectType: 'board',
          objectId: board.id,
          data,
        });
      }
    }
    const isWhole = !isDoubted && !reading.isPartial;
    const rest = isDoubted
      ? boardRests.shrunkMs
      : reading.isPartial
        ? boardRests.partialMs
        : boardRests.usualMs;
    await queries.endReading(database, board.id, now, {
      name: reading.name,
      etag: isWhole ? reading.etag : '',
      lastModified: isWhole ? reading.lastModified : '',
      leftOut: { ...reading.leftOut, here },
      shrunkAt: isDoubted ? (board.shrunkAt ?? now) : null,
      nextAt: after(now, rest),
    });
  });
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

function keyOf(address: string): string {
  return urlKey(address) ?? '';
}

function contentKeyOf(job: ExternalJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex');
}

import { v7 } from 'uuid';
import { boardsInAll, boardsPerPerson } from '../../../api/jobs/job-boards.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { boardKey, boardPage, readBoardSite } from '../../../engine/postings/board-address.ts';
import { canonicalUrl } from '../../../engine/postings/canonical-url.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readJobBoard } from '../../platform/tasks/task-definitions.ts';
import { closeJobs } from './page-queries.ts';
import * as queries from './queries.ts';
import { boardRests } from './rules.ts';
import { forgetTurns } from './host-rate-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'now' | 'queue' | 'safeFetch'>;

/** Lets somebody follow the board at an address, which is read in the background if nobody followed it. Returns its id. */
export function followBoard(ports: Ports, userId: string, url: string): Promise<string> {
  const { database } = ports;
  const { key, address } = boardAt(ports, url);
  return database.transact(async () => {
    const followed = await queries.countFollowed(database, userId);
    const id = await queries.ensureBoard(database, { id: v7(), key, address, now: ports.now() });
    await queries.lockBoard(database, id);
    const board = await queries.findBoardById(database, id);
    if (board?.stoppedAt)
      throw new ApiError('conflict', {
        detail: message('jobBoards.stopped', { reason: board.stopReason }),
      });
    if (!(await queries.insertFollow(database, id, userId))) return id;
    if (followed >= boardsPerPerson) {
      throw new ApiError('quota_reached', {
        detail: message('jobBoards.followEnough', { count: boardsPerPerson }),
      });
    }
    if ((await queries.countBoards(database)) > boardsInAll)
      throw new ApiError('quota_reached', { detail: message('jobBoards.tooManyBoards') });
    await ports.queue.enqueue(readJobBoard, { boardId: id }, { key: id });
    await record(database, userId, 'board.followed', id);
    return id;
  });
}

/** Ends that somebody follows a board; one that nobody follows is forgotten, and its jobs are closed, as nobody looks whether they are open. */
export function unfollowBoard(ports: Ports, userId: string, id: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    await queries.lockBoard(database, id);
    if (!(await queries.deleteFollow(database, id, userId))) throw new ApiError('not_found');
    await record(database, userId, 'board.unfollowed', id);
    await forgetAbandoned(ports);
  });
}

/** Has a board looked at now that somebody follows, unless that happened a moment ago. */
export function askForCheck(ports: Ports, userId: string, id: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const followers = await queries.listFollowers(database, id);
    const board = followers.includes(userId) ? await queries.findBoardById(database, id) : null;
    if (!board) throw new ApiError('not_found');
    const now = ports.now();
    const isFresh = board.checkedAt && now.getTime() - board.checkedAt.getTime() < boardRests.askedMs;
    if (isFresh || board.stoppedAt)
      throw new ApiError('conflict', {
        detail: board.stoppedAt
          ? message('jobBoards.stopped', { reason: board.stopReason })
          : message('jobBoards.checkedJustNow', { minutes: boardRests.askedMs / minuteMs }),
      });
    await queries.makeDue(database, id, now);
    await ports.queue.enqueue(readJobBoard, { boardId: id }, { key: id });
  });
}

/** Stops a board: it is read no more, its jobs are closed, and those who follow it see why. */
export function stopBoard(ports: Ports, staffId: string, id: string, reason: string): Promise<void> {
  const { database, now } = ports;
  return database.transact(async () => {
    if (!(await queries.lockBoard(database, id))) throw new ApiError('not_found');
    if (!(await queries.setStopped(database, id, { at: now(), reason }, now())))
      throw new ApiError('conflict', { detail: message('jobBoards.alreadyStopped') });
    await closeJobs(database, id, null, now());
    await record(database, staffId, 'board.stopped', id, { reason });
    await publishToFollowers(ports, id);
  });
}

/** Lets a board be read again that was stopped. */
export function allowBoard(ports: Ports, staffId: string, id: string): Promise<void> {
  const { database, now, queue } = ports;
  return database.transact(async () => {
    if (!(await queries.lockBoard(database, id))) throw new ApiError('not_found');
    if (!(await queries.setStopped(database, id, null, now())))
      throw new ApiError('conflict', { detail: message('jobBoards.notStopped') });
    await queue.enqueue(readJobBoard, { boardId: id }, { key: id });
    await record(database, staffId, 'board.allowed', id);
    await publishToFollowers(ports, id);
  });
}

/** Forgets the boards that nobody follows any more, whose addresses somebody typed, and closes their jobs; what the staff stopped stays stopped. */
export function forgetAbandoned({ database, now }: Pick<Ports, 'database' | 'now'>): Promise<void> {
  return database.transact(async () => {
    for (const id of await queries.listAbandoned(database)) {
      await closeJobs(database, id, null, now());
      await queries.deleteBoard(database, id);
    }
  });
}

/** Forgets boards that nobody follows, and whose turn it was at hosts that nobody asked lately. */
export async function tidyBoards({ database, now }: Pick<Ports, 'database' | 'now'>): Promise<void> {
  await forgetAbandoned({ database, now });
  await forgetTurns(database);
}

/** Tells the open pages of those who follow a board that it has come further. */
export async function publishToFollowers({ database, live }: Pick<Ports, 'database' | 'live'>, id: string) {
  for (const userId of await queries.listFollowers(database, id))
    await live.publish(userId, { type: 'job_board', id });
}

/** The one name of the board at an address, and where people see it. Refuses our own pages and what may not be called. */
function boardAt({ config, safeFetch }: Ports, url: string): { key: string; address: string } {
  const site = readBoardSite(url);
  if (site) return { key: boardKey(site), address: boardPage(site) };
  const refuse = (detail: ReturnType<typeof message>) =>
    new ApiError('invalid_input', { errors: [{ pointer: '#/body/url', detail }] });
  if (URL.parse(url)?.origin === config.origin) throw refuse(message('jobBoards.ownSite'));
  const key = canonicalUrl(url);
  if (key === null || !safeFetch.mayCall(url)) throw refuse(message('jobBoards.cannotBeCalled'));
  return { key, address: url };
}

function record(
  database: Ports['database'],
  actorId: string,
  action: string,
  boardId: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  return recordEvent(database, { actorId, action, objectType: 'board', objectId: boardId, data });
}

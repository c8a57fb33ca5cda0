import { z } from 'zod';
import type { jobBoardsApi } from '../../../api/jobs/job-boards.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { withScores } from '../../matching/fit/commands.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { allowBoard, askForCheck, followBoard, stopBoard, unfollowBoard } from './commands.ts';
import { presentBoard, presentStaffBoard } from './presenter.ts';
import { findBoardById, listBoardJobs, listBoards, listFollowed, type StoredBoard } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

const placeKey = z.tuple([cursorInstant, z.uuid()]);

/** Boards of employers elsewhere. */
export const jobBoardsHandlers: Handlers<typeof jobBoardsApi, Ports> = {
  listFollowedBoards: async (_input, { actor, database }) => ({
    items: (await listFollowed(database, actor.id)).map(presentBoard),
  }),

  followBoard: ({ body }, context) =>
    context.database.transact(async () => {
      // Whoever follows one publishes its jobs to all others.
      await requireVerified(context, context.actor.id, 'add_job');
      const id = await followBoard(context, context.actor.id, body.url);
      return presentBoard(await boardNow(context, id));
    }),

  unfollowBoard: ({ params }, context) => unfollowBoard(context, context.actor.id, params.id),

  checkBoard: ({ params }, context) =>
    context.database.transact(async () => {
      await askForCheck(context, context.actor.id, params.id);
      return presentBoard(await boardNow(context, params.id));
    }),

  listBoardJobs: async ({ query }, context) => {
    const { actor, database } = context;
    const candidateId = actor.role === 'candidate' ? actor.id : null;
    const search = {
      userId: actor.id,
      candidateId,
      boardId: query.board ?? null,
      now: context.now(),
      limit: query.limit + 1,
    };
    const page = pageOf(
      await listBoardJobs(database, search, readCursor(placeKey, query.cursor)),
      query.limit,
    );
    return { ...page, items: await withScores(context, candidateId, page.items) };
  },

  listJobBoards: async (_input, { database }) => ({
    items: (await listBoards(database)).map(presentStaffBoard),
  }),

  stopBoard: ({ params, body }, context) =>
    context.database.transact(async () => {
      await stopBoard(context, context.actor.id, params.id, body.reason);
      return presentStaffBoard(await boardNow(context, params.id));
    }),

  allowBoard: ({ params }, context) =>
    context.database.transact(async () => {
      await allowBoard(context, context.actor.id, params.id);
      return presentStaffBoard(await boardNow(context, params.id));
    }),
};

async function boardNow({ database }: Pick<Context<Ports>, 'database'>, id: string): Promise<StoredBoard> {
  const board = await findBoardById(database, id);
  if (!board) throw new ApiError('not_found');
  return board;
}

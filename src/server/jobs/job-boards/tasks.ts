import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { readJobBoard } from '../../platform/tasks/task-definitions.ts';
import { tidyBoards } from './commands.ts';
import { listDueBoards } from './queries.ts';
import { refreshBoard } from './refresh-commands.ts';

type Ports = Pick<
  Services,
  'closing' | 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'
>;

/** Reads one board that people follow. */
export const readJobBoardTask = defineTask({
  ...readJobBoard,
  timeoutSeconds: 1800,
  concurrency: 2,
  run: ({ boardId }, services: Ports) => refreshBoard(services, boardId),
});

/** Has the boards read that are due, and closes the jobs of those that nobody follows any more. */
export const readDueBoardsTask = defineTask({
  name: 'read-due-boards',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services: Ports) => {
    await tidyBoards(services);
    const due = await listDueBoards(services.database, services.now());
    await services.queue.enqueueAll(
      readJobBoard,
      due.map((boardId) => ({ payload: { boardId }, key: boardId })),
    );
  },
});

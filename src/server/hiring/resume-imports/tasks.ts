import { z } from 'zod';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import {
  decideDuplicates,
  notifyImported,
  settleImportFile,
  undoImport,
} from '../../platform/tasks/task-definitions.ts';
import { decideNext, forgetTyped, notifyNext, removeNext } from './people-commands.ts';
import * as queries from './people-queries.ts';
import { settleRead } from './settle-commands.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** A file that nobody decided about goes after so many days, with what is held of its person. */
const undecidedDays = 30;

/** Goes on with a resume that a company brought in and that was read, or could not be. */
export const settleImportFileTask = defineTask({
  ...settleImportFile,
  timeoutSeconds: 60,
  concurrency: 2,
  run: ({ resumeId }, services: Ports) => settleRead(services, resumeId),
});

/** Tells the people of an import that their data are here, as many as may be told in a day. */
export const notifyImportedTask = defineTask({
  ...notifyImported,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ importId }, services: Ports) => {
    while (!services.closing.aborted && (await notifyNext(services, importId)));
  },
});

/** Adds the files of an import that wait as duplicates, or leaves them out. */
export const decideDuplicatesTask = defineTask({
  ...decideDuplicates,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async (work, services: Ports) => {
    while (!services.closing.aborted && (await decideNext(services, work)));
  },
});

/** Removes the people of an import that was undone. */
export const undoImportTask = defineTask({
  ...undoImport,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ importId }, services: Ports) => {
    while (!services.closing.aborted && (await removeNext(services, { importId })));
  },
});

/** Goes on with what a limit or a crash left: people still to be told or removed, and files that nobody decided about in a month. */
export const tendImportsTask = defineTask({
  name: 'tend-resume-imports',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '41 * * * *',
  run: async (_payload, services: Ports) => {
    const { database, queue } = services;
    for (const importId of await queries.listNotifying(database))
      await queue.enqueue(notifyImported, { importId }, { key: importId });
    for (const importId of await queries.listHalfUndone(database))
      await queue.enqueue(undoImport, { importId }, { key: importId });
    await forgetTyped(services);
    const before = new Date(services.now().getTime() - undecidedDays * dayMs);
    while (!services.closing.aborted && (await removeNext(services, { undecidedSince: before })));
  },
});

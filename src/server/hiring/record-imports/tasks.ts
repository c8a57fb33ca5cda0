import { z } from 'zod';
import { dayMs, hourSeconds } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import {
  checkRecordImport,
  notifyRecordPeople,
  runRecordImport,
  undoRecordImport,
} from '../../platform/tasks/task-definitions.ts';
import { checkFile } from './check-commands.ts';
import { forgetOld } from './commands.ts';
import { notifyNext } from './notify-commands.ts';
import { listRecordWork } from './care-queries.ts';
import { bringIn } from './run-commands.ts';
import { takeBack } from './undo-commands.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** A file that was not brought in goes after so many days. */
const idleDays = 7;

/** Goes through a file without bringing anything in. */
export const checkRecordImportTask = defineTask({
  ...checkRecordImport,
  timeoutSeconds: 600,
  concurrency: 1,
  run: ({ importId }, services: Ports) => checkFile(services, importId),
});

/** Brings in the records of a file. */
export const runRecordImportTask = defineTask({
  ...runRecordImport,
  // A large file takes its time; what this cuts off goes on where it stopped.
  timeoutSeconds: hourSeconds,
  concurrency: 1,
  run: ({ importId }, services: Ports) => bringIn(services, importId),
});

/** Removes what an import brought in. */
export const undoRecordImportTask = defineTask({
  ...undoRecordImport,
  // A large file takes its time; what this cuts off goes on where it stopped.
  timeoutSeconds: hourSeconds,
  concurrency: 1,
  run: ({ importId }, services: Ports) => takeBack(services, importId),
});

/** Tells the people of an import that their data are here, as many as may be told in a day. */
export const notifyRecordPeopleTask = defineTask({
  ...notifyRecordPeople,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ importId }, services: Ports) => {
    while (!services.closing.aborted && (await notifyNext(services, importId)));
  },
});

/** Goes on with what a limit or a crash left, and forgets files that nobody brought in. */
export const tendRecordImportsTask = defineTask({
  name: 'tend-record-imports',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '47 * * * *',
  run: async (_payload, services: Ports) => {
    const { database, queue } = services;
    const work = await listRecordWork(database, new Date(services.now().getTime() - idleDays * dayMs));
    const again = [
      [checkRecordImport, work.checking],
      [runRecordImport, work.running],
      [undoRecordImport, work.undoing],
      [notifyRecordPeople, work.notifying],
    ] as const;
    for (const [task, ids] of again)
      for (const importId of ids) await queue.enqueue(task, { importId }, { key: importId });
    for (const id of work.old) await forgetOld(services, id);
  },
});

import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { purgeSelfIdentifications } from './commands.ts';
import { closeMonths } from './release-commands.ts';
import { listUnclosedCompanies } from './release-queries.ts';
import { dayOf, firstDay } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Deletes, each night, the answers to surveys that have had their time. */
export const purgeSelfIdentificationsTask = defineTask({
  name: 'forget-self-identifications',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 3 * * *',
  run: (_payload, services: Ports) => purgeSelfIdentifications(services),
});

/** Counts, as a month is over, those whose hiring ended in it, and releases what gives nobody away. It runs each night, and finds nothing to do in most. */
export const closeImpactMonthsTask = defineTask({
  name: 'close-impact-months',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '7 0 * * *',
  run: async (_payload, services: Ports) => {
    const closedBy = dayOf(firstDay(services.now(), 1));
    for (const { id } of await listUnclosedCompanies(services.database, closedBy)) {
      await closeMonths(services, id);
    }
  },
});

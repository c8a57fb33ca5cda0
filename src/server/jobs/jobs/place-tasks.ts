import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { lookUpPlaces } from './place-commands.ts';

/** Looks up the places of jobs that were stored before places were looked up. */
export const lookUpPlacesTask = defineTask({
  name: 'look-up-places',
  payload: z.object({}),
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services: Pick<Services, 'database'>) => {
    for (let isMore = true; isMore;) isMore = await lookUpPlaces(services);
  },
});

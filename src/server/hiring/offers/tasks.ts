import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { endOverdueOffer } from './due-commands.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'live' | 'now' | 'queue'>;

/** Each minute: ends the offers whose time is over, and those of applications that have ended; both sides are told, once. */
export const endOffersTask = defineTask({
  name: 'end-offers',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services: Ports) => {
    while (!services.closing.aborted && (await endOverdueOffer(services)));
  },
});

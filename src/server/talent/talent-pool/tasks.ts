import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { forgetEndedConsents } from './consent-commands.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Deletes, each night, what companies keep of people whose consent has ended. */
export const purgeTalentTask = defineTask({
  name: 'forget-talent',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '23 3 * * *',
  run: (_payload, services: Ports) => forgetEndedConsents(services),
});

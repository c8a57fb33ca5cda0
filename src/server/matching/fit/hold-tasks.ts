import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { settleHolds } from './hold-commands.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Shows and holds back the scores of jobs in New York City as days pass; lists of applicants do so themselves when they are read. */
export const settleHoldsTask = defineTask({
  name: 'settle-score-holds',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '*/10 * * * *',
  run: (_payload, services: Ports) => settleHolds(services, null),
});

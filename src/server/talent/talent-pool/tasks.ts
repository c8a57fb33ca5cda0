import type { Services } from '../../context.ts';
import { z } from 'zod';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { forgetWithoutConsent } from './consent-queries.ts';
import { monthsAfter } from './rules.ts';

/** Deletes, each night, what companies keep of people whose consent has ended. */
export const forgetTalentTask = defineTask({
  name: 'forget-talent',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '23 3 * * *',
  run: async (_payload, services: Services) =>
    forgetWithoutConsent(services.database, null, monthsAfter(services.now(), -consentMonths)),
});

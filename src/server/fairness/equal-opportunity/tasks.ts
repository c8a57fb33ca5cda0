import type { Services } from '../../context.ts';
import { z } from 'zod';
import { selfIdentificationMonths } from '../../../api/fairness/equal-opportunity.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { deleteOldAnswers } from './queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Deletes, each night, the answers to surveys that have had their time. */
export const forgetSelfIdentificationsTask = defineTask({
  name: 'forget-self-identifications',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 3 * * *',
  run: async (_payload, services: Ports) =>
    deleteOldAnswers(services.database, monthsAfter(services.now(), -selfIdentificationMonths)),
});

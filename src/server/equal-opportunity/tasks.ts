import { z } from 'zod';
import { selfIdentificationMonths } from '../../api/equal-opportunity.ts';
import { defineTask } from '../tasks/queue.ts';
import { deleteOldAnswers } from './queries.ts';
import { monthsLater } from './rules.ts';

/** Deletes, each night, the answers to surveys that have had their time. */
export const forgetSelfIdentificationsTask = defineTask({
  name: 'forget-self-identifications',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '17 3 * * *',
  run: async (_payload, services) =>
    deleteOldAnswers(services.database, monthsLater(services.now(), -selfIdentificationMonths)),
});

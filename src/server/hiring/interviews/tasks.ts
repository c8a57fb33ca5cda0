import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import {
  cancelEndedInterview,
  closeInterview,
  releaseInterviewer,
  remindOfInterview,
} from './due-commands.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'live' | 'now' | 'queue'>;

/**
 * Each minute: cancels what is ahead of applications that have ended and of people who are gone, takes out interviewers who do
 * not work with the job any more, reminds of interviews a day
 * and an hour before, and asks for scorecards once one is over. Each is noted in the transaction that tells of it, so that none
 * comes twice.
 */
export const tendInterviewsTask = defineTask({
  name: 'tend-interviews',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services: Ports) => {
    for (const step of [cancelEndedInterview, releaseInterviewer, remindOfInterview, closeInterview]) {
      while (!services.closing.aborted && (await step(services)));
    }
  },
});

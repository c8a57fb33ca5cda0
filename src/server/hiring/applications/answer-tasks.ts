import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { listOverdueJobs } from './answer-queries.ts';
import { notifyOverdue } from './notice-commands.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** So many days after a promised answer is overdue, the owners of the company are told as well. */
const escalationDays = 3;

/** Tells each morning who posted a job that promised answers are overdue, and later the owners; once a day and job each. */
export const notifyOverdueAnswersTask = defineTask({
  name: 'tell-overdue-answers',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '10 6 * * *',
  run: async (_payload, services: Ports) => {
    const { database } = services;
    for (const job of await listOverdueJobs(database, services.now(), 0)) {
      await notifyOverdue(services, job, job.postedBy === null ? job.owners : [job.postedBy]);
    }
    for (const job of await listOverdueJobs(database, services.now(), escalationDays)) {
      await notifyOverdue(services, job, job.owners);
    }
  },
});

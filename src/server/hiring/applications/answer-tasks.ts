import { z } from 'zod';
import type { Services } from '../../context.ts';
import { formatDay } from '../../platform/mail/format-date.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { listOverdueJobs, type OverdueJob } from './answer-queries.ts';

/** So many days after a promised answer is overdue, the owners of the company are told as well. */
const escalationDays = 3;

/** Tells each morning who posted a job that promised answers are overdue, and later the owners; once a day and job each. */
export const notifyOverdueAnswersTask = defineTask({
  name: 'tell-overdue-answers',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '10 6 * * *',
  run: async (_payload, services: Services) => {
    const { database } = services;
    for (const job of await listOverdueJobs(database, services.now(), 0)) {
      await tell(services, job, job.postedBy === null ? job.owners : [job.postedBy]);
    }
    for (const job of await listOverdueJobs(database, services.now(), escalationDays)) {
      await tell(services, job, job.owners);
    }
  },
});

async function tell(services: Services, job: OverdueJob, people: string[]): Promise<void> {
  const day = services.now().toISOString().slice(0, 10);
  const what = job.count === 1 ? '1 applicant waits' : `${job.count} applicants wait`;
  for (const userId of people) {
    await services.database.transact(() =>
      notify(services, {
        userId,
        kind: 'answers_overdue',
        key: `overdue:${job.jobId}:${day}`,
        title: `${what} longer for an answer than ${job.title} promises`,
        text: `The first applied on ${formatDay(job.oldest)}.`,
        path: `/jobs/${job.jobId}/applicants?due=answer`,
      }),
    );
  }
}

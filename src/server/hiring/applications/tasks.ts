import type { Services } from '../../context.ts';
import { notifyApplicants, notifyOfClosing } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { mailChangedRequirements, mailClosedJob } from './applicant-mail-commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Mails everybody with a running application that what a job asks for has changed. */
export const notifyApplicantsTask = defineTask({
  ...notifyApplicants,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ jobId, fields }, services: Ports) => mailChangedRequirements(services, jobId, fields),
});

/** Mails everybody with a running application that the job takes no more of them. */
export const notifyOfClosingTask = defineTask({
  ...notifyOfClosing,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ jobId }, services: Ports) => mailClosedJob(services, jobId),
});

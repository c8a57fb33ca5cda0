import type { Services } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import * as promises from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { jobClosedMail, requirementsChangedMail } from './application-mails.ts';
import { listRunningApplicants } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Mails everybody with a running application that what a job asks for has changed: all of them in one transaction, or none. */
export const notifyApplicantsTask = defineTask({
  ...promises.notifyApplicants,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ jobId, fields }, services: Ports) =>
    services.database.transact(async () => {
      for (const { email, jobTitle, employerName } of await listRunningApplicants(services.database, jobId)) {
        const job = { id: jobId, title: jobTitle, employer: employerName, fields };
        await postMail(services, email, requirementsChangedMail(services.config.origin, job));
      }
    }),
});

/** Mails everybody with a running application that the job takes no more of them: all of them in one transaction, or none. */
export const notifyOfClosingTask = defineTask({
  ...promises.notifyOfClosing,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ jobId }, services: Ports) =>
    services.database.transact(async () => {
      const applicants = await listRunningApplicants(services.database, jobId);
      for (const { email, jobTitle, employerName, isClosed } of applicants) {
        if (!isClosed) return;
        const job = { id: jobId, title: jobTitle, employer: employerName };
        await postMail(services, email, jobClosedMail(services.config.origin, job));
      }
    }),
});

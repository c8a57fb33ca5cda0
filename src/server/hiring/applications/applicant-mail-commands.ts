import type { Services } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { jobClosedMail, requirementsChangedMail } from './application-mails.ts';
import { listRunningApplicants } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Mails everybody with a running application that what a job asks for has changed: all of them in one transaction, or none. */
export function mailChangedRequirements(ports: Ports, jobId: string, fields: string[]): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    for (const { email, jobTitle, employerName } of await listRunningApplicants(database, jobId)) {
      const job = { id: jobId, title: jobTitle, employer: employerName, fields };
      await postMail(ports, email, requirementsChangedMail(config.origin, job));
    }
  });
}

/** Mails everybody with a running application that the job takes no more of them: all of them in one transaction, or none. */
export function mailClosedJob(ports: Ports, jobId: string): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    for (const { email, jobTitle, employerName, isClosed } of await listRunningApplicants(database, jobId)) {
      if (!isClosed) return;
      const job = { id: jobId, title: jobTitle, employer: employerName };
      await postMail(ports, email, jobClosedMail(config.origin, job));
    }
  });
}

import { v7 } from 'uuid';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { listAdminEmails } from '../../identity/auth/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { jobReportMail } from '../jobs/report-mail.ts';
import { insertReport, insertVisit, type NewReport } from './saved-search-queries.ts';

/** Reports a job to those who run the site, by mail too; `by` is null for a visitor. */
export function reportJob(
  ports: Pick<Services, 'config' | 'database' | 'log' | 'now' | 'queue'>,
  by: Pick<Actor, 'id' | 'email'> | null,
  job: Pick<Job, 'id' | 'title' | 'employer_name'>,
  { reason, details }: Pick<NewReport, 'reason' | 'details'>,
): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    const id = v7();
    await insertReport(database, { id, jobId: job.id, reporterId: by?.id ?? null, reason, details });
    const about = { id: job.id, title: job.title, employer: job.employer_name };
    const mail = jobReportMail(config.origin, { job: about, reason, details, from: by?.email ?? null });
    const readers = config.contactEmail === null ? await listAdminEmails(database) : [config.contactEmail];
    for (const reader of readers) await postMail(ports, reader, mail);
    ports.log.info({ jobReportId: id, jobId: job.id, reason }, 'a job was reported');
  });
}

/** Notes that somebody opened the page elsewhere where a job takes applications; nothing happens when they did before. */
export function recordExternalVisit(
  { database }: Pick<Services, 'database'>,
  personId: string,
  jobId: string,
): Promise<void> {
  return database.transact(async () => {
    if (!(await insertVisit(database, personId, jobId))) return;
    await recordEvent(database, {
      actorId: personId,
      action: 'job.outside_visited',
      objectType: 'job',
      objectId: jobId,
      subjectId: personId,
    });
  });
}

import { z } from 'zod';
import type { Services } from '../../context.ts';
import { jobAlertMail } from '../../platform/mail/job-alert-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { stopLinks } from './alert-links.ts';
import { type DueAlert, listDueAlerts, claimAlert } from './alert-queries.ts';
import { findPublished } from '../job-search/find-jobs.ts';

type Ports = Pick<Services, 'config' | 'database' | 'jobIndex' | 'now' | 'queue'>;

/** Jobs whose transaction is still open when the mail is written come with the next one: the window ends so long ago. */
const lagMilliseconds = 120_000;
const mostShown = 10;

/**
 * Mails the new jobs of saved searches, daily or weekly. Each search is taken up, told of and noted as told in one
 * transaction, so that a repeat tells nothing twice.
 */
export const sendJobAlertsTask = defineTask({
  name: 'send-job-alerts',
  payload: z.object({}),
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '*/15 * * * *',
  run: async (_payload, services: Ports) => {
    const now = services.now();
    for (let ids = await listDueAlerts(services.database, now); ids.length > 0;) {
      for (const id of ids) await tell(services, id, now);
      const next = await listDueAlerts(services.database, now);
      // What another process holds stays due until it is done.
      ids = next.some((id) => !ids.includes(id)) ? next : [];
    }
  },
});

async function tell(services: Ports, id: string, now: Date): Promise<void> {
  const { config, database } = services;
  const until = new Date(now.getTime() - lagMilliseconds);
  await database.transact(async () => {
    const alert = await claimAlert(database, id, now, until);
    if (!alert) return;
    const found = await findPublished(services, askedBy(alert, now), { after: alert.lastSentAt, until });
    if (found.total === 0) return;
    const stop = stopLinks(config.secrets.links, config.origin, alert.id);
    await postMail(services, alert.email, jobAlertMail(config.origin, alert, found, stop));
  });
}

function askedBy({ query, userId }: DueAlert, now: Date) {
  return {
    q: query.q,
    jobType: query.job_type,
    locationType: query.location_type,
    country: query.country,
    pay: query.pay === undefined ? undefined : { least: query.pay, currency: query.currency ?? 'USD' },
    candidateId: userId,
    now,
    limit: mostShown,
  };
}

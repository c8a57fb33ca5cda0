import type { Services } from '../../context.ts';
import { withFitInWords } from '../../platform/http/score-presenter.ts';
import { jobAlertMail } from '../../platform/mail/job-alert-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { findPublished } from '../job-search/find-jobs.ts';
import { nearOf, payAsked } from '../job-search/near.ts';
import { stopLinks } from './alert-links.ts';
import { claimAlert, type DueAlert, stopAlert } from './alert-queries.ts';

/** Jobs whose transaction is still open when the mail is written come with the next one: the window ends so long ago. */
const lagMilliseconds = 120_000;
const maxListed = 10;

/**
 * Mails the new jobs of one saved search, and nothing when there are none. The search is claimed in the transaction that posts the
 * mail, so that a repeat mails nothing twice.
 */
export async function mailJobAlert(
  ports: Pick<Services, 'config' | 'database' | 'jobIndex' | 'now' | 'queue'>,
  id: string,
  now: Date,
): Promise<void> {
  const { config, database } = ports;
  const until = new Date(now.getTime() - lagMilliseconds);
  await database.transact(async () => {
    const alert = await claimAlert(database, id, now, until);
    if (!alert) return;
    const found = await findPublished(ports, askedBy(alert, now), { after: alert.lastSentAt, until });
    if (found.total === 0) return;
    const stop = stopLinks(config.secrets.links, config.origin, alert.id);
    const listed = { ...found, items: found.items.map(withFitInWords) };
    await postMail(ports, alert.email, jobAlertMail(config.origin, alert, listed, stop));
  });
}

/** Ends the mails about a saved search; returns its name, or null when it is gone. */
export function stopJobAlert({ database }: Pick<Services, 'database'>, id: string): Promise<string | null> {
  return stopAlert(database, id);
}

function askedBy({ query, userId }: DueAlert, now: Date) {
  const near = nearOf(query);
  return {
    q: query.q,
    jobType: query.job_type,
    locationType: query.location_type,
    country: query.country,
    pay: payAsked(query),
    // A place that is not known any more finds nothing.
    near: near === null ? [] : near?.reach,
    candidateId: userId,
    now,
    limit: maxListed,
  };
}

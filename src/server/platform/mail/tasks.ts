import { entrustedTo } from '../../config.ts';
import type { Services } from '../../context.ts';
import { hideSecrets } from '../logging/redact.ts';
import { sendMail, sweepMails } from '../tasks/task-definitions.ts';
import { defineTask } from '../tasks/queue.ts';
import { hasMailboxPage } from './mailbox-page.ts';
import * as queries from './queries.ts';
import type { MailContent } from './templates.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'errors' | 'log' | 'mail' | 'metrics' | 'now' | 'queue'>;

/** Hands one mail of the outbox over. A repeat after it was taken does nothing. */
export const sendMailTask = defineTask({
  ...sendMail,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ mailId }, services: Ports) => {
    const row = await queries.findWaitingMail(services.database, mailId);
    if (row) await deliver(row, services);
  },
});

/** Tries again to send the mails of the last day that still wait, and forgets mails after a week. */
export const sweepMailsTask = defineTask({
  ...sweepMails,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '*/10 * * * *',
  run: async (_payload, services: Ports) => {
    const now = services.now().getTime();
    await queries.purgeMails(services.database, new Date(now - 7 * dayMs));
    if (!services.config.smtp) return;
    for (const id of await queries.listWaitingMails(services.database, new Date(now - dayMs))) {
      await services.queue.enqueue(sendMail, { mailId: id }, { key: id });
    }
  },
});

/** Mails that an address gets before its owner has shown that it is theirs. All others wait for nothing: who typed it may be somebody else. */
const beforeVerified = new Set<string>([
  'verify',
  'sign_in',
  'recover',
  'email_approve',
  'email_confirm',
  'email_in_use',
  'email_changed',
  'account_deletion',
  'invitation',
  'talent_added',
  'talent_invitation',
  'contact',
  'job_report',
] satisfies MailContent['kind'][]);

async function deliver(row: queries.StoredMail, services: Ports): Promise<void> {
  const { config, database } = services;
  if (
    config.smtp &&
    !beforeVerified.has(row.kind) &&
    (await queries.isUnverifiedAccount(database, row.toAddress))
  )
    return queries.markFailed(database, row.id, 'Nobody has verified this address.', services.now());
  return handOver(row, services);
}

async function handOver(row: queries.StoredMail, services: Ports): Promise<void> {
  const { database, log, metrics } = services;
  const { id, toAddress: to, subject, text, html, unsubscribe, calendar } = row;
  const kept = (words: string) => hideSecrets(words, entrustedTo(services.config)).slice(0, 500);
  const result = await services.mail
    .deliver({ id, to, subject, text, html, unsubscribe, calendar })
    .catch(async (error: unknown) => {
      metrics.mail('failed');
      const words = error instanceof Error ? error.message : String(error);
      await queries.markFailed(database, id, kept(words), null);
      throw error;
    });
  metrics.mail(result.outcome);
  const entry = { mail: id, kind: row.kind };
  if (result.outcome === 'sent') await queries.markSent(database, id, services.now());
  else if (result.outcome === 'refused') {
    await queries.markFailed(database, id, kept(result.reason), services.now());
    services.errors.write({
      source: 'mail',
      action: row.kind,
      error: { type: 'MailRefused', message: result.reason },
    });
    log.warn(entry, 'the mail server refused a mail');
  } else if (hasMailboxPage(services.config)) log.info(entry, 'a mail waits at /dev/mail');
  else log.warn(entry, 'a mail stays in the outbox: SMTP_URL is not set');
}

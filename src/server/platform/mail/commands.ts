import { dayMs } from '../../../api/platform/durations.ts';
import { entrustedTo } from '../../config.ts';
import type { Services } from '../../context.ts';
import { hideSecrets } from '../logging/redact.ts';
import { isAddedAddress } from './added-address.ts';
import { bounceAddress } from './in-addresses.ts';
import { hasMailboxPage } from './mailbox-page.ts';
import * as queries from './queries.ts';
import type { MailKind } from './templates.ts';
import { messageText } from '../../../api/platform/message-text.ts';

type Ports = Pick<Services, 'config' | 'database' | 'errors' | 'log' | 'mail' | 'metrics' | 'now'>;

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
  'applicant_added',
  'application_confirm',
  'contact',
  'job_report',
] satisfies MailKind[]);

/** Hands one mail of the outbox over, and notes the result of it. */
export async function deliverMail(ports: Ports, row: queries.StoredMail): Promise<void> {
  const { config, database } = ports;
  // Who has no account has no mailbox here: what was done with their application stands in their record.
  if (isAddedAddress(row.toAddress))
    return queries.markFailed(database, row.id, messageText('platformErrors.noAccount'), ports.now());
  if (
    config.smtp &&
    !beforeVerified.has(row.kind) &&
    (await queries.isUnverifiedAccount(database, row.toAddress))
  )
    return queries.markFailed(database, row.id, messageText('platformErrors.unverifiedAddress'), ports.now());
  return handOver(ports, row);
}

async function handOver(ports: Ports, row: queries.StoredMail): Promise<void> {
  const { database, log, metrics } = ports;
  const { id, toAddress: to, subject, text, html, unsubscribe, calendar, attachment, replyTo } = row;
  const { mailIn, secrets } = ports.config;
  const bounceTo = mailIn && bounceAddress(mailIn, secrets.links, id);
  const kept = (words: string) => hideSecrets(words, entrustedTo(ports.config)).slice(0, 500);
  const result = await ports.mail
    .deliver({ id, to, subject, text, html, unsubscribe, calendar, attachment, replyTo, bounceTo })
    .catch(async (error: unknown) => {
      metrics.mail('failed');
      const words = error instanceof Error ? error.message : String(error);
      await queries.markFailed(database, id, kept(words), null);
      throw error;
    });
  metrics.mail(result.outcome);
  const entry = { mail: id, kind: row.kind };
  if (result.outcome === 'sent') await queries.markSent(database, id, ports.now());
  else if (result.outcome === 'refused') {
    await queries.markFailed(database, id, kept(result.reason), ports.now());
    ports.errors.write({
      source: 'mail',
      action: row.kind,
      error: { type: 'MailRefused', message: result.reason },
    });
    log.warn(entry, 'the mail server refused a mail');
  } else if (hasMailboxPage(ports.config)) log.info(entry, 'a mail waits at /dev/mail');
  else log.warn(entry, 'a mail stays in the outbox: SMTP_URL is not set');
}

/** Deletes the mails of the outbox after a week. */
export function purgeOldMails({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  return queries.purgeMails(database, new Date(now().getTime() - 7 * dayMs));
}

import { greetSmtp } from '../../platform/adapters/mail/smtp.ts';
import { type Config, entrustedTo } from '../../config.ts';
import { hideSecrets } from '../../platform/logging/redact.ts';
import type { Finding } from './finding.ts';

/** Greets the mail server with its user and password, without sending anything. */
export async function checkMail(config: Config): Promise<Finding | null> {
  if (!config.smtp) return null;
  const refused = await greetSmtp(config.smtp.url);
  return refused === null
    ? ok('mail', 'the mail server takes our user and password')
    : wrong('mail', `the mail server does not let us in: ${hideSecrets(refused, entrustedTo(config))}`);
}

/** Signs in to the mailbox that mail comes in by, without taking anything. */
export async function checkMailIn({ mailIn, ...config }: Config): Promise<Finding | null> {
  if (!mailIn) return null;
  const where = `${mailIn.local}+…@${mailIn.domain}`;
  if (mailIn.imap === null)
    return ok('mail in', `applications and answers to ${where} are received on port ${mailIn.listen?.port}`);
  const { greetImap } = await import('../../platform/adapters/mail-in/imap.ts');
  const refused = await greetImap(mailIn.imap);
  return refused === null
    ? ok('mail in', `the mailbox for ${where} lets us in`)
    : wrong(
        'mail in',
        `the mailbox for ${where} does not let us in: ${hideSecrets(refused, entrustedTo({ mailIn, ...config }))}`,
      );
}

function ok(what: string, says: string): Finding {
  return { verdict: 'ok', what, says };
}

function wrong(what: string, says: string): Finding {
  return { verdict: 'wrong', what, says };
}

import type { Services } from '../../../context.ts';
import { countMails } from '../../../platform/mail/queries.ts';
import type { MailKind } from '../../../platform/mail/templates.ts';
import { hourMs } from '../../../../api/platform/durations.ts';

/** So many mails of a kind go to one address in an hour, the caller for them. */
const maxPerHour = 5;

/** False when an address got enough mails of a kind lately: nobody can fill a mailbox. */
export async function mayMail(
  services: Pick<Services, 'database' | 'now'>,
  to: string,
  kind: MailKind,
): Promise<boolean> {
  const lately = new Date(services.now().getTime() - hourMs);
  return (await countMails(services.database, to, kind, lately)) < maxPerHour;
}

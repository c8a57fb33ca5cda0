import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { hasMailboxPage } from '../../platform/mail/mailbox-page.ts';
import { isEmailVerified } from './passwords/queries.ts';

/** Refuses what needs a verified address to somebody without one; `what` is told with it, as the beginning of a sentence. */
export async function requireVerified(
  { config, database }: Pick<Services, 'config' | 'database'>,
  personId: string,
  what: string,
): Promise<void> {
  if (await isEmailVerified(database, personId)) return;
  const where = hasMailboxPage(config) ? ' No mail server is set up here. Emails are at /dev/mail.' : '';
  throw new ApiError('email_unverified', {
    detail: `${what} needs a verified email address. Open the link in the email we sent you, or have it sent again.${where}`,
  });
}

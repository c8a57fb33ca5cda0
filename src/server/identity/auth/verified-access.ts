import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { hasMailboxPage } from '../../platform/mail/mailbox-page.ts';
import { isEmailVerified } from './passwords/queries.ts';
import { message } from '../../../messages/message.ts';

/** Refuses what needs a verified address to somebody without one; `what` is what they wanted to do. */
export async function requireVerified(
  { config, database }: Pick<Services, 'config' | 'database'>,
  personId: string,
  what: 'two_factor' | 'publish' | 'add_job' | 'ats' | 'stranger_mails' | 'report_mails',
): Promise<void> {
  if (await isEmailVerified(database, personId)) return;
  throw new ApiError('email_unverified', {
    detail: hasMailboxPage(config)
      ? message('identityErrors.verifyEmailInMailbox', { what })
      : message('identityErrors.verifyEmail', { what }),
  });
}

import { daySeconds } from '../../../api/platform/durations.ts';
import { strangerMailsADay } from '../../../api/identity/companies.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { consumePoint } from '../../platform/limits/queries.ts';
import { listFullMailboxes } from '../../platform/mail/queries.ts';
import { requireVerified } from '../auth/verified-access.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** So many mails of people whom they did not write to go to one address in a day. */
const mostToOneADay = 5;

/**
 * Counts mails to people who did not write to a company, in the transaction that stores them. Refuses them to a sender whose own address
 * is not verified, beyond what a company may send in a day, and to an address that got enough of them.
 */
export async function countStrangerMails(
  ports: Ports,
  sender: { personId: string; companyId: string },
  addresses: string[],
): Promise<void> {
  const { config, database } = ports;
  await requireVerified(ports, sender.personId, 'Emailing people who have not contacted you');
  if (addresses.length === 0 || !config.rateLimits) return;
  const since = new Date(ports.now().getTime() - daySeconds * 1000);
  const [full] = await listFullMailboxes(database, addresses, mostToOneADay, since);
  if (full !== undefined) {
    throw new ApiError('rate_limited', {
      detail: `${full} has received several such emails today. Please try again tomorrow.`,
      retryAfterSeconds: daySeconds,
    });
  }
  const allowance = { points: strangerMailsADay, seconds: daySeconds };
  const key = `mails to strangers/company/${sender.companyId}`;
  const standing = await consumePoint(database, key, allowance, ports.now(), addresses.length);
  if (standing.taken) return;
  throw new ApiError('rate_limited', {
    detail: `Your company can email ${strangerMailsADay} people a day who have not contacted it. ${standing.left} are left today, and this would be ${addresses.length}.`,
    retryAfterSeconds: standing.seconds,
  });
}

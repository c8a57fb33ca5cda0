import { daySeconds } from '../../../api/platform/durations.ts';
import { strangerMailsADay } from '../../../api/identity/companies.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { consumePoint } from '../../platform/limits/queries.ts';
import { listFullMailboxes } from '../../platform/mail/queries.ts';
import type { StrangerSender } from '../../platform/mail/stranger-sender.ts';
import { isFreeMail } from '../auth/company-name.ts';
import { requireVerified } from '../auth/verified-access.ts';
import { findSender } from './company-queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** So many mails of people whom they did not write to go to one address in a day. */
const maxPerAddressPerDay = 5;

/**
 * Counts mails to people who did not write to a company, in the transaction that stores them. Refuses them to a sender whose own address
 * is not verified, beyond what a company may send in a day, and to an address that got enough of them. Answers as whom they are sent.
 */
export async function admitStrangerMails(
  ports: Ports,
  sender: { personId: string; companyId: string },
  addresses: string[],
): Promise<StrangerSender> {
  await requireVerified(ports, sender.personId, 'stranger_mails');
  if (addresses.length > 0 && ports.config.rateLimits) await count(ports, sender.companyId, addresses);
  return senderOf(ports, sender);
}

async function count(ports: Ports, companyId: string, addresses: string[]): Promise<void> {
  const { database } = ports;
  const since = new Date(ports.now().getTime() - daySeconds * 1000);
  const [full] = await listFullMailboxes(database, addresses, maxPerAddressPerDay, since);
  if (full !== undefined) {
    throw new ApiError('rate_limited', {
      detail: message('identityErrors.addressMailedEnough', { address: full }),
      retryAfterSeconds: daySeconds,
    });
  }
  const allowance = { points: strangerMailsADay, seconds: daySeconds };
  const key = `mails to strangers/company/${companyId}`;
  const standing = await consumePoint(database, key, allowance, ports.now(), addresses.length);
  if (standing.taken) return;
  throw new ApiError('rate_limited', {
    detail: message('identityErrors.strangerMailsUsed', {
      limit: strangerMailsADay,
      left: standing.left,
      count: addresses.length,
    }),
    retryAfterSeconds: standing.seconds,
  });
}

/**
 * How people who did not write to a company are told who writes to them. Anybody may call a company as they like, so beside its name stands
 * what is proven: a domain of the company in the DNS, or that of the sender's verified address.
 */
async function senderOf(
  { database }: Pick<Ports, 'database'>,
  who: { personId: string; companyId: string },
): Promise<StrangerSender> {
  const found = await findSender(database, who);
  if (!found) throw new Error('The sender works for no company.');
  const { company, email, verified, proven } = found;
  const at = email.split('@')[1]?.toLowerCase() ?? '';
  const own = verified && !isFreeMail(at) ? at : null;
  const domain = own !== null && proven.includes(own) ? own : (proven[0] ?? own);
  if (domain === null) return { company, proof: 'none', domain: '', email };
  return { company, proof: company.toLowerCase() === domain ? 'named' : 'domain', domain, email };
}

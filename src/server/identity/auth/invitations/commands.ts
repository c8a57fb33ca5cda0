import { type Invitation, invitationDays } from '../../../../api/identity/invitations.ts';
import type { Services } from '../../../context.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordCompanyEvent } from '../../companies/event-commands.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { countMails } from '../../../platform/mail/queries.ts';
import { presentReader } from '../../../platform/http/reader.ts';
import { invitationMail } from './invitation-mail.ts';
import { admitStrangerMails } from '../../companies/stranger-mail-commands.ts';
import { lockCompany } from '../../companies/company-queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import * as queries from './queries.ts';
import { dayMs } from '../../../../api/platform/durations.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;
type Invited = Pick<Invitation, 'email' | 'role'>;
/** An owner of a company, who invites others to work for it. */
type Owner = { actor: Actor; companyId: string };

/** So many invitations a day go to one address, whoever sends them. */
const maxPerDay = 5;
const maxOpen = 200;

/** Invites the owner of an address to work for the company; refused for those who do, and while too many are open. */
export function createInvitation(ports: Ports, by: Owner, invited: Invited): Promise<Invitation> {
  const { database } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    if (await queries.isMember(database, companyId, invited.email)) {
      const detail = message('identityErrors.alreadyMember');
      throw new ApiError('invalid_input', { errors: [{ pointer: '/email', detail }] });
    }
    if ((await queries.countInvitations(database, companyId)) >= maxOpen) {
      throw new ApiError('quota_reached', {
        detail: message('identityErrors.tooManyInvitations', { count: maxOpen }),
      });
    }
    return mailInvitation(ports, by, invited, 'invitation.sent');
  });
}

/** Mails an invitation once more, under a new link that counts from now. */
export function resendInvitation(ports: Ports, by: Owner, id: string): Promise<Invitation> {
  const { database } = ports;
  return database.transact(async () => {
    if (!(await lockCompany(database, by.companyId))) throw new ApiError('no_company');
    const [before] = await queries.listInvitations(database, by.companyId, ports.now(), id);
    if (!before) throw new ApiError('not_found');
    return mailInvitation(ports, by, before, 'invitation.sent_again');
  });
}

/** Takes an invitation back; its link ends. */
export function revokeInvitation(
  { database }: Pick<Services, 'database'>,
  by: Owner,
  id: string,
): Promise<void> {
  return database.transact(async () => {
    const email = await queries.deleteInvitation(database, by.companyId, id);
    if (email === null) throw new ApiError('not_found');
    await recordCompanyEvent(database, by, 'invitation.revoked', { email });
  });
}

/** Stores an invitation under a new token and mails it, in the caller's transaction. */
async function mailInvitation(
  ports: Ports,
  by: Owner,
  { email, role }: Invited,
  action: string,
): Promise<Invitation> {
  const { config, database } = ports;
  const { actor, companyId } = by;
  const now = ports.now();
  const lately = new Date(now.getTime() - dayMs);
  if ((await countMails(database, email, 'invitation', lately)) >= maxPerDay) {
    throw new ApiError('rate_limited', {
      detail: message('identityErrors.invitedEnough'),
    });
  }
  const sender = await admitStrangerMails(ports, { personId: actor.id, companyId }, [email]);
  const token = newToken();
  const id = await queries.insertInvitation(database, {
    companyId,
    email,
    role,
    tokenHash: hashToken(token),
    invitedBy: actor.id,
    sentAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  });
  const mail = invitationMail(config.origin, token, { sender, role, days: invitationDays });
  await postMail(ports, email, mail, presentReader());
  await recordCompanyEvent(database, by, action, { email, role });
  const [stored] = await queries.listInvitations(database, companyId, now, id);
  if (!stored) throw new Error('The invitation was not stored.');
  return stored;
}

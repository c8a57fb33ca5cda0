import {
  invitationDays,
  type Invitation,
  type invitationsApi,
} from '../../../../api/identity/invitations.ts';
import { lockCompany } from '../../companies/company-queries.ts';
import { ownsCompany } from '../../companies/rules.ts';
import { companyOf, type Handlers, ApiError, type SignedIn } from '../../../context.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { countMails } from '../../../platform/mail/queries.ts';
import { invitationMail } from '../../../platform/mail/templates.ts';
import * as queries from './queries.ts';
import { acceptInvitation, readInvitation, signUpInvited } from './invited.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { dayMs } from '../../../../engine/calendar/durations.ts';

/** So many invitations a day go to one address, whoever sends them. */
const mostADay = 5;
const mostOpen = 200;

/** Invitations to work for a company: sent by its owners, taken by whoever reads the mail. */
export const invitationsHandlers: Handlers<typeof invitationsApi> = {
  listInvitations: async (_input, context) => ({
    items: await queries.listInvitations(context.database, ownCompany(context), context.now()),
  }),

  createInvitation: ({ body: { email, invited_role: role } }, context) =>
    context.database.transact(async () => {
      const companyId = ownCompany(context);
      if (!(await lockCompany(context.database, companyId))) throw new ApiError('no_company');
      if (await queries.isMember(context.database, companyId, email)) {
        const detail = 'This person works here already.';
        throw new ApiError('invalid_input', { errors: [{ pointer: '/email', detail }] });
      }
      if ((await queries.countInvitations(context.database, companyId)) >= mostOpen) {
        throw new ApiError('quota_reached', {
          detail: `${mostOpen} invitations are open. Revoke some first.`,
        });
      }
      return mailInvitation(context, companyId, { email, role }, 'invitation.sent');
    }),

  resendInvitation: ({ params }, context) =>
    context.database.transact(async () => {
      const companyId = ownCompany(context);
      if (!(await lockCompany(context.database, companyId))) throw new ApiError('no_company');
      const [before] = await queries.listInvitations(context.database, companyId, context.now(), params.id);
      if (!before) throw new ApiError('not_found');
      return mailInvitation(context, companyId, before, 'invitation.sent_again');
    }),

  revokeInvitation: ({ params }, context) =>
    context.database.transact(async () => {
      const companyId = ownCompany(context);
      const email = await queries.deleteInvitation(context.database, companyId, params.id);
      if (email === null) throw new ApiError('not_found');
      await record(context, companyId, 'invitation.revoked', { email });
    }),

  readInvitation,
  acceptInvitation,
  signUpInvited,
};

function ownCompany(context: SignedIn): string {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return companyId;
}

/** Stores an invitation under a new token and mails it, in the caller's transaction. */
async function mailInvitation(
  context: SignedIn,
  companyId: string,
  { email, role }: Pick<Invitation, 'email' | 'role'>,
  action: string,
): Promise<Invitation> {
  const { actor, config, database } = context;
  const now = context.now();
  const lately = new Date(now.getTime() - dayMs);
  if ((await countMails(database, email, 'invitation', lately)) >= mostADay) {
    throw new ApiError('rate_limited', {
      detail: 'This address was sent several invitations today. Please send this one tomorrow.',
    });
  }
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
  const invitation = { company: actor.company?.name ?? '', from: actor.email, role, days: invitationDays };
  await postMail(context, email, invitationMail(config.origin, token, invitation));
  await record(context, companyId, action, { email, role });
  const [stored] = await queries.listInvitations(database, companyId, now, id);
  if (!stored) throw new Error('The invitation was not stored.');
  return stored;
}

async function record(
  context: SignedIn,
  companyId: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data,
  });
}

import type { invitationsApi } from '../../../../api/identity/invitations.ts';
import type { Handlers, Services, SignedIn } from '../../../context.ts';
import { formatsOf } from '../../account-settings/first-formats.ts';
import type { Actor } from '../../actor.ts';
import { companyOf } from '../../employer-scope.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { logoUrl } from '../../companies/company-queries.ts';
import { ownsCompany } from '../../companies/rules.ts';
import { checkPassword } from '../passwords/new-password.ts';
import { emailExists } from '../queries.ts';
import { hashToken } from '../secret-tokens.ts';
import { renewSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';
import { createInvitation, resendInvitation, revokeInvitation } from './commands.ts';
import { acceptInvitation, joinedCompany, openInvitation, signUpInvited } from './joining-commands.ts';
import { listInvitations } from './queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'live' | 'now' | 'queue'>;

/** Invitations to work for a company: sent by its owners, taken by whoever reads the mail. */
export const invitationsHandlers: Handlers<typeof invitationsApi, Ports> = {
  listInvitations: async (_input, context) => ({
    items: await listInvitations(context.database, owner(context).companyId, context.now()),
  }),

  createInvitation: ({ body: { email, invited_role: role } }, context) =>
    createInvitation(context, owner(context), { email, role }),

  resendInvitation: ({ params }, context) => resendInvitation(context, owner(context), params.id),

  revokeInvitation: ({ params }, context) => revokeInvitation(context, owner(context), params.id),

  readInvitation: async ({ body }, context) => {
    const invitation = await openInvitation(context, hashToken(body.token));
    const { email, role, companyName, logoHash, expiresAt } = invitation;
    return {
      email,
      role,
      company: { name: companyName, logo_url: logoUrl(logoHash) },
      expires_at: expiresAt.toISOString(),
      account: await emailExists(context.database, email),
    };
  },

  acceptInvitation: ({ body }, context) =>
    // The cookie is renewed in the same transaction: both happen, or neither.
    context.database.transact(async () => {
      const { actor } = context;
      const formats = formatsOf(context.request);
      const invitation = await acceptInvitation(context, actor, hashToken(body.token), formats);
      await renewSession(context);
      const role = actor.role === 'admin' ? 'admin' : invitation.role;
      const company = joinedCompany(invitation, role);
      return { user: presentUser({ ...actor, role, company, formats: actor.formats ?? formats }) };
    }),

  signUpInvited: async ({ body }, context) => {
    const hash = hashToken(body.token);
    const { email, role } = await openInvitation(context, hash);
    if (await emailExists(context.database, email)) throw new ApiError('email_taken');
    checkPassword(body.password, role, '/password');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    const account = { password, terms: body.terms_version, formats: formatsOf(context.request) };
    return { user: presentUser(await signUpInvited(context, hash, account)) };
  },
};

function owner(context: SignedIn): { actor: Actor; companyId: string } {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return { actor: context.actor, companyId };
}

import type { invitationsApi } from '../../../../api/identity/invitations.ts';
import { logoUrl, lockCompany } from '../../companies/company-queries.ts';
import { changeRole, insertMember } from '../../companies/member-queries.ts';
import { type Actor, type Context, type Handlers, ApiError, type SignedIn } from '../../../context.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { type FoundInvitation, findInvitation, takeInvitation } from './queries.ts';
import { hashToken } from '../secret-tokens.ts';
import { insertAccount } from '../new-account.ts';
import { checkPassword } from '../passwords/new-password.ts';
import { markEmailVerified } from '../passwords/queries.ts';
import { emailExists, isDuplicate } from '../queries.ts';
import { endOtherSessionsOf } from '../sessions/queries.ts';
import { renewSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';

type Invited = Handlers<typeof invitationsApi>;

/** What the invitation behind a token says. */
export const readInvitation: Invited['readInvitation'] = async ({ body }, context) => {
  const { email, role, companyName, logoHash, expiresAt } = await open(context, hashToken(body.token));
  return {
    email,
    role,
    company: { name: companyName, logo_url: logoUrl(logoHash) },
    expires_at: expiresAt.toISOString(),
    account: await emailExists(context.database, email),
  };
};

/** Makes the caller a member, when the invitation was sent to their address; otherwise changes nothing. */
export const acceptInvitation: Invited['acceptInvitation'] = ({ body }, context) =>
  context.database.transact(async () => {
    const { actor, database } = context;
    const hash = hashToken(body.token);
    const invitation = await open(context, hash);
    refuseOthers(actor, invitation);
    await take(context, hash, invitation);
    await join(context, actor, invitation);
    await markEmailVerified(database, actor.id);
    // Whoever knew the account under its old role signs in again.
    await endOtherSessionsOf(database, actor.id, actor.credential.id);
    await renewSession(context);
    await context.live.publish(actor.id, { type: 'account' });
    const role = actor.role === 'admin' ? 'admin' : invitation.role;
    const company = { id: invitation.companyId, name: invitation.companyName, owner: false };
    return { user: presentUser({ ...actor, role, company }) };
  });

/** Creates the account of the invited address as a member; the mail has shown that it is theirs. */
export const signUpInvited: Invited['signUpInvited'] = async ({ body }, context) => {
  const { database } = context;
  const hash = hashToken(body.token);
  const { email, role } = await open(context, hash);
  if (await emailExists(database, email)) throw new ApiError('email_taken');
  checkPassword(body.password, role, '/password');
  const auth = await context.auth.$context;
  // Hashed before the transaction opens: it takes tens of milliseconds.
  const password = await auth.password.hash(body.password);
  try {
    const actor = await database.transact(async () => {
      const invitation = await open(context, hash);
      await take(context, hash, invitation);
      const account = { email, role, password, verified: true, terms: body.terms_version };
      const person = { ...(await insertAccount(context, account)), email, role };
      await recordEvent(database, {
        actorId: person.id,
        action: 'account.created',
        objectType: 'user',
        objectId: person.id,
        companyId: invitation.companyId,
        subjectId: person.id,
        data: { role, ...(body.terms_version ? { terms_version: body.terms_version } : {}) },
      });
      await join(context, person, invitation);
      return {
        ...person,
        company: { id: invitation.companyId, name: invitation.companyName, owner: false },
        formats: null,
      };
    });
    return { user: presentUser(actor) };
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError('email_taken');
    throw error;
  }
};

async function open(context: Context, hash: string): Promise<FoundInvitation> {
  const invitation = await findInvitation(context.database, hash, context.now());
  if (!invitation) throw new ApiError('expired_link');
  return invitation;
}

function refuseOthers(actor: SignedIn['actor'], invitation: FoundInvitation): void {
  if (actor.email.toLowerCase() !== invitation.email) throw new ApiError('other_address');
  if (actor.role === 'internal') throw new ApiError('staff_account');
  if (actor.company) throw new ApiError('works_elsewhere');
}

/** Uses the invitation up; the company is locked first, as everywhere, so that nobody waits in a circle. */
async function take(context: Context, hash: string, { companyId }: FoundInvitation): Promise<void> {
  const isThere = await lockCompany(context.database, companyId);
  if (!isThere || !(await takeInvitation(context.database, hash, context.now())))
    throw new ApiError('expired_link');
}

async function join(
  context: Context,
  person: Pick<Actor, 'id' | 'role'>,
  { companyId, role }: FoundInvitation,
): Promise<void> {
  const { database } = context;
  const member = { userId: person.id, companyId, wasCandidate: person.role === 'candidate' };
  if (!(await insertMember(database, member))) throw new ApiError('works_elsewhere');
  if (person.role !== 'admin' && person.role !== role) await changeRole(database, person.id, role);
  await recordEvent(database, {
    actorId: person.id,
    action: 'member.joined',
    objectType: 'company',
    objectId: companyId,
    companyId,
    subjectId: person.id,
    data: { role, before: person.role },
  });
}

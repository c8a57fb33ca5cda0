import type { Services } from '../../../context.ts';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Formats } from '../../account-settings/first-formats.ts';
import { storeFirstFormats } from '../../account-settings/queries.ts';
import type { Actor, ActorCompany } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { lockCompany } from '../../companies/company-queries.ts';
import { changeRole, insertMember } from '../../companies/member-queries.ts';
import { insertAccount } from '../new-account.ts';
import { markEmailVerified } from '../passwords/queries.ts';
import { isDuplicate } from '../queries.ts';
import { endOtherSessionsOf } from '../sessions/queries.ts';
import { type FoundInvitation, findInvitation, consumeInvitation } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Makes the person a member, when the invitation was sent to their address; sessions other than theirs end. */
export function acceptInvitation(
  ports: Ports & Pick<Services, 'live'>,
  actor: Actor,
  hash: string,
  formats: Formats,
): Promise<FoundInvitation> {
  const { database, live } = ports;
  return database.transact(async () => {
    const invitation = await openInvitation(ports, hash);
    refuseOthers(actor, invitation);
    await take(ports, hash, invitation);
    await join(database, actor, invitation);
    await markEmailVerified(database, actor.id);
    await storeFirstFormats(database, actor.id, formats);
    // Whoever knew the account under its old role signs in again.
    await endOtherSessionsOf(database, actor.id, actor.credential.id);
    await live.publish(actor.id, { type: 'account' });
    return invitation;
  });
}

/** Creates the account of the invited address as a member; the mail has shown that it is theirs. `password` is hashed already. */
export async function signUpInvited(
  ports: Ports & Pick<Services, 'auth'>,
  hash: string,
  { password, terms, formats }: { password: string; terms: string | undefined; formats: Formats },
): Promise<Omit<Actor, 'credential'>> {
  const { database } = ports;
  const work = async () => {
    const invitation = await openInvitation(ports, hash);
    const { companyId, email, role } = invitation;
    await take(ports, hash, invitation);
    const account = { email, role, password, verified: true, terms, formats };
    const person = { ...(await insertAccount(ports, account)), email, name: '', role };
    await recordEvent(database, {
      actorId: person.id,
      action: 'account.created',
      objectType: 'user',
      objectId: person.id,
      companyId,
      subjectId: person.id,
      data: { role, ...(terms ? { terms_version: terms } : {}) },
    });
    await join(database, person, invitation);
    return { ...person, company: joinedCompany(invitation, role), formats };
  };
  return database.transact(work).catch((error: unknown) => {
    throw isDuplicate(error) ? new ApiError('email_taken') : error;
  });
}

/** The invitation behind a token; refuses one that was taken, revoked or is too old. */
export async function openInvitation({ database, now }: Ports, hash: string): Promise<FoundInvitation> {
  const invitation = await findInvitation(database, hash, now());
  if (!invitation) throw new ApiError('expired_link');
  return invitation;
}

function refuseOthers(actor: Actor, invitation: FoundInvitation): void {
  if (actor.email.toLowerCase() !== invitation.email) throw new ApiError('other_address');
  if (actor.role === 'internal') throw new ApiError('staff_account');
  if (actor.company) throw new ApiError('works_elsewhere');
}

/** Uses the invitation up; the company is locked first, as everywhere, so that nobody waits in a circle. */
async function take({ database, now }: Ports, hash: string, { companyId }: FoundInvitation): Promise<void> {
  const isThere = await lockCompany(database, companyId);
  if (!isThere || !(await consumeInvitation(database, hash, now()))) throw new ApiError('expired_link');
}

async function join(
  database: Database,
  person: Pick<Actor, 'id' | 'role'>,
  { companyId, role }: FoundInvitation,
): Promise<void> {
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

/** The company of an invitation to somebody who has just joined it, and so is on no hiring team. */
export function joinedCompany(invitation: FoundInvitation, role: Role): ActorCompany {
  const { companyId: id, companyName: name, opensToManagers } = invitation;
  return { id, name, owner: false, shares: role !== 'hiring_manager' || opensToManagers };
}

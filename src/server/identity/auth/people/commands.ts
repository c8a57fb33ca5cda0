import { v7 } from 'uuid';
import { isEmployer, type Role } from '../../../../api/identity/roles.ts';
import type { Services } from '../../../context.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { mailVerification } from '../../../platform/tasks/task-definitions.ts';
import { verifyOwner } from '../claim-commands.ts';
import { companyNameFor } from '../company-name.ts';
import { findMembership, insertCompany, listStaff, setRole } from '../queries.ts';
import { findByEmail, isEmailVerified } from '../passwords/queries.ts';
import { endSessionsOf } from '../sessions/queries.ts';
import { findPerson, lockInternalPeople, setSuspended } from './queries.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live'>;
type Staff = Pick<Actor, 'id'>;
type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Gives somebody else another role; an employer without a company gets one of their own. */
export function changePersonRole(ports: Ports, staff: Staff, id: string, role: Role): Promise<Person> {
  return actOn(ports, staff, id, async (person) => {
    await giveRole(ports.database, person.email, role);
    const data = { role, before: person.role };
    await record(ports.database, staff.id, id, 'account.role_granted', data);
  });
}

/** Keeps somebody else out, ending their sessions, or lets them in again. */
export function suspendPerson(
  ports: Ports & Pick<Services, 'now'>,
  staff: Staff,
  id: string,
  suspended: boolean,
): Promise<Person> {
  const { database } = ports;
  return actOn(ports, staff, id, async (person) => {
    if (suspended === (person.suspended_at !== null)) return;
    await setSuspended(database, id, suspended ? ports.now() : null);
    if (suspended) await endSessionsOf(database, id);
    const action = suspended ? 'account.suspended' : 'account.let_in_again';
    await record(database, staff.id, id, action, {});
  });
}

/** Signs somebody out everywhere. */
export function endPersonSessions({ database, live }: Ports, staff: Staff, id: string): Promise<void> {
  return database.transact(async () => {
    if (!(await findPerson(database, id))) throw new ApiError('not_found');
    await endSessionsOf(database, id);
    await record(database, staff.id, id, 'account.signed_out_by_staff', {});
    await live.publish(id, { type: 'account' });
  });
}

/** Mails somebody once more what verifies their address. */
export function resendPersonVerification(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  staff: Staff,
  id: string,
): Promise<void> {
  return database.transact(async () => {
    const person = await findPerson(database, id);
    if (!person) throw new ApiError('not_found');
    if (person.email_verified)
      throw new ApiError('conflict', { detail: message('identityErrors.alreadyVerified') });
    await queue.enqueue(mailVerification, { email: person.email, mailId: v7() }, { key: person.email });
    await record(database, staff.id, id, 'account.verification_resent', {});
  });
}

/**
 * Gives the person with this address a role, and writes it down. A person who becomes an employer without a company
 * gets one of their own. False when nobody has the address.
 */
export async function grantRole(database: Database, email: string, role: Role): Promise<boolean> {
  return database.transact(async () => {
    const userId = await giveRole(database, email, role);
    if (!userId) return false;
    await record(database, null, userId, 'account.role_granted', { role, by: 'command line' });
    return true;
  });
}

/**
 * Takes admin or internal away from the person with this address, and writes it down: members of a company are
 * recruiters then, others candidates. Returns the role they have now, or null when nobody with that address is staff.
 */
export async function revokeRole(database: Database, email: string): Promise<Role | null> {
  return database.transact(async () => {
    const staff = await listStaff(database);
    if (!staff.some((person) => person.email.toLowerCase() === email.toLowerCase())) return null;
    const userId = await setRole(database, email, 'candidate');
    if (!userId) return null;
    const role = (await findMembership(database, userId)) ? 'recruiter' : 'candidate';
    if (role !== 'candidate') await setRole(database, email, role);
    await record(database, null, userId, 'account.role_revoked', { role, by: 'command line' });
    return role;
  });
}

/** Takes an address as verified without a mail, for those who run the site; false when nobody has it. */
export function confirmAddress(database: Database, email: string): Promise<boolean> {
  return database.transact(async () => {
    const person = await findByEmail(database, email);
    if (!person) return false;
    await verifyOwner({ database }, { ...person, userId: person.id });
    return true;
  });
}

/** Acts on somebody else as internal staff that still is: so one at least always remains. Answers them as they are then. */
function actOn(
  { database, live }: Ports,
  staff: Staff,
  id: string,
  act: (person: Person) => Promise<void>,
): Promise<Person> {
  return database.transact(async () => {
    if (!(await lockInternalPeople(database)).includes(staff.id)) throw new ApiError('wrong_role');
    const person = await findPerson(database, id);
    if (!person) throw new ApiError('not_found');
    if (id === staff.id) throw new ApiError('conflict', { detail: message('identityErrors.notOwnAccount') });
    await act(person);
    await live.publish(id, { type: 'account' });
    const after = await findPerson(database, id);
    if (!after) throw new ApiError('not_found');
    return after;
  });
}

async function giveRole(database: Database, email: string, role: Role): Promise<string | null> {
  const userId = await setRole(database, email, role);
  if (!userId) return null;
  if (isEmployer(role) && !(await findMembership(database, userId))) {
    const verified = await isEmailVerified(database, userId);
    await insertCompany(database, companyNameFor({ email: email.toLowerCase(), verified }), userId);
  }
  return userId;
}

function record(
  database: Database,
  actorId: string | null,
  id: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, { actorId, action, objectType: 'user', objectId: id, subjectId: id, data });
}

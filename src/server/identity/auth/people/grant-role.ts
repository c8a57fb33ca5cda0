import type { Role } from '../../../../api/identity/roles.ts';
import { isEmployer } from '../../../../api/identity/roles.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { companyNameFor } from '../company-name.ts';
import { findMembership, insertCompany, listStaff, setRole } from '../queries.ts';

/**
 * Gives the person with this address a role, and writes it down. Somebody who becomes an employer without a company
 * gets one of their own. False when nobody has the address.
 */
export async function grantRole(database: Database, email: string, role: Role): Promise<boolean> {
  return database.transact(async () => {
    const userId = await setRole(database, email, role);
    if (!userId) return false;
    if (isEmployer(role) && !(await findMembership(database, userId))) {
      await insertCompany(database, companyNameFor(email.toLowerCase()), userId);
    }
    await recordEvent(database, {
      actorId: null,
      action: 'account.role_granted',
      objectType: 'user',
      objectId: userId,
      subjectId: userId,
      data: { role, by: 'command line' },
    });
    return true;
  });
}

/**
 * Takes admin or internal away from the person with this address, and writes it down: members of a company are
 * recruiters then, others candidates. Answers the role they have now, or null when nobody with that address is staff.
 */
export async function revokeRole(database: Database, email: string): Promise<Role | null> {
  return database.transact(async () => {
    const staff = await listStaff(database);
    if (!staff.some((person) => person.email.toLowerCase() === email.toLowerCase())) return null;
    const userId = await setRole(database, email, 'candidate');
    if (!userId) return null;
    const role = (await findMembership(database, userId)) ? 'recruiter' : 'candidate';
    if (role !== 'candidate') await setRole(database, email, role);
    await recordEvent(database, {
      actorId: null,
      action: 'account.role_revoked',
      objectType: 'user',
      objectId: userId,
      subjectId: userId,
      data: { role, by: 'command line' },
    });
    return role;
  });
}

import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { deleteCompany, hasJobs, lockCompany } from './company-queries.ts';
import { changeOwner, deleteMember, readMembers, type StoredMember } from './member-queries.ts';
import { isLastOwner } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live'>;

/**
 * Ends somebody's membership: an owner removes others, everybody leaves by themselves. The last one to leave ends the company;
 * its last owner stays while there are others.
 */
export function removeMember({ database, live }: Ports, actor: Actor, id: string): Promise<void> {
  return database.transact(async () => {
    const { companyId, members, me } = await standing(database, actor);
    const leaves = id === actor.id;
    const member = members.find((one) => one.id === id);
    if (!leaves && !me.owner) throw new ApiError('owner_only');
    if (!member) throw new ApiError('not_found');
    if (members.length === 1) await endCompany(database, companyId);
    else if (member.owner && isLastOwner(members, member.id)) throw new ApiError('last_owner');
    await deleteMember(database, companyId, member);
    await record(database, actor, companyId, leaves ? 'member.left' : 'member.removed', id);
    await live.publish(id, { type: 'account' });
  });
}

/** Makes another member an owner; the caller stays one with `keep`. */
export function transferOwnership(
  { database, live }: Ports,
  actor: Actor,
  { id, keep }: { id: string; keep: boolean },
): Promise<void> {
  return database.transact(async () => {
    const { companyId, members, me } = await standing(database, actor);
    if (!me.owner) throw new ApiError('owner_only');
    if (id === me.id || !members.some((one) => one.id === id)) throw new ApiError('not_found');
    await changeOwner(database, companyId, id, true);
    if (!keep) await changeOwner(database, companyId, me.id, false);
    await record(database, actor, companyId, keep ? 'member.made_owner' : 'member.took_over', id);
    await live.publish(id, { type: 'account' });
  });
}

/** The caller's company with its members, locked: what is read here holds until the transaction ends. */
async function standing(
  database: Database,
  actor: Actor,
): Promise<{ companyId: string; members: StoredMember[]; me: StoredMember }> {
  const companyId = actor.company?.id;
  if (companyId === undefined) throw new ApiError('no_company');
  const isThere = await lockCompany(database, companyId);
  const members = isThere ? await readMembers(database, companyId) : [];
  const me = members.find(({ id }) => id === actor.id);
  if (!me) throw new ApiError('no_company');
  return { companyId, members, me };
}

/** The last one to leave ends the company; one with jobs must be handed over first. */
async function endCompany(database: Database, companyId: string): Promise<void> {
  if (await hasJobs(database, companyId)) {
    throw new ApiError('last_owner', {
      detail: message('identityErrors.companyHasJobs'),
    });
  }
  await deleteCompany(database, companyId);
}

function record(
  database: Database,
  actor: Actor,
  companyId: string,
  action: string,
  subjectId: string,
): Promise<void> {
  const object = { objectType: 'company' as const, objectId: companyId, companyId };
  return recordEvent(database, { actorId: actor.id, action, ...object, subjectId });
}

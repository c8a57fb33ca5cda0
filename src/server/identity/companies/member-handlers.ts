import type { membersApi } from '../../../api/identity/members.ts';
import { companyOf, type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { deleteCompany, hasJobs, lockCompany } from './company-queries.ts';
import { changeOwner, deleteMember, listMembers, readMembers, type StoredMember } from './member-queries.ts';
import { isLastOwner } from './rules.ts';

/** Who works for a company. */
export const membersHandlers: Handlers<typeof membersApi> = {
  listMembers: async (_input, context) => ({
    items: await listMembers(context.database, companyOf(context)),
  }),

  removeMember: ({ params }, context) =>
    context.database.transact(async () => {
      const { companyId, members, me } = await standing(context);
      const leaves = params.id === context.actor.id;
      const member = members.find(({ id }) => id === params.id);
      if (!leaves && !me.owner) throw new ApiError('owner_only');
      if (!member) throw new ApiError('not_found');
      if (members.length === 1) await endCompany(context, companyId);
      else if (member.owner && isLastOwner(members, member.id)) throw new ApiError('last_owner');
      await deleteMember(context.database, companyId, member);
      const action = leaves ? 'member.left' : 'member.removed';
      await record(context, companyId, action, member.id);
      await context.live.publish(member.id, { type: 'account' });
    }),

  transferOwnership: ({ params, body: { keep } }, context) =>
    context.database.transact(async () => {
      const { companyId, members, me } = await standing(context);
      if (!me.owner) throw new ApiError('owner_only');
      if (params.id === me.id || !members.some(({ id }) => id === params.id)) throw new ApiError('not_found');
      await changeOwner(context.database, companyId, params.id, true);
      if (!keep) await changeOwner(context.database, companyId, me.id, false);
      await record(context, companyId, keep ? 'member.made_owner' : 'member.took_over', params.id);
      await context.live.publish(params.id, { type: 'account' });
      return { items: await listMembers(context.database, companyId) };
    }),
};

/** The caller's company with its members, locked: what is read here holds until the transaction ends. */
async function standing(
  context: SignedIn,
): Promise<{ companyId: string; members: StoredMember[]; me: StoredMember }> {
  const companyId = companyOf(context);
  const isThere = await lockCompany(context.database, companyId);
  const members = isThere ? await readMembers(context.database, companyId) : [];
  const me = members.find(({ id }) => id === context.actor.id);
  if (!me) throw new ApiError('no_company');
  return { companyId, members, me };
}

/** The last one to leave ends the company; one with jobs must be handed over first. */
async function endCompany(context: SignedIn, companyId: string): Promise<void> {
  if (await hasJobs(context.database, companyId)) {
    throw new ApiError('last_owner', {
      detail: 'The company has jobs. Invite somebody and make them an owner before you leave.',
    });
  }
  await deleteCompany(context.database, companyId);
}

async function record(
  context: SignedIn,
  companyId: string,
  action: string,
  subjectId: string,
): Promise<void> {
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    subjectId,
  });
}

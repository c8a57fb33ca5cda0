import type { membersApi } from '../../../api/identity/members.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf } from '../employer-scope.ts';
import { removeMember, transferOwnership } from './member-commands.ts';
import { listMembers } from './member-queries.ts';

type Ports = Pick<Services, 'database' | 'live'>;

/** Who works for a company. */
export const membersHandlers: Handlers<typeof membersApi, Ports> = {
  listMembers: async (_input, context) => ({
    items: await listMembers(context.database, companyOf(context)),
  }),

  removeMember: ({ params }, context) => removeMember(context, context.actor, params.id),

  transferOwnership: async ({ params, body: { keep } }, context) => {
    await transferOwnership(context, context.actor, { id: params.id, keep });
    return { items: await listMembers(context.database, companyOf(context)) };
  },
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { employerRoles, roles } from './roles.ts';

/** A member of the reader's company; `name` is the name they gave, or their email if they gave none. */
export const colleague = z.object({ id, email: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** A person who works for a company; `id` is the person's, `since` when they joined. */
export const member = z
  .object({
    ...colleague.shape,
    role: z.enum(roles),
    owner: z.boolean(),
    since: z.string(),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof member>;

/** Who works for a company. */
export const membersApi = {
  listMembers: endpoint({
    method: 'GET',
    path: '/api/company/members',
    access: employerRoles,
    summary: 'Who works for my company: owners first, then by the time they joined',
    returns: z.object({ items: z.array(member) }),
    errors: [],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/company/members/{id}',
    access: employerRoles,
    summary:
      'Remove somebody from my company, or leave it myself; the last one to leave a company without jobs ends it',
    params: idParams,
    returns: null,
    errors: ['owner_only', 'last_owner', 'not_found'],
  }),
  transferOwnership: endpoint({
    method: 'POST',
    path: '/api/company/members/{id}/owner',
    access: employerRoles,
    fresh: true,
    summary: 'Make a member an owner; without `keep` I am none any more',
    params: idParams,
    body: z.strictObject({ keep: z.boolean() }),
    returns: z.object({ items: z.array(member) }),
    errors: ['owner_only', 'not_found', 'invalid_input'],
  }),
};

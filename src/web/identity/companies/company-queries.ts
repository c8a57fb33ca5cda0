import { queryOptions } from '@tanstack/react-query';
import { companiesApi } from '../../../api/identity/companies.ts';
import { invitationsApi } from '../../../api/identity/invitations.ts';
import { membersApi } from '../../../api/identity/members.ts';
import { call } from '../../platform/client.ts';

/** My company. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(companiesApi.getCompany, { signal }),
});

/** Who works for my company. */
export const membersQuery = queryOptions({
  queryKey: ['company', 'members'],
  queryFn: ({ signal }) => call(membersApi.listMembers, { signal }),
});

/** The invitations of my company that nobody has taken; for owners. */
export const invitationsQuery = queryOptions({
  queryKey: ['company', 'invitations'],
  queryFn: ({ signal }) => call(invitationsApi.listInvitations, { signal }),
});

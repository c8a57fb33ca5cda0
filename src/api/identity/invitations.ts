import { z } from 'zod';
import { emailAddress, sessionUser, signUpBody } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { employerRoles } from './roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The roles that an invitation can give. */
export const invitedRoles = ['recruiter', 'hiring_manager'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** An invitation counts this long from its last mail. */
export const invitationDays = 7;

/** An invitation that nobody has taken yet, as the owners of its company see it. */
export const invitation = z
  .object({
    id,
    email: z.string(),
    role: z.enum(invitedRoles),
    /** Who sent the last mail, when they still have an account. */
    invited_by: z.string().nullable(),
    sent_at: z.string(),
    expires_at: z.string(),
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** What an invitation says to whoever holds its link; `account` tells whether its address has one. */
export const openInvitation = z
  .object({
    email: z.string(),
    role: z.enum(invitedRoles),
    company: z.object({ name: z.string(), logo_url: z.string().nullable() }),
    expires_at: z.string(),
    account: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' });
export type OpenInvitation = z.infer<typeof openInvitation>;

/** What an invitation takes. */
export const invitationBody = z.strictObject({
  email: emailAddress,
  invited_role: z.enum(invitedRoles, messageText('inputs.memberRole')),
});

const token = z.string().min(1).max(200);

/** Invitations to work for a company. */
export const invitationsApi = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/company/invitations',
    access: employerRoles,
    summary: 'The invitations of my company that nobody has taken, newest first',
    returns: z.object({ items: z.array(invitation) }),
    errors: ['owner_only'],
  }),
  createInvitation: endpoint({
    method: 'POST',
    path: '/api/company/invitations',
    access: employerRoles,
    summary: 'Invite an address by mail; an earlier invitation of the address ends',
    body: invitationBody,
    returns: invitation,
    errors: ['owner_only', 'invalid_input', 'quota_reached', 'email_unverified', 'rate_limited'],
    creates: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/api/company/invitations/{id}/resend',
    access: employerRoles,
    summary: 'Mail an invitation again with a new link for 7 days; the earlier link ends',
    params: idParams,
    returns: invitation,
    errors: ['owner_only', 'not_found', 'email_unverified', 'rate_limited'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/company/invitations/{id}',
    access: employerRoles,
    summary: 'Take an invitation back; its link ends',
    params: idParams,
    returns: null,
    errors: ['owner_only', 'not_found'],
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/auth/invitation',
    access: 'public',
    summary: 'What the invitation behind a mailed token says',
    body: z.strictObject({ token }),
    returns: openInvitation,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 200, seconds: hourSeconds }],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/auth/invitation/accept',
    access: 'signed-in',
    summary: 'Join the company that invited my address, in the role of the invitation',
    body: z.strictObject({ token }),
    returns: z.object({ user: sessionUser }),
    errors: ['expired_link', 'other_address', 'works_elsewhere', 'staff_account', 'invalid_input'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  signUpInvited: endpoint({
    method: 'POST',
    path: '/api/auth/invitation/sign-up',
    access: 'public',
    summary: 'Create the account of an invited address; it joins the company with it',
    body: z.strictObject({
      token,
      password: signUpBody.shape.password,
      terms_version: signUpBody.shape.terms_version,
    }),
    returns: z.object({ user: sessionUser }),
    errors: ['expired_link', 'email_taken', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
};

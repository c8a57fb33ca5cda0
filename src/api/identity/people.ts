import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, instant, pageQuery, text } from '../platform/fields.ts';
import { roles } from './roles.ts';

/** An account as staff see it. */
export const personRow = z
  .object({
    id,
    email: z.string(),
    role: z.enum(roles),
    email_verified: z.boolean(),
    suspended_at: instant.nullable(),
    created_at: instant,
    company: z.string().nullable(),
    /** How many sessions are open. */
    sessions: z.int(),
  })
  .meta({ id: 'PersonRow' });
export type PersonRow = z.infer<typeof personRow>;

/** One thing that happened: who did what to what, and when. */
export const auditEvent = z
  .object({
    id,
    at: instant,
    action: z.string(),
    actor: z.string().nullable(),
    object_type: z.string(),
    object_id: id,
    data: z.string(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof auditEvent>;

const people = ['internal'] as const;

/** What internal staff do about accounts; each act is written down. */
export const peopleApi = {
  listPeople: endpoint({
    method: 'GET',
    path: '/api/internal/people',
    access: people,
    summary: 'Accounts, the newest first, by a part of their address and by role',
    query: z.object({
      ...pageQuery,
      q: text(200).optional(),
      role: z.enum(roles).optional(),
    }),
    returns: z.object({ items: z.array(personRow), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  changePersonRole: endpoint({
    method: 'PUT',
    path: '/api/internal/people/{id}/role',
    access: people,
    summary: "Give somebody another role, from their next request on; never one's own",
    params: idParams,
    body: z.strictObject({ new_role: z.enum(roles) }),
    returns: personRow,
    errors: ['not_found', 'conflict', 'invalid_input'],
    fresh: true,
  }),
  suspendPerson: endpoint({
    method: 'PUT',
    path: '/api/internal/people/{id}/suspension',
    access: people,
    summary: 'Shut somebody out from their next request on, or let them in again',
    params: idParams,
    body: z.strictObject({ suspended: z.boolean() }),
    returns: personRow,
    errors: ['not_found', 'conflict', 'invalid_input'],
    fresh: true,
  }),
  endPersonSessions: endpoint({
    method: 'DELETE',
    path: '/api/internal/people/{id}/sessions',
    access: people,
    summary: 'Sign somebody out everywhere',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  resendPersonVerification: endpoint({
    method: 'POST',
    path: '/api/internal/people/{id}/verification',
    access: people,
    summary: 'Mail the link that verifies an address once more',
    params: idParams,
    returns: null,
    errors: ['not_found', 'conflict'],
  }),
  listAuditEvents: endpoint({
    method: 'GET',
    path: '/api/internal/events',
    access: people,
    summary:
      'What happened, the newest first, by the beginning of the action, the actor, words, the id it concerns, and days of UTC',
    query: z.object({
      ...pageQuery,
      action: text(100).optional(),
      actor: text(200).optional(),
      about: id.optional(),
      /** A part of the action, of what kind of thing it concerns, or of what was noted. */
      q: text(200).optional(),
      from: date.optional(),
      to: date.optional(),
    }),
    returns: z.object({ items: z.array(auditEvent), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
};

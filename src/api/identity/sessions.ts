import { z } from 'zod';
import { tokensWith } from './api-tokens.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';

/** A browser or program that is signed in. `user_agent` is what it calls itself, null when it said nothing. */
export const openSession = z
  .object({
    id,
    user_agent: z.string().nullable(),
    /** When it signed in. */
    created_at: z.string(),
    /** True for the one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;

/** Where a person is signed in. */
export const sessionsApi = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed-in',
    summary: 'My open sessions, this one first, then the newest',
    returns: z.object({ items: z.array(openSession) }),
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'signed-in',
    summary: 'End one of my sessions',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'signed-in',
    summary: 'Sign out everywhere, here as well; my API tokens end unless they are kept',
    query: z.object({ tokens: tokensWith }),
    returns: null,
    errors: ['invalid_request'],
  }),
};

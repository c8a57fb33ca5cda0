import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text } from '../platform/fields.ts';
import { scopes } from './scopes.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** Whether API tokens end with an act that ends sessions. */
export const tokensWith = z.enum(['end', 'keep']).default('end');

/** Every API token starts with this, so that people and scanners know one when they see it. */
export const apiTokenPrefix = 'tenon_';

/** An API token of mine, without the token itself. */
export const apiToken = z
  .object({
    id,
    name: z.string(),
    last_characters: z.string(),
    scopes: z.array(z.enum(scopes)),
    created_at: z.string(),
    /** Null when it counts until it is revoked. */
    expires_at: z.string().nullable(),
    /** To the minute. */
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;

/** What a new API token is for. */
export const createApiTokenBody = z.strictObject({
  name: text(60, messageText('inputs.tokenPurpose')),
  scopes: z
    .array(z.enum(scopes))
    .min(1, messageText('inputs.chooseOne'))
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]),
  expires_at: instant.nullable(),
});

/** Tokens for programs that act for a person, within scopes. */
export const apiTokensApi = {
  listApiTokens: endpoint({
    method: 'GET',
    path: '/api/auth/api-tokens',
    access: 'signed-in',
    summary: 'My API tokens, newest first',
    returns: z.object({ items: z.array(apiToken) }),
    errors: [],
  }),
  createApiToken: endpoint({
    method: 'POST',
    path: '/api/auth/api-tokens',
    access: 'signed-in',
    summary: 'Make an API token; it is shown in this answer and never again',
    body: createApiTokenBody,
    returns: apiToken.extend({ token: z.string() }),
    errors: ['quota_reached', 'invalid_input'],
    fresh: true,
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  revokeApiToken: endpoint({
    method: 'DELETE',
    path: '/api/auth/api-tokens/{id}',
    access: 'signed-in',
    summary: 'Revoke an API token of mine, from the next call on',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};

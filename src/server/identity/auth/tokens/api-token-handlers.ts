import type { ApiToken, apiTokensApi } from '../../../../api/identity/api-tokens.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createApiToken, revokeApiToken } from './commands.ts';
import { listApiTokensOf } from './queries.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Tokens for programs that act for a person, within scopes. */
export const apiTokensHandlers: Handlers<typeof apiTokensApi, Ports> = {
  listApiTokens: async (_input, { actor, database }) => ({
    items: (await listApiTokensOf(database, actor.id)).map(presentToken),
  }),

  createApiToken: async ({ body }, context) => {
    const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
    if (expiresAt && expiresAt <= context.now()) {
      const detail = message('identityErrors.futureDate');
      throw new ApiError('invalid_input', { errors: [{ pointer: '/expires_at', detail }] });
    }
    const wish = { name: body.name, scopes: body.scopes, expiresAt };
    const { stored, token } = await createApiToken(context, context.actor, wish);
    return { ...presentToken(stored), token };
  },

  revokeApiToken: ({ params }, context) => revokeApiToken(context, context.actor, params.id),
};

function presentToken(row: Awaited<ReturnType<typeof listApiTokensOf>>[number]): ApiToken {
  return {
    id: row.id,
    name: row.name,
    last_characters: row.lastCharacters,
    scopes: row.scopes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

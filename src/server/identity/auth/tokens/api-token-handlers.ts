import { type ApiToken, apiTokenPrefix, type apiTokensApi } from '../../../../api/identity/api-tokens.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { countApiTokensOf, deleteApiTokenOf, insertApiToken, listApiTokensOf } from './queries.ts';
import { notifyOwner } from '../two-factor/handlers.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const mostTokens = 50;

/** Tokens for programs that act for a person, within scopes. */
export const apiTokensHandlers: Handlers<typeof apiTokensApi, Ports> = {
  listApiTokens: async (_input, { actor, database }) => ({
    items: (await listApiTokensOf(database, actor.id)).map(presentToken),
  }),

  createApiToken: async ({ body }, context) => {
    const { actor, database } = context;
    const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
    if (expiresAt && expiresAt <= context.now()) {
      const detail = 'Choose a day that is still to come.';
      throw new ApiError('invalid_input', { errors: [{ pointer: '/expires_at', detail }] });
    }
    const token = `${apiTokenPrefix}${newToken()}`;
    const row = await database.transact(async () => {
      if ((await countApiTokensOf(database, actor.id)) >= mostTokens) throw new ApiError('quota_reached');
      const stored = await insertApiToken(database, {
        userId: actor.id,
        name: body.name,
        scopes: body.scopes,
        expiresAt,
        tokenHash: hashToken(token),
        lastCharacters: token.slice(-4),
      });
      await notifyOwner(context, 'account.api_token_made', 'An API token was made');
      return stored;
    });
    return { ...presentToken(row), token };
  },

  revokeApiToken: ({ params }, { actor, database }) =>
    database.transact(async () => {
      if (!(await deleteApiTokenOf(database, actor.id, params.id))) throw new ApiError('not_found');
      const about = {
        actorId: actor.id,
        objectType: 'user' as const,
        objectId: actor.id,
        subjectId: actor.id,
      };
      await recordEvent(database, { ...about, action: 'account.api_token_revoked' });
    }),
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

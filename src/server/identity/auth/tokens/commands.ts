import { apiTokenPrefix } from '../../../../api/identity/api-tokens.ts';
import type { Scope } from '../../../../api/identity/scopes.ts';
import type { Services } from '../../../context.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { notifyOwner, recordOwnAction, type SecurityPorts } from '../security-commands.ts';
import { countApiTokensOf, deleteApiTokenOf, deleteApiTokensOf, insertApiToken } from './queries.ts';

const maxTokens = 50;

type StoredToken = Awaited<ReturnType<typeof insertApiToken>>;

/** Makes a token for a program that acts for the person, and answers it this once; refused beyond the most. */
export function createApiToken(
  ports: SecurityPorts,
  actor: Actor,
  wish: { name: string; scopes: Scope[]; expiresAt: Date | null },
): Promise<{ stored: StoredToken; token: string }> {
  const { database } = ports;
  const token = `${apiTokenPrefix}${newToken()}`;
  return database.transact(async () => {
    if ((await countApiTokensOf(database, actor.id)) >= maxTokens) throw new ApiError('quota_reached');
    const stored = await insertApiToken(database, {
      ...wish,
      userId: actor.id,
      tokenHash: hashToken(token),
      lastCharacters: token.slice(-4),
    });
    await notifyOwner(ports, actor, 'api_token_made');
    return { stored, token };
  });
}

/** Ends a token of the person. */
export function revokeApiToken(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  id: string,
): Promise<void> {
  return database.transact(async () => {
    if (!(await deleteApiTokenOf(database, actor.id, id))) throw new ApiError('not_found');
    await recordOwnAction(database, actor.id, 'account.api_token_revoked');
  });
}

/** Ends every API token of a person, in the caller's transaction; returns whether there were any. */
export async function endApiTokens(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<boolean> {
  if ((await deleteApiTokensOf(database, userId)) === 0) return false;
  await recordOwnAction(database, userId, 'account.api_tokens_ended');
  return true;
}

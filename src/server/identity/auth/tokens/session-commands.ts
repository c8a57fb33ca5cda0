import { createHmac } from 'node:crypto';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { insertSession } from '../queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { endSessionById, insertRefreshToken, markRefreshTokenUsed } from './queries.ts';

type TokenSession = { sessionId: string; refreshToken: string };

/** Returns that were lost on the way are asked for again; later uses of a refresh token are those of a thief. */
const repeatSeconds = 10;

/** Opens a session for a program, which a refresh token prolongs. */
export async function openTokenSession(
  { database, now }: Pick<Services, 'database' | 'now'>,
  person: { userId: string; userAgent: string | null },
): Promise<TokenSession> {
  const refreshToken = newToken();
  // No cookie carries this session: nobody learns the token that is hashed here.
  const session = { ...person, tokenHash: hashToken(newToken()), remembered: true };
  return database.transact(async () => {
    const sessionId = await insertSession(database, session, now());
    await insertRefreshToken(database, { tokenHash: hashToken(refreshToken), sessionId });
    return { sessionId, refreshToken };
  });
}

/**
 * Uses up a refresh token. It has one successor, which follows from it: those who ask for it at the same moment get the same one. The
 * session of one that was used before ends.
 */
export async function renewTokenSession(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  token: string,
): Promise<TokenSession> {
  const used = await markRefreshTokenUsed(database, hashToken(token), now());
  if (!used) throw new ApiError('invalid_refresh_token');
  const { sessionId, usedAt } = used;
  if (now().getTime() - usedAt.getTime() > repeatSeconds * 1000) {
    await endSessionById(database, sessionId);
    throw new ApiError('invalid_refresh_token');
  }
  const refreshToken = createHmac('sha256', `refresh:${config.secrets.sessions}`)
    .update(token)
    .digest('base64url');
  await insertRefreshToken(database, { tokenHash: hashToken(refreshToken), sessionId });
  return { sessionId, refreshToken };
}

import { createHmac } from 'node:crypto';
import type { SessionUser } from '../../api/auth.ts';
import type { Context } from '../context.ts';
import { sessionCookieName } from './better-auth.ts';
import { endSession, findSession, rememberedSeconds, startSession } from './queries.ts';
import { signedToken } from './session.ts';

/** Opens a session in this browser in place of the one it brought along, and answers who is signed in. */
export async function openSsoSession(
  context: Context,
  { userId, remembered }: { userId: string; remembered: boolean },
): Promise<SessionUser> {
  const { config, database } = context;
  const before = signedToken(config, context.request.headers.get('cookie') ?? '');
  if (before !== null) await endSession(database, before);
  const { internalAdapter } = await context.auth.$context;
  const { token } = await internalAdapter.createSession(userId, !remembered, {
    userAgent: context.request.headers.get('user-agent'),
  });
  await startSession(database, token, remembered, context.now());
  const signature = createHmac('sha256', config.secrets.sessions).update(token).digest('base64');
  const age = remembered ? `; Max-Age=${rememberedSeconds}` : '';
  const secure = config.origin.startsWith('https:') ? '; Secure' : '';
  context.answerHeaders.append(
    'set-cookie',
    `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`,
  );
  const found = await findSession(database, token, context.now());
  if (!found) throw new Error('The session that was just opened is gone.');
  const { id, email, role, createdAt, company } = found.actor;
  return { id, email, role, created_at: createdAt.toISOString(), company };
}

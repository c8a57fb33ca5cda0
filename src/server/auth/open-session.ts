import type { SessionUser } from '../../api/auth.ts';
import { type Actor, type Context, Refusal } from '../context.ts';
import { endSession, findSession, startSession } from './queries.ts';
import { signedToken } from './session.ts';

/** Signs somebody in who proved who they are; the cookie goes with the answer. */
export async function openSession(context: Context, userId: string, remember: boolean): Promise<SessionUser> {
  const answer = await context.auth.api.openSession({
    body: { userId, remember },
    headers: context.request.headers,
    returnHeaders: true,
  });
  return takeUpSession(context, { headers: answer.headers, token: answer.response.token }, remember);
}

/** Gives a session that Better Auth has just made its end and its cookie, and ends the one that this browser had. */
export async function takeUpSession(
  context: Context,
  made: { headers: Headers; token: string },
  remember: boolean,
): Promise<SessionUser> {
  for (const cookie of made.headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
  await startSession(context.database, made.token, remember, context.now());
  // A session that this browser brought along is over: whoever knows its cookie gains nothing from this sign-in.
  const before = signedToken(context.config, context.request.headers.get('cookie') ?? '');
  if (before !== null) await endSession(context.database, before);
  const found = await findSession(context.database, made.token, context.now());
  if (!found) throw new Refusal('invalid_credentials');
  return shownUser(found.actor);
}

/** A person as the program shows them to themselves. */
export function shownUser(actor: Actor): SessionUser {
  return {
    id: actor.id,
    email: actor.email,
    role: actor.role,
    created_at: actor.createdAt.toISOString(),
    company: actor.company,
  };
}

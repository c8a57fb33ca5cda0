import type { Actor, Context, Services } from '../context.ts';
import { dropCookie, readCookie, setCookie } from './cookies.ts';
import { hashToken, newToken } from './link-tokens.ts';
import { endSession, findSession, insertSession, rememberedSeconds, slideSession } from './queries.ts';

/**
 * Who sent the request: the cookie's signature is checked here, then one indexed query finds the session, its person
 * and their company. Null for none, forged, ended or expired ones. A session in use lasts longer; nobody waits for that.
 */
export async function readActor(services: Services, request: Request): Promise<Actor | null> {
  const found = await sessionOf(services, request);
  if (found?.slides) {
    slideSession(services.database, found.actor.credential.id, services.now()).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the end of a session was not moved'),
    );
  }
  return found?.actor ?? null;
}

/** Who sent a request that is still open, by now. That it is open does not make the session last longer. */
export async function readActorAgain(services: Services, request: Request): Promise<Actor | null> {
  return (await sessionOf(services, request))?.actor ?? null;
}

/**
 * Opens a session in this browser and answers who is signed in. A session that the browser brought along is over: whoever
 * knows its cookie gains nothing from this sign-in.
 */
export async function openSession(
  context: Context,
  { userId, remembered }: { userId: string; remembered: boolean },
): Promise<Actor> {
  const { database, request } = context;
  await endBrought(context);
  const token = newToken();
  const userAgent = request.headers.get('user-agent');
  const session = { tokenHash: hashToken(token), userId, remembered, userAgent };
  const id = await insertSession(database, session, context.now());
  setCookie(context, 'session_token', token, remembered ? rememberedSeconds : undefined);
  const found = await findSession(database, { id }, context.now());
  if (!found) throw new Error('The session that was just opened is gone.');
  return found.actor;
}

/** Ends the session of this browser, if it has one, and makes it forget its cookie. */
export async function closeSession(context: Context): Promise<void> {
  await endBrought(context);
  dropCookie(context, 'session_token');
}

async function endBrought({ config, database, request }: Context): Promise<void> {
  const token = readCookie(config, request, 'session_token');
  if (token !== null) await endSession(database, hashToken(token));
}

async function sessionOf(services: Services, request: Request) {
  const token = readCookie(services.config, request, 'session_token');
  return token === null
    ? null
    : findSession(services.database, { tokenHash: hashToken(token) }, services.now());
}

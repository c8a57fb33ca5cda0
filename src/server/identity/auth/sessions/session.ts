import { apiTokenPrefix } from '../../../../api/identity/api-tokens.ts';
import type { Context, Services, SignedIn } from '../../../context.ts';
import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { keepAccount } from '../../../privacy/personal-data/commands.ts';
import { readAccessToken } from '../tokens/access-tokens.ts';
import { dropCookie, readCookie, setCookie } from './cookies.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import {
  endSession,
  findSession,
  findTokenActor,
  insertSession,
  rememberedSeconds,
  slideSession,
} from '../queries.ts';
import { replaceSessionToken } from './queries.ts';
import { endSessionById, markApiTokenUsed } from '../tokens/queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/**
 * Who sent the request, by the token in `Authorization: Bearer` or by the cookie: its signature is checked here, then one indexed
 * query finds the session or API token, its person and their company. Null for none, forged, ended or expired ones. A session in
 * use lasts longer, and the use of an API token is noted; nobody waits for that.
 */
export async function readActor(
  services: Ports & Pick<Services, 'auth' | 'log'>,
  request: Request,
): Promise<Actor | null> {
  const found = await find(services, request);
  if (found && (found.slides || found.unmarked)) {
    const mark = found.slides ? slideSession : markApiTokenUsed;
    mark(services.database, found.actor.credential.id, services.now()).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the use of a session or token was not noted'),
    );
  }
  return found?.actor ?? null;
}

/** Who sent a request that is still open, by now. That it is open does not make the session last longer. */
export async function readActorAgain(
  services: Ports & Pick<Services, 'auth'>,
  request: Request,
): Promise<Actor | null> {
  return (await find(services, request))?.actor ?? null;
}

/**
 * Opens a session in this browser and answers who is signed in. A session that the browser brought along is over: whoever
 * knows its cookie gains nothing from this sign-in. An account that is going to be deleted is kept.
 * Throws `account_suspended` where staff shut the person out.
 */
export async function openSession(
  context: Context<Ports & Pick<Services, 'queue'>>,
  { userId, remembered }: { userId: string; remembered: boolean },
): Promise<Actor> {
  const { database, request } = context;
  await endBrought(context);
  const token = newToken();
  const userAgent = request.headers.get('user-agent');
  const session = { tokenHash: hashToken(token), userId, remembered, userAgent };
  const id = await insertSession(database, session, context.now());
  const found = await findSession(database, { id }, context.now());
  if (!found) {
    await endSessionById(database, id);
    throw new ApiError('account_suspended');
  }
  setCookie(context, 'session_token', token, remembered ? rememberedSeconds : undefined);
  // Whoever signs in again has changed their mind about deleting their account.
  await keepAccount(context, { userId: found.actor.id });
  return found.actor;
}

/**
 * Gives the session of this browser a new cookie: whoever had a copy of the old one is nobody from then on. For changes of
 * what a person may do, and of how they sign in. Sessions of programs, which no cookie carries, stay as they are.
 */
export async function renewSession(context: SignedIn<Ports>): Promise<void> {
  const { config, database, request } = context;
  const before = readCookie(config, request, 'session_token');
  const { id } = context.actor.credential;
  if (before === null) return;
  const token = newToken();
  const hashes = { before: hashToken(before), after: hashToken(token) };
  const session = await replaceSessionToken(database, id, hashes);
  if (!session) return;
  const secondsLeft = Math.floor((session.expiresAt.getTime() - context.now().getTime()) / 1000);
  setCookie(context, 'session_token', token, session.remembered ? secondsLeft : undefined);
}

/** Ends the session of this browser or program, if it has one, and makes it forget its cookie. */
export async function closeSession(context: Context<Ports>): Promise<void> {
  await endBrought(context);
  const credential = context.actor?.credential;
  if (credential?.kind === 'session') await endSessionById(context.database, credential.id);
  dropCookie(context, 'session_token');
}

async function endBrought({ config, database, request }: Context<Ports>): Promise<void> {
  const token = readCookie(config, request, 'session_token');
  if (token !== null) await endSession(database, hashToken(token));
}

type Found = { actor: Actor; slides?: boolean; unmarked?: boolean };

async function find(services: Ports & Pick<Services, 'auth'>, request: Request): Promise<Found | null> {
  const { config, database } = services;
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer?.startsWith(apiTokenPrefix)) return findTokenActor(database, hashToken(bearer), services.now());
  if (bearer !== undefined) {
    const id = await readAccessToken(services, bearer);
    return id === null ? null : findSession(database, { id }, services.now());
  }
  const token = readCookie(config, request, 'session_token');
  return token === null ? null : findSession(database, { tokenHash: hashToken(token) }, services.now());
}

import type { Context, Services } from '../../../context.ts';
import { dropCookie, readCookie, setCookie } from '../sessions/cookies.ts';
import { hashToken, newToken } from '../secret-tokens.ts';

type Ports = Pick<Services, 'config'>;

/**
 * The browser that asked for a sign-in by mail: what is stored of its secret, and whether it is to stay signed in. Links
 * and codes count only with that secret, so that nobody is led into a session that they did not ask for.
 */
export type RequestingBrowser = { hash: string; remembered: boolean };

/** The browser that a request comes from, when it has asked before. */
export function readRequestingBrowser(context: Context<Ports>): RequestingBrowser | null {
  const [secret, remembered] = readCookie(context.config, context.request, 'asked')?.split('.') ?? [];
  return secret ? { hash: hashToken(secret), remembered: remembered === '1' } : null;
}

/** Gives a browser that asks its secret, for so many seconds, and returns its hash; one that asks again keeps it. */
export function nameRequestingBrowser(context: Context<Ports>, remembered: boolean, seconds: number): string {
  const secret = readCookie(context.config, context.request, 'asked')?.split('.')[0] ?? newToken();
  setCookie(context, 'asked', `${secret}.${remembered ? 1 : 0}`, seconds);
  return hashToken(secret);
}

/** Takes the secret away from a browser that has used its link. */
export function forgetRequestingBrowser(context: Context<Ports>): void {
  dropCookie(context, 'asked');
}

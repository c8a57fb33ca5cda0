import type { Context } from '../context.ts';
import { hashToken, newToken } from './link-tokens.ts';

/**
 * The browser that asked for a sign-in by mail: what is stored of its secret, and whether it is to stay signed in. Links
 * and codes count only with that secret, so that nobody is led into a session that they did not ask for.
 */
export type AskingBrowser = { hash: string; remember: boolean };

const shape = /^([\w-]{43})\.([01])$/;

/** The browser that a request comes from, when it has asked before. */
export function readAskingBrowser(context: Context): AskingBrowser | null {
  const found = secretOf(context);
  return found && { hash: hashToken(found.secret), remember: found.remember };
}

/** Gives a browser that asks its secret, in a cookie for so many seconds; one that asks again keeps it. */
export function nameAskingBrowser(context: Context, remember: boolean, seconds: number): string {
  const secret = secretOf(context)?.secret ?? newToken();
  setCookie(context, `${secret}.${remember ? 1 : 0}`, seconds);
  return hashToken(secret);
}

/** Takes the secret away from a browser that is signed in. */
export function forgetAskingBrowser(context: Context): void {
  setCookie(context, '', 0);
}

function secretOf(context: Context): { secret: string; remember: boolean } | null {
  const start = `${cookieName(context)}=`;
  const cookies = (context.request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const value = cookies.find((part) => part.startsWith(start))?.slice(start.length) ?? '';
  const [, secret, remember] = shape.exec(value) ?? [];
  return secret ? { secret, remember: remember === '1' } : null;
}

function setCookie(context: Context, value: string, seconds: number): void {
  const secure = isSecure(context) ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  context.answerHeaders.append('set-cookie', `${cookieName(context)}=${value}; ${attributes}`);
}

/** On https the name keeps other hosts of the domain from setting it. */
function cookieName(context: Context): string {
  return `${isSecure(context) ? '__Host-' : ''}tenon.asked`;
}

function isSecure({ config }: Context): boolean {
  return config.origin.startsWith('https:');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Context, Services } from '../../../context.ts';

type Ports = Pick<Services, 'config'>;

/** A standby that is read from is never so far behind. */
const writtenSeconds = 30;

/**
 * Our cookies: the open session, a sign-in that waits for its second step, a passkey ceremony, a sign-in at a company, and
 * which browser asked for a mailed link.
 */
export type CookieName = 'session_token' | 'second_step' | 'passkey' | 'sso' | 'asked';

/** Sends a token in an HttpOnly cookie, signed; without seconds the cookie ends with the browser. */
export function setCookie(context: Context<Ports>, name: CookieName, token: string, seconds?: number): void {
  const value = signedValue(context.config, token);
  writeCookie(context, name, value, seconds === undefined ? '' : `; Max-Age=${seconds}`);
}

/** What a browser sends that was given a token in this cookie. */
export function cookieSent(config: Config, name: CookieName, token: string): string {
  return `${fullName(config, name)}=${signedValue(config, token)}`;
}

/** Makes the browser forget a cookie. */
export function dropCookie(context: Context<Ports>, name: CookieName): void {
  writeCookie(context, name, '', '; Max-Age=0');
}

/** The token in a cookie of a request, when our signature on it is right. */
export function readCookie(config: Config, request: Request, name: CookieName): string | null {
  const value = decode(sentCookie(config, request, name));
  const [, token = '', signature = ''] = /^(.+)\.([^.]*)$/.exec(value) ?? [];
  const given = Buffer.from(signature, 'base64');
  const right = signatureOf(config, token);
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

/** Keeps in the caller's browser how far the database was when they last wrote something: what they read next must not be older. */
export function noteWritten(context: Context<Ports>, position: string): void {
  writeCookie(context, 'written', position, `; Max-Age=${writtenSeconds}`);
}

/** What `noteWritten` left in a browser, if anything: anybody may have made it up, and would gain nothing. */
export function writtenBy(config: Config, request: Request): string | null {
  const position = sentCookie(config, request, 'written');
  return /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(position) ? position : null;
}

function sentCookie(config: Config, request: Request, name: CookieName | 'written'): string {
  const start = `${fullName(config, name)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  return cookies.find((part) => part.startsWith(start))?.slice(start.length) ?? '';
}

function writeCookie(
  { config, answerHeaders }: Context<Ports>,
  name: CookieName | 'written',
  value: string,
  age: string,
): void {
  const secure = isSecure(config) ? '; Secure' : '';
  answerHeaders.append(
    'set-cookie',
    `${fullName(config, name)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`,
  );
}

/** Browsers take a `__Host-` cookie from this host alone, on https, for all its paths: no neighbour under the same domain can plant one. */
function fullName(config: Config, name: CookieName | 'written'): string {
  return `${isSecure(config) ? '__Host-' : ''}tenon.${name}`;
}

function isSecure(config: Config): boolean {
  return config.origin.startsWith('https:');
}

function signedValue(config: Config, token: string): string {
  return encodeURIComponent(`${token}.${signatureOf(config, token).toString('base64')}`);
}

function signatureOf(config: Config, token: string): Buffer {
  return createHmac('sha256', config.secrets.sessions).update(token).digest();
}

/** What a cookie says; nothing, where it is not encoded as it should be. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

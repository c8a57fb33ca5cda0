import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link confirms: an application, for as long as it is sent from this address. */
type Confirmed = { id: string; email: string };

/** The token of the link that confirms an application; the same again when it is mailed again. */
export function confirmToken(secret: string, { id, email }: Confirmed): string {
  const signature = createHmac('sha256', secret).update(`GUEST APPLICATION\n${id}\n${email}`);
  return `${id}.${signature.digest('base64url')}`;
}

/** Which application a token confirms; null when it is not whole. */
export function confirmedIdOf(token: string): string | null {
  return /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** True when a token is the one for that application and address. */
export function isConfirmToken(secret: string, token: string, confirmed: Confirmed): boolean {
  const right = Buffer.from(confirmToken(secret, confirmed));
  const offered = Buffer.from(token);
  return right.length === offered.length && timingSafeEqual(right, offered);
}

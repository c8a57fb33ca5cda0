import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a secret address is for: a link at one of its addresses, or the resume of one person. */
type Signed = { what: 'link'; id: string; generation: number } | { what: 'resume'; id: string };

/** The token of a secret address: whoever has it sends people, or that one resume. */
export function referralToken(secret: string, signed: Signed): string {
  const words =
    signed.what === 'link'
      ? `REFERRAL LINK\n${signed.id}\n${signed.generation}`
      : `REFERRED RESUME\n${signed.id}`;
  return `${signed.id}.${createHmac('sha256', secret).update(words).digest('base64url')}`;
}

/** What a token is for; null when it is not whole. */
export function referralIdOf(token: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** True when a token is the one for that. */
export function isReferralToken(secret: string, token: string, signed: Signed): boolean {
  const right = Buffer.from(referralToken(secret, signed));
  const offered = Buffer.from(token);
  return right.length === offered.length && timingSafeEqual(right, offered);
}

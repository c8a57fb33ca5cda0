import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MailInSettings } from '../mail-in-settings.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = 26;

/** What an address is for: applications to a job, the answers of one person in a thread, or news of a mail that did not arrive. */
export type AddressKind = 'job' | 'thread' | 'bounce';
const kinds: Record<string, AddressKind> = { j: 'job', t: 'thread', b: 'bounce' };

/** A new token of 130 bits, in letters and digits that stay what they are in small letters. */
export function newAddressToken(kind: 'job' | 'thread'): string {
  return (kind === 'job' ? 'j' : 't') + inLetters(randomBytes(17)).slice(0, tokenLength);
}

/** The address with a token in it. */
export function addressOfToken({ local, domain }: MailInSettings, token: string): string {
  return `${local}+${token}@${domain}`;
}

/** The token in an address of ours, and what it is for; null for other addresses. */
export function tokenOfAddress(
  { local, domain }: MailInSettings,
  address: string,
): { token: string; kind: AddressKind } | null {
  const plain = address.toLowerCase();
  if (!plain.startsWith(`${local}+`) || !plain.endsWith(`@${domain}`)) return null;
  const token = plain.slice(local.length + 1, -(domain.length + 1));
  const kind = /^[jtb][a-z2-7]{26,42}$/.test(token) ? kinds[token.slice(0, 1)] : undefined;
  return kind ? { token, kind } : null;
}

/** Where servers say that a mail did not arrive: its id, signed, so that nobody else says so. */
export function bounceAddress(settings: MailInSettings, secret: string, mailId: string): string {
  return addressOfToken(settings, bounceToken(secret, mailId));
}

/** Which mail a token of such an address is about; null when it is not ours. */
export function bouncedMailId(secret: string, token: string): string | null {
  const hex = Buffer.from(fromLetters(token.slice(1, 1 + tokenLength)))
    .toString('hex')
    .slice(0, 32);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const right = Buffer.from(bounceToken(secret, id));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given) ? id : null;
}

function bounceToken(secret: string, mailId: string): string {
  const signature = createHmac('sha256', secret).update(`BOUNCED MAIL\n${mailId}`).digest();
  const id = inLetters(Buffer.from(mailId.replaceAll('-', ''), 'hex'));
  return `b${id}${inLetters(signature).slice(0, 16)}`;
}

function inLetters(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

function fromLetters(text: string): number[] {
  const bits = text
    .split('')
    .map((letter) => Math.max(0, letters.indexOf(letter)).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
}

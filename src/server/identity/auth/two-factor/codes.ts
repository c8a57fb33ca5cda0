import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString } from 'better-auth/crypto';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '../../../platform/adapters/secrets/sealed-text.ts';
import type { Config } from '../../../config.ts';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { forgetKey, consumePoint } from '../../../platform/limits/queries.ts';
import { findTwoFactor, consumeCodeStep, consumeRecoveryCode } from './queries.ts';
import { hourSeconds } from '../../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** Wrong codes of one person in an hour, wherever they are given: a million codes need far more. */
const wrongCodes = { points: 30, seconds: hourSeconds };
const stepSeconds = 30;
/** Without letters and digits that look alike. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new secret for an authenticator app, of 148 random bits. */
export function newSecret(): string {
  return generateRandomString(25, 'a-z', 'A-Z', '0-9');
}

/** A secret as people type it into an app, and as the address that opens the app. */
export function shownSecret(secret: string, email: string): { secret: string; uri: string } {
  return {
    secret: base32.encode(secret, { padding: false }),
    uri: createOTP(secret).url('Tenon', email),
  };
}

/** A secret as it is stored: sealed for this person. */
export function sealAppSecret(config: Config, userId: string, secret: string): string {
  return sealText(config.secrets.stored, placeOf(userId), secret);
}

/** Ten new codes for when the app is lost, of 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}

/** What is stored of a recovery code: a keyed hash, so that the table alone cannot be searched for it. */
export function hashRecoveryCode(config: Config, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', `recovery:${config.secrets.sessions}`).update(plain).digest('hex');
}

/**
 * Uses up a code of a person's authenticator app, of this half minute or one beside it, or one of their recovery codes; false
 * when it is wrong or used. `waiting` takes the app that is being set up as well. Throws `rate_limited` after too many wrong ones.
 */
export async function consumeCode(
  services: Ports,
  userId: string,
  code: string,
  { waiting = false }: { waiting?: boolean } = {},
): Promise<boolean> {
  const { config, database } = services;
  const now = services.now();
  const key = `two-factor/wrong/${userId}`;
  const standing = config.rateLimits ? await consumePoint(database, key, wrongCodes, now) : null;
  if (standing?.taken === false) throw new ApiError('rate_limited', { retryAfterSeconds: standing.seconds });
  const app = await findTwoFactor(database, userId);
  if (!app || (!app.confirmedAt && !waiting)) return false;
  const plain = code.replace(/\s/g, '');
  const secret = openText(config.secrets.stored, placeOf(userId), app.secret);
  const step = /^\d{6}$/.test(plain) ? await stepOf(secret, plain, now) : null;
  const isRight =
    step === null
      ? Boolean(app.confirmedAt) &&
        (await consumeRecoveryCode(database, userId, hashRecoveryCode(config, plain)))
      : await consumeCodeStep(database, userId, step);
  if (isRight) await forgetKey(database, key);
  return isRight;
}

function placeOf(userId: string): string {
  return `two-factor/${userId}`;
}

/** The half minute that a code belongs to. Every candidate is compared, so that time does not tell which. */
async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { hotp } = createOTP(secret);
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  let found: number | null = null;
  for (const step of [current - 1, current, current + 1]) {
    if (timingSafeEqual(Buffer.from(await hotp(step)), Buffer.from(code))) found = step;
  }
  return found;
}

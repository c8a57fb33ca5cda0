import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** The code that an authenticator app shows at an instant for a secret as the set-up page spells it; `steps` half minutes on. */
export function appCode(secret: string, now: Date, steps = 0): Promise<string> {
  const plain = new TextDecoder().decode(base32.decode(secret));
  return createOTP(plain).hotp(Math.floor(now.getTime() / 30_000) + steps);
}

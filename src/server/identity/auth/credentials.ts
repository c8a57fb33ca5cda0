import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findPasswordByEmail, isEmailVerified } from './passwords/queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database'>;

/**
 * The id of the person with this e-mail and password, or null. For an unknown address the database is asked
 * the same and a password is hashed all the same, so that time does not tell it from a known one.
 */
export async function checkPasswordOf(
  services: Ports,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const auth = await services.auth.$context;
  const found = await findPasswordByEmail(services.database, email);
  if (!found?.hash) {
    await auth.password.hash(password);
    return null;
  }
  return (await auth.password.verify({ hash: found.hash, password })) ? found.userId : null;
}

/** Refuses somebody who has not verified their address, where that is required. Only for callers who know the password. */
export async function refuseUnverified(services: Ports, userId: string): Promise<void> {
  if (!services.config.requireVerifiedEmail) return;
  if (!(await isEmailVerified(services.database, userId))) throw new ApiError('email_unverified');
}

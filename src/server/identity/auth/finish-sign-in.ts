import type { SignedInAnswer } from '../../../api/identity/auth.ts';
import type { Context, Services } from '../../context.ts';
import { setCookie } from './sessions/cookies.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { openSession } from './sessions/session.ts';
import { presentUser } from './user-presenter.ts';
import { insertStep } from './sign-in-step-queries.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** How long a sign-in waits for its second step. */
const stepSeconds = 600;

/**
 * Ends every way to sign in that has shown who somebody is: by password, mailed link or code, or another site's word.
 * Opens their session; or, where they use an authenticator app, asks for its code first: then `user` is null, and the browser
 * holds a cookie for `POST /api/auth/second-step`. A passkey is two factors by itself and calls `openSession`.
 */
export async function finishSignIn(
  context: Context<Ports>,
  person: { userId: string; remembered: boolean },
): Promise<SignedInAnswer> {
  if (!(await hasTwoFactor(context.database, person.userId))) {
    return { user: presentUser(await openSession(context, person)), second_step: false };
  }
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + stepSeconds * 1000);
  const step = { ...person, tokenHash: hashToken(token), purpose: 'second-step' as const, expiresAt };
  await insertStep(context.database, step, context.now());
  setCookie(context, 'second_step', token, stepSeconds);
  return { user: null, second_step: true };
}

import { ApiError, NetworkError } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';

/** What the form says of a sign-up that failed, in the specification's words. */
export function signUpProblem(error: unknown): string {
  if (error instanceof NetworkError) return t('auth.signUpFailedWith', { reason: error.message });
  if (!(error instanceof ApiError)) return t('auth.signUpFailed');
  if (error.code === 'email_taken') return t('auth.emailTaken');
  if (error.code === 'rate_limited') return t('auth.tooManyAttempts');
  return t('auth.signUpFailedWith', { reason: error.message });
}

/** What the toast says of it: that the address is at fault only when the server has answered. */
export function signUpToast(error: unknown): string {
  return error instanceof NetworkError ? error.message : t('auth.signUpToast');
}

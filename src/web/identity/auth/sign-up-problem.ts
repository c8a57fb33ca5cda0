import { messages } from '../../../api/platform/texts.ts';
import { ApiError, NetworkError } from '../../platform/client.ts';

/** What the form says of a sign-up that failed, in the specification's words. */
export function signUpProblem(error: unknown): string {
  if (error instanceof NetworkError) return messages.auth.signUpFailedWith(error.message);
  if (!(error instanceof ApiError)) return messages.auth.signUpFailed;
  if (error.code === 'email_taken') return messages.auth.emailTaken;
  if (error.code === 'rate_limited') return messages.auth.tooManyAttempts;
  return messages.auth.signUpFailedWith(error.message);
}

/** What the toast says of it: that the address is at fault only when the server has answered. */
export function signUpToast(error: unknown): string {
  return error instanceof NetworkError ? error.message : messages.auth.signUpToast;
}

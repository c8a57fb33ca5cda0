import { messages } from '../../api/messages.ts';
import { ApiError } from '../client.ts';

/** What the form says of a sign-up that failed, in the specification's words. */
export function signUpProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.auth.signUpFailed;
  if (error.code === 'email_taken') return messages.auth.emailTaken;
  if (error.code === 'rate_limited') return messages.auth.tooManyAttempts;
  return messages.auth.signUpFailedWith(error.message);
}

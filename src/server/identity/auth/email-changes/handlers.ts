import type { emailChangesApi } from '../../../../api/identity/email-changes.ts';
import type { Handlers, Services, SignedIn } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { checkCurrentPassword } from '../passwords/new-password.ts';
import { hashToken } from '../secret-tokens.ts';
import { cancelEmailChange, openEmailChangeLink, startEmailChange } from './commands.ts';
import { findEmailState } from './queries.ts';
import { message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** The address of an account, and its change. */
export const emailChangesHandlers: Handlers<typeof emailChangesApi, Ports> = {
  getEmail: (_input, context) => stateOf(context),

  changeEmail: async ({ body }, context) => {
    if (body.email === context.actor.email.toLowerCase()) {
      throw invalid('/email', message('identityErrors.yourEmailAlready'));
    }
    await checkCurrentPassword(context, context.actor.id, body.current_password);
    await startEmailChange(context, context.actor, body.email);
    return stateOf(context);
  },

  cancelEmailChange: async (_input, context) => {
    await cancelEmailChange(context, context.actor.id);
    return stateOf(context);
  },

  confirmEmailChange: ({ body }, context) => openEmailChangeLink(context, hashToken(body.token)),
};

async function stateOf(context: SignedIn<Ports>) {
  const state = await findEmailState(context.database, context.actor.id, context.now());
  if (!state) throw new ApiError('not_signed_in');
  const { email, verified, change } = state;
  return {
    email,
    verified,
    change: change && {
      email: change.newEmail,
      approved: change.approvedAt !== null,
      confirmed: change.confirmedAt !== null,
      expires_at: change.expiresAt.toISOString(),
    },
  };
}

function invalid(pointer: string, detail: MessageOrText): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}

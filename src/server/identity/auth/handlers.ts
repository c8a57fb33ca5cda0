import type { authApi } from '../../../api/identity/auth.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { formatsOf } from '../account-settings/first-formats.ts';
import { openAccount } from './commands.ts';
import { pageAfterSignUp } from './page-after-sign-up.ts';
import { checkPasswordOf, refuseUnverified } from './credentials.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { emailExists, isDuplicate } from './queries.ts';
import { closeSession } from './sessions/session.ts';
import { presentUser } from './user-presenter.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** Accounts and sessions. */
export const authHandlers: Handlers<typeof authApi, Ports> = {
  signUp: async ({ body }, context) => {
    if (!(await isSwitchedOn(context.database, 'sign_ups'))) throw new ApiError('sign_ups_closed');
    const returnTo = pageAfterSignUp(context, body.redirect);
    if (await emailExists(context.database, body.email)) throw new ApiError('email_taken');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    try {
      const { email, data, terms_version: terms } = body;
      const formats = formatsOf(context.request);
      const wish = { email, role: data.role, password, terms, returnTo, formats };
      const actor = await openAccount(context, wish);
      return { user: presentUser(actor) };
    } catch (error) {
      if (isDuplicate(error)) throw new ApiError('email_taken');
      throw error;
    }
  },

  signIn: async ({ body }, context) => {
    const userId = await checkPasswordOf(context, body);
    if (!userId) throw new ApiError('invalid_credentials');
    await refuseUnverified(context, userId);
    return finishSignIn(context, { userId, remembered: body.remember });
  },

  signOut: async (_input, context) => {
    await closeSession(context);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },

  getSession: async (_input, context) => ({ user: context.actor ? presentUser(context.actor) : null }),
};

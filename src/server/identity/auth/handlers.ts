import type { authApi } from '../../../api/identity/auth.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { companyNameFor } from './company-name.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { mailVerification } from '../../platform/tasks/task-definitions.ts';
import { pageAfterSignUp } from './page-after-sign-up.ts';
import { checkPasswordOf, refuseUnverified } from './credentials.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { insertAccount } from './new-account.ts';
import { emailExists, insertCompany, isDuplicate } from './queries.ts';
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
      const actor = await context.database.transact(() => openAccount(context, body, { password, returnTo }));
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

async function openAccount(
  context: Context<Ports>,
  { email, data: { role }, terms_version: terms }: HandlerInput<typeof authApi.signUp>['body'],
  { password, returnTo }: { password: string; returnTo: string | null },
): Promise<Omit<Actor, 'credential'>> {
  const user = await insertAccount(context, { email, role, password, verified: false, terms });
  const company =
    role === 'recruiter' ? await insertCompany(context.database, companyNameFor(email), user.id) : null;
  await recordEvent(context.database, {
    actorId: user.id,
    action: 'account.created',
    objectType: 'user',
    objectId: user.id,
    companyId: company?.id ?? null,
    subjectId: user.id,
    data: { role, ...(terms ? { terms_version: terms } : {}) },
  });
  await context.queue.enqueue(mailVerification, { email, returnTo }, { key: email });
  return {
    id: user.id,
    email,
    role,
    createdAt: user.createdAt,
    company: company && { ...company, owner: true },
    formats: null,
  };
}

import { APIError } from 'better-auth/api';
import type { authApi } from '../../api/auth.ts';
import type { HandlerInput } from '../../api/endpoint.ts';
import { type Actor, type Context, type Handlers, Refusal } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { companyNameFor } from './company-name.ts';
import { mailVerification } from '../tasks/promises.ts';
import { shownUser, takeUpSession } from './open-session.ts';
import { emailExists, insertCompany, isDuplicate, storeTerms } from './queries.ts';

/** Accounts and sessions. */
export const authHandlers: Handlers<typeof authApi> = {
  signUp: async ({ body }, context) => {
    if (await emailExists(context.database, body.email)) throw new Refusal('email_taken');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    try {
      const actor = await context.database.transact(() => insertAccount(context, body, password));
      return { user: shownUser(actor) };
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal('email_taken');
      throw error;
    }
  },

  signIn: async ({ body }, context) => {
    const answer = await context.auth.api
      .signInEmail({
        body: { email: body.email, password: body.password, rememberMe: body.remember },
        headers: context.request.headers,
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
        // Said only to somebody who knows the password.
        throw new Refusal(
          error.body?.code === 'EMAIL_NOT_VERIFIED' ? 'email_unverified' : 'invalid_credentials',
        );
      });
    const made = { headers: answer.headers, token: answer.response.token };
    return { user: await takeUpSession(context, made, body.remember) };
  },

  signOut: async (_input, context) => {
    const answer = await context.auth.api.signOut({ headers: context.request.headers, returnHeaders: true });
    for (const cookie of answer.headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },

  getSession: async (_input, context) => ({ user: context.actor ? shownUser(context.actor) : null }),
};

async function insertAccount(
  context: Context,
  { email, data: { role }, terms_version: terms }: HandlerInput<typeof authApi.signUp>['body'],
  password: string,
): Promise<Actor> {
  const { internalAdapter } = await context.auth.$context;
  const user = await internalAdapter.createUser(
    { email, name: '', emailVerified: false, role },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password,
  });
  if (terms) await storeTerms(context.database, user.id, terms, context.now());
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
  await context.queue.enqueue(mailVerification, { email }, { key: email });
  return {
    id: user.id,
    email,
    role,
    createdAt: user.createdAt,
    company: company && { ...company, owner: true },
  };
}

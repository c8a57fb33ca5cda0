import { APIError } from 'better-auth/api';
import type { authApi } from '../../api/auth.ts';
import type { HandlerInput } from '../../api/endpoint.ts';
import { type Actor, type Context, type Handlers, Refusal } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { companyNameFor } from './company-name.ts';
import { insertAccount } from './new-account.ts';
import { emailExists, endSession, findSession, insertCompany, isDuplicate, startSession } from './queries.ts';
import { signedToken } from './session.ts';
import { shownUser } from './shown-user.ts';

/** Accounts and sessions. */
export const authHandlers: Handlers<typeof authApi> = {
  signUp: async ({ body }, context) => {
    if (await emailExists(context.database, body.email)) throw new Refusal('email_taken');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    try {
      const actor = await context.database.transact(() => openAccount(context, body, password));
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
        if (error instanceof APIError && error.statusCode < 500) throw new Refusal('invalid_credentials');
        throw error;
      });
    for (const cookie of answer.headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
    const { token } = answer.response;
    await startSession(context.database, token, body.remember, context.now());
    // A session that this browser brought along is over: whoever knows its cookie gains nothing from this sign-in.
    const before = signedToken(context.config, context.request.headers.get('cookie') ?? '');
    if (before !== null) await endSession(context.database, before);
    const found = await findSession(context.database, token, context.now());
    if (!found) throw new Refusal('invalid_credentials');
    return { user: shownUser(found.actor) };
  },

  signOut: async (_input, context) => {
    const answer = await context.auth.api.signOut({ headers: context.request.headers, returnHeaders: true });
    for (const cookie of answer.headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },

  getSession: async (_input, context) => ({ user: context.actor ? shownUser(context.actor) : null }),
};

async function openAccount(
  context: Context,
  { email, data: { role }, terms_version: terms }: HandlerInput<typeof authApi.signUp>['body'],
  password: string,
): Promise<Actor> {
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
  return {
    id: user.id,
    email,
    role,
    createdAt: user.createdAt,
    company: company && { ...company, owner: true },
  };
}

import type { HandlerInput } from '../../../../api/platform/endpoint.ts';
import { accessSeconds, type tokensApi } from '../../../../api/identity/tokens.ts';
import type { Context, Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { signAccessToken, signingKeysOf } from './access-tokens.ts';
import { checkPasswordOf, refuseUnverified } from '../credentials.ts';
import { findSession } from '../queries.ts';
import { presentUser } from '../user-presenter.ts';
import { openTokenSession, renewTokenSession } from './session-commands.ts';
import { consumeCode } from '../two-factor/codes.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now'>;

/** Signing in for programs, which keep tokens in place of a cookie. */
export const tokensHandlers: Handlers<typeof tokensApi, Ports> = {
  grantToken: async ({ query, body }, context) => {
    const grant = query.grant_type ?? body.grant_type;
    if (!grant || (body.grant_type && body.grant_type !== grant)) {
      throw new ApiError('invalid_request', { detail: message('identityErrors.grantType') });
    }
    return grant === 'password' ? grantForPassword(context, body) : grantForRefreshToken(context, body);
  },

  listSigningKeys: async (_input, { auth }) => ({ keys: await signingKeysOf(auth) }),
};

type Body = HandlerInput<typeof tokensApi.grantToken>['body'];

async function grantForPassword(context: Context<Ports>, { email, password, code }: Body) {
  const { database, request } = context;
  if (email === undefined) throw missing('email');
  if (password === undefined) throw missing('password');
  const userId = await checkPasswordOf(context, { email, password });
  if (!userId) throw new ApiError('invalid_credentials');
  await refuseUnverified(context, userId);
  if (await hasTwoFactor(database, userId)) {
    if (code === undefined) throw new ApiError('second_step_needed');
    if (!(await consumeCode(context, userId, code))) throw new ApiError('wrong_code');
  }
  const opened = await openTokenSession(context, { userId, userAgent: request.headers.get('user-agent') });
  return answer(context, opened.sessionId, opened.refreshToken);
}

async function grantForRefreshToken(context: Context<Ports>, { refresh_token: token }: Body) {
  if (token === undefined) throw missing('refresh_token');
  const renewed = await renewTokenSession(context, token);
  return answer(context, renewed.sessionId, renewed.refreshToken);
}

async function answer(context: Context<Ports>, sessionId: string, refreshToken: string) {
  const found = await findSession(context.database, { id: sessionId }, context.now());
  if (!found) throw new ApiError('invalid_refresh_token');
  const { token, expiresAt } = await signAccessToken(context, { userId: found.actor.id, sessionId });
  return {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: accessSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(found.actor),
  };
}

function missing(field: string): ApiError {
  return new ApiError('invalid_input', {
    errors: [{ pointer: `/${field}`, detail: message('identityErrors.required') }],
  });
}

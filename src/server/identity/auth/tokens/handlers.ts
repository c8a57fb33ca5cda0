import { createHmac } from 'node:crypto';
import type { HandlerInput } from '../../../../api/platform/endpoint.ts';
import { accessSeconds, type tokensApi } from '../../../../api/identity/tokens.ts';
import type { Context, Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { signAccessToken, signingKeysOf } from './access-tokens.ts';
import { checkPasswordOf, refuseUnverified } from '../credentials.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { findSession, insertSession } from '../queries.ts';
import { presentUser } from '../user-presenter.ts';
import { endSessionById, insertRefreshToken, markRefreshTokenUsed } from './queries.ts';
import { consumeCode } from '../two-factor/codes.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now'>;

/** Answers that were lost on the way are asked for again; later uses of a refresh token are those of a thief. */
const repeatSeconds = 10;

/** Signing in for programs, which keep tokens in place of a cookie. */
export const tokensHandlers: Handlers<typeof tokensApi, Ports> = {
  grantToken: async ({ query, body }, context) => {
    const grant = query.grant_type ?? body.grant_type;
    if (!grant || (body.grant_type && body.grant_type !== grant)) {
      throw new ApiError('invalid_request', { detail: 'Name one grant_type: password or refresh_token.' });
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
  const refreshToken = newToken();
  const userAgent = request.headers.get('user-agent');
  // No cookie carries this session: nobody learns the token that is hashed here.
  const session = { tokenHash: hashToken(newToken()), userId, remembered: true, userAgent };
  const sessionId = await database.transact(async () => {
    const id = await insertSession(database, session, context.now());
    await insertRefreshToken(database, { tokenHash: hashToken(refreshToken), sessionId: id });
    return id;
  });
  return answer(context, sessionId, refreshToken);
}

/** Each refresh token has one successor, which follows from it: those who ask for it at the same moment get the same one. */
async function grantForRefreshToken(context: Context<Ports>, { refresh_token: token }: Body) {
  const { config, database } = context;
  if (token === undefined) throw missing('refresh_token');
  const used = await markRefreshTokenUsed(database, hashToken(token), context.now());
  if (!used) throw new ApiError('invalid_refresh_token');
  if (context.now().getTime() - used.usedAt.getTime() > repeatSeconds * 1000) {
    await endSessionById(database, used.sessionId);
    throw new ApiError('invalid_refresh_token');
  }
  const next = createHmac('sha256', `refresh:${config.secrets.sessions}`).update(token).digest('base64url');
  await insertRefreshToken(database, { tokenHash: hashToken(next), sessionId: used.sessionId });
  return answer(context, used.sessionId, next);
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
  return new ApiError('invalid_input', { errors: [{ pointer: `/${field}`, detail: 'This is required.' }] });
}

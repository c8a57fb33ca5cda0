import type { twoFactorApi } from '../../../../api/identity/two-factor.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { dropCookie, readCookie } from '../sessions/cookies.ts';
import { hashToken } from '../secret-tokens.ts';
import { openSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';
import { requireVerified } from '../verified-access.ts';
import { consumeStep, tryStep } from '../step-queries.ts';
import { newSecret, sealAppSecret, shownSecret, consumeCode } from './codes.ts';
import { renewRecoveryCodes, turnOffTwoFactor, turnOnTwoFactor } from './commands.ts';
import { hasTwoFactor, storeSecret } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const twoFactor = 'Two-factor sign-in';

/** Codes that one sign-in may try; then it starts again. */
const stepTries = 5;

/** Signing in with an authenticator app beside the password. */
export const twoFactorHandlers: Handlers<typeof twoFactorApi, Ports> = {
  finishSecondStep: async ({ body }, context) => {
    const { config, database, request } = context;
    const token = readCookie(config, request, 'second_step');
    const hash = hashToken(token ?? '');
    const step = token && (await tryStep(database, hash, 'second-step', stepTries, context.now()));
    if (!step || !step.userId) throw new ApiError('sign_in_over');
    if (!(await consumeCode(context, step.userId, body.code))) throw new ApiError('wrong_code');
    if (!(await consumeStep(database, hash, 'second-step', context.now())))
      throw new ApiError('sign_in_over');
    const actor = await openSession(context, { userId: step.userId, remembered: step.remembered });
    dropCookie(context, 'second_step');
    return { user: presentUser(actor) };
  },

  setUpTwoFactor: async (_input, context) => {
    const { actor, config, database } = context;
    await requireVerified(context, actor.id, twoFactor);
    const secret = newSecret();
    if (!(await storeSecret(database, actor.id, sealAppSecret(config, actor.id, secret)))) {
      throw new ApiError('conflict', { detail: 'Two-factor sign-in is already on.' });
    }
    return shownSecret(secret, actor.email);
  },

  confirmTwoFactor: async ({ body }, context) => {
    const { actor, database } = context;
    await requireVerified(context, actor.id, twoFactor);
    if (await hasTwoFactor(database, actor.id)) throw new ApiError('conflict');
    if (!(await consumeCode(context, actor.id, body.code, { waiting: true })))
      throw new ApiError('wrong_code');
    return { recovery_codes: await turnOnTwoFactor(context, actor) };
  },

  renewRecoveryCodes: async (_input, context) => ({
    recovery_codes: await renewRecoveryCodes(context, context.actor),
  }),

  disableTwoFactor: (_input, context) => turnOffTwoFactor(context, context.actor),
};

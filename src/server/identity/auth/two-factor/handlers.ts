import type { twoFactorApi } from '../../../../api/identity/two-factor.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { dropCookie, readCookie } from '../sessions/cookies.ts';
import { openSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';
import { requireVerified } from '../verified-access.ts';
import { shownSecret, consumeCode } from './codes.ts';
import {
  finishSecondStep,
  renewRecoveryCodes,
  startTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from './commands.ts';
import { hasTwoFactor } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const twoFactor = 'two_factor';

/** Signing in with an authenticator app beside the password. */
export const twoFactorHandlers: Handlers<typeof twoFactorApi, Ports> = {
  finishSecondStep: async ({ body }, context) => {
    const token = readCookie(context.config, context.request, 'second_step') ?? '';
    const actor = await openSession(context, await finishSecondStep(context, token, body.code));
    dropCookie(context, 'second_step');
    return { user: presentUser(actor) };
  },

  setUpTwoFactor: async (_input, context) => {
    const { actor } = context;
    await requireVerified(context, actor.id, twoFactor);
    return shownSecret(await startTwoFactor(context, actor), actor.email);
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

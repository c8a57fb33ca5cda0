import type { twoFactorApi } from '../../../../api/identity/two-factor.ts';
import type { Handlers, Services, SignedIn } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { securityMail } from '../../../platform/mail/templates.ts';
import { dropCookie, readCookie } from '../sessions/cookies.ts';
import { hashToken } from '../secret-tokens.ts';
import { openSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';
import { dropStepsOf, takeStep, tryStep } from '../step-queries.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  sealAppSecret,
  shownSecret,
  takeCode,
} from './codes.ts';
import {
  confirmTwoFactor,
  hasTwoFactor,
  removeTwoFactor,
  replaceRecoveryCodes,
  storeSecret,
} from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

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
    if (!(await takeCode(context, step.userId, body.code))) throw new ApiError('wrong_code');
    if (!(await takeStep(database, hash, 'second-step', context.now()))) throw new ApiError('sign_in_over');
    const actor = await openSession(context, { userId: step.userId, remembered: step.remembered });
    dropCookie(context, 'second_step');
    return { user: presentUser(actor) };
  },

  setUpTwoFactor: async (_input, context) => {
    const { actor, config, database } = context;
    const secret = newSecret();
    if (!(await storeSecret(database, actor.id, sealAppSecret(config, actor.id, secret)))) {
      throw new ApiError('conflict', { detail: 'Two-factor sign-in is on already.' });
    }
    return shownSecret(secret, actor.email);
  },

  confirmTwoFactor: async ({ body }, context) => {
    const { actor, database } = context;
    if (await hasTwoFactor(database, actor.id)) throw new ApiError('conflict');
    if (!(await takeCode(context, actor.id, body.code, { waiting: true }))) throw new ApiError('wrong_code');
    return database.transact(async () => {
      if (!(await confirmTwoFactor(database, actor.id, context.now()))) throw new ApiError('conflict');
      const codes = await storeRecoveryCodes(context);
      await notifyOwner(context, 'account.two_factor_on', 'Two-factor sign-in was turned on');
      return codes;
    });
  },

  renewRecoveryCodes: async (_input, context) => {
    const { actor, database } = context;
    return database.transact(async () => {
      if (!(await hasTwoFactor(database, actor.id))) throw new ApiError('not_found');
      const codes = await storeRecoveryCodes(context);
      await notifyOwner(context, 'account.recovery_codes_renewed', 'Your recovery codes were replaced');
      return codes;
    });
  },

  disableTwoFactor: async (_input, context) => {
    const { actor, database } = context;
    await database.transact(async () => {
      if (!(await removeTwoFactor(database, actor.id))) throw new ApiError('not_found');
      await dropStepsOf(database, actor.id);
      await notifyOwner(context, 'account.two_factor_off', 'Two-factor sign-in was turned off');
    });
  },
};

/** Writes down a change of the ways to sign in, and mails it to the owner, in the caller's transaction. */
export async function notifyOwner(context: SignedIn<Ports>, action: string, what: string): Promise<void> {
  const { actor, config, database } = context;
  const about = { actorId: actor.id, objectType: 'user' as const, objectId: actor.id, subjectId: actor.id };
  await recordEvent(database, { ...about, action });
  await postMail(context, actor.email, securityMail(config.origin, what));
}

async function storeRecoveryCodes({ actor, config, database }: SignedIn<Ports>) {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    database,
    actor.id,
    codes.map((code) => hashRecoveryCode(config, code)),
  );
  return { recovery_codes: codes };
}

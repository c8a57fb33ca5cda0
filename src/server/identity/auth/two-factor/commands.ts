import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { notifyOwner, type SecurityPorts } from '../security-commands.ts';
import { hashToken } from '../secret-tokens.ts';
import { consumeStep, dropStepsOf, tryStep } from '../sign-in-step-queries.ts';
import { consumeCode, hashRecoveryCode, newRecoveryCodes, newSecret, sealAppSecret } from './codes.ts';
import {
  confirmTwoFactor,
  hasTwoFactor,
  removeTwoFactor,
  replaceRecoveryCodes,
  storeSecret,
} from './queries.ts';
import { message } from '../../../../messages/message.ts';

/** Codes that one sign-in may try; then it starts again. */
const stepTries = 5;

/** Ends the second step of a sign-in by a code, and answers whom to sign in; each try counts, right or wrong. */
export async function finishSecondStep(
  ports: Pick<SecurityPorts, 'config' | 'database' | 'now'>,
  token: string,
  code: string,
): Promise<{ userId: string; remembered: boolean }> {
  const { database, now } = ports;
  const hash = hashToken(token);
  const step = token === '' ? null : await tryStep(database, hash, 'second-step', stepTries, now());
  if (!step?.userId) throw new ApiError('sign_in_over');
  if (!(await consumeCode(ports, step.userId, code))) throw new ApiError('wrong_code');
  if (!(await consumeStep(database, hash, 'second-step', now()))) throw new ApiError('sign_in_over');
  return { userId: step.userId, remembered: step.remembered };
}

/** Makes the secret for a person's app, which counts once the app has given a right code. */
export async function startTwoFactor(
  { config, database }: Pick<SecurityPorts, 'config' | 'database'>,
  actor: Actor,
): Promise<string> {
  const secret = newSecret();
  if (!(await storeSecret(database, actor.id, sealAppSecret(config, actor.id, secret)))) {
    throw new ApiError('conflict', { detail: message('identityErrors.twoFactorOn') });
  }
  return secret;
}

/** Turns two-factor sign-in on, whose app gave a right code, and returns the recovery codes. */
export function turnOnTwoFactor(ports: SecurityPorts, actor: Actor): Promise<string[]> {
  return ports.database.transact(async () => {
    if (!(await confirmTwoFactor(ports.database, actor.id, ports.now()))) throw new ApiError('conflict');
    const codes = await storeRecoveryCodes(ports, actor);
    await notifyOwner(ports, actor, 'two_factor_on');
    return codes;
  });
}

/** Replaces a person's recovery codes and answers the new ones. */
export function renewRecoveryCodes(ports: SecurityPorts, actor: Actor): Promise<string[]> {
  return ports.database.transact(async () => {
    if (!(await hasTwoFactor(ports.database, actor.id))) throw new ApiError('not_found');
    const codes = await storeRecoveryCodes(ports, actor);
    await notifyOwner(ports, actor, 'recovery_codes_renewed');
    return codes;
  });
}

/** Turns two-factor sign-in off. */
export function turnOffTwoFactor(ports: SecurityPorts, actor: Actor): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await removeTwoFactor(ports.database, actor.id))) throw new ApiError('not_found');
    await dropStepsOf(ports.database, actor.id);
    await notifyOwner(ports, actor, 'two_factor_off');
  });
}

async function storeRecoveryCodes({ config, database }: SecurityPorts, actor: Actor): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(config, code));
  await replaceRecoveryCodes(database, actor.id, hashes);
  return codes;
}

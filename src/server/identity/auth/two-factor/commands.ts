import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { notifyOwner, type SecurityPorts } from '../security-commands.ts';
import { dropStepsOf } from '../step-queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './codes.ts';
import { confirmTwoFactor, hasTwoFactor, removeTwoFactor, replaceRecoveryCodes } from './queries.ts';

/** Turns two-factor sign-in on, whose app gave a right code, and answers the recovery codes. */
export function turnOnTwoFactor(ports: SecurityPorts, actor: Actor): Promise<string[]> {
  return ports.database.transact(async () => {
    if (!(await confirmTwoFactor(ports.database, actor.id, ports.now()))) throw new ApiError('conflict');
    const codes = await storeRecoveryCodes(ports, actor);
    await notifyOwner(ports, actor, 'account.two_factor_on', 'Two-factor sign-in was turned on');
    return codes;
  });
}

/** Replaces a person's recovery codes and answers the new ones. */
export function renewRecoveryCodes(ports: SecurityPorts, actor: Actor): Promise<string[]> {
  return ports.database.transact(async () => {
    if (!(await hasTwoFactor(ports.database, actor.id))) throw new ApiError('not_found');
    const codes = await storeRecoveryCodes(ports, actor);
    await notifyOwner(ports, actor, 'account.recovery_codes_renewed', 'Your recovery codes were replaced');
    return codes;
  });
}

/** Turns two-factor sign-in off. */
export function turnOffTwoFactor(ports: SecurityPorts, actor: Actor): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await removeTwoFactor(ports.database, actor.id))) throw new ApiError('not_found');
    await dropStepsOf(ports.database, actor.id);
    await notifyOwner(ports, actor, 'account.two_factor_off', 'Two-factor sign-in was turned off');
  });
}

async function storeRecoveryCodes({ config, database }: SecurityPorts, actor: Actor): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(config, code));
  await replaceRecoveryCodes(database, actor.id, hashes);
  return codes;
}

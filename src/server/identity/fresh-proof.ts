import { ApiError } from '../platform/http/api-error.ts';
import type { Actor } from './actor.ts';

/** A proof of who somebody is counts this long for dangerous acts, in seconds. */
export const freshSeconds = 600;

/**
 * Refuses with `proof_needed` unless the caller proved who they are in the last ten minutes. Endpoints that are always
 * dangerous say `fresh` in the contract instead. The web asks for a proof and repeats the call.
 */
export function requireFresh(context: { actor: Actor; now(): Date }): void {
  const { credential } = context.actor;
  const isFresh =
    credential.kind === 'session' &&
    context.now().getTime() - credential.provedAt.getTime() < freshSeconds * 1000;
  if (!isFresh) throw new ApiError('proof_needed');
}

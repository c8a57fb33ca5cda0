import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { Api } from '../../../api/index.ts';
import type { MaintenanceWindow, maintenanceLimits } from '../../../api/operations/maintenance.ts';
import type { Actor } from '../../identity/actor.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { MessageOrText } from '../../../messages/render.ts';

/** Signing in and out, and proving who one is: they go on while everything else only reads. */
const ways = new Set<string>([
  'signIn',
  'finishSecondStep',
  'challengePasskeySignIn',
  'signInWithPasskey',
  'askForSignIn',
  'signInByCode',
  'signInByLink',
  'startSso',
  'finishSso',
  'grantToken',
  'challengePasskeyProof',
  'proveIdentity',
  'signOut',
  'endSession',
  'endSessions',
] satisfies (keyof Api)[]);

/** True for a call that maintenance does not refuse: it reads, it signs in or out, or staff make it. */
export function goesOnInMaintenance(
  name: string,
  { method }: Pick<Endpoint, 'method'>,
  actor: Pick<Actor, 'role'> | null,
): boolean {
  return method === 'GET' || ways.has(name) || actor?.role === 'internal';
}

/** True from the start of a window until it ends. */
export function isOpen({ starts_at, ends_at }: MaintenanceWindow, now: Date): boolean {
  return Date.parse(starts_at) <= now.getTime() && now.getTime() < Date.parse(ends_at);
}

/** What is wrong with a window at this time, for its form; null when it can be set. */
export function mistakeOfWindow(
  { starts_at, ends_at }: MaintenanceWindow,
  now: Date,
  { days }: typeof maintenanceLimits,
): { pointer: string; detail: MessageOrText } | null {
  if (Date.parse(ends_at) <= now.getTime())
    return { pointer: '/window/ends_at', detail: { key: 'operationErrors.endInPast', values: {} } };
  if (Date.parse(starts_at) > now.getTime() + days * dayMs)
    return {
      pointer: '/window/starts_at',
      detail: { key: 'operationErrors.announceEarlier', values: { days } },
    };
  return null;
}

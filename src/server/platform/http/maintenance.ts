import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from './api-error.ts';
import { goesOnInMaintenance, isOpen } from '../../operations/maintenance/rules.ts';
import { message } from '../../../messages/message.ts';

/** Refuses a change while maintenance is under way, saying until when; staff and signing in and out are let through. */
export async function refuseInMaintenance(
  { maintenance, now }: Pick<Services, 'maintenance' | 'now'>,
  name: string,
  endpoint: Pick<Endpoint, 'method'>,
  actor: Actor | null,
): Promise<void> {
  if (goesOnInMaintenance(name, endpoint, actor)) return;
  const window = await maintenance.current();
  if (window === null || !isOpen(window, now())) return;
  throw new ApiError('maintenance', {
    detail: message('platformErrors.maintenanceUntil', { until: new Date(window.ends_at) }),
    retryAfterSeconds: Math.ceil((Date.parse(window.ends_at) - now().getTime()) / 1000),
  });
}

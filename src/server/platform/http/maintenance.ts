import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from './api-error.ts';
import { goesOnInMaintenance, isOpen } from '../../operations/maintenance/rules.ts';

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
  const until = inWords(new Date(window.ends_at), actor?.formats?.time_zone ?? 'UTC');
  throw new ApiError('maintenance', {
    detail: `Tenon is read-only for maintenance until ${until}. Nothing you typed is lost. Keep this page open and send it again then.`,
    retryAfterSeconds: Math.ceil((Date.parse(window.ends_at) - now().getTime()) / 1000),
  });
}

/** Such as "1 March 2026 at 12:20 UTC". */
function inWords(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `${day.format(at)} at ${clock.format(at)}`;
}

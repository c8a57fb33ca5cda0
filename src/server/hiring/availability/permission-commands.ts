import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CalendarProvider } from '../../../api/hiring/availability.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Actor } from '../../identity/actor.ts';
import { CalendarError } from '../../platform/adapters/calendars/calendar-error.ts';
import { permissionUrl, takePermission } from '../../platform/adapters/calendars/permitted-calendars.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type CalendarPorts, keepConnection, readCalendar } from './calendar-commands.ts';

type Asker = Pick<Actor, 'id' | 'credential'>;

/** How long somebody may take to give permission. */
const stateMs = 15 * minuteMs;
const stateText = z.object({ kind: z.enum(['google', 'microsoft']), until: z.int(), nonce: z.string() });

/** Where somebody lets their calendar be read; what they come back with counts in this session alone. */
export function startPermission(ports: CalendarPorts, asker: Asker, kind: CalendarProvider): string {
  const client = ports.config.calendars[kind];
  if (!client) throw new ApiError('not_found');
  const said = { kind, until: ports.now().getTime() + stateMs, nonce: randomBytes(16).toString('base64url') };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  const state = `${text}.${signed(ports, 'state', asker, text)}`;
  const verifier = signed(ports, 'verifier', asker, state);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return permissionUrl(kind, client, { state, challenge, redirectUri: redirectUriOf(ports) });
}

/** Connects the calendar of somebody who has given permission, and reads it at once. */
export async function finishPermission(
  ports: CalendarPorts,
  asker: Asker,
  { state, code }: { state: string; code: string },
): Promise<void> {
  const kind = kindOf(ports, asker, state);
  const client = kind && ports.config.calendars[kind];
  if (!kind || !client) throw refused();
  const verifier = signed(ports, 'verifier', asker, state);
  const redirectUri = redirectUriOf(ports);
  const permission = await takePermission(ports.safeFetch, kind, client, {
    code,
    verifier,
    redirectUri,
  }).catch((error: unknown) => {
    throw error instanceof CalendarError ? refused() : error;
  });
  const which = { userId: asker.id, kind, address: '', account: permission.account };
  const id = await keepConnection(ports, which, { secret: permission.refreshToken, calendars: ['primary'] });
  await readCalendar(ports, id, { olderThanMs: 0 });
}

/** The service that a state was made for, by this session and not long ago; null for any other. */
function kindOf(ports: CalendarPorts, asker: Asker, state: string): CalendarProvider | null {
  const [text = '', mark = ''] = state.split('.');
  const [given, own] = [mark, signed(ports, 'state', asker, text)].map((one) =>
    createHash('sha256').update(one).digest(),
  );
  if (!given || !own || !timingSafeEqual(given, own)) return null;
  const said = stateText.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return said.until > ports.now().getTime() ? said.kind : null;
}

/** A text that only this program can make, for one session. */
function signed({ config }: CalendarPorts, what: string, { id, credential }: Asker, text: string): string {
  return createHmac('sha256', config.secrets.links)
    .update(`calendar ${what}\n${id}\n${credential.id}\n${text}`)
    .digest('base64url');
}

/** Where services send people back to; it is registered there. */
function redirectUriOf({ config }: CalendarPorts): string {
  return `${config.origin}/settings/availability`;
}

function refused(): ApiError {
  return new ApiError('conflict', { detail: message('hiringErrors.calendarPermission') });
}

import { z } from 'zod';
import type { CalendarProvider } from '../../../../api/hiring/availability.ts';
import { dayMs } from '../../../../api/platform/durations.ts';
import { dateAt, instantOn } from '../../../../engine/interviews/clock-times.ts';
import { joined } from '../../../../engine/interviews/busy-spans.ts';
import type { Span } from '../../../../engine/interviews/free-times.ts';
import type { CalendarClient } from '../../calendar-settings.ts';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { CalendarError } from './calendar-error.ts';

type Outside = Pick<SafeFetch, 'request'>;
type Places = { authorize: string; token: string; revoke: string | null; api: string; scope: string };

const timeoutMs = 15_000;
const mostBytes = 8 * 1024 * 1024;
/** Google answers for some two months at a time. */
const googleSpanMs = 50 * dayMs;
const mostPages = 40;

const own: Record<CalendarProvider, Places> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
    api: 'https://www.googleapis.com/calendar/v3',
    scope: 'openid email https://www.googleapis.com/auth/calendar.freebusy',
  },
  microsoft: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    revoke: null,
    api: 'https://graph.microsoft.com/v1.0',
    scope: 'openid email offline_access Calendars.ReadBasic',
  },
};

function placesOf(service: CalendarProvider, { url }: CalendarClient): Places {
  if (url === null) return own[service];
  const { scope, revoke } = own[service];
  return {
    scope,
    authorize: `${url}/authorize`,
    token: `${url}/token`,
    revoke: revoke && `${url}/revoke`,
    api: url,
  };
}

/** Where somebody gives permission; they come back with a code for whoever knows what `challenge` is the SHA-256 of. */
export function permissionUrl(
  service: CalendarProvider,
  client: CalendarClient,
  { state, challenge, redirectUri }: { state: string; challenge: string; redirectUri: string },
): string {
  const { authorize, scope } = placesOf(service, client);
  const url = new URL(authorize);
  const asked = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // Without both, Google gives no lasting permission to whoever gave it before.
    ...(service === 'google' ? { access_type: 'offline', prompt: 'consent' } : { prompt: 'select_account' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** A lasting permission, and whose calendar it is for. */
export type Permission = { refreshToken: string; account: string };

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().optional(),
  scope: z.string().optional(),
});

/** Takes the lasting permission that a code stands for. */
export async function takePermission(
  outside: Outside,
  service: CalendarProvider,
  client: CalendarClient,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Permission> {
  const answer = await askToken(outside, service, client, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  // People can leave out single permissions on the page where they give them.
  const needed = own[service].scope.split(' ').at(-1) ?? '';
  const isGiven = answer.scope === undefined || answer.scope.toLowerCase().includes(needed.toLowerCase());
  if (answer.refresh_token === undefined || !isGiven) throw new CalendarError('refused');
  return { refreshToken: answer.refresh_token, account: accountOf(answer.id_token) };
}

/** The address of an account, which came over a line to its service and so needs no further proof; it is shown, and grants nothing. */
function accountOf(idToken: string | undefined): string {
  const payload = z.object({ email: z.string().optional(), preferred_username: z.string().optional() });
  try {
    const text = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8');
    const said = payload.parse(JSON.parse(text));
    return (said.email ?? said.preferred_username ?? '').slice(0, 200).toLowerCase();
  } catch {
    return '';
  }
}

/** When somebody is busy by the main calendar of their account; with another lasting permission where the service gave a new one. */
export async function readPermitted(
  outside: Outside,
  service: CalendarProvider,
  client: CalendarClient,
  { refreshToken, span, timeZone }: { refreshToken: string; span: Span; timeZone: string },
): Promise<{ spans: Span[]; refreshToken: string }> {
  const answer = await askToken(outside, service, client, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  const asked = { outside, token: answer.access_token, api: placesOf(service, client).api, span };
  const spans = service === 'google' ? await readGoogle(asked) : await readMicrosoft({ ...asked, timeZone });
  return { spans: joined(spans), refreshToken: answer.refresh_token ?? refreshToken };
}

/** Gives a permission back, where the service takes it; it is forgotten here in any case. */
export async function returnPermission(
  outside: Outside,
  service: CalendarProvider,
  client: CalendarClient,
  refreshToken: string,
): Promise<void> {
  const { revoke } = placesOf(service, client);
  if (revoke === null) return;
  const body = new URLSearchParams({ token: refreshToken }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await outside.request(revoke, { method: 'POST', headers, body, timeoutMs }).catch(() => null);
}

async function askToken(
  outside: Outside,
  service: CalendarProvider,
  client: CalendarClient,
  what: Record<string, string>,
): Promise<z.infer<typeof tokens>> {
  const { token } = placesOf(service, client);
  const form = { ...what, client_id: client.clientId, client_secret: client.clientSecret };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const body = new URLSearchParams(form).toString();
  const { status, said } = await ask(outside, token, { method: 'POST', headers, body });
  const read = tokens.safeParse(said);
  if (status === 200 && read.success) return read.data;
  // `invalid_grant`: the permission was taken back or has run out.
  throw new CalendarError(status === 400 || status === 401 ? 'refused' : 'unreadable');
}

type Asked = { outside: Outside; token: string; api: string; span: Span };

const spanSaid = z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) });
const googleAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({ busy: z.array(spanSaid).default([]), errors: z.array(z.object({})).optional() }),
  ),
});

async function readGoogle({ outside, token, api, span }: Asked): Promise<Span[]> {
  const spans: Span[] = [];
  for (let from = span.from; from < span.until; from += googleSpanMs) {
    const until = Math.min(from + googleSpanMs, span.until);
    const body = JSON.stringify({
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(until).toISOString(),
      items: [{ id: 'primary' }],
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await ask(outside, `${api}/freeBusy`, { method: 'POST', headers, body });
    const read = googleAnswer.safeParse(checked(answer)).data?.calendars['primary'];
    if (!read || (read.errors?.length ?? 0) > 0) throw new CalendarError('unreadable');
    spans.push(...read.busy.map(({ start, end }) => ({ from: Date.parse(start), until: Date.parse(end) })));
  }
  return spans;
}

const clock = z.object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) });
const microsoftAnswer = z.object({
  value: z.array(
    z.object({
      start: clock,
      end: clock,
      isAllDay: z.boolean().default(false),
      isCancelled: z.boolean().default(false),
      showAs: z.string().default('busy'),
      responseStatus: z.object({ response: z.string().nullable().optional() }).nullable().optional(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
});

async function readMicrosoft({
  outside,
  token,
  api,
  span,
  timeZone,
}: Asked & { timeZone: string }): Promise<Span[]> {
  const first = new URL(`${api}/me/calendarView`);
  first.searchParams.set('startDateTime', new Date(span.from).toISOString());
  first.searchParams.set('endDateTime', new Date(span.until).toISOString());
  first.searchParams.set('$select', 'start,end,isAllDay,isCancelled,showAs,responseStatus');
  first.searchParams.set('$top', '250');
  const headers = { authorization: `Bearer ${token}`, prefer: 'outlook.timezone="UTC"' };
  const spans: Span[] = [];
  let url: string | undefined = first.href;
  for (let page = 0; url !== undefined; page += 1) {
    // The permission goes nowhere else.
    if (page === mostPages || new URL(url).origin !== first.origin) throw new CalendarError('unreadable');
    const read = microsoftAnswer.safeParse(checked(await ask(outside, url, { method: 'GET', headers })));
    if (!read.success) throw new CalendarError('unreadable');
    const busy = read.data.value.filter(
      ({ isCancelled, showAs, responseStatus }) =>
        !isCancelled &&
        !['free', 'workingElsewhere'].includes(showAs) &&
        responseStatus?.response !== 'declined',
    );
    // Days stand at midnight of no zone in particular: they are the days of their owner.
    const at = ({ dateTime }: z.infer<typeof clock>, isAllDay: boolean) => {
      const utc = Date.parse(`${dateTime.slice(0, 19)}Z`);
      return isAllDay ? instantOn(dateAt(utc, 'UTC'), 0, timeZone) : utc;
    };
    spans.push(
      ...busy.map(({ start, end, isAllDay }) => ({ from: at(start, isAllDay), until: at(end, isAllDay) })),
    );
    url = read.data['@odata.nextLink'];
  }
  return spans.filter(({ from, until }) => from < until);
}

function checked({ status, said }: { status: number; said: unknown }): unknown {
  if (status === 401 || status === 403) throw new CalendarError('refused');
  if (status === 429 || status >= 500) throw new CalendarError('unreachable');
  return said;
}

async function ask(
  outside: Outside,
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<{ status: number; said: unknown }> {
  const options = { ...request, timeoutMs, maxBytes: mostBytes, maxRedirects: 0 };
  const answer = await outside.request(url, options).catch((error: unknown) => {
    throw new CalendarError('unreachable', { cause: error });
  });
  if (answer.status >= 500) throw new CalendarError('unreachable');
  try {
    return { status: answer.status, said: JSON.parse(new TextDecoder().decode(answer.bytes)) as unknown };
  } catch (error) {
    throw new CalendarError('unreadable', { cause: error });
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourSeconds } from '../../api/platform/durations.ts';

/** A stand-in of Google's and Microsoft's calendars: permission with PKCE, tokens, and when its one person is busy. */
export type PermissionServer = {
  host: string;
  url: string;
  /** When the person is busy, as ISO text in UTC. */
  busy: { start: string; end: string; showAs?: string; isAllDay?: boolean; isCancelled?: boolean }[];
  /** The lasting permissions that count now; none once they were taken back. */
  permissions: Set<string>;
  /** Those that were given back. */
  returned: string[];
  /** Gives permission at an address, as a person with a browser does; answers where they are sent back to. */
  permit(url: string): Promise<URL>;
  close(): Promise<void>;
};

type State = { codes: Map<string, { challenge: string; redirectUri: string }>; tokens: Set<string> };

const clientId = 'tenon';
const clientSecret = 'secret-of-the-site-77';

/** What the program is set up with to use the stand-in for both services. */
export function permissionServerEnv({ url }: Pick<PermissionServer, 'url'>): Record<string, string> {
  return {
    GOOGLE_CALENDAR_CLIENT_ID: clientId,
    GOOGLE_CALENDAR_CLIENT_SECRET: clientSecret,
    GOOGLE_CALENDAR_URL: `${url}/google`,
    MICROSOFT_CALENDAR_CLIENT_ID: clientId,
    MICROSOFT_CALENDAR_CLIENT_SECRET: clientSecret,
    MICROSOFT_CALENDAR_URL: `${url}/microsoft`,
  };
}

/** Starts the stand-in on this machine. */
export async function startPermissionServer(): Promise<PermissionServer> {
  const state: State = { codes: new Map(), tokens: new Set() };
  const server = createServer((request, reply) => void handle(own, state, request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own: PermissionServer = {
    host,
    url: `http://${host}`,
    busy: [],
    permissions: new Set(),
    returned: [],
    permit: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return own;
}

async function handle(
  own: PermissionServer,
  state: State,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  const url = new URL(request.url ?? '', own.url);
  const json = (status: number, said: object) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  const path = url.pathname.replace(/^\/(google|microsoft)/, '');
  const form = new URLSearchParams(body);
  if (path === '/authorize') return authorize(state, url, reply);
  if (path === '/token') return json(...tokenFor(own, state, form));
  if (path === '/revoke') {
    own.returned.push(form.get('token') ?? '');
    own.permissions.delete(form.get('token') ?? '');
    return json(200, {});
  }
  if (!state.tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return json(401, {});
  if (path === '/freeBusy') return json(200, freeBusy(own, body));
  if (path === '/me/calendarView') return json(200, calendarView(own, url));
  json(404, {});
}

function authorize(state: State, url: URL, reply: ServerResponse): void {
  const said = (name: string) => url.searchParams.get(name) ?? '';
  const isWhole =
    said('client_id') === clientId &&
    said('response_type') === 'code' &&
    said('code_challenge_method') === 'S256' &&
    /calendar\.freebusy|Calendars\.ReadBasic/.test(said('scope'));
  if (!isWhole) return void reply.writeHead(400).end();
  const code = randomBytes(8).toString('hex');
  state.codes.set(code, { challenge: said('code_challenge'), redirectUri: said('redirect_uri') });
  const back = new URL(said('redirect_uri'));
  back.searchParams.set('code', code);
  back.searchParams.set('state', said('state'));
  reply.writeHead(302, { location: back.href }).end();
}

function tokenFor(own: PermissionServer, state: State, form: URLSearchParams): [number, object] {
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) return [401, {}];
  if (form.get('grant_type') === 'authorization_code') {
    const code = state.codes.get(form.get('code') ?? '');
    state.codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== proof || code.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
  } else if (!own.permissions.delete(form.get('refresh_token') ?? ''))
    return [400, { error: 'invalid_grant' }];
  const [access, refresh] = [randomBytes(8).toString('hex'), `lasting-${randomBytes(12).toString('hex')}`];
  state.tokens.add(access);
  own.permissions.add(refresh);
  const claims = Buffer.from(JSON.stringify({ email: 'Imogen@Mail.example' })).toString('base64url');
  return [
    200,
    { access_token: access, refresh_token: refresh, id_token: `e30.${claims}.x`, expires_in: hourSeconds },
  ];
}

function freeBusy(own: PermissionServer, body: string): object {
  const asked = JSON.parse(body) as { timeMin: string; timeMax: string };
  const busy = own.busy
    .filter(({ start, end }) => start < asked.timeMax && end > asked.timeMin)
    .map(({ start, end }) => ({ start, end }));
  return { kind: 'calendar#freeBusy', calendars: { primary: { busy } } };
}

/** One event a page, as Graph writes times: without a zone, with seven places behind the seconds. */
function calendarView(own: PermissionServer, url: URL): object {
  const skip = Number(url.searchParams.get('$skip') ?? 0);
  const clock = (at: string) => ({ dateTime: `${at.slice(0, 19)}.0000000`, timeZone: 'UTC' });
  const next = new URL(url);
  next.searchParams.set('$skip', String(skip + 1));
  return {
    value: own.busy.slice(skip, skip + 1).map(({ start, end, ...rest }) => ({
      showAs: 'busy',
      isAllDay: false,
      isCancelled: false,
      ...rest,
      start: clock(start),
      end: clock(end),
    })),
    ...(skip + 1 < own.busy.length ? { '@odata.nextLink': next.href } : {}),
  };
}

import type { addedJobsApi } from '../src/api/jobs/added-jobs.ts';
import type { browserExtensionApi } from '../src/api/candidates/browser-extension.ts';
import type { CallInput, Returned } from '../src/api/platform/endpoint.ts';

/** The person's Tenon: its address, and the token that they made there for the extension. */
export type Connection = { server: string; token: string };

/** Why a call failed: as the server words it, or one of the reasons that are worded here. */
export class CallError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'told';

  constructor(reason: CallError['reason'], told = '') {
    super(told);
    this.reason = reason;
  }
}

/** How the person matches the job on screen. */
export type Match = Returned<typeof browserExtensionApi.matchSeenJob>;
/** Their own contact details. */
export type OwnContact = Returned<typeof browserExtensionApi.getOwnContact>;

type SeenJob = CallInput<typeof browserExtensionApi.matchSeenJob>['body'];
type AddedJob = CallInput<typeof addedJobsApi.addJob>['body'];

/** What is known of the match with a job on screen. */
export function matchJob(connection: Connection, job: SeenJob): Promise<Match> {
  return call(connection, 'POST', '/api/extension/match', job);
}

/** Saves a job to the person's target jobs. Trying again with the same key makes no second one. */
export function saveJob(
  connection: Connection,
  job: AddedJob,
  key: string,
): Promise<Returned<typeof addedJobsApi.addJob>> {
  return call(connection, 'POST', '/api/added-jobs', job, key);
}

/** The person's own contact details. */
export function readContact(connection: Connection): Promise<OwnContact> {
  return call(connection, 'GET', '/api/extension/contact');
}

/** The stored connection; null before there is one. */
export async function storedConnection(): Promise<Connection | null> {
  const { server, token } = await chrome.storage.local.get(['server', 'token']);
  return typeof server === 'string' && typeof token === 'string' ? { server, token } : null;
}

/** The origin of an address as it was typed; null unless the token would travel there encrypted, or not leave this machine. */
export function serverOrigin(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : null;
}

async function call<Answer>(
  { server, token }: Connection,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const answer = await fetch(server + path, {
    method,
    // Never with cookies, and never elsewhere: the token alone says who asks.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': chrome.i18n.getUILanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw new CallError('unreachable');
  });
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as Answer;
  if (answer.status === 401 || answer.status === 403) {
    const code = textOf(told, 'code');
    if (['not_signed_in', 'missing_scope', 'wrong_role'].includes(code)) throw new CallError('refused');
  }
  const detail = textOf(told, 'detail') || textOf(told, 'title');
  throw detail === '' ? new CallError('unreachable') : new CallError('told', detail);
}

function textOf(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [, text] = found.find(([key]) => key === name) ?? [];
  return typeof text === 'string' ? text : '';
}

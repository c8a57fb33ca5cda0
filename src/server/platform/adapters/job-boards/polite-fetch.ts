import { everythingAllowed, readRobots, type Robots } from '../../../../engine/postings/robots.ts';
import { type SafeFetch, SafeFetchError } from '../safe-fetch/safe-fetch.ts';
import { BoardError } from './board-error.ts';

/** What is asked for, and what is known of it from the last time. */
export type PoliteRequest = {
  accept: string;
  maxBytes: number;
  /** Public interfaces are made for programs, and have no rules for them. */
  asksRobots?: boolean;
  etag?: string;
  lastModified?: string;
};

/** An answer with a body; `url` is where it came from in the end. */
export type PoliteAnswer = {
  url: string;
  type: string;
  bytes: Uint8Array;
  etag: string;
  lastModified: string;
};

/** Asks other people's sites as a guest does: by their rules, one request after the other, and not for what has not changed. */
export type PoliteFetch = {
  /** The answer, or that nothing has changed since. Throws `BoardError`. */
  get(address: string, request: PoliteRequest): Promise<PoliteAnswer | 'unchanged'>;
  /** What the site of an address asks of programs. */
  rulesOf(address: string): Promise<Robots>;
};

/** Waits until a host may be asked again, `seconds` after the request before. */
export type WaitForTurn = (host: string, seconds: number) => Promise<void>;

const program = 'Tenon';
const userAgent = 'Tenon (reads job boards that people follow; at most one request a second)';
const robotsBytes = 512 * 1024;
const maxHops = 5;
const timeoutMs = 30_000;
/** A site that asks for longer pauses is not read: the work would not end. */
const longestDelay = 30;

/** Opens the polite way to other people's sites. What their robots.txt say is remembered for as long as this lives. */
export function openPoliteFetch(outside: SafeFetch, waitForTurn: WaitForTurn): PoliteFetch {
  const rules = new Map<string, Promise<Robots>>();
  const rulesOf = (address: string) => {
    const { origin } = new URL(address);
    const known = rules.get(origin) ?? askForRules(outside, waitForTurn, origin);
    rules.set(origin, known);
    return known;
  };

  const get = async (start: string, request: PoliteRequest): Promise<PoliteAnswer | 'unchanged'> => {
    let url = new URL(start);
    for (let hops = 0; hops <= maxHops; hops += 1) {
      const pause = request.asksRobots === false ? 1 : await pauseBefore(url, await rulesOf(url.href));
      await waitForTurn(url.host, pause);
      const answer = await ask(outside, url.href, request);
      if (answer.status === 304) return 'unchanged';
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || location === null) {
        if (answer.status !== 200) throw BoardError.ofStatus(answer.status, answer.headers);
        return {
          url: url.href,
          type: answer.headers.get('content-type') ?? '',
          bytes: answer.bytes,
          etag: (answer.headers.get('etag') ?? '').slice(0, 500),
          lastModified: (answer.headers.get('last-modified') ?? '').slice(0, 100),
        };
      }
      const next = URL.parse(location, url);
      if (!next || (url.protocol === 'https:' && next.protocol !== 'https:'))
        throw new BoardError('unreachable');
      url = next;
    }
    throw new BoardError('loops');
  };
  return { get, rulesOf };
}

async function pauseBefore(url: URL, rules: Robots): Promise<number> {
  const pause = Math.max(1, rules.delaySeconds ?? 1);
  if (!rules.allows(`${url.pathname}${url.search}`) || pause > longestDelay)
    throw new BoardError('forbidden');
  return pause;
}

async function askForRules(outside: SafeFetch, waitForTurn: WaitForTurn, origin: string): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  await waitForTurn(new URL(origin).host, 1);
  const answer = await outside
    .request(address, { headers: { 'user-agent': userAgent }, maxBytes: robotsBytes, timeoutMs: 10_000 })
    .catch((error: unknown) => {
      throw asBoardError(error);
    });
  if (answer.status === 200) return readRobots(new TextDecoder().decode(answer.bytes), program);
  // RFC 9309: a file that is not there forbids nothing; one that cannot be read now forbids all until it can.
  if (answer.status >= 500 || answer.status === 429) throw BoardError.ofStatus(answer.status, answer.headers);
  return everythingAllowed;
}

async function ask(outside: SafeFetch, address: string, request: PoliteRequest) {
  const headers = {
    accept: request.accept,
    'user-agent': userAgent,
    ...(request.etag ? { 'if-none-match': request.etag } : {}),
    ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
  };
  try {
    const { maxBytes } = request;
    return await outside.request(address, { headers, maxBytes, timeoutMs, givesRedirects: true });
  } catch (error) {
    throw asBoardError(error);
  }
}

function asBoardError(error: unknown): unknown {
  if (!(error instanceof SafeFetchError)) return error;
  return new BoardError(isTooBig(error) ? 'too_big' : 'unreachable', { cause: error });
}

/** The limit on the size is an error within the error. */
function isTooBig(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at.message === 'too big') return true;
  return false;
}

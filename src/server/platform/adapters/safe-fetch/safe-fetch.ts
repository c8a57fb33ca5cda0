import { lookup, resolveTxt } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, buildConnector, fetch as sendRequest } from 'undici';
import { isInnerName, isPublicAddress } from './allowed-address.ts';

/** What to send, and how much to take: `maxBytes` of the body when it is unpacked, `timeoutMs` for all of it. */
export type SafeFetchRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PROPFIND' | 'REPORT';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  maxBytes?: number;
  timeoutMs?: number;
  /** How often an answer may send on to another address; 0 makes being sent on a failure. GET and HEAD only. */
  maxRedirects?: number;
  /** Hands an answer that sends on elsewhere over as it is, in place of following it. */
  givesRedirects?: boolean;
  signal?: AbortSignal;
};

/** A whole answer: where it came from in the end, and its unpacked bytes. */
export type SafeFetchResponse = { url: string; status: number; headers: Headers; bytes: Uint8Array };

/** The beginning of an answer, and its unpacked bytes as they come; reading them throws `SafeFetchError` beyond the limits. */
export type SafeFetchStream = { status: number; headers: Headers; parts: AsyncIterable<Uint8Array> };

/** The one way to call an address that somebody typed. */
export type SafeFetch = {
  /** Answers whatever the other side answered, also 404 or 500; throws `SafeFetchError` when there was no answer that we take. */
  request(url: string, request?: SafeFetchRequest): Promise<SafeFetchResponse>;
  /** As `request`, with the bytes as they come. */
  stream(url: string, request?: SafeFetchRequest): Promise<SafeFetchStream>;
  /** Whether an address may be called, as far as that shows without looking its name up. */
  mayCall(url: string): boolean;
  /** Whether the name of an address leads inside now, to any address that is not public; false also when nobody knows the name in time. */
  leadsInside(url: string): Promise<boolean>;
  /** The text records of a domain name; none when it has none or nobody answers in time. */
  textRecords(name: string): Promise<string[]>;
  close(): Promise<void>;
};

/** No answer. What the caller may know is always the same; `cause` says more and is for the log. */
export class SafeFetchError extends Error {
  constructor(cause: unknown) {
    super('This address could not be read.', { cause });
    this.name = 'SafeFetchError';
  }
}

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Finds the text records of a domain name, each in its parts. */
export type ResolveText = (name: string) => Promise<string[][]>;

type IsPrivateHost = (hostname: string, port: string) => boolean;

/** The answer at the end of all redirects, and where it came from. */
type Followed = SafeFetchStream & { url: string };

/** How many bytes of an answer are taken unless the request says otherwise. */
export const defaultMaxBytes = 1024 * 1024;
/** How long an answer may take unless the request says otherwise, in milliseconds. */
export const defaultTimeoutMs = 5000;
const defaultMaxRedirects = 5;
/** How long a person waits for a name to be looked up before it is saved, in milliseconds. */
const lookMs = 2000;

/**
 * Opens the way outside. http and https on ports 80 and 443 only, no name or password in the address, and nothing but
 * public addresses: they are looked up and checked when the connection is made, and the connection goes to the address
 * that was checked. Hosts in `privateHosts` (`name` or `name:port`) may be anywhere and on any port.
 */
export function openSafeFetch(
  privateHosts: readonly string[] = [],
  resolve: Resolve = resolveByName,
  resolveText: ResolveText = resolveTxt,
): SafeFetch {
  const isPrivateHost: IsPrivateHost = (hostname, port) =>
    privateHosts.includes(hostname) || privateHosts.includes(`${hostname}:${port}`);
  const agent = new Agent({
    connect: guardedConnector(isPrivateHost, resolve),
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 5000,
    maxHeaderSize: 16 * 1024,
  });

  const check = (url: URL) => checkAddress(url, isPrivateHost);

  const call = async <T>(url: string, request: SafeFetchRequest, take: (answer: Followed) => Promise<T>) => {
    const signals = [AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs)];
    if (request.signal) signals.push(request.signal);
    const signal = AbortSignal.any(signals);
    try {
      return await unlessAborted(signal, follow(url, request, { agent, check, signal }).then(take));
    } catch (error) {
      throw new SafeFetchError(error);
    }
  };

  return {
    request: (url, request = {}) =>
      call(url, request, async ({ parts, ...answer }) => ({ ...answer, bytes: await joined(parts) })),
    stream: (url, request = {}) => call(url, request, async (answer) => answer),
    mayCall: (url) => {
      try {
        check(new URL(url));
        return true;
      } catch {
        return false;
      }
    },
    leadsInside: async (url) => {
      const parsed = new URL(url);
      const host = bare(parsed.hostname);
      if (isPrivateHost(host, portOf(parsed))) return false;
      if (isIP(host)) return !isPublicAddress(host);
      const found = await unlessAborted(AbortSignal.timeout(lookMs), resolve(host)).catch(() => []);
      return !found.every(isPublicAddress);
    },
    textRecords: async (name) => {
      const found = unlessAborted(AbortSignal.timeout(defaultTimeoutMs), resolveText(name));
      return (await found.catch(() => [])).map((parts) => parts.join(''));
    },
    close: () => agent.destroy(),
  };
}

/** Throws unless the address may be called, as far as it shows. */
function checkAddress(url: URL, isPrivateHost: IsPrivateHost): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('neither http nor https');
  if (url.username || url.password) throw new Error('a name or password in the address');
  if (isPrivateHost(bare(url.hostname), portOf(url))) return;
  if (url.port !== '') throw new Error('a port other than 80 and 443');
  const host = bare(url.hostname);
  if (isIP(host) ? !isPublicAddress(host) : isInnerName(host)) throw new Error('not public');
}

/** Sends a request and follows where its answers send on to, each address checked again. */
async function follow(
  start: string,
  request: SafeFetchRequest,
  { agent, check, signal }: { agent: Agent; check: (url: URL) => void; signal: AbortSignal },
): Promise<Followed> {
  const { method = 'GET', maxRedirects = defaultMaxRedirects } = request;
  let url = new URL(start);
  let headers = { ...request.headers };
  for (let hops = 0; ; hops += 1) {
    check(url);
    const response = await sendRequest(url, {
      method,
      headers,
      body: request.body ?? null,
      redirect: 'manual',
      dispatcher: agent,
      signal,
    });
    const location = response.headers.get('location');
    if (request.givesRedirects || !isRedirect(response.status) || location === null) {
      const parts = limited(response.body, request.maxBytes ?? defaultMaxBytes);
      return { url: url.href, status: response.status, headers: new Headers([...response.headers]), parts };
    }
    await response.body?.cancel();
    if (hops >= maxRedirects || (method !== 'GET' && method !== 'HEAD')) throw new Error('sent on too often');
    const next = new URL(location, url);
    if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Error('sent on to plain http');
    if (next.origin !== url.origin) headers = withoutSecrets(headers);
    url = next;
  }
}

function guardedConnector(isPrivateHost: IsPrivateHost, resolve: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: defaultTimeoutMs, allowH2: false });
  const find = async (hostname: string, port: string): Promise<string> => {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
    const [first] = addresses;
    if (first === undefined) throw new Error('no address');
    // One private address among public ones is as bad: the next answer of the same name may be that one alone.
    if (!isPrivateHost(hostname, port) && !addresses.every(isPublicAddress)) throw new Error('not public');
    return first;
  };
  const connectChecked: (...parts: Parameters<buildConnector.connector>) => Promise<void> = async (
    options,
    callback,
  ) => {
    const hostname = bare(options.hostname);
    let address: string;
    try {
      address = await find(hostname, options.port || (options.protocol === 'https:' ? '443' : '80'));
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
      return;
    }
    const name = isIP(hostname) ? {} : { servername: hostname };
    connect({ ...options, hostname: address, ...name }, callback);
  };
  return (options, callback) => void connectChecked(options, callback);
}

async function resolveByName(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

async function* limited(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    // Leaving the loop by an error ends the connection.
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) throw new Error('too big');
      yield part;
    }
  } catch (error) {
    throw new SafeFetchError(error);
  }
}

async function joined(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

/** A name that takes long to look up cannot be called off; nobody waits for it. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(accept|accept-language|user-agent)$/i.test(name)),
  );
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** A host name without the brackets of an IPv6 address. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

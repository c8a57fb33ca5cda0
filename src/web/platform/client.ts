import type { CallInput, Endpoint, Returned } from '../../api/platform/endpoint.ts';
import type { Problem } from '../../api/platform/errors.ts';
import { language } from '../../messages/in-page.ts';
import { localeIn } from '../../messages/languages.ts';
import { forgetReads, takeRead } from './first-reads.ts';
import { t } from './messages.ts';

/** An error that the server answered, read from its RFC 9457 body. `requestId` is the id to quote. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: { pointer: string; detail: string }[];
  readonly current: unknown;
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem>) {
    const title = problem.title ?? t('shell.answerNotUnderstood');
    super(problem.detail ?? title);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? 'server_error';
    this.title = title;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.current = problem.current;
    this.requestId = problem.request_id;
  }
}

/** There was no answer: offline, the server is away, or the time was up. */
export class NetworkError extends Error {
  constructor() {
    super(t('ui.noAnswer'));
    this.name = 'NetworkError';
  }
}

/** The person closed the dialog that asked for a proof, and knows that nothing was done. */
export class DeclinedError extends Error {
  constructor({ message }: ApiError) {
    super(message);
    this.name = 'DeclinedError';
  }
}

type Options = { signal?: AbortSignal; idempotencyKey?: string };
type Plain = string | number | boolean | null | undefined;
export type Parts = Options & {
  params?: Record<string, Plain>;
  query?: Record<string, Plain>;
  body?: unknown;
};
export type Address = Pick<Endpoint, 'method' | 'path' | 'creates'>;
export type Input<E extends Endpoint> = CallInput<E> & Options;
type Inputs<E extends Endpoint> =
  unknown extends CallInput<E>
    ? [input?: Options]
    : object extends CallInput<E>
      ? [input?: Input<E>]
      : [input: Input<E>];

/**
 * Calls an endpoint of the contract and answers its typed result; throws ApiError or NetworkError, or the signal's
 * AbortError. Pass the endpoint itself, or `call<Api['x']>({ method, path })` on pages that should not load its schemas:
 * the compiler holds both to the contract. Retries of a creation repeat their `idempotencyKey`.
 */
export function call<E extends Endpoint>(
  endpoint: E | { method: E['method']; path: E['path']; creates?: E['creates'] },
  ...input: Inputs<E>
): Promise<Returned<E>>;
export async function call(endpoint: Address, parts: Parts = {}): Promise<unknown> {
  try {
    return await send(endpoint, parts);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const missing = missingProofs.find((code) => code === error.code);
    const isGiven = missing === undefined ? null : await askForProof(missing);
    if (isGiven === null) throw error;
    if (!isGiven) throw new DeclinedError(error);
    return send(endpoint, parts);
  }
}

const missingProofs = ['proof_needed', 'email_unverified'] as const;

/** What somebody has to show before an act: that it is still them, or that their address is theirs. */
export type MissingProof = (typeof missingProofs)[number];

let askForProof = async (_missing: MissingProof): Promise<boolean | null> => null;

/** Sets what asks people for what they have to show before an act: true repeats the act, false gives it up, null means that nobody was asked. */
export function onProofNeeded(ask: (missing: MissingProof) => Promise<boolean | null>): void {
  askForProof = ask;
}

async function send(endpoint: Address, parts: Parts): Promise<unknown> {
  const headers = headersFor(endpoint, parts);
  const json = parts.body !== undefined && !(parts.body instanceof Blob);
  if (json) headers.set('Content-Type', 'application/json');
  const address = addressOf(endpoint.path, parts);
  const isRead = endpoint.method === 'GET';
  if (!isRead) forgetReads();
  const started = isRead && takeRead(address);
  const asked =
    started ||
    fetch(address, {
      method: endpoint.method,
      headers,
      body: parts.body instanceof Blob ? parts.body : json ? JSON.stringify(parts.body) : null,
      ...(parts.signal ? { signal: parts.signal } : {}),
    });
  const response = await asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError();
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  if (response.status === 204) return undefined;
  return response.headers.get('Content-Type')?.includes('json') ? response.json() : response;
}

/** The fields at fault as a form wants them: `/locations/0/city` becomes `locations.0.city`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ pointer, detail }) => [
      pointer.replace(/^#?\/(?:body\/)?(?:value\/)?/, '').replaceAll('/', '.'),
      detail,
    ]),
  );
}

/** A new Idempotency-Key: 128 random bits. crypto.randomUUID would be missing on sites served without https. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** The address of a call. */
export function addressOf(path: string, parts: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${filled}?${search}` : filled;
}

/** The headers of a call. */
export function headersFor(endpoint: Address, parts: Parts): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': localeIn(language, navigator.language),
    'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  if (endpoint.creates) headers.set('Idempotency-Key', parts.idempotencyKey ?? freshKey());
  return headers;
}

async function problemOf(response: Response): Promise<Partial<Problem>> {
  const problem = asProblem(parseJson(await response.text()));
  const header = response.headers.get('X-Request-Id');
  return header ? { request_id: header, ...problem } : problem;
}

export function asProblem(body: unknown): Partial<Problem> {
  return typeof body === 'object' && body !== null ? body : {};
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

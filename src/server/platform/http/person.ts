import { randomUUID } from 'node:crypto';
import type { SessionUser } from '../../../api/identity/auth.ts';
import type { CallInput, Endpoint, Returned } from '../../../api/platform/endpoint.ts';
import type { Problem } from '../../../api/platform/errors.ts';
import { api } from '../../../api/index.ts';

/** An answer as a test reads it: `problem` is set when it was refused. */
export type Answer<T> = {
  status: number;
  headers: Headers;
  body: T;
  problem: Problem | null;
  response: Response;
};

/** What answers a person's requests: the program in this process (a Hono app), or one reached by `fetch`. */
export type RequestTarget = { request(url: string, init: RequestInit): Response | Promise<Response> };

/** Somebody with a browser: calls the API as HTTP requests and keeps cookies. For tests, measures and the demo. */
export class Person {
  password = 'correct horse battery';
  user: SessionUser | null = null;
  readonly cookies = new Map<string, string>();
  readonly #app: RequestTarget;
  readonly #origin: string;
  readonly #check: (endpoint: Endpoint, answer: Answer<unknown>) => void;

  /** `check` sees every answer, for tests that hold it against its schema. */
  constructor(
    app: RequestTarget,
    origin: string,
    check: (endpoint: Endpoint, answer: Answer<unknown>) => void = () => {},
  ) {
    this.#app = app;
    this.#origin = origin;
    this.#check = check;
  }

  /** The id of the signed-in user. */
  get id(): string {
    if (!this.user) throw new Error('Nobody is signed in.');
    return this.user.id;
  }

  /** Creates an account and signs in. */
  async signUp(email: string, role: 'candidate' | 'recruiter'): Promise<void> {
    const made = await this.call(api.signUp, { body: { email, password: this.password, data: { role } } });
    if (made.problem) throw new Error(`Sign-up failed: ${JSON.stringify(made.problem)}`);
    await this.signIn(email);
  }

  /** Signs in with the person's password. */
  async signIn(email: string): Promise<void> {
    const answer = await this.call(api.signIn, { body: { email, password: this.password } });
    if (answer.problem) throw new Error(`Sign-in failed: ${JSON.stringify(answer.problem)}`);
    this.user = answer.body.user;
  }

  /** Calls an endpoint of the contract. Creates get a fresh Idempotency-Key unless `headers` carry one. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { headers?: Record<string, string> },
  ): Promise<Answer<Returned<E>>> {
    const { params, query, body, headers } = input as Parts;
    const response = await this.send(endpoint.method, pathOf(endpoint.path, params, query), {
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
        ...(endpoint.creates ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
    });
    const answer = await readAnswer<Returned<E>>(response);
    this.#check(endpoint, answer);
    return answer;
  }

  /** Sends any request, with this person's cookies. */
  async send(
    method: string,
    path: string,
    init: { body?: BodyInit | null; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.request(`${this.#origin}${path}`, {
      method,
      body: init.body ?? null,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
      headers: { origin: this.#origin, ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    return response;
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(equals + 1));
  }
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

function pathOf(path: string, params: Parts['params'], query: Parts['query']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const type = response.headers.get('content-type') ?? '';
  const body: unknown = type.includes('json') ? await response.clone().json() : null;
  return {
    status: response.status,
    headers: response.headers,
    body: body as T,
    problem: type.includes('problem') ? (body as Problem) : null,
    response,
  };
}

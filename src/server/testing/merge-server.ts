import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as the server of a test saw it. */
export type Seen = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  account: string;
};

/** A record as Merge holds it. */
export type MergeRecord = Record<string, unknown> & { id: string; modified_at?: string };

/** Something in the way of one request: true when it has answered. */
export type Hindrance = (seen: Seen, response: ServerResponse) => boolean;

/** A server that speaks the wire format of Merge's API for applicant tracking systems, over records of its own for each account. */
export type MergeServer = {
  host: string;
  url: string;
  key: string;
  /** The records of an account by the name of their list; lists are answered in this order, as they stand. */
  account(token: string): Record<string, MergeRecord[]>;
  /** All requests so far. */
  seen: Seen[];
  /** What stands in the way of the requests from now on; null for nothing. */
  hinder(hindrance: Hindrance | null): void;
  /** How many records a page has at most. */
  pageSize: number;
  close(): Promise<void>;
};

const lists =
  'jobs job-postings job-interview-stages applications candidates users attachments activities'.split(' ');

/** Starts it on a free port of this machine. */
export async function startMergeServer(): Promise<MergeServer> {
  const accounts = new Map<string, Record<string, MergeRecord[]>>();
  const seen: Seen[] = [];
  let hindrance: Hindrance | null = null;
  const merge = { key: 'mk-test-key-of-the-organisation', pageSize: 100 };
  const account = (token: string) => {
    const known = accounts.get(token) ?? Object.fromEntries(lists.map((name) => [name, []]));
    accounts.set(token, known);
    return known;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = seenOf(request, Buffer.concat(parts).toString());
      seen.push(one);
      if (hindrance?.(one, response)) return;
      if (request.headers.authorization !== `Bearer ${merge.key}`)
        answer(response, 401, { detail: 'Invalid token.' });
      else answerOne(one, response, account(one.account), merge.pageSize);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return {
    host,
    url: `http://${host}/api`,
    key: merge.key,
    account,
    seen,
    hinder: (next) => (hindrance = next),
    get pageSize() {
      return merge.pageSize;
    },
    set pageSize(size: number) {
      merge.pageSize = size;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function seenOf(request: IncomingMessage, body: string): Seen {
  const url = new URL(request.url ?? '/', 'http://merge.test');
  return {
    method: request.method ?? 'GET',
    path: url.pathname.replace(/^\/api\/ats\/v1\//, ''),
    query: url.searchParams,
    body: body === '' ? {} : (JSON.parse(body) as Record<string, unknown>),
    account: String(request.headers['x-account-token'] ?? ''),
  };
}

function answerOne(
  seen: Seen,
  response: ServerResponse,
  records: Record<string, MergeRecord[]>,
  pageSize: number,
): void {
  const { method, path } = seen;
  if (method === 'POST' && path === 'link-token')
    return answer(response, 200, {
      link_token: 'lt-1',
      integration_name: null,
      magic_link_url: `https://link.merge.example/${String(seen.body['end_user_origin_id'])}`,
    });
  if (path.startsWith('account-token/')) {
    const publicToken = path.slice('account-token/'.length);
    if (!publicToken.startsWith('pt-')) return answer(response, 404, { detail: 'Not found.' });
    return answer(response, 200, {
      account_token: `at-${publicToken}`,
      integration: { name: 'Greenhouse' },
      id: 'la-1',
    });
  }
  if (path === 'account-details')
    return answer(response, 200, {
      id: 'la-1',
      integration: 'Greenhouse',
      category: 'ats',
      status: 'COMPLETE',
    });
  if (method === 'POST' && path.startsWith('candidates/ignore/')) return answer(response, 200, {});
  const [, id] = /^applications\/([^/]+)(?:\/change-stage)?$/.exec(path) ?? [];
  const application = records['applications']?.find((one) => one.id === id);
  if (application && method === 'GET') return answer(response, 200, application);
  if (application) {
    const current_stage = seen.body['job_interview_stage'];
    Object.assign(application, { current_stage, modified_at: new Date().toISOString() });
    return answer(response, 200, { model: application, warnings: [], errors: [], logs: [] });
  }
  const list = records[path];
  if (!list) return answer(response, 404, { detail: 'Not found.' });
  if (method === 'GET') return answerList(seen, response, list, pageSize);
  const model = { id: `${path}-${list.length + 1}`, ...(seen.body['model'] as Record<string, unknown>) };
  list.push(model);
  answer(response, 201, { model, warnings: [], errors: [], logs: [] });
}

function answerList({ query }: Seen, response: ServerResponse, list: MergeRecord[], pageSize: number): void {
  const after = query.get('modified_after');
  const email = query.get('email_addresses');
  const matching = list.filter(
    (record) =>
      (after === null || (record.modified_at ?? '9999') > after) &&
      (email === null || JSON.stringify(record['email_addresses'] ?? []).includes(email)) &&
      ['candidate', 'job', 'user'].every((name) => {
        const wanted = query.get(`${name}_id`);
        return wanted === null || record[name] === wanted;
      }),
  );
  const from = Number(query.get('cursor') ?? 0);
  const size = Math.min(pageSize, Number(query.get('page_size') ?? 100));
  answer(response, 200, {
    next: from + size < matching.length ? String(from + size) : null,
    previous: null,
    results: matching.slice(from, from + size),
  });
}

import type { Context, Hono } from 'hono';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bestEncoding, type Encoding } from './encodings.ts';

/** A document as it is sent, without any work on it: as it is, and compressed. */
export type EncodedDocument = Record<'plain' | Encoding, Uint8Array<ArrayBuffer>> & { etag: string };

/** The API for programs, and for people. */
export type Docs = Record<'json' | 'html', EncodedDocument>;

const types = { json: 'application/json', html: 'text/html; charset=UTF-8' };

/** Serves the API as an OpenAPI 3.1 document at /api/openapi.json and, for people, as a page at /api/docs. */
export function serveDocs(app: Hono): void {
  app.get('/api/openapi.json', (c) => send(c, 'json'));
  app.get('/api/docs', (c) => send(c, 'html'));
}

async function send(c: Context, kind: keyof Docs): Promise<Response> {
  const document = (await documents())[kind];
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '');
  const headers = {
    'content-type': types[kind],
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
    etag: document.etag,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (c.req.header('if-none-match') === document.etag) return c.body(null, 304, headers);
  return c.body(document[encoding ?? 'plain'], 200, headers);
}

let made: Promise<Docs> | undefined;

/** Made when first asked for, and once for all of the process. */
function documents(): Promise<Docs> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function make(): Promise<Docs> {
  const worker = new Worker(new URL('./make-docs.ts', import.meta.url));
  const [docs] = (await once(worker, 'message')) as [Docs];
  return docs;
}

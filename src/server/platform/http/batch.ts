import type { Context as HonoContext, Hono } from 'hono';
import { problemAnswer, requestIdOf } from './problems.ts';

/** Reads that one request may carry. */
const most = 20;

/**
 * Answers several reads of the API in one request: each `path` of the query as if it had been asked for by itself, with the same
 * caller, checks and limits. Each answer is a line of JSON that is sent as soon as it is there, in no order: the path, the status,
 * the body and the id to quote. What is not JSON has no body: it is to be asked for by itself.
 */
export function serveBatch(app: Hono): void {
  app.get('/api/batch', (c) => {
    const paths = [...new Set(c.req.queries('path') ?? [])];
    if (paths.length === 0 || paths.length > most || !paths.every((path) => isRead(path, c))) {
      return problemAnswer(c, 'invalid_request');
    }
    const encoder = new TextEncoder();
    const lines = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = async (path: string) => {
          controller.enqueue(encoder.encode(`${JSON.stringify(await answerOf(app, c, path))}\n`));
        };
        await Promise.all(paths.map(send)).then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        );
      },
    });
    return c.body(lines, 200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  });
}

/** True for an address of this API that answers and ends. */
function isRead(path: string, c: HonoContext): boolean {
  const { origin } = new URL(c.req.url);
  if (!path.startsWith('/api/') || !URL.canParse(path, origin)) return false;
  const { pathname, origin: asked } = new URL(path, origin);
  return asked === origin && pathname.startsWith('/api/') && !['/api/batch', '/api/live'].includes(pathname);
}

async function answerOf(app: Hono, c: HonoContext, path: string) {
  const { headers, signal } = c.req.raw;
  const request = new Request(new URL(path, c.req.url), { headers, signal });
  const answer = await app.fetch(request, c.env);
  const id = answer.headers.get('x-request-id') ?? requestIdOf(c);
  if (!/\bjson\b/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    return { path, status: answer.status, request_id: id };
  }
  const body: unknown = await answer.json();
  return { path, status: answer.status, request_id: id, body };
}

import type { Hono } from 'hono';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { type ErrorCode, errorCodes } from '../../../api/platform/errors.ts';
import { api } from '../../../api/index.ts';
import { escapeHtml } from './escape-html.ts';
import { plainPage } from './plain-page.ts';
import { problemAnswer } from './problems.ts';
import { inEnglish } from './reader.ts';

/** Serves a page for every problem's `type`, and a list of all at /problems. */
export function serveProblemPages(app: Hono): void {
  app.get('/problems', (c) => c.html(plainPage('Problems', catalogue())));
  app.get('/problems/:code', (c) => {
    const code = c.req.param('code');
    if (!isCode(code)) return problemAnswer(c, 'not_found');
    return c.html(plainPage(code, about(code)));
  });
}

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

function catalogue(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { status, title }]) =>
      `<dt>${status} <a href="/problems/${code}"><code>${code}</code></a></dt><dd>${escapeHtml(inEnglish(title))}</dd>`,
  );
  return `<p>Every answer that is not a success is a problem document (RFC 9457, application/problem+json). Its <code>type</code>
leads to one of these pages; <code>errors</code> names the fields at fault, <code>request_id</code> is what to quote.</p>
<dl>${rows.join('')}</dl>`;
}

function about(code: ErrorCode): string {
  const { status, title } = errorCodes[code];
  const from = (Object.values(api) as Endpoint[])
    .filter(({ errors }) => errors.includes(code))
    .map(({ method, path }) => `<li><code>${method} ${escapeHtml(path)}</code></li>`);
  const list =
    from.length > 0 ? `<p>Answered by</p><ul>${from.join('')}</ul>` : '<p>Any endpoint may answer it.</p>';
  return `<p>${escapeHtml(inEnglish(title))}</p><p>Status ${status}. ${escapeHtml(advice(code, status))}</p>${list}
<p><a href="/problems">All problems</a></p>`;
}

/** What a program does about it. */
function advice(code: ErrorCode, status: number): string {
  if (code === 'stale_version')
    return 'The current record is in `current`. Apply your change to it and send its version.';
  if (code === 'missing_scope')
    return 'Create a token with the scope that the documentation of the endpoint names.';
  if (code === 'proof_needed')
    return 'Not available to tokens: a person must first confirm who they are in the browser.';
  if (code === 'idempotency_mismatch') return 'Use a new Idempotency-Key for each new request.';
  if (code === 'request_in_progress')
    return 'The first request with this Idempotency-Key is still running. Try again in a moment.';
  if (status === 401) return 'Send a valid token in the Authorization header.';
  if (status === 403) return 'Sending it again does not help: the caller is not allowed to do this.';
  if (status === 404 || status === 410) return 'It does not exist, or it is not yours.';
  if (status === 409) return 'Read the record again; `detail` says what the problem is.';
  if (status === 429)
    return 'Wait for the seconds in Retry-After. RateLimit says in advance how much is left.';
  if (status >= 500)
    return 'Send it again after the seconds in Retry-After. Repeats with an Idempotency-Key are safe.';
  return 'Correct the request; `errors` names each wrong field by a JSON pointer.';
}

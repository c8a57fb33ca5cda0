import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { hideSecrets } from '../logging/redact.ts';
import { type ErrorCode, errorCodes, type Problem } from '../../../api/platform/errors.ts';
import { NoKeyError } from '../adapters/secrets/sealed-text.ts';
import type { Services } from '../../context.ts';
import { ApiError } from './api-error.ts';
import { OutOfTime } from '../adapters/request-deadline.ts';
import { StoreUnavailable } from '../adapters/files/file-store.ts';
import { DamagedFile } from '../adapters/files/read-checked.ts';
import { describeError } from '../db/describe-error.ts';
import { DatabaseBusy } from '../db/pool.ts';
import { words } from './reader.ts';
import { message } from '../../../messages/message.ts';

/** The RFC 9457 answer for a code. */
export function problemAnswer(
  c: HonoContext,
  code: ErrorCode,
  { retryAfterSeconds = 3, detail, errors, current }: ApiError['more'] = {},
): Response {
  const { status, title } = errorCodes[code];
  const body: Problem = {
    type: `/problems/${code}`,
    title: words(title),
    status,
    code,
    instance: c.req.path,
    request_id: requestIdOf(c),
    ...(detail !== undefined && { detail: words(detail) }),
    ...(errors && {
      errors: errors.map((error) => ({ pointer: error.pointer, detail: words(error.detail) })),
    }),
    ...(current !== undefined && { current }),
  };
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    // Tokens are what a program can send; browsers ask nobody for them.
    ...(status === 401 ? { 'www-authenticate': 'Bearer realm="Tenon"' } : {}),
    ...(status === 503 || status === 429 ? { 'retry-after': String(retryAfterSeconds) } : {}),
  });
}

/** The answer for anything thrown: refusals as they are, everything else logged, kept and answered without detail. */
export function thrownAnswer(
  c: HonoContext,
  error: unknown,
  { log, errors }: Pick<Services, 'log' | 'errors'>,
): Response {
  if (error instanceof ApiError) return problemAnswer(c, error.code, error.more);
  if (error instanceof HTTPException && error.status === 400) return problemAnswer(c, 'invalid_request');
  if (error instanceof HTTPException && error.status === 413) return problemAnswer(c, 'body_too_big');
  if (isUnavailable(error)) {
    log.warn({ err: error, requestId: requestIdOf(c) }, 'a request could not be served for now');
    return problemAnswer(c, 'unavailable');
  }
  errors.write({
    source: 'request',
    action: `${c.req.method} ${c.get('route') ?? routePath(c)}`,
    requestId: requestIdOf(c),
    actorId: c.get('actor')?.id ?? null,
    error: describeError(error),
  });
  if (error instanceof NoKeyError) {
    log.error(
      { err: error, requestId: requestIdOf(c), path: hideSecrets(c.req.path) },
      'a stored secret cannot be opened',
    );
    return problemAnswer(c, 'unavailable', { detail: noKey });
  }
  log.error({ err: error, requestId: requestIdOf(c), path: hideSecrets(c.req.path) }, 'a request failed');
  return problemAnswer(c, error instanceof DamagedFile ? 'damaged_file' : 'server_error');
}

const noKey = message('platformErrors.noKey');

/** The id that ties an answer to its log lines. */
export function requestIdOf(c: HonoContext): string {
  const id: unknown = c.get('requestId');
  return typeof id === 'string' ? id : '';
}

/**
 * A statement cancelled for its time, a row locked by others, conflicts that tries did not solve, a database that only reads, no way
 * to the database or the bucket, a full disk.
 */
const passing = new Set(
  `57014 55P03 40001 40P01 25006 ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN
   ENOSPC EDQUOT EROFS EMFILE ENFILE`.split(/\s+/),
);

const passingWords =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable|Query read timeout/;

const unavailable = [DatabaseBusy, StoreUnavailable, OutOfTime];

/** True for an error of a moment, also where libraries wrapped it. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unavailable.some((kind) => error instanceof kind)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|53|57P)/.test(code) || passing.has(code) || passingWords.test(error.message)) return true;
  return isUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isUnavailable));
}

import type { MergeClient } from '@mergeapi/merge-node-client';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { AtsError } from './ats.ts';
import { daySeconds } from '../../../../api/platform/durations.ts';
import { message } from '../../../../messages/message.ts';

/** An account at Merge: the key of the company's organisation there, and the token of what it linked. */
export type MergeAccount = { baseUrl: string; apiKey: string; accountToken: string | null };

/** Asks Merge something with its own client, which is loaded with the first question. Throws `AtsError` when it was not done. */
export async function askMerge<T>(
  outside: SafeFetch,
  account: MergeAccount,
  work: (client: MergeClient) => Promise<T>,
): Promise<T> {
  const { MergeClient: Client, MergeError } = (await import('@mergeapi/merge-node-client')).default;
  const client = new Client({
    apiKey: account.apiKey,
    ...(account.accountToken === null ? {} : { accountToken: account.accountToken }),
    baseUrl: account.baseUrl,
    // A limit is waited for by the sync, not here.
    maxRetries: 0,
    timeoutInSeconds: 40,
    fetch: guardedFetch(outside),
  });
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof AtsError) throw error;
    if (error instanceof MergeError) {
      throw failed(error.statusCode, error.rawResponse?.headers.get('retry-after') ?? null, error);
    }
    throw new AtsError('unreachable', message('integrationErrors.mergeUnreachable'), { cause: error });
  }
}

function failed(status: number | undefined, retryAfter: string | null, cause: unknown): AtsError {
  if (status === 401 || status === 403)
    return new AtsError('refused key', message('integrationErrors.mergeRefusedKey'), { cause });
  if (status === 429) {
    const seconds = secondsOf(retryAfter);
    return new AtsError('limited', message('integrationErrors.mergeAsksToWait'), {
      cause,
      retryAfterSeconds: seconds,
    });
  }
  if (status !== undefined && status >= 400 && status < 500)
    return new AtsError('refused', message('integrationErrors.mergeRefused', { status: String(status) }), {
      cause,
    });
  if (status !== undefined)
    return new AtsError('broken', message('integrationErrors.mergeFailed', { status: String(status) }), {
      cause,
    });
  return new AtsError('unreachable', message('integrationErrors.mergeUnreachable'), { cause });
}

/** The client's way outside: the guarded one, for every call. */
function guardedFetch(outside: SafeFetch): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET' && method !== 'POST')
      throw new Error(`Merge is asked by GET and POST, not ${method}.`);
    const answer = await outside.request(input instanceof Request ? input.url : String(input), {
      method,
      headers: Object.fromEntries(new Headers(init?.headers ?? {})),
      ...(typeof init?.body === 'string' ? { body: init.body } : {}),
      maxBytes: 16 * 1024 * 1024,
      maxRedirects: 0,
      timeoutMs: 40_000,
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : readable(new TextDecoder().decode(answer.bytes)), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

/** JSON without what no database takes in a text: NULs and halves of characters. */
function readable(json: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json;
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  try {
    return JSON.stringify(JSON.parse(json, clean));
  } catch {
    return json;
  }
}

/** A limit without a time is over in a minute; none lasts longer than a day. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), daySeconds) : 60;
}

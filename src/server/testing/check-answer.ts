import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { describe } from '../platform/http/describe-endpoint.ts';

/** What a test holds against the contract: how a call was answered, of which type, and its JSON. */
type Answered = { status: number; headers: Headers; body: unknown };

/**
 * Throws when an answer is not what its endpoint promises: a status or a type that the OpenAPI document does not name, or a body
 * with a wrong type, a missing field, or one too many.
 */
export function checkAnswer(endpoint: Endpoint, { status, headers, body }: Answered): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  const declared = describe(name, endpoint).responses[status];
  if (!declared)
    throw new Error(`${name} answered ${status}, which is not declared: ${JSON.stringify(body)}`);
  const type = headers.get('content-type')?.split(';')[0];
  if (type !== undefined && !('content' in declared && Object.hasOwn(declared.content ?? {}, type)))
    throw new Error(`${name} answered ${status} as ${type}, which is not declared`);
  if (status !== 200 || endpoint.returns === null || typeof endpoint.returns === 'string') return;
  if (type === 'text/event-stream') return;
  const parsed = endpoint.returns.safeParse(body);
  if (!parsed.success) throw new Error(`${name} broke its promise: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, body)) {
    throw new Error(`${name} answered more than it promises: ${JSON.stringify(body).slice(0, 2000)}`);
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '../../api/platform/endpoint.ts';

/** Throws when an answer is not exactly what its schema promises: a wrong type, a missing field, or one too many. */
export function checkAnswer(endpoint: Endpoint, body: unknown): void {
  if (endpoint.returns === null || typeof endpoint.returns === 'string') return;
  const parsed = endpoint.returns.safeParse(body);
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!parsed.success) throw new Error(`${name} broke its promise: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, body)) {
    throw new Error(`${name} answered more than it promises: ${JSON.stringify(body).slice(0, 2000)}`);
  }
}

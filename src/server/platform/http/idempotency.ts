import { createHash } from 'node:crypto';
import type { Context, Services } from '../../context.ts';
import { ApiError } from './api-error.ts';
import { findKey, storeAnswer, claimKey } from '../idempotency/queries.ts';
import { message } from '../../../messages/message.ts';

/**
 * Does `work` once for the caller's Idempotency-Key, in one transaction with the key: a repeat answers what the first
 * call answered, the same key for another request is refused. Without a key it is simply one transaction.
 */
export async function once<T>(
  context: Context<Pick<Services, 'database'>>,
  endpoint: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = context.request.headers.get('idempotency-key');
  const actorId = context.actor?.id;
  if (key === null || actorId === undefined) return context.database.transact(work);
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiError('invalid_request', { detail: message('platformErrors.badIdempotencyKey') });
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex');
  return context.database.transact(async () => {
    if (!(await claimKey(context.database, { actorId, key, endpoint, requestHash }))) {
      const first = await findKey(context.database, actorId, key);
      if (!first || first.state === 'under way') throw new ApiError('request_in_progress');
      if (first.endpoint !== endpoint || first.requestHash !== requestHash)
        throw new ApiError('idempotency_mismatch');
      if (first.state === 'erased') throw new ApiError('conflict', { detail: erased });
      return first.response as T;
    }
    const response = await work();
    await storeAnswer(context.database, actorId, key, response);
    return response;
  });
}

const erased = message('platformErrors.alreadyDone');

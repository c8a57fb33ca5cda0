import type { Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordOwnAction } from '../security-commands.ts';
import { endApiTokens } from '../tokens/commands.ts';
import { endSessionOf, endSessionsOf } from './queries.ts';

/** Signs a person out everywhere, and ends or keeps their API tokens. */
export function signOutEverywhere(
  { database }: Pick<Services, 'database'>,
  userId: string,
  tokens: 'end' | 'keep',
): Promise<void> {
  return database.transact(async () => {
    await endSessionsOf(database, userId);
    if (tokens === 'end') await endApiTokens({ database }, userId);
    await recordOwnAction(database, userId, 'account.signed_out_everywhere');
  });
}

/** Ends one of a person's sessions. */
export async function endSession(
  { database }: Pick<Services, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await endSessionOf(database, userId, id))) throw new ApiError('not_found');
}

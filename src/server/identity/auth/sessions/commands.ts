import type { Services } from '../../../context.ts';
import { recordOwnAct } from '../security-commands.ts';
import { endSessionsOf } from './queries.ts';

/** Signs a person out everywhere. */
export function signOutEverywhere({ database }: Pick<Services, 'database'>, userId: string): Promise<void> {
  return database.transact(async () => {
    await endSessionsOf(database, userId);
    await recordOwnAct(database, userId, 'account.signed_out_everywhere');
  });
}

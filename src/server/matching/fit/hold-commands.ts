import type { Services } from '../../context.ts';
import { listHoldGroups, switchHolds } from './hold-queries.ts';
import { rankApplications } from './rank-queries.ts';
import { isOutOfStep } from './rules.ts';

/**
 * Brings what jobs in New York City show into step with the clock and the published bias audit: those of one company, or all.
 * Nothing is written where nothing changed.
 */
export async function settleHolds(
  { database, now }: Pick<Services, 'database' | 'now'>,
  companyId: string | null,
): Promise<void> {
  const at = now();
  const late = (await listHoldGroups(database, companyId)).filter((group) => isOutOfStep(group, at));
  if (late.length === 0) return;
  await database.transact(async () => rankApplications(database, await switchHolds(database, late), null));
}

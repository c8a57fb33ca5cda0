import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { sumCounts } from './queries.ts';

/** Adds up the counts of single records that are older than two days. */
export function sumUsage({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  return sumCounts(database, new Date(now().getTime() - 2 * dayMs));
}

import type { WorkingHours } from '../../../api/hiring/availability.ts';
import type { Services } from '../../context.ts';
import { staleVersion } from '../../platform/http/api-error.ts';
import { findWorkingHours, storeWorkingHours } from './queries.ts';

/** Sets somebody's working hours, as they stand at a version. */
export function saveWorkingHours(
  { database }: Pick<Services, 'database'>,
  userId: string,
  value: Parameters<typeof storeWorkingHours>[2],
): Promise<WorkingHours> {
  return database.transact(async () => {
    const isStored = await storeWorkingHours(database, userId, value);
    const stored = await findWorkingHours(database, userId);
    if (!isStored) throw staleVersion(stored);
    return stored;
  });
}

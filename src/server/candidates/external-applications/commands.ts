import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import type { Services } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Values = Parameters<typeof queries.insertExternal>[2];

/** Adds an application that somebody made elsewhere; refused beyond the most. */
export async function addExternalApplication(
  { database, now }: Ports,
  userId: string,
  values: Values,
): Promise<ExternalApplication> {
  if ((await queries.countExternal(database, userId)) >= queries.maxExternal)
    throw new ApiError('quota_reached');
  return queries.insertExternal(database, userId, values, now());
}

/** Changes an application made elsewhere, as it stands at a version. */
export async function changeExternalApplication(
  { database, now }: Ports,
  which: { userId: string; id: string; version: number },
  values: Values,
): Promise<ExternalApplication> {
  const changed = await queries.updateExternal(database, which, values, now());
  if (changed) return changed;
  const [current] = await queries.listExternal(database, which.userId, which.id);
  throw current ? staleVersion(current) : new ApiError('not_found');
}

/** Deletes an application made elsewhere. */
export async function deleteExternalApplication(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await queries.deleteExternal(database, userId, id))) throw new ApiError('not_found');
}

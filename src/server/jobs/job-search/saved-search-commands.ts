import { v7 } from 'uuid';
import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { nearOf, unknownPlace } from './near.ts';
import { changeSaved, deleteHidden, deleteSaved, insertHidden, insertSaved } from './saved-search-queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database'>;

const maxSaved = 50;

/** Leaves a job out of somebody's lists from now on. */
export function hideJob({ database }: Ports, userId: string, jobId: string): Promise<void> {
  return insertHidden(database, userId, jobId);
}

/** Shows somebody a job again that they had hidden. */
export function showJob({ database }: Ports, userId: string, jobId: string): Promise<void> {
  return deleteHidden(database, userId, jobId);
}

/** Saves a search under a name; refused when there are too many. */
export async function saveSearch(
  { database }: Ports,
  userId: string,
  search: Omit<Parameters<typeof insertSaved>[2], 'id'>,
): Promise<SavedSearch> {
  if (nearOf(search.query) === null) {
    const detail = unknownPlace(search.query.near ?? '');
    throw new ApiError('invalid_input', { errors: [{ pointer: '/query/near', detail }] });
  }
  const saved = await insertSaved(database, userId, { id: v7(), ...search }, maxSaved);
  if (saved) return saved;
  const detail = message('jobErrors.tooManySearches', { count: maxSaved });
  throw new ApiError('invalid_input', { errors: [{ pointer: '/name', detail }] });
}

/** Changes a saved search of one's own. */
export async function changeSavedSearch(
  { database }: Ports,
  userId: string,
  id: string,
  change: Parameters<typeof changeSaved>[3],
): Promise<SavedSearch> {
  const saved = await changeSaved(database, userId, id, change);
  if (!saved) throw new ApiError('not_found');
  return saved;
}

/** Deletes a saved search of one's own. */
export async function deleteSavedSearch({ database }: Ports, userId: string, id: string): Promise<void> {
  if (!(await deleteSaved(database, userId, id))) throw new ApiError('not_found');
}

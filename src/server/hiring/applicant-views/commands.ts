import { v7 } from 'uuid';
import type { ApplicantView } from '../../../api/hiring/applicant-views.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'database'>;
type Value = Omit<queries.NewView, 'id' | 'jobId'>;

const maxViews = 100;

/** Keeps a view of a list of applicants, also as the one that the list begins with; refused beyond the most. */
export function saveView(
  { database }: Ports,
  by: EmployerScope,
  { isDefault, ...value }: Omit<queries.NewView, 'id'> & { isDefault: boolean },
): Promise<ApplicantView> {
  return database.transact(async () => {
    const view = { id: v7(), ...value };
    if (!(await queries.insertView(database, by, view, maxViews))) throw new ApiError('quota_reached');
    if (isDefault) await queries.setDefault(database, by.viewerId, view, true);
    return present(await visibleView(database, by, view.id));
  });
}

/** Changes one's own view, as it stands at a version. */
export function changeView(
  { database }: Ports,
  by: EmployerScope,
  which: { id: string; version: number },
  value: Value,
): Promise<ApplicantView> {
  return database.transact(async () => {
    const before = await visibleView(database, by, which.id);
    if (!before.is_mine) throw new ApiError('not_found');
    if (!(await queries.changeView(database, by.viewerId, which, value))) throw staleVersion(present(before));
    return present(await visibleView(database, by, which.id));
  });
}

/** Has a list begin with a view for this person, or no longer. */
export function setDefaultView(
  { database }: Ports,
  by: EmployerScope,
  id: string,
  on: boolean,
): Promise<ApplicantView> {
  return database.transact(async () => {
    await queries.setDefault(database, by.viewerId, await visibleView(database, by, id), on);
    return present(await visibleView(database, by, id));
  });
}

/** Deletes one's own view. */
export async function deleteView({ database }: Ports, by: EmployerScope, id: string): Promise<void> {
  if (!(await queries.deleteView(database, by.viewerId, id))) throw new ApiError('not_found');
}

/** A kept view as its readers see it. */
export function present({ jobId: _jobId, ...view }: queries.StoredView): ApplicantView {
  return view;
}

async function visibleView(database: Database, by: EmployerScope, id: string): Promise<queries.StoredView> {
  const [found] = await queries.listViews(database, by, { id });
  if (!found) throw new ApiError('not_found');
  return found;
}

import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type ApplicationState, findApplication } from './queries.ts';

/** An application to the company that the employer may see; refuses others as not found. */
export async function companysApplication(
  database: Database,
  by: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<ApplicationState> {
  const found = await findApplication(database, id, by);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** One of the candidate's own applications; refuses others as not found. */
export async function ownApplication(
  database: Database,
  candidateId: string,
  id: string,
): Promise<ApplicationState> {
  const found = await findApplication(database, id, { candidateId });
  if (!found) throw new ApiError('not_found');
  return found;
}

import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { findInterview, type StoredInterview } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** An interview of an application to the company that the employer may see; refuses others as not found. */
export async function companysInterview(
  { database, now }: Ports,
  by: EmployerScope,
  id: string,
): Promise<StoredInterview> {
  const found = await findInterview(database, { companyId: by.companyId }, id, now());
  if (!found) throw new ApiError('not_found');
  await companysApplication(database, by, found.application_id);
  return found;
}

/** An interview of one of the candidate's own applications; refuses others as not found. */
export async function ownInterview(
  { database, now }: Ports,
  candidate: Pick<Actor, 'id'>,
  id: string,
): Promise<StoredInterview> {
  const found = await findInterview(database, { candidateId: candidate.id }, id, now());
  if (!found) throw new ApiError('not_found');
  return found;
}

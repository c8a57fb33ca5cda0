import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { companysApplication } from '../applications/access.ts';
import { findOffer, type StoredOffer } from './queries.ts';

/** An offer to an applicant of the company whom the employer may see; refuses others as not found. */
export async function companysOffer(database: Database, by: EmployerScope, id: string): Promise<StoredOffer> {
  const found = await findOffer(database, { companyId: by.companyId }, id);
  if (!found) throw new ApiError('not_found');
  await companysApplication(database, by, found.applicationId);
  return found;
}

/** An offer that was sent to the candidate; refuses others as not found. */
export async function ownOffer(
  database: Database,
  candidate: Pick<Actor, 'id'>,
  id: string,
): Promise<StoredOffer> {
  const found = await findOffer(database, { candidateId: candidate.id }, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

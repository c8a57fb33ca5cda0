import { ownsCompany } from '../../identity/companies/rules.ts';
import type { Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findConnection, type StoredConnection } from './queries.ts';

type Ports = Pick<Services, 'database'>;

/** The company of the caller, who must own it: throws `owner_only` for everybody else there. */
export function ownedCompany(context: SignedIn): string {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return companyId;
}

/** The connection of the caller's company; throws `not_found` when there is none. */
export async function ownConnection(context: SignedIn<Ports>): Promise<StoredConnection> {
  const connection = await findConnection(context.database, ownedCompany(context));
  if (!connection) throw new ApiError('not_found');
  return connection;
}

import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import type { Actor } from '../actor.ts';

/** Records what somebody did to a company, in the transaction of the caller. */
export function recordCompanyEvent(
  database: Database,
  { actor, companyId }: { actor: Actor; companyId: string },
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  const object = { objectType: 'company' as const, objectId: companyId, companyId };
  return recordEvent(database, { actorId: actor.id, action, ...object, data });
}

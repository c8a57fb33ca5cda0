import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';

/** Writes down that somebody took the log of their company out. */
export function recordAuditExport(
  { database }: Pick<Services, 'database'>,
  { companyId, personId }: { companyId: string; personId: string },
  count: number,
): Promise<void> {
  return recordEvent(database, {
    actorId: personId,
    action: 'company.audit_exported',
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { count },
  });
}

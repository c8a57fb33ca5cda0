import { AtsError } from '../../platform/adapters/ats/ats.ts';
import { csvPrefix } from '../../platform/adapters/ats/csv.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { atsOf } from './connection.ts';
import { findConnection } from './queries.ts';
import { findUnforgotten } from './status-queries.ts';
import { notifyOwners } from './sync.ts';

/**
 * Asks the other side to forget somebody who was erased here; without a connection any more there is nobody to ask. What it does not
 * do is shown to the owners until it is done. What may pass by itself is thrown again, for the queue to try once more.
 */
export async function forgetCandidate(
  services: Services,
  { companyId, externalId }: { companyId: string; externalId: string },
): Promise<void> {
  const { database } = services;
  const connection = await findConnection(database, companyId);
  const ats = connection && atsOf(services, connection);
  if (!ats || externalId.startsWith(csvPrefix)) return;
  const [open] = await findUnforgotten(database, companyId, externalId);
  const note = (action: string, data: Record<string, unknown>) =>
    recordEvent(database, {
      actorId: null,
      action,
      objectType: 'company',
      objectId: companyId,
      companyId,
      data,
    });
  try {
    await ats.forgetCandidate(externalId);
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    services.log.info({ err: error, company: companyId }, 'an ATS did not forget a candidate');
    const passes = ['limited', 'unreachable', 'broken'].includes(error.failure);
    const data = { outside_id: externalId, problem: error.message, failed: !passes };
    if (!open) await note('company.ats_forget_failed', data);
    await notifyOwners(services, connection);
    if (passes) throw error;
    return;
  }
  if (!open) return;
  await note('company.ats_forgotten', { outside_id: externalId });
  await notifyOwners(services, connection);
}

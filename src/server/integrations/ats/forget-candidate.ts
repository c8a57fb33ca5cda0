import { AtsError } from '../../platform/adapters/ats/ats.ts';
import { csvPrefix } from '../../platform/adapters/ats/csv.ts';
import type { Services } from '../../context.ts';
import { atsOf } from './connection.ts';
import { finishForgetting, notifyOwners, recordForgetFailure } from './commands.ts';
import { findConnection } from './queries.ts';
import { findUnforgotten } from './status-queries.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'safeFetch'>;

/**
 * Asks the other side to forget somebody who was erased here; without a connection any more there is nobody to ask. What it does not
 * do is shown to the owners until it is done. What may pass by itself is thrown again, for the queue to try once more.
 */
export async function forgetCandidate(
  services: Ports,
  { companyId, externalId }: { companyId: string; externalId: string },
): Promise<void> {
  const { database } = services;
  const connection = await findConnection(database, companyId);
  const ats = connection && atsOf(services, connection);
  if (!ats || externalId.startsWith(csvPrefix)) return;
  const [open] = await findUnforgotten(database, companyId, externalId);
  try {
    await ats.forgetCandidate(externalId);
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    services.log.info({ err: error, company: companyId }, 'an ATS did not forget a candidate');
    const passes = ['limited', 'unreachable', 'broken'].includes(error.failure);
    const failure = { outside_id: externalId, problem: toStoredText(error.said), failed: !passes };
    await (open ? notifyOwners(services, connection) : recordForgetFailure(services, connection, failure));
    if (passes) throw error;
    return;
  }
  if (open) await finishForgetting(services, connection, externalId);
}

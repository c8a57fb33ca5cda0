import { undoWithdrawalMinutes } from '../../api/my-applications.ts';
import { AtsError } from '../adapters/ats/ats.ts';
import { csvPrefix } from '../adapters/ats/csv.ts';
import type { Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { atsOf } from './connection.ts';
import { findConnection, waitUntil } from './queries.ts';
import { tellAtsOfWithdrawal } from '../tasks/promises.ts';
import { findUntold, listUntold, storeWithdrawal } from './sending-queries.ts';
import { nextTry, tellOwners } from './sync.ts';

/** Begins telling a company's applicant tracking system of the withdrawals that cannot be undone any more. */
export async function queueWithdrawals(services: Services, companyId: string): Promise<void> {
  const by = new Date(services.now().getTime() - undoWithdrawalMinutes * 60_000);
  for (const applicationId of await listUntold(services.database, companyId, { prefix: csvPrefix, by }))
    await services.queue.enqueue(tellAtsOfWithdrawal, { applicationId }, { key: applicationId });
}

/**
 * Tells the company's applicant tracking system that a candidate withdrew, as a note at the candidate: what follows from it there is
 * decided there. What it does not take is shown to the owners; what may pass by itself is tried with the next sync.
 */
export async function tellOfWithdrawal(services: Services, applicationId: string): Promise<void> {
  const { database } = services;
  const found = await findUntold(database, applicationId);
  const connection = found && (await findConnection(database, found.companyId));
  const ats = connection && atsOf(services, connection);
  if (!found || !ats || (connection.nextAt && connection.nextAt > services.now())) return;
  const day = found.withdrawnAt.toISOString().slice(0, 10);
  try {
    await ats.noteWithdrawal(found.candidateOutsideId, {
      subject: 'Application withdrawn',
      body: `The candidate withdrew the application to “${found.title}” on ${day}.`,
    });
    await database.transact(async () => {
      await storeWithdrawal(database, applicationId, 'told', null);
      await recordEvent(database, {
        actorId: null,
        action: 'application.ats_told_withdrawn',
        objectType: 'application',
        objectId: applicationId,
        companyId: found.companyId,
        subjectId: found.candidateId,
        data: { by: 'ats', system: connection.system },
      });
    });
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    services.log.info({ err: error, application: applicationId }, 'an ATS was not told of a withdrawal');
    const passes = ['limited', 'unreachable', 'broken'].includes(error.failure);
    await storeWithdrawal(database, applicationId, passes ? null : 'failed', error.message);
    if (error.failure === 'limited')
      await waitUntil(database, connection.id, nextTry(services.now(), 0, error));
  }
  await tellOwners(services, connection);
}

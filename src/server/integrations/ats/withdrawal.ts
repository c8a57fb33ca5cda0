import { undoWithdrawalMinutes } from '../../../api/hiring/my-applications.ts';
import { csvPrefix } from '../../platform/adapters/ats/csv.ts';
import type { Services } from '../../context.ts';
import { notifyAtsOfWithdrawal } from '../../platform/tasks/task-definitions.ts';
import { findUntold, listUntold, storeWithdrawal } from './sending-queries.ts';
import { notifySystem } from './notify-ats.ts';

/** Begins telling a company's applicant tracking system of the withdrawals that cannot be undone any more. */
export async function queueWithdrawals(services: Services, companyId: string): Promise<void> {
  const by = new Date(services.now().getTime() - undoWithdrawalMinutes * 60_000);
  for (const applicationId of await listUntold(services.database, companyId, { prefix: csvPrefix, by }))
    await services.queue.enqueue(notifyAtsOfWithdrawal, { applicationId }, { key: applicationId });
}

/**
 * Tells the company's applicant tracking system that a candidate withdrew, as a note at the candidate, once: what follows from it there is
 * decided there. What it does not take is shown to the owners; what may pass by itself is tried with the next sync.
 */
export async function notifyOfWithdrawal(services: Services, applicationId: string): Promise<void> {
  const { database } = services;
  const found = await findUntold(database, applicationId);
  if (!found) return;
  const day = found.withdrawnAt.toISOString().slice(0, 10);
  const note = {
    subject: 'Application withdrawn',
    body: `The candidate withdrew the application to “${found.title}” on ${day}.`,
  };
  await notifySystem(services, {
    applicationId,
    companyId: found.companyId,
    candidateId: found.candidateId,
    done: 'application.ats_told_withdrawn',
    undone: 'an ATS was not told of a withdrawal',
    // Where the connection broke after the note was taken, it stands there already.
    tell: async (ats) => {
      const { externalCandidateId: candidate, withdrawnAt } = found;
      if (!(await ats.findNote(candidate, note, withdrawnAt))) await ats.addNote(candidate, note);
    },
    keep: (state, problem) =>
      storeWithdrawal(database, applicationId, state === 'waiting' ? null : state, problem),
  });
}

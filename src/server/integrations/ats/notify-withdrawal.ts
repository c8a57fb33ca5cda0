import type { Services } from '../../context.ts';
import { findUnsentWithdrawal, storeWithdrawal } from './send-queries.ts';
import { addNoteOnce, notifySystem } from './notify-ats.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'safeFetch'>;

/**
 * Tells the company's applicant tracking system that a candidate withdrew, as a note at the candidate, once: what follows from it there is
 * decided there. What it does not take is shown to the owners; what may pass by itself is tried with the next sync.
 */
export async function notifyOfWithdrawal(services: Ports, applicationId: string): Promise<void> {
  const { database } = services;
  const found = await findUnsentWithdrawal(database, applicationId);
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
    send: (ats) => addNoteOnce(ats, found.externalCandidateId, note, found.withdrawnAt),
    keep: (state, problem) =>
      storeWithdrawal(database, applicationId, state === 'waiting' ? null : state, problem),
  });
}

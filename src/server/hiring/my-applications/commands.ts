import { undoWithdrawalMinutes } from '../../../api/hiring/my-applications.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueueStageUpdate } from '../../integrations/ats/commands.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { listEvents } from '../../platform/events/queries.ts';
import { notifyCandidate, notifyCompany, recordApplicationEvent } from '../applications/event-commands.ts';
import { notifyRestored, notifyWithdrawn } from '../applications/notice-commands.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { dropRejection } from '../applications/rejection-queries.ts';
import { canWithdraw } from '../applications/rules.ts';
import { dropWaiting } from '../messages/drop-queries.ts';
import { restoreStage } from '../job-stages/queries.ts';
import { lastWithdrawal } from './application-steps.ts';
import { findOwnApplication, withdraw } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/**
 * Withdraws an application as its candidate; false when it changed since it was found. Refuses with `conflict` once it is decided and they
 * know. Runs in the caller's transaction.
 */
export async function withdrawApplication(ports: Ports, found: ApplicationState): Promise<boolean> {
  const { database } = ports;
  // The stage as the candidate knows it: a rejection that waits is not told yet.
  const known = (await findOwnApplication(database, found.candidateId, found.id))?.application.stage;
  if (known === undefined || !canWithdraw(known)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.decidedOrWithdrawn') });
  }
  // A rejection that they do not know of yet ends with the application; it leaves nothing to come back to.
  const wasRejected = found.stage === 'rejected' && (await dropRejection(database, found.id));
  await enqueueStageUpdate(ports, found.id, undoWithdrawalMinutes * 60);
  const before = await withdraw(database, found, ports.now());
  if (!before) return false;
  await dropWaiting(database, found.id, { reason: 'withdrew', all: true, now: ports.now() });
  await rankApplications(database, [found.jobId], found.candidateId);
  await recordApplicationEvent(ports, found.candidateId, found, {
    action: 'application.withdrawn',
    data: { from: known, ...(wasRejected ? {} : { before }) },
  });
  await announceApplication(ports, found, 'application.withdrawn', { previous_stage: found.stage });
  await notifyWithdrawn(ports, found);
  await publishChange(ports, found);
  return true;
}

/**
 * Takes a withdrawal back as its candidate, within its minutes; false when the application changed since it was found. Refuses with
 * `conflict` when it is too late. Runs in the caller's transaction.
 */
export async function undoWithdrawal(ports: Ports, found: ApplicationState): Promise<boolean> {
  const { database } = ports;
  const withdrawal = lastWithdrawal(await listEvents(database, 'application', found.id));
  if (found.stage !== 'withdrawn' || !withdrawal || withdrawal.until <= ports.now()) {
    throw new ApiError('conflict', {
      detail: message('hiringErrors.withdrawalStands', { count: undoWithdrawalMinutes }),
    });
  }
  await enqueueStageUpdate(ports, found.id);
  if (!(await restoreStage(database, found, withdrawal.before, ports.now()))) return false;
  await rankApplications(database, [found.jobId], found.candidateId);
  await recordApplicationEvent(ports, found.candidateId, found, {
    action: 'application.withdrawal_undone',
    data: { from: 'withdrawn', to: withdrawal.before.stage },
  });
  const stages = { stage: withdrawal.before.stage, previous_stage: 'withdrawn' };
  await announceApplication(ports, found, 'application.stage_changed', stages);
  await notifyRestored(ports, found);
  await publishChange(ports, found);
  return true;
}

async function publishChange(ports: Ports, found: ApplicationState): Promise<void> {
  await notifyCompany(ports, found.companyId, found.jobId);
  await notifyCandidate(ports, found);
}

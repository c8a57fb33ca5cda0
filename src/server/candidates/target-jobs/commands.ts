import type { TargetJob } from '../../../api/candidates/target-jobs.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { targetReminderMail } from '../../platform/mail/job-alert-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { changeTarget, claimReminders, listTargets } from './list-queries.ts';
import { type ClosingTarget, deleteTarget, insertTarget } from './queries.ts';

/** Saves a job among somebody's target jobs; nothing happens when it is there already. */
export function saveTargetJob(
  { database }: Pick<Services, 'database'>,
  personId: string,
  jobId: string,
): Promise<void> {
  return database.transact(async () => {
    if (!(await insertTarget(database, personId, jobId))) return;
    await recordEvent(database, {
      actorId: personId,
      action: 'target_job.saved',
      objectType: 'target_job',
      objectId: jobId,
      subjectId: personId,
    });
  });
}

/** Takes a job off somebody's target jobs. */
export function removeTargetJob(
  { database }: Pick<Services, 'database'>,
  personId: string,
  jobId: string,
): Promise<unknown> {
  return deleteTarget(database, personId, jobId);
}

/** Changes stage, notes, deadline, next step or contacts of a target job, as it stands at a version. */
export function changeTargetJob(
  { database }: Pick<Services, 'database'>,
  personId: string,
  jobId: string,
  version: number,
  change: Parameters<typeof changeTarget>[4],
): Promise<TargetJob> {
  const found = async (): Promise<TargetJob> => {
    const [target] = await listTargets(database, personId, jobId);
    if (!target) throw new ApiError('not_found');
    return target;
  };
  return database.transact(async () => {
    const before = await found();
    if (change.stage !== undefined && change.stage !== before.stage && before.application) {
      throw new ApiError('conflict', {
        detail: message('candidateErrors.stageFollowsApplication'),
      });
    }
    // A job that somebody applied to may have no row yet.
    await insertTarget(database, personId, jobId);
    if (!(await changeTarget(database, personId, jobId, version, change))) throw staleVersion(await found());
    return found();
  });
}

/** Mails some reminders whose day has come, each noted in the transaction that posts its mail, so that none comes twice. Returns how many. */
export function mailReminders(
  ports: Pick<Services, 'config' | 'database' | 'now' | 'queue'>,
): Promise<number> {
  return ports.database.transact(async () => {
    const due = await claimReminders(ports.database, ports.now());
    for (const reminder of due) {
      await postMail(ports, reminder.email, targetReminderMail(ports.config.origin, reminder));
    }
    return due.length;
  });
}

/** Tells somebody, once for each job and date, that a job which they saved closes soon. */
export async function notifyOfExpiring(
  ports: Pick<Services, 'database' | 'live' | 'now' | 'queue'>,
  { userId, jobId, title, employer, expiresAt }: ClosingTarget,
): Promise<void> {
  const day = expiresAt.toISOString().slice(0, 10);
  await notify(ports, {
    userId,
    kind: 'target_expiring',
    key: `expiring:${jobId}:${day}`,
    title: message('notices.jobClosing', { job: title, on: expiresAt }),
    text: message('notices.jobClosingText', { employer }),
    path: `/jobs/${jobId}`,
  });
}

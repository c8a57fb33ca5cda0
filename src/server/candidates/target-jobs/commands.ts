import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { formatDay } from '../../platform/mail/format-date.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { type ClosingTarget, insertTarget } from './queries.ts';

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
    title: `${title} closes on ${formatDay(expiresAt)}`,
    text: `You saved this job at ${employer} and have not applied yet.`,
    path: `/jobs/${jobId}`,
  });
}

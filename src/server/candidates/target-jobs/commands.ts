import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { insertTarget } from './queries.ts';

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

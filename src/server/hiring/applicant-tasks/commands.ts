import type { Services } from '../../context.ts';
import type { Colleague } from '../applications/actor.ts';
import { notifyCompany } from '../applications/event-commands.ts';
import { recordMark } from '../applications/mark-commands.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { markTask } from './queries.ts';

/**
 * Says that a task about an application is done, or open again; the open pages of colleagues follow. A repeat changes nothing, as where the
 * task ended with the move that made it.
 */
export function finishTask(
  { database, live, now }: Pick<Services, 'database' | 'live' | 'now'>,
  by: Colleague,
  found: ApplicationState,
  { taskId, done }: { taskId: string; done: boolean },
): Promise<void> {
  return database.transact(async () => {
    const task = await markTask(database, { applicationId: found.id, taskId }, done ? now() : null);
    if (task === null) return;
    const action = done ? 'application.task_done' : 'application.task_reopened';
    await recordMark({ database }, by, found, action, { task });
    await notifyCompany({ database, live }, by.companyId, found.jobId);
  });
}

import type { jobLifecycleApi } from '../../../api/jobs/job-lifecycle.ts';
import { findAnswerTime } from '../../hiring/applications/answer-queries.ts';
import { companyOf, type Handlers, ApiError } from '../../context.ts';
import { rescoreJob, notifyOfClosing } from '../../platform/tasks/task-definitions.ts';
import { savePosting } from './posting-commands.ts';
import { announceJob } from '../../integrations/webhooks/commands.ts';
import { recordJobEvent, skillIds } from './posting.ts';
import { findJob } from './queries.ts';
import {
  canEditJob,
  canSeeJob,
  changesBetween,
  inputOf,
  isClosing,
  isPastDay,
  whyNotOpened,
} from './rules.ts';

/** What is done with a posting as a whole, and how soon applicants to it hear something. */
export const jobLifecycleHandlers: Handlers<typeof jobLifecycleApi> = {
  changeJobStatus: ({ params, body: { version, status } }, context) =>
    context.database.transact(async () => {
      const { database } = context;
      const companyId = companyOf(context);
      const before = await findJob(database, params.id, context.actor.id, context.now());
      if (!before || !canEditJob(before, context.actor)) throw new ApiError('not_found');
      const current = { id: params.id, status: before.job.status, version: before.job.version };
      if (current.version !== version) throw new ApiError('stale_version', { current });
      if (current.status === status) throw new ApiError('conflict', { detail: `It is ${status} already.` });
      const refused = whyNotOpened(before, status);
      if (refused) throw new ApiError('conflict', { detail: refused });
      const was = inputOf(before);
      if (status === 'open' && isPastDay(was.expires_on, context.now())) {
        throw new ApiError('conflict', {
          detail: 'Its last day to apply is over. Edit the job and choose another.',
        });
      }
      const value = { ...was, status };
      const which = { id: params.id, companyId, version };
      if (!(await savePosting(database, which, value, skillIds(value), context.now()))) {
        throw new ApiError('stale_version', { current });
      }
      await recordJobEvent(context, 'job.updated', params.id, {
        from: before.status,
        to: status,
        changes: changesBetween(was, value),
      });
      await announceJob(context, companyId, params.id, { from: before.status, to: status });
      if (isClosing(before.status, status))
        await context.queue.enqueue(notifyOfClosing, { jobId: params.id }, { key: params.id });
      if (status === 'open')
        await context.queue.enqueue(rescoreJob, { jobId: params.id }, { key: params.id });
      return { id: params.id, status, version: version + 1 };
    }),

  getAnswerTime: async ({ params }, context) => {
    const found = await findJob(context.database, params.id, context.actor?.id ?? null, context.now());
    if (!found || !canSeeJob(found, context.actor)) throw new ApiError('not_found');
    return findAnswerTime(context.database, params.id, context.now());
  },
};

import type { jobLifecycleApi } from '../../../api/jobs/job-lifecycle.ts';
import { findAnswerTime } from '../../hiring/applications/answer-queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { memberOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { changeJobStatus } from './commands.ts';
import { findJob } from './queries.ts';
import { canEditJob, canSeeJob, inputOf, isPastDay, publishes, publishing, whyNotOpened } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** What is done with a posting as a whole, and how soon applicants to it hear something. */
export const jobLifecycleHandlers: Handlers<typeof jobLifecycleApi, Ports> = {
  changeJobStatus: ({ params, body: { version, status } }, context) =>
    context.database.transact(async () => {
      const before = await findJob(context.database, params.id, context.actor.id, context.now());
      if (!before || !canEditJob(before, context.actor)) throw new ApiError('not_found');
      const current = { id: params.id, status: before.job.status, version: before.job.version };
      if (current.version !== version) throw staleVersion(current);
      if (current.status === status)
        throw new ApiError('conflict', { detail: message('jobErrors.alreadyStatus', { status }) });
      const refused = whyNotOpened(before, status);
      if (refused) throw new ApiError('conflict', { detail: refused });
      if (status === 'open' && isPastDay(inputOf(before).expires_on, context.now())) {
        throw new ApiError('conflict', {
          detail: message('jobErrors.lastDayPassed'),
        });
      }
      if (publishes(inputOf(before), { ...inputOf(before), status }))
        await requireVerified(context, context.actor.id, publishing);
      const stored = await changeJobStatus(context, memberOf(context), before, { version, status });
      if (stored === null) throw staleVersion(current);
      return { id: params.id, status: stored, version: version + 1 };
    }),

  getAnswerTime: async ({ params }, context) => {
    const found = await findJob(context.database, params.id, context.actor?.id ?? null, context.now());
    if (!found || !canSeeJob(found, context.actor)) throw new ApiError('not_found');
    return findAnswerTime(context.database, params.id, context.now());
  },
};

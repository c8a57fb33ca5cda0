import type { TargetJob, targetJobsApi } from '../../../api/candidates/target-jobs.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { changeTarget, keepTarget, listTargets } from './list-queries.ts';

type Ports = Pick<Services, 'database'>;

/** A candidate's private list of target jobs. */
export const targetJobsHandlers: Handlers<typeof targetJobsApi, Ports> = {
  listTargetJobs: async (_input, context) => ({
    items: await listTargets(context.database, context.actor.id),
  }),

  updateTargetJob: ({ params, body: { version, ...change } }, context) =>
    context.database.transact(async () => {
      const before = await ownTarget(context, params.id);
      if (change.stage !== undefined && change.stage !== before.stage && before.application) {
        throw new ApiError('conflict', {
          detail: 'You applied to this job here, so its stage follows your application.',
        });
      }
      await keepTarget(context.database, context.actor.id, params.id);
      if (!(await changeTarget(context.database, context.actor.id, params.id, version, change))) {
        throw staleVersion(await ownTarget(context, params.id));
      }
      return ownTarget(context, params.id);
    }),
};

async function ownTarget({ database, actor }: SignedIn<Ports>, jobId: string): Promise<TargetJob> {
  const [found] = await listTargets(database, actor.id, jobId);
  if (!found) throw new ApiError('not_found');
  return found;
}

import type { targetJobsApi } from '../../../api/candidates/target-jobs.ts';
import type { Handlers, Services } from '../../context.ts';
import { changeTargetJob } from './commands.ts';
import { listTargets } from './list-queries.ts';

type Ports = Pick<Services, 'database'>;

/** A candidate's private list of target jobs. */
export const targetJobsHandlers: Handlers<typeof targetJobsApi, Ports> = {
  listTargetJobs: async (_input, context) => ({
    items: await listTargets(context.database, context.actor.id),
  }),

  updateTargetJob: ({ params, body: { version, ...change } }, context) =>
    changeTargetJob(context, context.actor.id, params.id, version, change),
};

import type { jobApprovalsApi } from '../../../api/jobs/job-approvals.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { nameOf } from '../../identity/actor.ts';
import { companyOf, memberOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { presentJob, visibleJob } from '../jobs/access.ts';
import type { StoredJob } from '../jobs/queries.ts';
import { canEditJob } from '../jobs/rules.ts';
import { changeApprovalRules, decideOnJob } from './commands.ts';
import { isAskedAbout } from './presenter.ts';
import { findApprovalRules, lockJobVersion } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Approval of jobs before they are published. */
export const jobApprovalsHandlers: Handlers<typeof jobApprovalsApi, Ports> = {
  getApprovalRules: (_input, context) => findApprovalRules(context.database, companyOf(context)),

  changeApprovalRules: ({ body }, context) => changeApprovalRules(context, context.actor, body),

  decideOnJob: ({ params, body }, context) =>
    context.database.transact(async () => {
      const { job } = await companysJob(context, params.id);
      if (!(await lockJobVersion(context.database, job.id, body.version))) {
        throw staleVersion(await presentJob(context, await visibleJob(context, params.id)));
      }
      const by = { ...memberOf(context), name: nameOf(context.actor) };
      await decideOnJob(context, by, job, body);
      return presentJob(context, await visibleJob(context, params.id));
    }),
};

/** A job of the caller's company that they work with or are to approve. */
async function companysJob(context: SignedIn<Ports>, id: string): Promise<StoredJob> {
  const found = await visibleJob(context, id);
  if (canEditJob(found, context.actor)) return found;
  if (!(await isAskedAbout(context.database, found, context.actor))) throw new ApiError('not_found');
  return found;
}

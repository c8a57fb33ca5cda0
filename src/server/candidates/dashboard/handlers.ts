import type { candidatesApi } from '../../../api/candidates/candidates.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findDashboard } from './dashboard.ts';
import { findProfile } from '../profiles/queries.ts';
import { canTargetJob } from '../target-jobs/rules.ts';
import { presentProfile } from '../profiles/profile-presenter.ts';
import { changePersonalInfo } from '../profiles/commands.ts';
import { removeTargetJob, saveTargetJob } from '../target-jobs/commands.ts';
import { findTargetable } from '../target-jobs/queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'log' | 'now'>;

/** A candidate's profile, dashboard and target jobs. */
export const candidatesHandlers: Handlers<typeof candidatesApi, Ports> = {
  getDashboard: async (_input, context) => findDashboard(context),

  getProfile: async (_input, context) =>
    presentProfile(await findProfile(context.database, context.actor.id)),

  updateProfile: async ({ body }, context) =>
    presentProfile(await changePersonalInfo(context, context.actor, body.version, body.personal_info)),

  saveTargetJob: async ({ params }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const job = await findTargetable(context.database, params.id);
      if (!job || !canTargetJob(job)) throw new ApiError('not_found');
      await saveTargetJob(context, userId, params.id);
      return { saved: true };
    }),

  removeTargetJob: async ({ params }, context) => {
    await removeTargetJob(context, context.actor.id, params.id);
    return { saved: false };
  },
};

import type { candidatesApi } from '../../api/candidates.ts';
import { type Handlers, Refusal } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { findDashboard } from './dashboard.ts';
import { findProfile, lockProfile, updateProfile } from './queries.ts';
import { canTargetJob } from './rules.ts';
import { shownProfile } from './shown-profile.ts';
import { deleteTarget, findTargetable, insertTarget } from './target-queries.ts';

/** A candidate's profile, dashboard and target jobs. */
export const candidatesHandlers: Handlers<typeof candidatesApi> = {
  getDashboard: async (_input, context) => findDashboard(context),

  getProfile: async (_input, context) => shownProfile(await findProfile(context.database, context.actor.id)),

  updateProfile: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const before = await lockProfile(context.database, userId);
      const kept = before.fromResume.filter((field) => same(before.personalInfo, body.personal_info, field));
      const change = { personalInfo: body.personal_info, fromResume: kept };
      if (!(await updateProfile(context.database, userId, body.version, change))) {
        throw new Refusal('stale_version', { current: shownProfile(before) });
      }
      await recordEvent(context.database, {
        actorId: userId,
        action: 'profile.changed',
        objectType: 'profile',
        objectId: userId,
        subjectId: userId,
      });
      return shownProfile(await findProfile(context.database, userId));
    }),

  saveTargetJob: async ({ params }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const job = await findTargetable(context.database, params.id);
      if (!job || !canTargetJob(job)) throw new Refusal('not_found');
      if (await insertTarget(context.database, userId, params.id)) {
        await recordEvent(context.database, {
          actorId: userId,
          action: 'target_job.saved',
          objectType: 'target_job',
          objectId: params.id,
          subjectId: userId,
        });
      }
      return { saved: true };
    }),

  removeTargetJob: async ({ params }, context) => {
    await deleteTarget(context.database, context.actor.id, params.id);
    return { saved: false };
  },
};

function same(before: Record<string, string>, after: Record<string, string>, field: string): boolean {
  return before[field] === after[field];
}

import type { candidatesApi, PersonalInfo } from '../../../api/candidates/candidates.ts';
import { messages } from '../../../api/platform/texts.ts';
import { internationalPhone } from '../../../engine/contact/phone-number.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { findDashboard } from './dashboard.ts';
import { findProfile, lockProfile, type ProfileRow, updateProfile } from '../profiles/queries.ts';
import { canTargetJob } from '../target-jobs/rules.ts';
import { presentProfile } from '../profiles/profile-presenter.ts';
import { saveTargetJob } from '../target-jobs/commands.ts';
import { deleteTarget, findTargetable } from '../target-jobs/queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** A candidate's profile, dashboard and target jobs. */
export const candidatesHandlers: Handlers<typeof candidatesApi, Ports> = {
  getDashboard: async (_input, context) => findDashboard(context),

  getProfile: async (_input, context) =>
    presentProfile(await findProfile(context.database, context.actor.id)),

  updateProfile: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const before = await lockProfile(context.database, userId);
      const change = changeOf(before, withPhone(before.personalInfo, body.personal_info));
      if (!(await updateProfile(context.database, userId, body.version, change))) {
        throw staleVersion(presentProfile(before));
      }
      await recordEvent(context.database, {
        actorId: userId,
        action: 'profile.changed',
        objectType: 'profile',
        objectId: userId,
        subjectId: userId,
      });
      return presentProfile(await findProfile(context.database, userId));
    }),

  saveTargetJob: async ({ params }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const job = await findTargetable(context.database, params.id);
      if (!job || !canTargetJob(job)) throw new ApiError('not_found');
      await saveTargetJob(context, userId, params.id);
      return { saved: true };
    }),

  removeTargetJob: async ({ params }, context) => {
    await deleteTarget(context.database, context.actor.id, params.id);
    return { saved: false };
  },
};

/** The phone number in the international way of writing it; one that was stored before stays as it is. */
function withPhone(before: PersonalInfo, info: PersonalInfo): PersonalInfo {
  if (info.phone === '' || info.phone === before.phone) return info;
  const phone = internationalPhone(info.phone);
  if (phone !== null) return { ...info, phone };
  throw new ApiError('invalid_input', {
    errors: [{ pointer: '/personal_info/phone', detail: messages.profile.notPhone }],
  });
}

/** What is stored: fields that still hold the resume's words, and those that the person emptied, are remembered as such. */
function changeOf(before: ProfileRow, personalInfo: PersonalInfo) {
  const fields = Object.keys(personalInfo) as (keyof PersonalInfo)[];
  return {
    personalInfo,
    fromResume: fields.filter(
      (field) => before.fromResume.includes(field) && before.personalInfo[field] === personalInfo[field],
    ),
    leftEmpty: fields.filter(
      (field) =>
        personalInfo[field] === '' && (before.personalInfo[field] !== '' || before.leftEmpty.includes(field)),
    ),
  };
}

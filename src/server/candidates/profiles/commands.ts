import { v7 } from 'uuid';
import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import {
  discoverableConsent,
  type Preferences,
  type profilesApi,
  type VisibilityState,
} from '../../../api/candidates/profiles.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import { splitName } from '../../../engine/contact/split-name.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { agreedText } from '../../platform/agreed-texts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { forgetWithoutConsent } from '../../talent/talent-pool/consent-queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { resumeValues } from '../resumes/facts-queries.ts';
import { findCurrentResume } from '../resumes/queries.ts';
import { decidedProfile, editedProfile } from './personal-info.ts';
import { findPreferences, followPreferences, storePreferences } from './preference-queries.ts';
import { preferredSearch } from './preferred-search.ts';
import { presentProfile } from './profile-presenter.ts';
import { findProfile, lockProfile, type ProfileRow, updateProfile } from './queries.ts';
import { maxSkills } from './rules.ts';
import { deleteSkills, listStoredSkills, storeSkill } from './skill-queries.ts';
import { findVisibility, insertConsent, storeVisibility } from './visibility-queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database'>;
type Candidate = Pick<Actor, 'id'>;
type Body<Name extends keyof typeof profilesApi> = HandlerInput<(typeof profilesApi)[Name]>['body'];

/** Changes what a candidate's profile says of the person, as it stands at a version. */
export function changePersonalInfo(
  { database }: Ports,
  { id }: Candidate,
  version: number,
  info: PersonalInfo,
): Promise<ProfileRow> {
  return database.transact(async () => {
    const before = await lockProfile(database, id);
    if (!(await updateProfile(database, id, version, editedProfile(before, info)))) {
      throw staleVersion(presentProfile(before));
    }
    await record(database, id, 'profile.changed');
    return findProfile(database, id);
  });
}

/** Calls a candidate in their profile as they, or who added them, typed it, in the caller's transaction; no resume changes it then. */
export async function storeTypedContact(
  database: Database,
  userId: string,
  { name = '', phone = '' }: { name?: string; phone?: string },
): Promise<void> {
  const { personalInfo, fromResume, leftEmpty, version } = await lockProfile(database, userId);
  const typed = { ...(name !== '' && splitName(name)), ...(phone !== '' && { phone }) };
  await updateProfile(database, userId, version, {
    personalInfo: { ...personalInfo, ...typed },
    fromResume: fromResume.filter((field) => !(field in typed)),
    leftEmpty,
  });
}

/** Keeps or empties a field that the candidate's resume filled, or fills an empty one from it. */
export function decideResumeValue(
  { database }: Ports,
  { id }: Candidate,
  { version, field, decision }: Body<'decideResumeValue'>,
): Promise<ProfileRow> {
  return database.transact(async () => {
    const before = await lockProfile(database, id);
    if (before.version !== version) throw staleVersion(presentProfile(before));
    const values = decision === 'use' ? resumeValues(await findCurrentResume(database, id)) : [];
    await updateProfile(database, id, version, decidedProfile(before, { field, decision }, values));
    await record(database, id, 'profile.changed', { field, decision });
    return findProfile(database, id);
  });
}

/** States skills, puts levels to them or takes them back, and has the candidate scored again. */
export function changeSkills(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  { id: userId }: Candidate,
  { set, remove }: Body<'changeSkills'>,
): Promise<void> {
  return database.transact(async () => {
    await lockProfile(database, userId);
    if (remove.length > 0) await deleteSkills(database, userId, remove);
    for (const { name, level, stated } of set) {
      await storeSkill(database, userId, { ...canonicalSkill(name), level, stated });
    }
    if ((await listStoredSkills(database, userId)).length > maxSkills)
      throw new ApiError('quota_reached', {
        detail: message('candidateErrors.tooManySkills', { count: maxSkills }),
      });
    await record(database, userId, 'profile.skills_changed');
    await queue.enqueue(scoreCandidate, { userId }, { key: userId });
  });
}

/** Changes what a candidate wishes of a job, as it stands at a version, and the alert that follows from it. */
export function changePreferences(
  { database }: Ports,
  { id }: Candidate,
  { version, value }: Body<'updatePreferences'>,
): Promise<Preferences> {
  return database.transact(async () => {
    await lockProfile(database, id);
    if (!(await storePreferences(database, id, version, value))) {
      throw staleVersion(await findPreferences(database, id));
    }
    const alert = preferredSearch(value);
    if (!alert && value.alerts !== 'none') {
      throw new ApiError('invalid_input', {
        errors: [{ pointer: '/value/alerts', detail: message('candidateErrors.preferencesFirst') }],
      });
    }
    await followPreferences(database, id, alert, value.alerts);
    await record(database, id, 'profile.preferences_changed');
    return findPreferences(database, id);
  });
}

/** Changes who sees a candidate's profile; being found by employers needs consent to the present wording. */
export function changeVisibility(
  ports: Pick<Services, 'database' | 'now'>,
  { id: userId }: Candidate,
  { visibility, consent_version: textVersion, consent_language: language }: Body<'changeVisibility'>,
): Promise<VisibilityState> {
  const { database } = ports;
  return database.transact(async () => {
    await lockProfile(database, userId);
    const now = ports.now();
    if (visibility === 'discoverable') {
      if (textVersion !== discoverableConsent.version)
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '/consent_version', detail: message('candidateErrors.agreeToWording') }],
        });
      const text = agreedText(discoverableConsent, language);
      await insertConsent(database, { id: v7(), userId, text, now });
    }
    await storeVisibility(database, userId, visibility, now);
    await forgetWithoutConsent(database, userId, monthsAfter(now, -consentMonths));
    await record(database, userId, 'profile.visibility_changed', { visibility });
    return findVisibility(database, userId);
  });
}

function record(
  database: Database,
  id: string,
  action: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  const object = { objectType: 'profile' as const, objectId: id, subjectId: id };
  return recordEvent(database, { actorId: id, action, ...object, data });
}

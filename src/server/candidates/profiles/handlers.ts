import { v7 } from 'uuid';
import { discoverableConsent, type ProfilePage, type profilesApi } from '../../../api/candidates/profiles.ts';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { StatedSkill } from '../../../api/candidates/stated-skills.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { findProfile, lockProfile, type ProfileRow, updateProfile } from './queries.ts';
import { presentProfile } from './profile-presenter.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { forgetWithoutConsent } from '../../talent/talent-pool/consent-queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { runBatch } from '../../platform/db/query-batch.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { listExperiences } from '../experiences/queries.ts';
import { loadFacts, loadFactsWith, resumeValues } from '../resumes/facts-queries.ts';
import { findCurrentResume, listResumes } from '../resumes/queries.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { findPreferences, followPreferences, storePreferences } from './preference-queries.ts';
import { preferredSearch } from './preferred-search.ts';
import { presentToEmployers } from './visibility-rules.ts';
import { deleteSkills, listStoredSkills, storedSkills, storeSkill } from './skill-queries.ts';
import { profileSkills } from './profile-skills.ts';
import { findVisibility, insertConsent, storeVisibility, visibilityOf } from './visibility-queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

const mostSkills = 200;

/** The parts of a candidate's profile beside the personal information. */
export const profilesHandlers: Handlers<typeof profilesApi, Ports> = {
  getProfilePage: async (_input, context): Promise<ProfilePage> => {
    const { actor, database } = context;
    const profile = await findProfile(database, actor.id);
    const current = await findCurrentResume(database, actor.id);
    const [resumes, experiences, facts, preferences, { kept, visibility }] = await Promise.all([
      listResumes(database, actor.id),
      listExperiences(database, actor.id),
      loadFactsWith(database, actor.id, current, monthOf(context)),
      findPreferences(database, actor.id),
      runBatch(database, { kept: storedSkills(actor.id), visibility: visibilityOf(actor.id) }),
    ]);
    return {
      profile: presentProfile(profile),
      email_verified: profile.emailVerified,
      resume_values: resumeValues(current),
      resumes,
      experiences,
      skills: profileSkills(facts?.facts ?? null, kept),
      preferences,
      visibility,
    };
  },

  decideResumeValue: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const before = await lockProfile(context.database, userId);
      if (before.version !== body.version) throw staleVersion(presentProfile(before));
      const change = await decided(context, before, body.field, body.decision);
      await updateProfile(context.database, userId, body.version, change);
      await record(context, 'profile.changed', { field: body.field, decision: body.decision });
      return presentProfile(await findProfile(context.database, userId));
    }),

  changeSkills: async ({ body }, context) => {
    await context.database.transact(async () => {
      const { id: userId } = context.actor;
      await lockProfile(context.database, userId);
      if (body.remove.length > 0) await deleteSkills(context.database, userId, body.remove);
      for (const { name, level, stated } of body.set) {
        const skill = canonicalSkill(name);
        await storeSkill(context.database, userId, { ...skill, level, stated });
      }
      if ((await listStoredSkills(context.database, userId)).length > mostSkills)
        throw new ApiError('quota_reached', { detail: `You can keep up to ${mostSkills} skills.` });
      await record(context, 'profile.skills_changed');
      await context.queue.enqueue(scoreCandidate, { userId }, { key: userId });
    });
    return { items: await listSkills(context) };
  },

  updatePreferences: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      await lockProfile(context.database, userId);
      if (!(await storePreferences(context.database, userId, body.version, body.value))) {
        throw staleVersion(await findPreferences(context.database, userId));
      }
      const alert = preferredSearch(body.value);
      if (!alert && body.value.alerts !== 'none') {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '/value/alerts', detail: 'Say first what the jobs should be like.' }],
        });
      }
      await followPreferences(context.database, userId, alert, body.value.alerts);
      await record(context, 'profile.preferences_changed');
      return findPreferences(context.database, userId);
    }),

  changeVisibility: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      const { visibility, consent_version: textVersion } = body;
      await lockProfile(context.database, userId);
      const now = context.now();
      if (visibility === 'discoverable') {
        if (textVersion !== discoverableConsent.version)
          throw new ApiError('invalid_input', {
            errors: [{ pointer: '/consent_version', detail: 'Read the present wording and agree to it.' }],
          });
        await insertConsent(context.database, { id: v7(), userId, textVersion, now });
      }
      await storeVisibility(context.database, userId, visibility, now);
      await forgetWithoutConsent(context.database, userId, monthsAfter(now, -consentMonths));
      await record(context, 'profile.visibility_changed', { visibility });
      return findVisibility(context.database, userId);
    }),

  previewProfile: async (_input, context) => {
    const { visibility, consent } = await findVisibility(context.database, context.actor.id);
    return {
      applied: presentToEmployers(await wholeCandidate(context)),
      found: visibility === 'discoverable' && consent?.text_version === discoverableConsent.version,
    };
  },
};

/** The month (UTC) that positions held to this day run to. */
function monthOf(context: SignedIn<Ports>): string {
  return context.now().toISOString().slice(0, 7);
}

async function listSkills(context: SignedIn<Ports>) {
  const { actor, database } = context;
  const loaded = await loadFacts(database, actor.id, null, monthOf(context));
  return profileSkills(loaded?.facts ?? null, await listStoredSkills(database, actor.id));
}

async function wholeCandidate(context: SignedIn<Ports>) {
  const { actor, database } = context;
  const profile = await findProfile(database, actor.id);
  const [kept, preferences, { visibility }, current] = await Promise.all([
    listStoredSkills(database, actor.id),
    findPreferences(database, actor.id),
    findVisibility(database, actor.id),
    findCurrentResume(database, actor.id),
  ]);
  const contact = current?.reading?.contact;
  return {
    email: profile.email,
    info: profile.personalInfo,
    visibility,
    startOn: preferences.start_on,
    kept: kept.map(asStated),
    sent: {
      name: contact?.name?.value ?? '',
      phone: contact?.phone?.value ?? '',
      location: contact?.location?.value ?? '',
      links: contact?.links.map((link) => link.value) ?? [],
    },
  };
}

function asStated({ name, level, stated }: StatedSkill): StatedSkill {
  return { name, level, stated };
}

/** What a decision about a value of the resume makes of the profile. */
async function decided(
  context: SignedIn<Ports>,
  before: ProfileRow,
  field: keyof PersonalInfo,
  decision: 'keep' | 'clear' | 'use',
) {
  const without = (fields: string[]) => fields.filter((each) => each !== field);
  const change = {
    personalInfo: { ...before.personalInfo },
    fromResume: without(before.fromResume),
    leftEmpty: without(before.leftEmpty),
  };
  if (decision === 'use') {
    const values = resumeValues(await findCurrentResume(context.database, context.actor.id));
    const found = values.find((value) => value.field === field);
    if (!found) throw new ApiError('conflict', { detail: 'Your current resume does not say this any more.' });
    if (before.personalInfo[field] !== '')
      throw new ApiError('conflict', { detail: 'This field is filled. Empty it first.' });
    change.personalInfo[field] = found.value;
  } else if (decision === 'clear') {
    change.personalInfo[field] = '';
    change.leftEmpty.push(field);
  }
  return change;
}

async function record(context: SignedIn<Ports>, action: string, data: Record<string, unknown> = {}) {
  const { id } = context.actor;
  await recordEvent(context.database, {
    actorId: id,
    action,
    objectType: 'profile',
    objectId: id,
    subjectId: id,
    data,
  });
}

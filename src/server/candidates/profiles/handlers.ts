import { discoverableConsent, type ProfilePage, type profilesApi } from '../../../api/candidates/profiles.ts';
import type { StatedSkill } from '../../../api/candidates/stated-skills.ts';
import { changePreferences, changeSkills, changeVisibility, decideResumeValue } from './commands.ts';
import { findProfile } from './queries.ts';
import { presentProfile } from './profile-presenter.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { runBatch } from '../../platform/db/query-batch.ts';
import { listExperiences } from '../experiences/queries.ts';
import { loadFacts, loadFactsWith, resumeValues } from '../resumes/facts-queries.ts';
import { findCurrentResume, listResumes } from '../resumes/queries.ts';
import { findPreferences } from './preference-queries.ts';
import { presentToEmployers } from './visibility-rules.ts';
import { listStoredSkills, storedSkills } from './skill-queries.ts';
import { profileSkills } from './profile-skills.ts';
import { findVisibility, visibilityOf } from './visibility-queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

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
    presentProfile(await decideResumeValue(context, context.actor, body)),

  changeSkills: async ({ body }, context) => {
    await changeSkills(context, context.actor, body);
    return { items: await listSkills(context) };
  },

  updatePreferences: ({ body }, context) => changePreferences(context, context.actor, body),

  changeVisibility: ({ body }, context) => changeVisibility(context, context.actor, body),

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

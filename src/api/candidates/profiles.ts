import { z } from 'zod';
import { candidateProfile, personalInfo } from './candidates.ts';
import { agreement, type ConsentText } from '../platform/consents.ts';
import { endpoint } from '../platform/endpoint.ts';
import { experience } from './experiences.ts';
import { date, instant, text, version, versionOrNone } from '../platform/fields.ts';
import { cadences } from '../jobs/job-search.ts';
import { jobTypes, locationTypes, salaryIntervals } from '../jobs/jobs.ts';
import { evidence } from '../matching/ledger.ts';
import { listedResume, place } from './resumes.ts';
import { skillLevels, statedSkill } from './stated-skills.ts';
import { language } from '../platform/language.ts';
import { messageText } from '../platform/message-text.ts';

/** Who sees a candidate's profile beyond what they send with an application; the most private first. */
export const visibilities = ['private', 'applied', 'discoverable'] as const;
/** One of the kinds of visibility. */
export type Visibility = (typeof visibilities)[number];

/** What people agree to before employers can find them. */
export const discoverableConsent: ConsentText = { version: '2026-11-22', text: 'consents.discoverable' };

const profileField = z.enum(Object.keys(personalInfo.shape) as [keyof typeof personalInfo.shape]);
/** A field of the personal information. */
export type ProfileField = z.infer<typeof profileField>;

/** What the current resume says for a field of the profile, and where it stands in the file. */
export const resumeValue = z
  .object({ field: profileField, value: z.string(), place: place.nullable() })
  .meta({ id: 'ResumeValue' });
export type ResumeValue = z.infer<typeof resumeValue>;

/** A skill of a candidate with what it rests on; `stated`: they added it to the profile themselves. */
export const profileSkill = z
  .object({
    id: z.string(),
    name: z.string(),
    level: z.enum(skillLevels).nullable(),
    stated: z.boolean(),
    /** True when it is shown in a position, not only listed. */
    used: z.boolean(),
    /** The first places that it rests on; none where it was only put a level to and stands nowhere any more. */
    evidence: z.array(evidence),
  })
  .meta({ id: 'ProfileSkill' });
export type ProfileSkill = z.infer<typeof profileSkill>;

const roleName = text(100).pipe(z.string().min(1));

/** What a candidate wishes of a job. It orders recommended jobs and fills searches and alerts; it changes no score. */
export const preferencesInput = z
  .strictObject({
    roles: z
      .array(roleName)
      .max(5, messageText('inputs.mostRoles'))
      .transform((roles) => [...new Map(roles.map((role) => [role.toLowerCase(), role])).values()]),
    location_types: z.array(z.enum(locationTypes)).max(3),
    job_types: z.array(z.enum(jobTypes)).max(5),
    city: text(120),
    country: text(120),
    /** The least pay, in whole units of `pay_currency` for each `pay_interval`; null for none. */
    pay_least: z
      .int(messageText('inputs.wholeNumber'))
      .min(0, messageText('inputs.notNegative'))
      .max(1_000_000_000, messageText('inputs.tooLarge'))
      .nullable(),
    pay_currency: z.string().regex(/^[A-Z]{3}$/, messageText('inputs.currency')),
    pay_interval: z.enum(salaryIntervals),
    /** The first day of work; null when it is not said. */
    start_on: date.nullable(),
    /** How often new jobs like these are mailed. */
    alerts: z.enum(cadences),
  })
  .meta({ id: 'JobPreferencesInput' });
export type PreferencesInput = z.output<typeof preferencesInput>;

/** A candidate's wishes as they are kept; version 0 before they said any. */
export const preferences = z
  .object({ ...preferencesInput.shape, version: z.int() })
  .meta({ id: 'JobPreferences' });
export type Preferences = z.infer<typeof preferences>;

/** Who sees the profile, and the consent behind it: null unless it is discoverable. */
export const visibilityState = z
  .object({
    visibility: z.enum(visibilities),
    consent: z.object({ text_version: z.string(), text_language: language, given_at: instant }).nullable(),
  })
  .meta({ id: 'VisibilityState' });
export type VisibilityState = z.infer<typeof visibilityState>;

/** A candidate as an employer sees them; what they do not share is empty. */
export const presentCandidate = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    links: z.array(z.string()),
    bio: z.string(),
    start_on: date.nullable(),
    /** Those that the candidate put a level to or stated. */
    skills: z.array(statedSkill),
  })
  .meta({ id: 'ShownCandidate' });
export type ShownCandidate = z.infer<typeof presentCandidate>;

/** Everything the profile page shows. */
export const profilePage = z
  .object({
    profile: candidateProfile,
    email_verified: z.boolean(),
    resume_values: z.array(resumeValue),
    resumes: z.array(listedResume),
    experiences: z.array(experience),
    skills: z.array(profileSkill),
    preferences,
    visibility: visibilityState,
  })
  .meta({ id: 'ProfilePage' });
export type ProfilePage = z.infer<typeof profilePage>;

/** The parts of a candidate's profile beside the personal information. */
export const profilesApi = {
  getProfilePage: endpoint({
    method: 'GET',
    path: '/api/profile/page',
    access: ['candidate'],
    summary: 'Everything my profile page shows',
    scope: 'profile:read',
    returns: profilePage,
    errors: [],
  }),
  decideResumeValue: endpoint({
    method: 'PUT',
    path: '/api/profile/resume-values',
    access: ['candidate'],
    summary: 'Keep or empty a field that my resume filled, or fill an empty one with what it says',
    scope: 'profile:write',
    body: z.strictObject({ version, field: profileField, decision: z.enum(['keep', 'clear', 'use']) }),
    returns: candidateProfile,
    errors: ['invalid_input', 'stale_version', 'conflict'],
  }),
  changeSkills: endpoint({
    method: 'PATCH',
    path: '/api/profile/skills',
    access: ['candidate'],
    summary:
      'State skills, put levels to them, or take back what I stated; scores follow, levels count in none',
    scope: 'profile:write',
    body: z.strictObject({
      set: z
        .array(
          z.strictObject({
            name: text(80, messageText('inputs.writeSomething')),
            level: z.enum(skillLevels).nullable(),
            /** True to state it, false to put a level to one that a resume names. */
            stated: z.boolean(),
          }),
        )
        .max(100)
        .default([]),
      remove: z.array(text(200)).max(100).default([]),
    }),
    returns: z.object({ items: z.array(profileSkill) }),
    errors: ['invalid_input', 'quota_reached'],
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/api/profile/preferences',
    access: ['candidate'],
    summary: 'What I wish of a job: orders what is recommended to me and mails news of such jobs',
    scope: 'profile:write',
    body: z.strictObject({ version: versionOrNone, value: preferencesInput }),
    returns: preferences,
    errors: ['invalid_input', 'stale_version'],
  }),
  changeVisibility: endpoint({
    method: 'PUT',
    path: '/api/profile/visibility',
    access: ['candidate'],
    summary: 'Who sees my profile; being found by employers needs my consent to its present wording',
    scope: 'profile:write',
    body: z.strictObject({
      visibility: z.enum(visibilities),
      ...agreement,
    }),
    returns: visibilityState,
    errors: ['invalid_input'],
  }),
  previewProfile: endpoint({
    method: 'GET',
    path: '/api/profile/preview',
    access: ['candidate'],
    summary: 'What employers see of me to whom I applied; others see less, or nothing',
    scope: 'profile:read',
    returns: z.object({
      applied: presentCandidate,
      /** Employers I did not apply to find my name, place, skills and last position. */
      found: z.boolean(),
    }),
    errors: [],
  }),
};

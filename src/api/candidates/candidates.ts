import { z } from 'zod';
import { myApplication } from '../hiring/applications.ts';
import { myInterview } from '../hiring/interviews.ts';
import { endpoint } from '../platform/endpoint.ts';
import { experience } from './experiences.ts';
import { id, instant, text, version, webAddress } from '../platform/fields.ts';
import { jobCard } from '../jobs/jobs.ts';
import { notification } from '../platform/notifications.ts';
import { resume } from './resumes.ts';
import { messageText } from '../platform/message-text.ts';

const link = webAddress.or(z.literal(''));

/** What a candidate says about themselves. */
export const personalInfo = z
  .strictObject({
    first_name: text(200),
    last_name: text(200),
    phone: text(40),
    location: text(200),
    linkedin: link,
    github: link,
    portfolio: link,
    bio: text(4000),
  })
  .meta({ id: 'PersonalInfo' });
export type PersonalInfo = z.output<typeof personalInfo>;

/** What a candidate saves about themselves: both names are needed, and links lead to the site they are for. */
export const personalInfoInput = personalInfo
  .extend({
    first_name: text(200, messageText('profiles.firstNameRequired')),
    last_name: text(200, messageText('profiles.lastNameRequired')),
    linkedin: linkTo(['linkedin.com'], messageText('profiles.notLinkedin')),
    github: linkTo(['github.com'], messageText('profiles.notGithub')),
  })
  .meta({ id: 'PersonalInfoInput' });

/** A candidate's profile. `from_resume` names the fields that a resume filled and nobody has changed since. */
export const candidateProfile = z
  .object({
    user_id: id,
    email: z.string(),
    resume_file_url: z.string().nullable(),
    personal_info: personalInfo,
    from_resume: z.array(z.string()),
    parsed_meta: z.object({
      skills: z.array(z.string()),
      education: z.array(
        z.object({
          institution: z.string(),
          degree: z.string(),
          field: z.string(),
          start_date: z.string().nullable(),
          end_date: z.string().nullable(),
        }),
      ),
      experience: z.array(
        z.object({
          company: z.string(),
          title: z.string(),
          start_date: z.string().nullable(),
          end_date: z.string().nullable(),
          description: z.string(),
        }),
      ),
    }),
    updated_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'CandidateProfile' });
export type CandidateProfile = z.infer<typeof candidateProfile>;

/** The six steps to a complete profile, in order. */
export const checklistSteps = [
  'account',
  'resume',
  'profile',
  'experience',
  'target_job',
  'application',
] as const;

/** Something that waits for the candidate. `key` tells it from the others; `path` is the page of this site where it is done. */
export const requiredAction = z
  .object({
    key: z.string(),
    kind: z.enum([
      'offer_to_answer',
      'interview_to_book',
      'question',
      'target_closing',
      'resume_unreadable',
      'values_to_confirm',
    ]),
    title: z.string(),
    text: z.string(),
    path: z.string(),
    /** The application it is about, if any. */
    application_id: id.nullable(),
    /** Until when it can be done; null when it can wait. */
    due: instant.nullable(),
  })
  .meta({ id: 'RequiredAction' });
export type RequiredAction = z.infer<typeof requiredAction>;

/** A job recommended to somebody, with how it agrees with each of their wishes; null where the job does not say. */
export const recommendedJob = jobCard
  .extend({
    wishes: z.array(
      z.object({ wish: z.enum(['role', 'way', 'type', 'place', 'pay']), met: z.boolean().nullable() }),
    ),
  })
  .meta({ id: 'RecommendedJob' });
export type RecommendedJob = z.infer<typeof recommendedJob>;

/** Everything the candidate's dashboard shows, from stored facts. */
export const dashboard = z
  .object({
    profile: candidateProfile,
    checklist: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
    resume: resume.nullable(),
    experiences: z.array(experience),
    experience_count: z.int(),
    /** pending: saved and not applied to; the others count by the date added. */
    target_jobs: z.object({ pending: z.int(), last_30_days: z.int(), last_6_months: z.int() }),
    /** idle: nothing to do; scoring: a calculation is waiting or running; no_resume, unreadable: why there are none. */
    scoring: z.enum(['idle', 'scoring', 'no_resume', 'unreadable']),
    /** The five best open jobs that I have not applied to, or the newest five while there is no score; those that agree with my wishes first. */
    jobs: z.array(recommendedJob),
    /** The newest five sent here; `answer_by` is when the employer said they answer, null without a promise or once they have. */
    applications: z.array(myApplication.extend({ answer_by: instant.nullable() })),
    /** Interviews that are booked or wait for me to choose a time, by the time booked, else by the last one proposed. */
    interviews: z.array(myInterview.extend({ job_title: z.string(), employer_name: z.string() })),
    /** All that I applied for, here and elsewhere. */
    application_count: z.int(),
    /** Proposals from the current resume that nobody accepted or dropped yet. */
    proposals: z.int(),
    /** What only I can do, and the page where I do it; most urgent first. */
    required_actions: z.array(requiredAction),
    /** What happened lately and concerns me, newest first. */
    status_updates: z.array(notification),
    as_of: instant,
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboard>;

const jobParams = z.object({ id });

/** A candidate's profile, dashboard and target jobs. */
export const candidatesApi = {
  getDashboard: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    access: ['candidate'],
    summary: 'Everything my dashboard shows',
    scope: 'profile:read',
    returns: dashboard,
    errors: [],
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile',
    access: ['candidate'],
    summary: 'My profile',
    scope: 'profile:read',
    returns: candidateProfile,
    errors: [],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: ['candidate'],
    summary: 'Change my personal information',
    scope: 'profile:write',
    body: z.strictObject({ version, personal_info: personalInfoInput }),
    returns: candidateProfile,
    errors: ['invalid_input', 'stale_version'],
  }),
  saveTargetJob: endpoint({
    method: 'PUT',
    path: '/api/target-jobs/{id}',
    access: ['candidate'],
    summary: 'Add a job to my private list of target jobs',
    scope: 'jobs:write',
    params: jobParams,
    returns: z.object({ saved: z.boolean() }),
    errors: ['not_found'],
  }),
  removeTargetJob: endpoint({
    method: 'DELETE',
    path: '/api/target-jobs/{id}',
    access: ['candidate'],
    summary: 'Take a job off my list of target jobs',
    scope: 'jobs:write',
    params: jobParams,
    returns: z.object({ saved: z.boolean() }),
    errors: ['not_found'],
  }),
};

/** A link to one of these hosts or to a part of it, or nothing. */
function linkTo(hosts: string[], otherwise: string) {
  return link.refine((value) => {
    const host = URL.parse(value)?.hostname ?? '';
    return value === '' || hosts.some((name) => host === name || host.endsWith(`.${name}`));
  }, otherwise);
}

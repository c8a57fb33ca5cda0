import { z } from 'zod';
import { colleague } from '../identity/members.ts';
import { endpoint } from '../platform/endpoint.ts';
import { applicantFacts } from './applicant-facts.ts';
import { applicantTask } from './applicant-tasks.ts';
import { addedSource } from './application-sources.ts';
import { applicantReferral } from './referrals.ts';
import { timelineEvent } from './timeline-events.ts';
import { markedWords, openApplicantPage, readResume } from './applicant-resume.ts';
import { mergedFile } from './resume-imports.ts';
import { fitSummary, scoreHold, sentScore } from '../matching/fit.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { storedFileTypes } from '../platform/file-types.ts';
import { date, id, idParams, pageQuery, text, version } from '../platform/fields.ts';
import { countedFilter } from './figures.ts';
import { chosenReason, rejection, rejectReasonNames } from './rejections.ts';
import { statedSkill } from '../candidates/stated-skills.ts';
import { readFieldFilters } from './custom-field-filters.ts';
import { givenAnswer, storedAnswer, questionId, reviewedAnswer } from '../jobs/screening-questions.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The stages of an application, in order; the last three end it. */
export const stages = ['new', 'screen', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type Stage = (typeof stages)[number];

/** The bands of a skills match: from 80, 60, 40 percent, below, and not scored. */
export const bands = ['strong', 'good', 'partial', 'low', 'unscored'] as const;

/** The name of a stage within its job; for the stages that every job starts with, its kind. */
export const stageKey = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A candidate's own application as they see it. */
export const myApplication = z
  .object({
    id,
    job_id: id,
    job_title: z.string(),
    employer_name: z.string(),
    stage: z.enum(stages),
    stage_since: z.string(),
    resume_id: id,
    resume_name: z.string(),
    cover_note: z.string(),
    answers: z.array(storedAnswer),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'MyApplication' });
export type MyApplication = z.infer<typeof myApplication>;

/** An applicant as the employer's list shows them. */
export const applicantRow = z
  .object({
    id,
    job_id: id,
    job_title: z.string(),
    candidate: z.object({ name: z.string(), email: z.string(), location: z.string() }),
    stage: z.enum(stages),
    /** Its stage among the job's own, and that stage's name; `stage` is what it means. */
    stage_key: z.string(),
    stage_name: z.string(),
    stage_since: z.string(),
    /** True while the last move can be taken back. */
    can_undo: z.boolean(),
    /** True where the job is reviewed blind and I have not revealed this applicant: who they are is left out. */
    blind: z.boolean(),
    tags: z.array(z.string()),
    source: z.string(),
    assigned_to: colleague.nullable(),
    ...applicantFacts,
    created_at: z.string(),
    /** Null while it was not scored, and while the job shows no scores. */
    fit: fitSummary.nullable(),
    /** True while the law of the job's place holds scores back. */
    score_held: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'ApplicantRow' });
export type ApplicantRow = z.infer<typeof applicantRow>;

/** An application as the employer reads it, with the same ledger that the candidate sees. */
export const applicant = applicantRow
  .extend({
    phone: z.string(),
    links: z.array(z.string()),
    /** What the candidate says in their profile; empty where it is private. */
    about: z.object({ bio: z.string(), start_on: date.nullable(), skills: z.array(statedSkill) }),
    cover_note: z.string(),
    /** Their other applications to my company's jobs, the newest first, at most 20; none where a blind review hides the link. */
    also_applied: z.array(
      z.object({ id, job_title: z.string(), stage: z.enum(stages), stage_name: z.string() }),
    ),
    answers: z.array(reviewedAnswer),
    /** Who sent them, under which terms, and what they wrote; null where they came by themselves, and in a blind review. */
    referral: applicantReferral.nullable(),
    resume: readResume,
    /** Further files of this person that my company brought in and merged; none where they withdrew, and in a blind review. */
    more_files: z.array(mergedFile),
    score: sentScore.nullable(),
    /** The very words of the resume that rows of the score's ledger rest on, by the number of the row, from 0. */
    marks: z.array(markedWords),
    score_hold: scoreHold.nullable(),
    /** Why it was rejected, and when the candidate is or was told; `mail_at` null when they are not told by mail. */
    rejection: z
      .object({
        reason: z.enum(rejectReasonNames),
        /** The company's own reason, as it is called now, where one was chosen. */
        own_reason: z.object({ id, name: z.string() }).nullable(),
        note: z.string(),
        mail_at: z.string().nullable(),
        mailed: z.boolean(),
        /** When the candidate is or was told what part the score had; null where no score was shown. */
        notice: z.object({ due_at: z.string(), sent_at: z.string().nullable() }).nullable(),
      })
      .nullable(),
    /** What is still to be done about them, by the day it is due. */
    tasks: z.array(applicantTask),
    timeline: z.array(timelineEvent),
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof applicant>;

/**
 * Which applicants: of a stage (a job's own by its key, over all jobs by kind), a band, days, source, tag, place, words, what is
 * due, and what they answered to the job's questions.
 */
export const applicantFilter = z.object({
  stage: stageKey.optional(),
  band: z.enum(bands).optional(),
  from: date.optional(),
  to: date.optional(),
  source: text(70).optional(),
  tag: text(40).optional(),
  /** Only to jobs of this department of my company. */
  department: id.optional(),
  /** Only those rejected for this reason. */
  reason: chosenReason.optional(),
  place: text(100).optional(),
  q: text(100).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Whose answer, or whose decision, is due; or who asks for a review by a person. */
  due: z.enum(['answer', 'decision', 'review']).optional(),
  /** Only to jobs that I posted. */
  posted: z.literal('me').optional(),
  /** Only those with an answer that asks for a look by a person. */
  flagged: z.literal('yes').optional(),
  ...countedFilter,
  /** Only those whose answer to the question with this id is `answer`, has its words, or is at least that number. */
  question: questionId.optional(),
  answer: text(120).optional(),
  answer_by: z.enum(['is', 'has', 'least']).optional(),
  /**
   * Only those for whom each of these holds, with commas between: `application.` or `job.`, the id of a field of my company, and
   * `:is:` with an option or colleague, `:has:` with words, or `:from:` or `:to:` with a number or day.
   */
  custom_fields: z
    .string()
    .max(2000)
    .refine((filters) => readFieldFilters(filters) !== null, messageText('inputs.ownFilters'))
    .optional(),
});
const order = { sort: z.enum(['newest', 'fit']).default('newest') };
const applicantQuery = applicantFilter.extend({ ...order, ...pageQuery });
/** Lists count their applicants as far as this; one more means that there are more. */
export const countedApplicants = 10_000;

/** `ahead`: a page prefetches it, which neither counts as opened nor notifies anyone. Not for API tokens, whose reads count. */
export const aheadQuery = z.object({ ahead: z.literal('yes').optional() });

const applicantPage = z.object({
  items: z.array(applicantRow),
  next_cursor: z.string().nullable(),
  /** How many there are, and how many of those are not scored; 10,001 means more than 10,000. */
  total: z.int(),
  unscored: z.int(),
});

/** Applying, and what an employer does with applications. */
export const applicationsApi = {
  applyToJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/applications',
    access: ['candidate'],
    summary: 'Apply to a job with one of my resumes; a second call answers the first application',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      resume_id: id,
      cover_note: text(5000),
      answers: z.array(givenAnswer).max(20).default([]),
      /** Where the link to the posting stood, such as `feed`; that a company added somebody is for it to say. */
      source: z
        .string()
        .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/)
        .transform((source) => (source === addedSource ? 'direct' : source))
        .default('direct'),
    }),
    returns: myApplication,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  listJobApplicants: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/applicants',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Who applied to one of my company's jobs: newest first, or ranked by fit on request",
    scope: 'applications:read',
    params: idParams,
    query: applicantQuery,
    returns: applicantPage.extend({
      job: z.object({ id, title: z.string(), status: z.string(), score_hold: scoreHold.nullable() }),
    }),
    errors: ['not_found', 'invalid_request'],
  }),
  listApplicants: endpoint({
    method: 'GET',
    path: '/api/applicants',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Who applied to any of my company's jobs",
    scope: 'applications:read',
    query: applicantQuery,
    returns: applicantPage,
    errors: ['invalid_request'],
  }),
  getApplicant: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "One application to my company's jobs, with ledger, resume text and timeline",
    scope: 'applications:read',
    params: idParams,
    query: aheadQuery,
    returns: applicant,
    errors: ['not_found'],
  }),
  moveApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/stage',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Move an application to another of its job's stages; rejecting needs a reason",
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version,
      stage: stageKey.refine((key) => key !== 'withdrawn', messageText('inputs.onlyCandidateWithdraws')),
      rejection: rejection.optional(),
    }),
    returns: applicantRow,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
  }),
  revealApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/reveal',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Show me who an applicant is where the job is reviewed blind; it is written down that I looked',
    scope: 'applications:read',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  linkApplicantResume: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/resume-link',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'A link for me alone to the resume that was sent with an application, valid for 5 minutes',
    scope: 'applications:read',
    params: idParams,
    returns: fileLink,
    errors: ['not_found', 'conflict'],
  }),
  openApplicantResume: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/resume',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'The resume that was sent with an application, behind its signed link',
    scope: 'applications:read',
    params: idParams,
    query: signedQuery,
    returns: 'file',
    files: storedFileTypes,
    errors: ['bad_link', 'not_found', 'conflict'],
  }),
  openApplicantPage,
  undoMove: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/undo',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Take back the last move of an application, and the mail that waits after a rejection',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version }),
    returns: applicantRow,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
};

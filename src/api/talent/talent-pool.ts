import { z } from 'zod';
import { agreement, type ConsentText } from '../platform/consents.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fitSummary, scoreHold, sentScore } from '../matching/fit.ts';
import { id, idParams, instant, pageQuery, plainText, text, textForStrangers } from '../platform/fields.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { mergedFile } from '../hiring/resume-imports.ts';
import { talentDuplicate } from './talent-duplicates.ts';
import { messageText } from '../platform/message-text.ts';

/** What people agree to before a company considers them for other jobs. */
export const poolConsent: ConsentText = { version: '2026-11-21', text: 'consents.keptByCompany' };
/** Such a consent ends after so many months, unless it is given again. */
export const consentMonths = 24;
/** One person gets at most so many invitations of one company in so many days. */
export const invitationLimit = { invitations: 3, days: 90 } as const;
/** People in one file at most. */
export const talentFileLimit = 500;
/** Why somebody is in the pool: they agreed to be found by employers, to be kept by this company, or the company added them. */
export const talentWays = ['found', 'kept', 'added'] as const;
/** Somebody in a company's pool. Address and phone are empty for those who only agreed to be found. */
export const talentPerson = z
  .object({
    id,
    way: z.enum(talentWays),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    headline: z.string(),
    skills: z.array(z.string()),
    tags: z.array(z.string()),
    /** Since when they are in the pool. */
    since: instant,
    /** Where an added person's data come from; empty for others. */
    source: z.string(),
    /** They want no invitations of this company. */
    refuses: z.boolean(),
    /** Where a job was chosen: the score for it, and what they have to do with it already. */
    fit: fitSummary.nullable(),
    applied: z.boolean(),
    invited: z.boolean(),
  })
  .meta({ id: 'TalentPerson' });
export type TalentPerson = z.infer<typeof talentPerson>;

/** Somebody in the pool with all the company may know of them. */
export const talentRecord = talentPerson
  .extend({
    score: sentScore.nullable(),
    /** The resume with which the company added them; null without one. */
    resume: z.object({ file_name: z.string() }).nullable(),
    /** Further files of this person that my company brought in and merged. */
    more_files: z.array(mergedFile),
    invitations: z.array(
      z.object({
        job_id: id,
        job_title: z.string(),
        at: instant,
        refused: z.boolean(),
        applied: z.boolean(),
      }),
    ),
    /** Other records of the same person, which can be taken apart again. */
    merged: z.array(z.object({ id, name: z.string(), email: z.string(), at: instant })),
  })
  .meta({ id: 'TalentRecord' });
export type TalentRecord = z.infer<typeof talentRecord>;

/** Which people of the pool. With `job`, they come by fit for it, those without a score last. */
export const talentQuery = z.object({
  q: text(100).default(''),
  skill: text(80).default(''),
  place: text(100).default(''),
  tag: text(40).default(''),
  way: z.enum(talentWays).optional(),
  job: id.optional(),
});

const tag = text(40).pipe(z.string().min(1));

/** Somebody whom a company adds itself; they are told where their data come from, and can have them deleted by one click. */
export const talentInput = z
  .strictObject({
    name: text(150, messageText('inputs.writeName')),
    email: z.email(messageText('inputs.emailLike')).max(254),
    phone: text(40),
    location: text(120),
    skills: z.array(text(80).pipe(z.string().min(1))).max(50),
    source: textForStrangers(300, messageText('inputs.personSource')),
  })
  .meta({ id: 'TalentInput' });
export type TalentInput = z.output<typeof talentInput>;

/** An invitation to apply, as the person who was invited sees it. */
export const jobInvitation = z
  .object({
    id,
    job_id: id,
    job_title: z.string(),
    employer_name: z.string(),
    message: z.string(),
    at: instant,
  })
  .meta({ id: 'JobInvitation' });
export type JobInvitation = z.infer<typeof jobInvitation>;

/** Whether a company I applied to keeps me in mind, and until when. */
export const keptState = z
  .object({ employer_name: z.string(), kept: z.boolean(), until: instant.nullable() })
  .meta({ id: 'KeptState' });
export type KeptState = z.infer<typeof keptState>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const recruiters = ['recruiter', 'admin'] as const;
const mailing = ['idempotency_mismatch', 'email_unverified', 'rate_limited'] as const;
const invitations = z.object({ items: z.array(jobInvitation) });
/** Lists of the pool count its people as far as this; one more means that there are more. */
export const countedTalent = 1000;

/** People whom a company may want to hire: those who agreed to it, and those it added. */
export const talentApi = {
  listTalent: endpoint({
    method: 'GET',
    path: '/api/recruiter/talent',
    access: employers,
    summary: "My company's pool: people who agreed to be found or kept, and those it added; by fit for a job",
    query: talentQuery.extend(pageQuery),
    returns: z.object({
      items: z.array(talentPerson),
      next_cursor: z.string().nullable(),
      total: z.int(),
      /** Those without a score for the chosen job, why it shows none, and whether it is reviewed blind: then it tells nothing by name. */
      unscored: z.int().nullable(),
      score_hold: scoreHold.nullable(),
      reviewed_blind: z.boolean(),
      tags: z.array(z.string()),
    }),
    errors: ['invalid_request', 'not_found'],
  }),
  getTalent: endpoint({
    method: 'GET',
    path: '/api/recruiter/talent/{id}',
    access: employers,
    summary: 'One person of the pool, and why their score for a job is what it is',
    params: idParams,
    query: z.object({ job: id.optional() }),
    returns: talentRecord,
    errors: ['not_found', 'invalid_request'],
  }),
  addTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent',
    access: recruiters,
    summary: 'Add somebody by hand, with the source of their data; they are told by mail',
    body: talentInput,
    returns: talentRecord,
    errors: ['invalid_input', 'conflict', ...mailing],
    creates: true,
    limits: [{ per: 'account', points: 200, seconds: daySeconds }],
  }),
  removeTalent: endpoint({
    method: 'DELETE',
    path: '/api/recruiter/talent/{id}',
    access: recruiters,
    summary: 'Delete somebody that my company added',
    params: idParams,
    returns: null,
    errors: ['not_found', 'conflict'],
  }),
  tagTalent: endpoint({
    method: 'PUT',
    path: '/api/recruiter/talent/{id}/tags',
    access: employers,
    summary: "My company's tags of somebody in the pool",
    params: idParams,
    body: z.strictObject({ tags: z.array(tag).max(20) }),
    returns: z.object({ tags: z.array(z.string()) }),
    errors: ['not_found', 'invalid_input'],
  }),
  scoreTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent-scores',
    access: employers,
    summary: 'Have 100 people of the pool scored for one of our jobs; answers how many wait for it',
    body: z.strictObject({ job: id }),
    returns: z.object({ waiting: z.int() }),
    errors: ['not_found'],
    limits: [{ per: 'account', points: 200, seconds: hourSeconds }],
  }),
  inviteTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent/{id}/invitations',
    access: recruiters,
    summary: 'Invite somebody to apply to an open job, by mail and in the application; once per job',
    params: idParams,
    body: z.strictObject({
      job_id: id,
      message: textForStrangers(2000, messageText('inputs.invitationMessage')),
    }),
    returns: talentRecord,
    errors: ['not_found', 'conflict', 'invalid_input', ...mailing],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: daySeconds }],
  }),
  importTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent-file',
    access: recruiters,
    summary: 'Add the people of a CSV file: all of them, or none when a row has a mistake',
    body: z.strictObject({ csv: plainText(200_000), source: talentInput.shape.source }),
    returns: z.object({
      added: z.int(),
      known: z.int(),
      refused: z.int(),
      mistakes: z.array(z.object({ line: z.int(), column: z.string(), detail: z.string() })),
    }),
    errors: ['invalid_input', ...mailing],
    creates: true,
    limits: [{ per: 'account', points: 20, seconds: daySeconds }],
  }),
  exportTalent: endpoint({
    method: 'GET',
    path: '/api/recruiter/talent-file',
    access: recruiters,
    summary: 'The pool as a CSV file, at most 5,000 people; no cell of it is a formula',
    query: talentQuery,
    returns: 'file',
    files: ['text/csv'],
    mayLag: true,
    errors: ['invalid_request', 'not_found'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  listTalentDuplicates: endpoint({
    method: 'GET',
    path: '/api/recruiter/talent-duplicates',
    access: employers,
    summary: "Records of the pool and of my company's applicants that may be one person's, at most 50 pairs",
    returns: z.object({ items: z.array(talentDuplicate) }),
    errors: [],
  }),
  mergeTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent/{id}/merge',
    access: recruiters,
    summary: 'Say that another record is the same person as this one, which stays the primary',
    params: idParams,
    body: z.strictObject({ other: id }),
    returns: z.object({ id }),
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  splitTalent: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent/{id}/split',
    access: recruiters,
    summary: 'Take a record out of the one it was merged into',
    params: idParams,
    returns: z.object({ id }),
    errors: ['not_found'],
  }),
  listJobInvitations: endpoint({
    method: 'GET',
    path: '/api/job-invitations',
    access: ['candidate'],
    summary: 'Invitations to apply that I neither followed nor refused',
    returns: invitations,
    errors: [],
  }),
  refuseJobInvitation: endpoint({
    method: 'POST',
    path: '/api/job-invitations/{id}/refuse',
    access: ['candidate'],
    summary: 'Refuse an invitation, and with `all` every further one of that employer',
    params: idParams,
    body: z.strictObject({ all: z.boolean() }),
    returns: invitations,
    errors: ['not_found'],
  }),
  getKeptState: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/kept',
    access: ['candidate'],
    summary: 'Whether the company of an application of mine keeps me in mind',
    params: idParams,
    returns: keptState,
    errors: ['not_found'],
  }),
  setKeptState: endpoint({
    method: 'PUT',
    path: '/api/applications/{id}/kept',
    access: ['candidate'],
    summary: 'Agree that a company keeps me in mind, to the present wording, or take it back at once',
    params: idParams,
    body: z.strictObject({ kept: z.boolean(), ...agreement }),
    returns: keptState,
    errors: ['not_found', 'invalid_input'],
  }),
};

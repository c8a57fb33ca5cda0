import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import {
  date,
  id,
  idParams,
  instant,
  pageQuery,
  text,
  textForStrangers,
  version,
} from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** Who refers people: an agency that is paid, or a colleague. */
export const referrerKinds = ['agency', 'employee'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

/** So many people can be sent by one link in a day, and so many links a company has. */
export const referralLimits = { peopleADay: 50, links: 200 } as const;

/** Names of people who were sent are shown to their referrer for so many days. */
export const referredNameDays = 90;

/** What became of somebody who was sent, as far as their referrer is told. */
export const referredStates = ['received', 'in_process', 'hired', 'closed'] as const;
export type ReferredState = (typeof referredStates)[number];

/** What the referrer says of each person; `agreed` is kept with the time and this version of the words. */
export const referralConsentVersion = '2026-11-27' as const;

const linkInput = z.strictObject({
  /** Who it is for; people are told it. */
  name: textForStrangers(50, messageText('inputs.referrerName')),
  kind: z.enum(referrerKinds),
  fee_terms: text(500).default(''),
  all_jobs: z.boolean(),
  job_ids: z.array(id).max(50),
  /** The last day on which it works; null for no end. */
  expires_on: date.nullable(),
});
export type ReferralLinkInput = z.output<typeof linkInput>;

/** A link by which somebody outside sends people, as the team sees it. */
export const referralLink = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(referrerKinds),
    fee_terms: z.string(),
    all_jobs: z.boolean(),
    jobs: z.array(z.object({ id, title: z.string() })),
    expires_on: date.nullable(),
    /** False once it was revoked or its last day is over. */
    works: z.boolean(),
    revoked: z.boolean(),
    /** Its secret address; null once it works no more. */
    address: z.string().nullable(),
    created_at: instant,
    created_by: z.string(),
    /** How many people came by it, and how many of them were hired. */
    sent: z.int(),
    hired: z.int(),
    /** Where its people came in, by job, with how many need a decision. */
    imports: z.array(z.object({ id, job_title: z.string(), people: z.int(), open: z.int() })),
    version,
  })
  .meta({ id: 'ReferralLink' });
export type ReferralLink = z.infer<typeof referralLink>;

const token = z.string().max(200);

/** An open job, as a referrer sees it. */
const referredJob = z.object({ id, title: z.string(), locations: z.array(z.string()) });

/** What somebody with the link sees. */
export const referralPortal = z
  .object({
    company: z.string(),
    name: z.string(),
    kind: z.enum(referrerKinds),
    fee_terms: z.string(),
    expires_on: date.nullable(),
    jobs: z.array(referredJob),
  })
  .meta({ id: 'ReferralPortal' });
export type ReferralPortal = z.infer<typeof referralPortal>;

/** Who sent an applicant, under which terms, and what they wrote, as the team sees it. */
export const applicantReferral = z.object({
  name: z.string(),
  kind: z.enum(referrerKinds),
  fee_terms: z.string(),
  note: z.string(),
});

/** Somebody who was sent by the link, and the little that their referrer is told. */
export const referredPerson = z
  .object({
    id,
    /** As the referrer wrote it; empty once it is forgotten. */
    name: z.string(),
    job_title: z.string(),
    sent_at: instant,
    state: z.enum(referredStates),
  })
  .meta({ id: 'ReferredPerson' });
export type ReferredPerson = z.infer<typeof referredPerson>;

/** What is said of somebody who is sent, before their resume. */
export const referralBody = z.strictObject({
  token,
  job_id: id,
  name: text(150, messageText('inputs.writeName')),
  email: z.email(messageText('inputs.emailLike')).max(254),
  note: text(2000).default(''),
  /** The version of the statement that the person agreed to be sent. */
  consent_version: z.literal(referralConsentVersion, messageText('inputs.referralConsent')),
});

const recruiters = ['recruiter', 'admin'] as const;

/** Links by which agencies and employees send people, for those who make them, and for those who have them. */
export const referralsApi = {
  listReferralLinks: endpoint({
    method: 'GET',
    path: '/api/referral-links',
    access: recruiters,
    summary: "My company's links by which agencies and employees send people, newest first",
    query: z.object({ job: id.optional() }),
    returns: z.object({ items: z.array(referralLink) }),
    errors: ['invalid_request'],
  }),
  createReferralLink: endpoint({
    method: 'POST',
    path: '/api/referral-links',
    access: recruiters,
    summary: 'Make a link by which an agency or an employee sends people, to all open jobs or to some',
    body: linkInput,
    returns: referralLink,
    errors: ['invalid_input', 'not_found', 'quota_reached', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: daySeconds }],
  }),
  changeReferralLink: endpoint({
    method: 'PUT',
    path: '/api/referral-links/{id}',
    access: recruiters,
    summary: 'Change a link; people who were sent before keep the terms of their day',
    params: idParams,
    body: z.strictObject({ version, value: linkInput }),
    returns: referralLink,
    errors: ['not_found', 'stale_version', 'invalid_input', 'conflict'],
  }),
  renewReferralLink: endpoint({
    method: 'POST',
    path: '/api/referral-links/{id}/renew',
    access: recruiters,
    summary: 'Give a link a new address; the one before works no more',
    params: idParams,
    returns: referralLink,
    errors: ['not_found', 'conflict'],
    limits: [{ per: 'account', points: 100, seconds: daySeconds }],
  }),
  revokeReferralLink: endpoint({
    method: 'POST',
    path: '/api/referral-links/{id}/revoke',
    access: recruiters,
    summary: 'End a link; whoever has it sees nothing any more',
    params: idParams,
    returns: referralLink,
    errors: ['not_found'],
  }),
  openReferral: endpoint({
    method: 'POST',
    path: '/api/referral',
    access: 'public',
    summary: 'What a referral link opens: the company, the terms and its open jobs',
    body: z.strictObject({ token }),
    returns: referralPortal,
    errors: ['bad_link', 'invalid_input'],
    limits: [{ per: 'address', points: 120, seconds: hourSeconds }],
  }),
  listReferred: endpoint({
    method: 'POST',
    path: '/api/referral/people',
    access: 'public',
    summary:
      'The people referred through a link, newest first, and whether each is received, in process, hired or closed',
    body: z.strictObject({ token, cursor: pageQuery.cursor }),
    returns: z.object({ items: z.array(referredPerson), next_cursor: z.string().nullable() }),
    errors: ['bad_link', 'invalid_input', 'invalid_request'],
    limits: [{ per: 'address', points: 240, seconds: hourSeconds }],
  }),
  refer: endpoint({
    method: 'POST',
    path: '/api/referrals',
    access: 'public',
    summary:
      'Say who is sent to a job; answers where the resume goes within an hour. The answer never tells whether the person is known',
    body: referralBody,
    returns: z.object({ upload: z.string() }),
    errors: ['bad_link', 'conflict', 'quota_reached', 'invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  sendReferredResume: endpoint({
    method: 'POST',
    path: '/api/referrals/{upload}/resume',
    access: 'public',
    summary: 'The resume of somebody who is sent (the body is the file); then they are with the company',
    params: z.object({ upload: z.string().max(200) }),
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: z.object({ file_name: z.string() }),
    errors: ['bad_link', 'conflict', 'file_too_big', 'unsupported_file', 'quota_reached', 'unavailable'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
};

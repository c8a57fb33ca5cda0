import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { storedFileTypes } from '../platform/file-types.ts';
import { date, id, idParams, instant, text, version, versionInQuery } from '../platform/fields.ts';
import { salaryIntervals } from '../jobs/jobs.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/**
 * draft: written, waits for approval; approved: can be sent; sent: waits for the candidate; then accepted, declined, taken back
 * by the employer, or expired.
 */
export const offerStatuses = [
  'draft',
  'approved',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** An offer as an employer writes it. The salary is in whole units of the currency for each interval. */
export const offerInput = z.strictObject({
  salary: z
    .int(messageText('inputs.wholeSalary'))
    .min(1, messageText('inputs.wholeSalary'))
    .max(1_000_000_000, messageText('inputs.tooMuch')),
  currency: z.string().regex(/^[A-Z]{3}$/, messageText('inputs.currency')),
  interval: z.enum(salaryIntervals),
  start_on: date.nullable(),
  expires_at: instant,
  text: text(10_000, messageText('inputs.offerText')),
});
export type OfferInput = z.input<typeof offerInput>;

const shown = {
  id,
  application_id: id,
  status: z.enum(offerStatuses),
  salary: z.int(),
  currency: z.string(),
  interval: z.enum(salaryIntervals),
  start_on: date.nullable(),
  expires_at: instant,
  text: z.string(),
  /** The file beside the text; null without one. */
  file: z.object({ name: z.string(), size: z.int(), type: z.string() }).nullable(),
  sent_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** The name that the candidate typed to accept it; empty before, and of offers accepted before names were typed. */
  signature: z.string(),
  /** The name that somebody of the company typed after that; empty before. */
  countersignature: z.string(),
  countersigned_at: instant.nullable(),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  version,
};

/** An offer to me. */
export const myOffer = z.object(shown).meta({ id: 'MyOffer' });
export type MyOffer = z.infer<typeof myOffer>;

/** An offer to an applicant, who wrote and who approved it, and whether I may approve or countersign it. */
export const offer = z
  .object({
    ...shown,
    author: z.string(),
    approver: z.string(),
    can_approve: z.boolean(),
    can_countersign: z.boolean(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const ofApplicant = z.object({ items: z.array(offer) });
const ofMine = z.object({ items: z.array(myOffer) });
const limits = [{ per: 'account', points: 200, seconds: hourSeconds }] as const;
const atVersion = z.strictObject({ version });
/** A name, typed to sign with. */
const signature = text(200);

/** Offers to applicants. */
export const offersApi = {
  listApplicantOffers: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/offers',
    access: employers,
    summary: 'The offers to an applicant of my company, the newest first',
    scope: 'applications:read',
    params: idParams,
    returns: ofApplicant,
    errors: ['not_found'],
  }),
  writeOffer: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/offers',
    access: employers,
    summary: 'Write an offer to an applicant; it is sent once an owner or admin approved it',
    scope: 'applications:write',
    params: idParams,
    body: offerInput,
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits,
  }),
  changeOffer: endpoint({
    method: 'PUT',
    path: '/api/offers/{id}',
    access: employers,
    summary: 'Change an offer that was not sent; it needs to be approved again',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value: offerInput }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits,
  }),
  attachOfferFile: endpoint({
    method: 'PUT',
    path: '/api/offers/{id}/file',
    access: employers,
    summary:
      'Attach a PDF or DOCX (the body is the file) to an offer that was not sent, in place of the one before',
    scope: 'applications:write',
    params: idParams,
    query: z.object({
      file_name: z.string().min(1).max(1000),
      version: versionInQuery,
    }),
    body: 'file',
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version', 'file_too_big', 'unsupported_file'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  removeOfferFile: endpoint({
    method: 'DELETE',
    path: '/api/offers/{id}/file',
    access: employers,
    summary: 'Take the file from an offer that was not sent',
    scope: 'applications:write',
    params: idParams,
    query: z.object({ version: versionInQuery }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  linkOfferFile: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/file-link',
    access: ['candidate', ...employers],
    summary: 'A link to the file of an offer for this person, valid for 5 minutes',
    scope: 'applications:read',
    params: idParams,
    returns: fileLink,
    errors: ['not_found', 'conflict', 'unsupported_file'],
  }),
  openOfferFile: endpoint({
    method: 'GET',
    path: '/api/offers/{id}/file',
    access: ['candidate', ...employers],
    summary: 'The file of an offer, behind its signed link',
    scope: 'applications:read',
    params: idParams,
    query: signedQuery,
    returns: 'file',
    files: storedFileTypes,
    errors: ['bad_link', 'not_found', 'conflict', 'unsupported_file'],
  }),
  approveOffer: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/approve',
    access: employers,
    summary: 'Approve an offer: for owners and admins, not the one who wrote it unless they work alone',
    scope: 'applications:write',
    params: idParams,
    body: atVersion,
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'owner_only', 'stale_version'],
  }),
  sendOffer: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/send',
    access: employers,
    summary: 'Send an approved offer to the applicant',
    scope: 'applications:write',
    params: idParams,
    body: atVersion,
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version', 'unsupported_file'],
  }),
  withdrawOffer: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/withdraw',
    access: employers,
    summary: 'Withdraw an offer that was not answered; the applicant is notified if it was sent',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, reason: text(1000).default('') }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  countersignOffer: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/countersign',
    access: employers,
    summary: 'Countersign an offer that was accepted, once: for owners and admins',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, signature }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'owner_only', 'stale_version', 'invalid_input'],
    limits,
  }),
  getSignedOffer: endpoint({
    method: 'GET',
    path: '/api/offers/{id}/signed-copy',
    access: ['candidate', ...employers],
    summary: 'An accepted offer as a PDF, with a page that says who signed what and when',
    scope: 'applications:read',
    params: idParams,
    returns: 'file',
    files: ['application/pdf'],
    errors: ['not_found', 'conflict'],
    limits,
  }),
  listMyOffers: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/offers',
    access: ['candidate'],
    summary: 'The offers that were sent to me for one of my applications, the newest first',
    scope: 'applications:read',
    params: idParams,
    returns: ofMine,
    errors: ['not_found'],
  }),
  answerOffer: endpoint({
    method: 'POST',
    path: '/api/my-offers/{id}/answer',
    access: ['candidate'],
    summary: 'Accept an offer by typing one’s name, or decline it; once, until it expires',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version,
      answer: z.enum(['accept', 'decline']),
      reason: text(1000).default(''),
      /** The name of whoever accepts, typed by them; needed to accept. */
      signature: signature.default(''),
    }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits,
  }),
};

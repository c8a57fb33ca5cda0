import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { storedFileTypes } from '../platform/file-types.ts';
import { id, idParams, text, version, versionInQuery } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';
import { colleague } from '../identity/members.ts';
import { messageBody } from './message-templates.ts';
import { approvers, myOffer, offer, offerInput, salary } from './offer.ts';

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const ofApplicant = z.object({ items: z.array(offer) });
const ofMine = z.object({ items: z.array(myOffer) });
const limits = [{ per: 'account', points: 200, seconds: hourSeconds }] as const;
const atVersion = z.strictObject({ version });
/** A name, typed to sign with. */
const signature = text(200);

/** Who approves a company's offers unless an offer says otherwise, one after the other. */
const defaultApprovers = z.object({ items: z.array(colleague), version }).meta({ id: 'OfferApprovers' });
export type OfferApprovers = z.infer<typeof defaultApprovers>;

/** What an offer to an applicant begins with. */
const offerStart = z
  .object({
    /** The fields of the company's own that can stand in it, and what they hold; nothing while they are empty. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Who approves it unless others are chosen. */
    approvers: z.array(colleague),
  })
  .meta({ id: 'OfferStart' });

/** Offers to applicants. */
export const offersApi = {
  getOfferApprovers: endpoint({
    method: 'GET',
    path: '/api/company/offer-approvers',
    access: employers,
    summary: "Who approves my company's offers, one after the other; an owner or admin where there is nobody",
    scope: 'applications:read',
    returns: defaultApprovers,
    errors: [],
  }),
  changeOfferApprovers: endpoint({
    method: 'PUT',
    path: '/api/company/offer-approvers',
    access: employers,
    summary: 'Name who approves offers from now on, one after the other (owners and administrators only)',
    scope: 'applications:write',
    body: z.strictObject({ version, items: approvers }),
    returns: defaultApprovers,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
  getOfferStart: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/offer-start',
    access: employers,
    summary: 'What an offer to an applicant begins with: the fields of its text, and who approves it',
    scope: 'applications:read',
    params: idParams,
    returns: offerStart,
    errors: ['not_found'],
  }),
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
    summary:
      'Write an offer to an applicant, or revise the one that was sent (`revises`); it is sent once all have approved it',
    scope: 'applications:write',
    params: idParams,
    body: offerInput.extend({
      /** The offer that was sent, which this one replaces when it is sent. */
      revises: id.optional(),
    }),
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
    summary:
      'Approve an offer when it is my turn; where no approvers are named, for owners and admins other than the author',
    scope: 'applications:write',
    params: idParams,
    body: atVersion,
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'owner_only', 'stale_version'],
  }),
  returnOffer: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/return',
    access: employers,
    summary: 'Send an offer that waits for my approval back to its author, with the reason',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, reason: text(1000, messageText('inputs.sayWhatToChange')) }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'owner_only', 'stale_version', 'invalid_input'],
  }),
  getOfferLetter: endpoint({
    method: 'GET',
    path: '/api/offers/{id}/letter',
    access: ['candidate', ...employers],
    summary: 'An offer as a PDF, as it stands',
    scope: 'applications:read',
    params: idParams,
    returns: 'file',
    files: ['application/pdf'],
    errors: ['not_found', 'conflict'],
    limits,
  }),
  discussOffer: endpoint({
    method: 'POST',
    path: '/api/my-offers/{id}/discuss',
    access: ['candidate'],
    summary:
      'Ask to discuss an offer, with a message and the pay that one has in mind, if any; the offer stays open',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, message: messageBody, salary: salary.nullable().default(null) }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
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

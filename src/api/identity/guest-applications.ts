import { z } from 'zod';
import { addedSource } from '../hiring/application-sources.ts';
import { askedQuestion, givenAnswer } from '../jobs/screening-questions.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { emailAddress, signedInAnswer } from './auth.ts';

/** The link that confirms an application counts this long; then everything that was sent is deleted. */
export const confirmHours = 24;

/** A resume that nothing was sent with is deleted after so many hours. */
export const unsentHours = 2;

/** What the link in the mail holds. */
const token = z.strictObject({ token: z.string().max(300) });

/** What somebody without an account sends with their resume. */
export const guestApplicationBody = z.strictObject({
  name: text(150, messageText('inputs.yourName')),
  email: emailAddress,
  cover_note: text(5000).default(''),
  answers: z.array(givenAnswer).max(20).default([]),
  /** Where the link to the posting stood; that a company added somebody is for it to say. */
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/)
    .transform((source) => (source === addedSource ? 'direct' : source))
    .default('direct'),
  /** The version of the terms that the person agreed to; it is kept with the time. */
  terms_version: z.string().regex(/^[\w.-]{1,40}$/, messageText('inputs.termsVersion')),
});

/** An application that waits for its link to be followed, as who has the link sees it. */
export const waitingApplication = z
  .object({
    job: z.object({ id, title: z.string(), employer_name: z.string() }),
    name: z.string(),
    email: z.string(),
    file_name: z.string(),
    /** What it says beside the resume, where it came by mail. */
    cover_note: z.string(),
    /** What is to be said yet, where it came by mail: the answers to these questions, and the agreement; null otherwise. */
    asks: z
      .object({
        questions: z.array(askedQuestion),
        company_id: id.nullable(),
        /** Whether, and how, it goes on to the employer's own system. */
        goes_to_ats: z.enum(['sent', 'file']).nullable(),
      })
      .nullable(),
    /** Until when it can be confirmed; then it is deleted. */
    expires_at: instant,
  })
  .meta({ id: 'WaitingApplication' });
export type WaitingApplication = z.infer<typeof waitingApplication>;

/** What confirming answers: the application, and who is signed in now; nobody where an account is entered as it always is. */
export const confirmedApplication = signedInAnswer
  .extend({
    application_id: id,
    /** True when the person had applied to this job before: that application stays as it is. */
    had_applied: z.boolean(),
  })
  .meta({ id: 'ConfirmedApplication' });

/** Applying without an account: a resume, a name and an address, confirmed by one mailed link. Answers never tell whether an account exists. */
export const guestApplicationsApi = {
  startGuestApplication: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/guest-applications',
    access: 'public',
    summary:
      'Begin to apply without an account (the body is the resume); deleted after two hours if nothing is sent with it',
    params: idParams,
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: z.object({ id, file_name: z.string(), file_size: z.int() }),
    errors: [
      'not_found',
      'conflict',
      'sign_ups_closed',
      'file_too_big',
      'unsupported_file',
      'quota_reached',
      'unavailable',
    ],
    limits: [{ per: 'address', points: 30, seconds: hourSeconds }],
  }),
  sendGuestApplication: endpoint({
    method: 'POST',
    path: '/api/guest-applications/{id}',
    access: 'public',
    summary:
      'Say who applies, in the browser that sent the resume, and have the link mailed that confirms it; the answer never tells whether the address is known',
    params: idParams,
    body: guestApplicationBody,
    returns: null,
    errors: ['not_found', 'conflict', 'sign_ups_closed', 'quota_reached', 'invalid_input'],
    limits: [{ per: 'address', points: 30, seconds: hourSeconds }],
  }),
  openGuestApplication: endpoint({
    method: 'POST',
    path: '/api/guest-application',
    access: 'public',
    summary: 'What the mailed link confirms',
    body: token,
    returns: waitingApplication,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  confirmGuestApplication: endpoint({
    method: 'POST',
    path: '/api/guest-application/confirm',
    access: 'public',
    summary:
      'Send the application, once. A new address, or the browser that applied, is signed in at once; an account that was there before is not, elsewhere',
    body: token.extend({
      /** Asked of who applied by mail: the version of the terms that they agree to, and their answers. */
      terms_version: guestApplicationBody.shape.terms_version.optional(),
      answers: guestApplicationBody.shape.answers,
    }),
    returns: confirmedApplication,
    errors: [
      'expired_link',
      'not_found',
      'sign_ups_closed',
      'conflict',
      'account_suspended',
      'quota_reached',
      'invalid_input',
    ],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  discardGuestApplication: endpoint({
    method: 'POST',
    path: '/api/guest-application/discard',
    access: 'public',
    summary: 'Delete an application that waits, for who did not write it or does not want it any more',
    body: token,
    returns: null,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: daySeconds }],
  }),
};

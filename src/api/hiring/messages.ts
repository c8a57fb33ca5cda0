import { z } from 'zod';
import { colleague } from '../identity/members.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';
import { followUps, messageBody, messageTemplatesApi } from './message-templates.ts';

/** What can stand in double braces in a message of an employer, and what it becomes. */
export const messageFields = {
  first_name: messageText('messages.firstName'),
  name: messageText('messages.fullName'),
  job: messageText('messages.jobTitle'),
  company: messageText('messages.companyName'),
} as const;

/** Where messages wait before they are sent, at most so many minutes: a week. */
export const longestDelayMinutes = 7 * 24 * 60;

/** The latest that a message is sent or a thread comes back, in days from now. */
export const furthestDays = 60;
/**
 * Why a message that waited was never sent: the applicant answered, withdrew, was rejected or hired, the job closed, or they are no longer
 * in the stage whose rule wrote it. An answer, a decision and a closed job stop only what follows a message by itself.
 */
export const dropReasons = ['answered', 'withdrew', 'decided', 'closed', 'moved_on'] as const;
export type DropReason = (typeof dropReasons)[number];

/**
 * What is known of where a mail comes from: whether its server may send for the sender's domain (SPF), and whether that domain signed it
 * (DKIM). `other` is a proof for another domain.
 */
export const mailResults = ['pass', 'other', 'fail', 'none', 'unknown'] as const;
export type MailResult = (typeof mailResults)[number];

/** A message between a candidate and a company about one application. */
export const message = z
  .object({
    id,
    /** True for a message of my own side. */
    from_us: z.boolean(),
    /** Who wrote it: the company's name to candidates; the colleague's address, or nothing, to the company. */
    sender: z.string(),
    body: z.string(),
    sent_at: instant,
    /** When the other side opened it; null when it did not yet. */
    read_at: instant.nullable(),
    /** True while it waits to be sent at `sent_at`; only its own side sees it. */
    waiting: z.boolean(),
    /** True for one that is sent by itself unless the applicant answers before. */
    follow_up: z.boolean(),
    /** Why it was not sent at `sent_at` and never is; null otherwise. Only its own side sees it. */
    dropped: z.enum(dropReasons).nullable(),
    /** Where it came by mail: what is known of its sender, and the names of files with it, which are not kept. */
    by_mail: z
      .object({ spf: z.enum(mailResults), dkim: z.enum(mailResults), files: z.array(z.string()) })
      .nullable(),
    /** What a mail server said that did not deliver the mail which tells of it; null otherwise. Only its own side sees it. */
    undelivered: z.string().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** The messages about one application, oldest first; `can_write` is false once it is withdrawn. */
export const messageThread = z
  .object({
    items: z.array(message),
    can_write: z.boolean(),
    unread: z.int(),
    /** Until when it is out of my company's way; null when it is not, and for candidates. */
    snoozed_until: instant.nullable(),
    /** True where an answer to the mails about it comes in here. */
    answers_by_mail: z.boolean(),
  })
  .meta({ id: 'MessageThread' });
export type MessageThread = z.infer<typeof messageThread>;

/** A thread as the employer's list shows it. */
export const threadRow = z
  .object({
    application_id: id,
    name: z.string(),
    job_id: id,
    job_title: z.string(),
    last_at: instant,
    last_from_us: z.boolean(),
    /** The beginning of the last message. */
    summary: z.string(),
    /** Since when the candidate waits for an answer; null when they do not. */
    waiting_since: instant.nullable(),
    /** When it came back from being out of the way without an answer from either side since. */
    follow_up_at: instant.nullable(),
    snoozed_until: instant.nullable(),
    /** How many messages of the candidate nobody at the company has opened. */
    unread: z.int(),
    /** How many messages of the company wait to be sent, and when the first is. */
    scheduled: z.int(),
    next_at: instant.nullable(),
    assigned_to: colleague.nullable(),
  })
  .meta({ id: 'ThreadRow' });
export type ThreadRow = z.infer<typeof threadRow>;

/** Which threads a list has: those that need an answer, those that I look after, or by what they have. */
export const threadLists = ['unanswered', 'mine', 'unread', 'snoozed', 'scheduled', 'all'] as const;
export type ThreadList = (typeof threadLists)[number];

/** A message to one applicant: when it goes, in minutes from now or at an instant, and what follows it. */
const applicantMessage = z.strictObject({
  body: messageBody,
  delay_minutes: z.int().min(0).max(longestDelayMinutes).default(0),
  send_at: instant.nullable().default(null),
  follow_ups: followUps,
});
/** What a text becomes for somebody, when it would be sent, and which fields cannot be filled. */
const previewed = z.object({
  text: z.string(),
  unknown: z.array(z.string()),
  empty: z.array(z.string()),
  due_at: instant,
});
const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const limits = [{ per: 'account', points: 300, seconds: hourSeconds }] as const;

/** Messages between candidates and employers, a thread for each application. */
export const messageThreadsApi = {
  ...messageTemplatesApi,
  listApplicationMessages: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/messages',
    access: ['candidate'],
    summary: 'The messages about one of my applications, oldest first',
    scope: 'applications:read',
    params: idParams,
    returns: messageThread,
    errors: ['not_found'],
  }),
  writeApplicationMessage: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/messages',
    access: ['candidate'],
    summary: 'Write to the employer about one of my applications',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ body: messageBody }),
    returns: messageThread,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  readApplicationMessages: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/messages/read',
    access: ['candidate'],
    summary: 'Mark the messages about one of my applications as read',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listApplicantMessages: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/messages',
    access: employers,
    summary: 'The messages about an application to my company, those that wait to be sent among them',
    scope: 'applications:read',
    params: idParams,
    returns: messageThread,
    errors: ['not_found'],
  }),
  writeApplicantMessage: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages',
    access: employers,
    summary:
      'Write to an applicant, at once or later, with what follows while they do not answer; fields in double braces are filled, and refused when they cannot be',
    scope: 'applications:write',
    params: idParams,
    body: applicantMessage,
    returns: messageThread,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits,
  }),
  previewApplicantMessage: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/preview',
    access: employers,
    summary:
      'What a message and what follows it would say to an applicant, when, and which fields cannot be filled',
    scope: 'applications:read',
    params: idParams,
    body: applicantMessage,
    returns: previewed.extend({
      follow_ups: z.array(previewed),
      /** The zone by whose clock the times were chosen: the applicant's where it is known. */
      time_zone: z.string(),
    }),
    errors: ['not_found', 'invalid_input'],
  }),
  readApplicantMessages: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/read',
    access: employers,
    summary: 'Mark the messages of an applicant as read',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  unreadApplicantMessages: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/unread',
    access: employers,
    summary: 'Mark the last message of an applicant as not opened, for everyone at my company',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  snoozeThread: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/snooze',
    access: employers,
    summary: 'Put a thread out of the way until a time or an answer; null brings it back now',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ until: instant.nullable() }),
    returns: null,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  stopFollowUps: endpoint({
    method: 'DELETE',
    path: '/api/applicants/{id}/messages/follow-ups',
    access: employers,
    summary: 'Take back what would follow a message to an applicant by itself',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  settleThread: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/settle',
    access: employers,
    summary: 'Say that the last message of an applicant needs no answer',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  dropWaitingMessage: endpoint({
    method: 'DELETE',
    path: '/api/applicant-messages/{id}',
    access: employers,
    summary: "Take back a message of my company's that waits to be sent",
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listThreads: endpoint({
    method: 'GET',
    path: '/api/recruiter/messages',
    access: employers,
    summary:
      "My company's threads: those that wait for an answer, the longest first, snoozed ones by when they return, the others newest first",
    scope: 'applications:read',
    query: z.object({ which: z.enum(threadLists).default('unanswered'), ...pageQuery }),
    returns: z.object({ items: z.array(threadRow), next_cursor: z.string().nullable(), unanswered: z.int() }),
    errors: ['invalid_request'],
  }),
};

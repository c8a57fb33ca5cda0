import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery, text, version } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { said } from '../platform/said.ts';

/** What can stand in double braces in a message of an employer, and what it becomes. */
export const messageFields = {
  first_name: said('messages.firstName'),
  name: said('messages.fullName'),
  job: said('messages.jobTitle'),
  company: said('messages.companyName'),
} as const;

/** Where messages wait before they are sent, at most so many minutes: a week. */
export const longestDelayMinutes = 7 * 24 * 60;

/** What somebody writes; never nothing. */
export const messageBody = text(5000, said('inputs.message'));

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
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** The messages about one application, oldest first; `can_write` is false once it is withdrawn. */
export const messageThread = z
  .object({ items: z.array(message), can_write: z.boolean(), unread: z.int() })
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
  })
  .meta({ id: 'ThreadRow' });
export type ThreadRow = z.infer<typeof threadRow>;

/** A text to begin messages with; its fields are filled for each person. */
export const messageTemplate = z
  .object({ id, name: z.string(), body: z.string(), version })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplate>;

const templateInput = z.strictObject({ name: text(80, said('inputs.templateName')), body: messageBody });
const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const limits = [{ per: 'account', points: 300, seconds: hourSeconds }] as const;

/** Messages between candidates and employers, a thread for each application. */
export const messageThreadsApi = {
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
      'Write to an applicant, at once or later; fields in double braces are filled, and refused when they cannot be',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      body: messageBody,
      delay_minutes: z.int().min(0).max(longestDelayMinutes).default(0),
    }),
    returns: messageThread,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits,
  }),
  previewApplicantMessage: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/messages/preview',
    access: employers,
    summary: 'What a message would say to an applicant, and which fields cannot be filled',
    scope: 'applications:read',
    params: idParams,
    body: z.strictObject({ body: messageBody }),
    returns: z.object({
      text: z.string(),
      unknown: z.array(z.string()),
      empty: z.array(z.string()),
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
    summary: "My company's threads: those that wait for an answer, the longest first, or all, newest first",
    scope: 'applications:read',
    query: z.object({ which: z.enum(['unanswered', 'all']).default('unanswered'), ...pageQuery }),
    returns: z.object({ items: z.array(threadRow), next_cursor: z.string().nullable(), unanswered: z.int() }),
    errors: ['invalid_request'],
  }),
  listMessageTemplates: endpoint({
    method: 'GET',
    path: '/api/message-templates',
    access: employers,
    summary: "My company's templates, by name",
    scope: 'applications:read',
    returns: z.object({ items: z.array(messageTemplate) }),
    errors: [],
  }),
  createMessageTemplate: endpoint({
    method: 'POST',
    path: '/api/message-templates',
    access: employers,
    summary: 'Keep a template; fields that do not exist are refused',
    scope: 'applications:write',
    body: templateInput,
    returns: messageTemplate,
    errors: ['invalid_input', 'quota_reached', 'idempotency_mismatch'],
    creates: true,
    limits,
  }),
  changeMessageTemplate: endpoint({
    method: 'PUT',
    path: '/api/message-templates/{id}',
    access: employers,
    summary: 'Change a template of my company',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value: templateInput }),
    returns: messageTemplate,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  deleteMessageTemplate: endpoint({
    method: 'DELETE',
    path: '/api/message-templates/{id}',
    access: employers,
    summary: 'Delete a template of my company',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};

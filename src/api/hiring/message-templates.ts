import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text, version } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A message and what follows it while nobody answers: three in all. */
export const maxFollowUps = 2;

/** What somebody writes; never nothing. */
export const messageBody = text(5000, messageText('inputs.message'));

/** What is sent so many days after the message before it, unless the applicant answered. */
export const followUp = z.strictObject({
  after_days: z
    .int(messageText('inputs.followUpDays'))
    .min(1, messageText('inputs.followUpDays'))
    .max(30, messageText('inputs.followUpDays')),
  body: messageBody,
});
export type FollowUp = z.infer<typeof followUp>;
/** What follows a message, at most two. */
export const followUps = z.array(followUp).max(maxFollowUps, messageText('inputs.mostFollowUps')).default([]);

/** What a template begins: a message, or the text of an offer. */
export const templateKinds = ['message', 'offer'] as const;

/** A text to begin messages or offers with, and what follows a message while nobody answers; its fields are filled for each person. */
export const messageTemplate = z
  .object({
    id,
    kind: z.enum(templateKinds),
    name: z.string(),
    body: z.string(),
    follow_ups: z.array(followUp),
    version,
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplate>;

const templateInput = z
  .strictObject({
    kind: z.enum(templateKinds).default('message'),
    name: text(80, messageText('inputs.templateName')),
    /** Of an offer, in Markdown. */
    body: text(10_000, messageText('inputs.message')),
    follow_ups: followUps,
  })
  .refine(({ kind, body }) => kind === 'offer' || body.length <= 5000, {
    path: ['body'],
    error: messageText('inputs.message'),
  })
  .refine(({ kind, follow_ups: later }) => kind === 'message' || later.length === 0, {
    path: ['follow_ups'],
    error: messageText('inputs.mostFollowUps'),
  });

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const limits = [{ per: 'account', points: 300, seconds: hourSeconds }] as const;

/** The texts that a company begins its messages with. */
export const messageTemplatesApi = {
  listMessageTemplates: endpoint({
    method: 'GET',
    path: '/api/message-templates',
    access: employers,
    summary: "My company's templates of a kind, by name",
    scope: 'applications:read',
    query: z.object({ kind: z.enum(templateKinds).default('message') }),
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

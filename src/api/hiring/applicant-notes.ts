import { z } from 'zod';
import { colleague } from '../identity/members.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A word that a company puts on an application to find it again. */
export const tag = text(40, messageText('inputs.tag')).transform((value) => value.replace(/\s+/g, ' '));

/** A note about an application: for the team, or for its author alone. */
export const applicantNote = z
  .object({
    id,
    body: z.string(),
    is_private: z.boolean(),
    /** Their address; empty for somebody who left. */
    author: z.string(),
    is_mine: z.boolean(),
    /** The colleagues it names, by address. */
    mentions: z.array(z.string()),
    created_at: instant,
  })
  .meta({ id: 'ApplicantNote' });
export type ApplicantNote = z.infer<typeof applicantNote>;

const notes = z.object({ items: z.array(applicantNote) });
const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** What colleagues write on applications: notes, tags, and who looks after them. */
export const applicantNotesApi = {
  listApplicantNotes: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/notes',
    access: employers,
    summary: "The team's notes about an application and my private ones, newest first",
    scope: 'applications:read',
    params: idParams,
    returns: notes,
    errors: ['not_found'],
  }),
  writeApplicantNote: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/notes',
    access: employers,
    summary: 'Write a note about an application; colleagues that it mentions are told',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      body: text(5000, messageText('inputs.note')),
      is_private: z.boolean().default(false),
      mentions: z.array(id).max(20).default([]),
    }),
    returns: notes,
    errors: ['not_found', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 600, seconds: hourSeconds }],
  }),
  deleteApplicantNote: endpoint({
    method: 'DELETE',
    path: '/api/applicant-notes/{id}',
    access: employers,
    summary: 'Delete a note of mine',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listApplicantTags: endpoint({
    method: 'GET',
    path: '/api/applicant-tags',
    access: employers,
    summary: "My company's tags and on how many applications each is, the most used first",
    scope: 'applications:read',
    returns: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
    errors: [],
  }),
  tagApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/tags',
    access: employers,
    summary: 'Put tags on an application and take others off',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      add: z.array(tag).max(20).default([]),
      remove: z.array(tag).max(20).default([]),
    }),
    returns: z.object({ tags: z.array(z.string()) }),
    errors: ['not_found', 'invalid_input'],
  }),
  assignApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/assignment',
    access: employers,
    summary: 'Say which colleague looks after an application, or nobody',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ to: id.nullable() }),
    returns: z.object({ assigned_to: colleague.nullable() }),
    errors: ['not_found', 'invalid_input'],
  }),
};

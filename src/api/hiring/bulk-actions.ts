import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { applicantFilter, stageKey } from './applications.ts';
import { rejection } from './rejections.ts';
import { tag } from './applicant-notes.ts';
import { longestDelayMinutes } from './messages.ts';
import { messageBody } from './message-templates.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { language } from '../platform/language.ts';
import { said } from '../platform/said.ts';

/** The most applications that one act touches. */
export const bulkLimit = 50_000;

const stage = stageKey.refine((key) => key !== 'withdrawn', said('inputs.onlyCandidateWithdraws'));
const wishes = [
  z.strictObject({ do: z.literal('move'), stage }),
  z.strictObject({ do: z.literal('reject'), rejection }),
  z.strictObject({ do: z.literal('tag'), tag }),
  z.strictObject({ do: z.literal('untag'), tag }),
  z.strictObject({ do: z.literal('assign'), to: id.nullable() }),
  z.strictObject({
    do: z.literal('message'),
    body: messageBody,
    delay_minutes: z.int().min(0).max(longestDelayMinutes),
  }),
  /** The file has the words of `language`; the reader's where none is named. */
  z.strictObject({ do: z.literal('export'), language: language.optional() }),
] as const;

/** What is done with many applications: moved, rejected with a reason, tagged, assigned, written to, or written into a file. */
export const bulkWish = z.discriminatedUnion('do', wishes);
export type BulkWish = z.infer<typeof bulkWish>;

/** What a stored act does; `undo` takes back what another one did. */
export const bulkWork = z.discriminatedUnion('do', [
  ...wishes,
  z.strictObject({ do: z.literal('undo'), of: id }),
]);
export type BulkWork = z.infer<typeof bulkWork>;

/** To whom: these applications, or all that a filter finds, over all pages; of one job where that is given. */
export const bulkTarget = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(500) }),
  z.strictObject({ filter: applicantFilter.extend({ job_id: id.optional() }) }),
]);

/** One act on many applications, and how far it has come. */
export const bulkAction = z
  .object({
    id,
    work: bulkWork,
    state: z.enum(['running', 'done', 'cancelled']),
    total: z.int(),
    /** How many were dealt with, and with how many of those it worked. */
    done: z.int(),
    worked: z.int(),
    /** Why it did not work with the others, and with how many. */
    refused: z.array(z.object({ detail: z.string(), count: z.int() })),
    /** True when it has ended and can be taken back. */
    can_undo: z.boolean(),
    created_at: instant,
  })
  .meta({ id: 'BulkAction' });
export type BulkAction = z.infer<typeof bulkAction>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** Acts on many applications at once, worked off in the background. */
export const bulkActionsApi = {
  createBulkAction: endpoint({
    method: 'POST',
    path: '/api/bulk-actions',
    access: employers,
    summary:
      'Move, reject, tag, assign, write to or export many applications; nobody is moved or rejected by a score',
    scope: 'applications:write',
    body: z.strictObject({ wish: bulkWish, target: bulkTarget }),
    returns: bulkAction,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  listBulkActions: endpoint({
    method: 'GET',
    path: '/api/bulk-actions',
    access: employers,
    summary: 'My last ten bulk actions, newest first',
    scope: 'applications:read',
    returns: z.object({ items: z.array(bulkAction) }),
    errors: [],
  }),
  getBulkAction: endpoint({
    method: 'GET',
    path: '/api/bulk-actions/{id}',
    access: employers,
    summary: 'How far one of my bulk actions has come',
    scope: 'applications:read',
    params: idParams,
    returns: bulkAction,
    errors: ['not_found'],
  }),
  cancelBulkAction: endpoint({
    method: 'POST',
    path: '/api/bulk-actions/{id}/cancel',
    access: employers,
    summary: 'Stop one of my bulk actions; what was done stays done, and can be undone',
    scope: 'applications:write',
    params: idParams,
    returns: bulkAction,
    errors: ['not_found'],
  }),
  undoBulkAction: endpoint({
    method: 'POST',
    path: '/api/bulk-actions/{id}/undo',
    access: employers,
    summary:
      'Undo one of my bulk actions, where nothing happened since; returns the bulk action that does so',
    scope: 'applications:write',
    params: idParams,
    returns: bulkAction,
    errors: ['not_found', 'conflict'],
  }),
  openBulkFile: endpoint({
    method: 'GET',
    path: '/api/bulk-actions/{id}/file',
    access: employers,
    summary: 'The file of one of my exports, as CSV without formulas, for a day',
    scope: 'applications:read',
    params: idParams,
    returns: 'file',
    files: [fileTypes.csv],
    errors: ['not_found'],
  }),
};

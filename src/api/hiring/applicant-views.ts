import { z } from 'zod';
import { applicantFilter } from './applications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text, version } from '../platform/fields.ts';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The columns that a list of applicants can show beside the name, in their order. */
export const viewColumns = [
  'job',
  'position',
  'years',
  'fit',
  'stage',
  'days',
  'contact',
  'source',
  'owner',
  'applied',
  'tags',
  'email',
  'resume',
] as const;
export type ViewColumn = (typeof viewColumns)[number];
/** A column with what stands in a field of the company's own, by the id of the field. */
export type OwnColumn = `own-${string}`;
/** The most of these that a list shows. */
export const mostOwnColumns = 10;

const ownColumn = 'own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const anyColumn = `(${viewColumns.join('|')}|${ownColumn})`;

/** What a view of applicants shows: all filters, the order, list or board, and the names of its columns with points between. */
export const viewSearch = applicantFilter
  .extend({
    sort: z.literal('fit').optional(),
    view: z.literal('board').optional(),
    columns: z
      .string()
      .regex(new RegExp(`^${anyColumn}(\\.${anyColumn})*$`))
      .max(600)
      .optional(),
  })
  .strict();
export type ViewSearch = z.infer<typeof viewSearch>;

/** A kept view of a list of applicants: one's own, or shared with the team. `is_default` opens my list with it. */
export const applicantView = z
  .object({
    id,
    name: z.string(),
    shared: z.boolean(),
    is_mine: z.boolean(),
    is_default: z.boolean(),
    search: viewSearch,
    version: z.int(),
  })
  .meta({ id: 'ApplicantView' });
export type ApplicantView = z.infer<typeof applicantView>;

const value = z.strictObject({
  name: text(60, messageText('inputs.viewName')),
  shared: z.boolean(),
  search: viewSearch,
});
const views = z.object({ items: z.array(applicantView) });
/** The list that views are of: one job's, or that of all jobs. */
const place = { job_id: id.optional() };

/** Views of lists of applicants, kept under names. */
export const applicantViewsApi = {
  listApplicantViews: endpoint({
    method: 'GET',
    path: '/api/applicant-views',
    access: employerRoles,
    summary: "My views of a job's applicants, or of all, and those that colleagues share",
    scope: 'applications:read',
    query: z.object(place),
    returns: views,
    errors: ['not_found', 'invalid_request'],
  }),
  saveApplicantView: endpoint({
    method: 'POST',
    path: '/api/applicant-views',
    access: employerRoles,
    summary: 'Keep a view under a name, for myself or for the team',
    scope: 'applications:write',
    body: value.extend({ ...place, is_default: z.boolean().default(false) }),
    returns: applicantView,
    errors: ['not_found', 'quota_reached', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  changeApplicantView: endpoint({
    method: 'PUT',
    path: '/api/applicant-views/{id}',
    access: employerRoles,
    summary: 'Change a view of mine',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value }),
    returns: applicantView,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  setDefaultView: endpoint({
    method: 'PUT',
    path: '/api/applicant-views/{id}/default',
    access: employerRoles,
    summary: 'Open my list with this view from now on, or no longer',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ on: z.boolean() }),
    returns: applicantView,
    errors: ['not_found', 'invalid_input'],
  }),
  deleteApplicantView: endpoint({
    method: 'DELETE',
    path: '/api/applicant-views/{id}',
    access: employerRoles,
    summary: 'Delete a view of mine',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};

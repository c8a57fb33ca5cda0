import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery, text } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** What reaches the staff: a job that somebody reported, or a message of the contact page. */
export const reportKinds = ['job', 'message'] as const;

/** A report as the list shows it. */
export const reportRow = z
  .object({
    id,
    kind: z.enum(reportKinds),
    created_at: instant,
    /** Why the job was reported, or what the message is about. */
    topic: z.string(),
    /** The job's title and employer, or who wrote. */
    title: z.string(),
    resolved_at: instant.nullable(),
  })
  .meta({ id: 'ReportRow' });
export type ReportRow = z.infer<typeof reportRow>;

/** A report in full. */
export const report = reportRow
  .extend({
    words: z.string(),
    /** Whom to answer: who wrote a message. Who reported a job is not told. */
    email: z.string().nullable(),
    note: z.string(),
    job: z
      .object({
        id,
        status: z.string(),
        /** Reports about it that are open. */
        open_reports: z.int(),
        taken_down: z.object({ at: instant, reason: z.string() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

const staff = ['internal'] as const;

/** What internal staff do about what people report and ask. */
export const moderationApi = {
  listReports: endpoint({
    method: 'GET',
    path: '/api/internal/reports',
    access: staff,
    summary: 'Reports of jobs and messages to the site, the newest first',
    query: z.object({
      ...pageQuery,
      kind: z.enum(reportKinds).optional(),
      state: z.enum(['open', 'resolved']).default('open'),
    }),
    returns: z.object({ items: z.array(reportRow), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  getReport: endpoint({
    method: 'GET',
    path: '/api/internal/reports/{id}',
    access: staff,
    summary: 'One report or message in full',
    params: idParams,
    returns: report,
    errors: ['not_found'],
  }),
  resolveReport: endpoint({
    method: 'PUT',
    path: '/api/internal/reports/{id}/resolution',
    access: staff,
    summary: 'Close a report or message with a note for the staff, or open it again',
    params: idParams,
    body: z.strictObject({ resolved: z.boolean(), note: text(1000) }),
    returns: report,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  takeJobDown: endpoint({
    method: 'PUT',
    path: '/api/internal/jobs/{id}/takedown',
    access: staff,
    summary: 'Hide a job from everybody but its company, which is told why and cannot open it meanwhile',
    params: idParams,
    body: z.strictObject({ reason: text(600, messageText('inputs.takedownReason')) }),
    returns: null,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  putJobBack: endpoint({
    method: 'DELETE',
    path: '/api/internal/jobs/{id}/takedown',
    access: staff,
    summary: 'Put a job back that was taken down, with the status it had',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};

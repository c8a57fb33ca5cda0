import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { checkPeriod, periodFields } from './report-periods.ts';
import { id, idParams, text, version } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** What a report shows: over how many days (30 where left out) or which period of the calendar, whose (all I see, my own jobs, one job, a colleague's teams, a department), and compared with what. */
export const savedReportSearch = checkPeriod(
  z.strictObject({
    days: z.enum(['7', '90']).optional(),
    ...periodFields,
    scope: z.literal('mine').optional(),
    job: id.optional(),
    member: id.optional(),
    department: id.optional(),
    compare: z.literal('year').optional(),
  }),
);
export type SavedReportSearch = z.infer<typeof savedReportSearch>;

/** How often a report is emailed to someone. */
export const reportCadences = ['weekly', 'monthly'] as const;

/** When a report comes by mail: each week on a day (1 is Monday, 7 Sunday), or each month on its first day. */
export const reportSchedule = z.discriminatedUnion('cadence', [
  z.strictObject({ cadence: z.literal('weekly'), weekday: z.int().min(1).max(7) }),
  z.strictObject({ cadence: z.literal('monthly') }),
]);
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** A report that is kept under a name: one's own, or shared with the company. `mail` is when it comes to me. */
export const savedReport = z
  .object({
    id,
    name: z.string(),
    shared: z.boolean(),
    is_mine: z.boolean(),
    /** Who keeps it. */
    owner_name: z.string(),
    search: savedReportSearch,
    mail: z
      .object({
        cadence: z.enum(reportCadences),
        weekday: z.int().nullable(),
        /** When the next one is sent. */
        next_at: z.string(),
      })
      .nullable(),
    version: z.int(),
  })
  .meta({ id: 'SavedReport' });
export type SavedReport = z.infer<typeof savedReport>;

const value = z.strictObject({
  name: text(60, messageText('inputs.reportName')),
  shared: z.boolean(),
  search: savedReportSearch,
});

/** Reports, kept under names, and mailed to those who ask for that. */
export const savedReportsApi = {
  listSavedReports: endpoint({
    method: 'GET',
    path: '/api/saved-reports',
    access: employerRoles,
    summary: 'My reports and those that colleagues share, by name, and when they are mailed to me',
    scope: 'applications:read',
    returns: z.object({ items: z.array(savedReport) }),
    errors: [],
  }),
  saveReport: endpoint({
    method: 'POST',
    path: '/api/saved-reports',
    access: employerRoles,
    summary: 'Keep a report under a name, for myself or for my company',
    scope: 'applications:write',
    body: value,
    returns: savedReport,
    errors: ['not_found', 'quota_reached', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  changeSavedReport: endpoint({
    method: 'PUT',
    path: '/api/saved-reports/{id}',
    access: employerRoles,
    summary: 'Change a report of mine; once it is no longer shared, colleagues stop getting it by email',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value }),
    returns: savedReport,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  setReportMail: endpoint({
    method: 'PUT',
    path: '/api/saved-reports/{id}/mail',
    access: employerRoles,
    summary: 'Email a report to me at 8 a.m. my time, or stop; my address must be verified',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ mail: reportSchedule.nullable() }),
    returns: savedReport,
    errors: ['not_found', 'invalid_input', 'email_unverified'],
  }),
  deleteSavedReport: endpoint({
    method: 'DELETE',
    path: '/api/saved-reports/{id}',
    access: employerRoles,
    summary: 'Delete a report of mine',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  restoreSavedReport: endpoint({
    method: 'POST',
    path: '/api/saved-reports/{id}/restore',
    access: employerRoles,
    summary: 'Bring back a report that I deleted in the last ten minutes',
    scope: 'applications:write',
    params: idParams,
    returns: savedReport,
    errors: ['not_found', 'quota_reached'],
  }),
};

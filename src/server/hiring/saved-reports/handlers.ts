import type { savedReportsApi } from '../../../api/hiring/saved-reports.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ownJob } from '../applications/applicant-page.ts';
import { changeReport, deleteReport, restoreReport, saveReport, setReportMail } from './commands.ts';
import { listReports, type ReportValue } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** Reports that are kept under names, and mailed. */
export const savedReportsHandlers: Handlers<typeof savedReportsApi, Ports> = {
  listSavedReports: async (_input, context) => ({
    items: await listReports(context.database, employerScope(context)),
  }),

  saveReport: async ({ body }, context) => {
    await checkJob(context, body);
    return saveReport(context, employerScope(context), body);
  },

  changeSavedReport: async ({ params, body: { version, value } }, context) => {
    await checkJob(context, value);
    return changeReport(context, employerScope(context), { id: params.id, version }, value);
  },

  setReportMail: async ({ params, body }, context) => {
    if (body.mail !== null) await requireVerified(context, context.actor.id, 'report_mails');
    return setReportMail(context, employerScope(context), params.id, body.mail);
  },

  deleteSavedReport: ({ params }, context) => deleteReport(context, employerScope(context), params.id),

  restoreSavedReport: ({ params }, context) => restoreReport(context, employerScope(context), params.id),
};

async function checkJob(context: SignedIn<Ports>, { search: { job } }: ReportValue): Promise<void> {
  if (job !== undefined) await ownJob(context, job);
}

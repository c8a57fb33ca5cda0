import type { applicantViewsApi } from '../../../api/hiring/applicant-views.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ownJob } from '../applications/applicant-page.ts';
import { changeView, deleteView, saveView, present, setDefaultView } from './commands.ts';
import { listViews } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Views of lists of applicants. */
export const applicantViewsHandlers: Handlers<typeof applicantViewsApi, Ports> = {
  listApplicantViews: async ({ query }, context) => {
    if (query.job_id) await ownJob(context, query.job_id);
    const found = await listViews(context.database, employerScope(context), { jobId: query.job_id ?? null });
    return { items: found.map(present) };
  },

  saveApplicantView: async ({ body }, context) => {
    const { job_id: jobId = null, is_default: isDefault, ...value } = body;
    if (jobId) await ownJob(context, jobId);
    return saveView(context, employerScope(context), { jobId, isDefault, ...value });
  },

  changeApplicantView: ({ params, body: { version, value } }, context) =>
    changeView(context, employerScope(context), { id: params.id, version }, value),

  setDefaultView: ({ params, body }, context) =>
    setDefaultView(context, employerScope(context), params.id, body.on),

  deleteApplicantView: ({ params }, context) => deleteView(context, employerScope(context), params.id),
};

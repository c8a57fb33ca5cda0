import { v7 } from 'uuid';
import type { ApplicantView, applicantViewsApi } from '../../../api/hiring/applicant-views.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { ownJob } from '../applications/applicant-page.ts';
import { changeView, deleteView, insertView, listViews, setDefault, type StoredView } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const mostViews = 100;

/** Views of lists of applicants. */
export const applicantViewsHandlers: Handlers<typeof applicantViewsApi, Ports> = {
  listApplicantViews: async ({ query }, context) => {
    if (query.job_id) await ownJob(context, query.job_id);
    const found = await listViews(context.database, employerScope(context), { jobId: query.job_id ?? null });
    return { items: found.map(shown) };
  },

  keepApplicantView: ({ body }, context) =>
    context.database.transact(async () => {
      const { job_id: jobId = null, is_default: isDefault, ...value } = body;
      if (jobId) await ownJob(context, jobId);
      const view = { id: v7(), jobId, ...value };
      if (!(await insertView(context.database, employerScope(context), view, mostViews))) {
        throw new ApiError('quota_reached');
      }
      if (isDefault) await setDefault(context.database, context.actor.id, view, true);
      return shown(await visibleView(context, view.id));
    }),

  changeApplicantView: ({ params, body: { version, value } }, context) =>
    context.database.transact(async () => {
      const before = await visibleView(context, params.id);
      if (!before.is_mine) throw new ApiError('not_found');
      const which = { id: params.id, version };
      if (!(await changeView(context.database, context.actor.id, which, value))) {
        throw staleVersion(shown(before));
      }
      return shown(await visibleView(context, params.id));
    }),

  setDefaultView: ({ params, body }, context) =>
    context.database.transact(async () => {
      const view = await visibleView(context, params.id);
      await setDefault(context.database, context.actor.id, view, body.on);
      return shown(await visibleView(context, params.id));
    }),

  deleteApplicantView: async ({ params }, context) => {
    if (!(await deleteView(context.database, context.actor.id, params.id))) throw new ApiError('not_found');
  },
};

async function visibleView(context: SignedIn<Ports>, id: string): Promise<StoredView> {
  const [found] = await listViews(context.database, employerScope(context), { id });
  if (!found) throw new ApiError('not_found');
  return found;
}

function shown({ jobId: _jobId, ...view }: StoredView): ApplicantView {
  return view;
}

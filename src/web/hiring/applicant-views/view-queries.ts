import { queryOptions } from '@tanstack/react-query';
import { type ApplicantView, applicantViewsApi } from '../../../api/hiring/applicant-views.ts';
import { call } from '../../platform/client.ts';
import { readApplicantSearch } from '../applications/applicant-search.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

/** A kept view as pages use it. */
export type SavedView = Omit<ApplicantView, 'search'> & { search: ApplicantSearch };

/** The kept views of a job's list of applicants, or of the list of all. */
export function viewsQuery(jobId: string | undefined) {
  return queryOptions({
    queryKey: ['applicants', 'views', jobId ?? null],
    queryFn: ({ signal }) =>
      call(applicantViewsApi.listApplicantViews, { query: jobId ? { job_id: jobId } : {}, signal }),
    select: ({ items }): SavedView[] =>
      items.map((view) => ({ ...view, search: readApplicantSearch(view.search) })),
    staleTime: minuteMs,
  });
}

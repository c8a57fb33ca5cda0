import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import type { ScoreHold } from '../../../api/matching/fit.ts';
import { jobStagesApi } from '../../../api/hiring/job-stages.ts';
import { call } from '../../platform/client.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

/** A page of applicants; `job` is there when the list is one job's. */
export type ApplicantPage = Awaited<ReturnType<typeof call<typeof applicationsApi.listApplicants>>> & {
  job?: { id: string; title: string; status: string; score_hold: ScoreHold | null };
};

/** Applicants for a search, page after page: to one job when `search.job` is set, to all of the company's otherwise. */
export function applicantsQuery({ columns: _columns, ...search }: ApplicantSearch) {
  return infiniteQueryOptions({
    queryKey: ['applicants', 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<ApplicantPage> => {
      const { job, view: _view, ...query } = search;
      // The first page comes soon, further ones rarely.
      const input = { query: { ...query, ...(pageParam && { cursor: pageParam, limit: 100 }) }, signal };
      return job
        ? call(applicationsApi.listJobApplicants, { ...input, params: { id: job } })
        : call(applicationsApi.listApplicants, input);
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** One application with its ledger, resume text and timeline. */
export function applicantQuery(id: string) {
  return queryOptions({
    queryKey: ['applicants', 'one', id],
    queryFn: ({ signal }) => call(applicationsApi.getApplicant, { params: { id }, signal }),
  });
}

/** The stages of a job, and whether it is reviewed blind. */
export function pipelineQuery(jobId: string) {
  return queryOptions({
    queryKey: ['applicants', 'pipeline', jobId],
    queryFn: ({ signal }) => call(jobStagesApi.getJobPipeline, { params: { id: jobId }, signal }),
    staleTime: minuteMs,
  });
}

/** How many applicants each stage holds within the other filters of a search: a job's own stages, else the kinds. */
export function stageCountsQuery({
  job,
  view: _view,
  sort: _sort,
  stage: _stage,
  columns: _columns,
  ...filters
}: ApplicantSearch) {
  return queryOptions({
    queryKey: ['applicants', 'stages', job ?? '', filters],
    queryFn: ({ signal }) =>
      call(jobStagesApi.countApplicantsByStage, {
        query: { ...filters, ...(job && { job_id: job }) },
        signal,
      }),
  });
}

/** A job's applicants by stage. */
export type Board = Awaited<ReturnType<typeof call<typeof jobStagesApi.getBoard>>>;

/** The board of a job for a search. */
export function boardQuery(
  jobId: string,
  { view: _view, stage: _stage, job: _job, columns: _columns, ...query }: ApplicantSearch,
) {
  return queryOptions({
    queryKey: ['applicants', 'board', jobId, query],
    queryFn: ({ signal }) => call(jobStagesApi.getBoard, { params: { id: jobId }, query, signal }),
  });
}

import type { Api } from '../../../api/index.ts';
import { pipelineQuery, stageCountsQuery } from '../../hiring/applications/applicant-queries.ts';
import { fieldValuesQuery } from '../../hiring/custom-fields/field-queries.ts';
import { jobFitQuery } from '../../matching/fit/fit-queries.ts';
import { call } from '../../platform/client.ts';
import { screenPart, useFirstRead } from '../../platform/ui/use-first-read.ts';
import { answerTimeQuery, jobQuery, similarJobsQuery } from './job-queries.ts';

/** Reads what the page of a job shows first, in one request. */
export function useJobScreen(id: string): void {
  const screen = { method: 'GET', path: '/api/screens/jobs/{id}' } as const;
  useFirstRead(id, () => call<Api['getJobScreen']>(screen, { params: { id } }), [
    screenPart(jobQuery(id), ({ job }) => job),
    screenPart(similarJobsQuery(id), ({ similar }) => similar ?? undefined),
    screenPart(answerTimeQuery(id), (found) => found.answer_time ?? undefined),
    screenPart(jobFitQuery(id), ({ fit }) => fit?.fit),
    screenPart(pipelineQuery(id), ({ pipeline }) => pipeline ?? undefined),
    screenPart(stageCountsQuery({ job: id }), ({ stages }) => stages ?? undefined),
    screenPart(fieldValuesQuery('job', id), ({ fields }) => fields ?? undefined),
  ]);
}

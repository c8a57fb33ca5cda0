import type { Api } from '../../../api/index.ts';
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
  ]);
}

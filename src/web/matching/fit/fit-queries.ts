import { queryOptions } from '@tanstack/react-query';
import { fitApi } from '../../../api/matching/fit.ts';
import { call } from '../../platform/client.ts';

/** The candidate's stored score for a job; null when it was not calculated. */
export function jobFitQuery(jobId: string) {
  return queryOptions({
    queryKey: ['fit', jobId],
    queryFn: async ({ signal }) => (await call(fitApi.getJobFit, { params: { id: jobId }, signal })).fit,
  });
}

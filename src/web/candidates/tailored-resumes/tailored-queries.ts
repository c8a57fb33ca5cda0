import { queryOptions } from '@tanstack/react-query';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { call } from '../../platform/client.ts';

/** Bullets worded for a job, without the texts that were turned down. */
export function suggestionsQuery(jobId: string, skip: string[]) {
  return queryOptions({
    queryKey: ['bullets', jobId, skip],
    queryFn: ({ signal }) =>
      call(tailoredApi.listBulletSuggestions, { params: { id: jobId }, body: { skip }, signal }),
  });
}

/** My tailored copies, newest first. */
export const tailoredListQuery = queryOptions({
  queryKey: ['tailored'],
  queryFn: ({ signal }) => call(tailoredApi.listTailoredResumes, { signal }),
});

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type TailoredResume, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
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

/** One tailored copy in full. */
export function tailoredQuery(id: string) {
  return queryOptions({
    queryKey: ['tailored', id],
    queryFn: ({ signal }) => call(tailoredApi.getTailoredResume, { params: { id }, signal }),
  });
}

/** Shows a changed copy at once, and has the lists fetched again. */
export function cacheTailored(client: QueryClient, copy: TailoredResume): void {
  client.setQueryData(tailoredQuery(copy.id).queryKey, copy);
  void client.invalidateQueries({ queryKey: ['tailored'], exact: true });
  void client.invalidateQueries({ queryKey: ['bullets'] });
}

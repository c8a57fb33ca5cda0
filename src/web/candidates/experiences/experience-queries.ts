import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { experiencesApi } from '../../../api/candidates/experiences.ts';
import { call } from '../../platform/client.ts';

/** My work experience, newest start first. */
export const experiencesQuery = queryOptions({
  queryKey: ['experiences'],
  queryFn: ({ signal }) => call(experiencesApi.listExperiences, { signal }),
});

/** One of my experiences. */
export function experienceQuery(id: string) {
  return queryOptions({
    queryKey: ['experiences', id],
    queryFn: ({ signal }) => call(experiencesApi.getExperience, { params: { id }, signal }),
  });
}

/** Fetches again all that a changed experience shows in. */
export function refreshExperiences(client: QueryClient): void {
  for (const name of ['experiences', 'profile', 'dashboard', 'fit', 'jobs']) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ProfilePage, profilesApi } from '../../../api/candidates/profiles.ts';
import { call } from '../../platform/client.ts';
import { experiencesQuery } from '../experiences/experience-queries.ts';
import { resumesQuery } from '../resumes/resume-queries.ts';

/** Everything my profile page shows, in one request; the lists of its tabs are kept where other pages find them. */
export const profilePageQuery = queryOptions({
  queryKey: ['profile', 'page'],
  queryFn: async ({ client, signal }) => {
    const page = await call(profilesApi.getProfilePage, { signal });
    client.setQueryData(resumesQuery.queryKey, { items: page.resumes });
    client.setQueryData(experiencesQuery.queryKey, { items: page.experiences });
    return page;
  },
});

/** What employers see of me. */
export const previewQuery = queryOptions({
  queryKey: ['profile', 'preview'],
  queryFn: ({ signal }) => call(profilesApi.previewProfile, { signal }),
  staleTime: 0,
});

/** Puts a newer part of the profile on the page, and has the dashboard asked again. */
export async function cacheOnPage(client: QueryClient, part: Partial<ProfilePage>): Promise<void> {
  const { queryKey } = profilePageQuery;
  const isAsked = client.isFetching({ queryKey }) > 0;
  await showOnPage(client, part);
  if (isAsked) void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}

/** Shows a part of the profile that is on its way to the server; whoever sends it asks for the page again when it is stored. */
export async function showOnPage(client: QueryClient, part: Partial<ProfilePage>): Promise<void> {
  const { queryKey } = profilePageQuery;
  // What was asked before would answer with what stood before, over what is newer here.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (page) => page && { ...page, ...part });
}

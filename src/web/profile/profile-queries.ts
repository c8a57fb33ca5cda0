import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CandidateProfile } from '../../api/candidates.ts';
import { type ProfilePage, profilesApi } from '../../api/profiles.ts';
import { call } from '../client.ts';
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
export function keepOnPage(client: QueryClient, part: Partial<ProfilePage>): void {
  client.setQueryData(profilePageQuery.queryKey, (page) => page && { ...page, ...part });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}

/** Puts a newer profile on the page. */
export function keepProfile(client: QueryClient, profile: CandidateProfile): void {
  keepOnPage(client, { profile });
}

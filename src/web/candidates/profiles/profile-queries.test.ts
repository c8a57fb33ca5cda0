import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ProfilePage } from '../../../api/candidates/profiles.ts';
import { cacheOnPage, profilePageQuery, showOnPage } from './profile-queries.ts';

const { queryKey } = profilePageQuery;
const preferences: ProfilePage['preferences'] = {
  version: 0,
  roles: [],
  location_types: [],
  job_types: [],
  city: '',
  country: '',
  pay_least: null,
  pay_currency: 'EUR',
  pay_interval: 'year',
  start_on: null,
  alerts: 'none',
};
const page: ProfilePage = {
  profile: {
    user_id: 'ada',
    email: 'ada@mail.example',
    resume_file_url: null,
    personal_info: {
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '',
      location: '',
      linkedin: '',
      github: '',
      portfolio: '',
      bio: '',
    },
    from_resume: [],
    parsed_meta: { skills: [], education: [], experience: [] },
    updated_at: '2026-01-01T00:00:00.000Z',
    version: 1,
  },
  email_verified: true,
  resumes: [],
  experiences: [],
  resume_values: [],
  skills: [],
  preferences,
  visibility: { visibility: 'private', consent: null },
};

it('what was saved stays on the page when an older answer is still on its way', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, page);
  const late = Promise.withResolvers<ProfilePage>();
  const asked = client.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
  await cacheOnPage(client, { preferences: { ...preferences, version: 1, city: 'Bergen' } });
  late.resolve(page);
  await asked;
  await Promise.resolve();
  expect(client.getQueryData(queryKey)?.preferences).toMatchObject({ version: 1, city: 'Bergen' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('what is still on its way to the server is shown, and no older answer is asked for over it', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, page);
  const late = Promise.withResolvers<ProfilePage>();
  const asked = client.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
  await showOnPage(client, { preferences: { ...preferences, city: 'Bergen' } });
  late.resolve(page);
  await asked;
  await Promise.resolve();
  expect(client.getQueryData(queryKey)?.preferences).toMatchObject({ city: 'Bergen' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

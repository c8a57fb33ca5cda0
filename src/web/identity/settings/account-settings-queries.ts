import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';

/** What I set of my account. */
export const accountSettingsQuery = queryOptions({
  queryKey: ['account-settings'],
  queryFn: ({ signal }) =>
    call<Api['getAccountSettings']>({ method: 'GET', path: '/api/account-settings' }, { signal }),
});

/** The features of my company. */
export const companyFeaturesQuery = queryOptions({
  queryKey: ['company-features'],
  queryFn: ({ signal }) =>
    call<Api['getCompanyFeatures']>({ method: 'GET', path: '/api/company/features' }, { signal }),
});

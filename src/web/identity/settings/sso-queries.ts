import { queryOptions } from '@tanstack/react-query';
import { ssoApi } from '../../../api/identity/single-sign-on.ts';
import { call } from '../../platform/client.ts';

/** The sign-in server of my company. */
export const ssoQuery = queryOptions({
  queryKey: ['company-sso'],
  queryFn: ({ signal }) => call(ssoApi.getCompanySso, { signal }),
});

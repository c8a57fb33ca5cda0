import { queryOptions } from '@tanstack/react-query';
import { minuteMs } from '../../../api/platform/durations.ts';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';

/** The lists that my company keeps. */
export const companyListsQuery = queryOptions({
  queryKey: ['company-lists'],
  queryFn: ({ signal }) =>
    call<Api['getCompanyLists']>({ method: 'GET', path: '/api/company/lists' }, { signal }),
  staleTime: minuteMs,
});

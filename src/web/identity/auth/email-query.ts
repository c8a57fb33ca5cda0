import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';

/** My address, whether it is verified, and a change of it that waits. */
export const emailQuery = queryOptions({
  queryKey: ['email'],
  queryFn: ({ signal }) => call<Api['getEmail']>({ method: 'GET', path: '/api/auth/email' }, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';

/** The ways in which the person signs in. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) =>
    call<Api['getSignInMethods']>({ method: 'GET', path: '/api/auth/methods' }, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { candidatesApi } from '../../api/candidates.ts';
import { call } from '../client.ts';

/** My profile. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(candidatesApi.getProfile, { signal }),
});

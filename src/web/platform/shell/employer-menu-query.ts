import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { call } from '../client.ts';

/** My newest open jobs and what is new, until my day ends. */
export const employerMenuQuery = queryOptions({
  queryKey: ['recruiter', 'menu'],
  queryFn: ({ signal }) => {
    const now = new Date();
    const dayEnds = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    return call<Api['getEmployerMenu']>(
      { method: 'GET', path: '/api/recruiter/menu' },
      { query: { day_ends: dayEnds.toISOString() }, signal },
    );
  },
  staleTime: minuteMs,
});

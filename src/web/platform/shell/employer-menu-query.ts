import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { call } from '../client.ts';

/** My newest open jobs and what is new. The served page brings the first answer. */
export const employerMenuQuery = queryOptions({
  queryKey: ['recruiter', 'menu'],
  queryFn: ({ signal }) =>
    call<Api['getEmployerMenu']>({ method: 'GET', path: '/api/recruiter/menu' }, { signal }),
  staleTime: minuteMs,
});

import { queryOptions } from '@tanstack/react-query';
import { hiringTeamApi } from '../../../api/jobs/hiring-team.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { call } from '../../platform/client.ts';

/** My company's members and their parts in the hiring for a job. */
export function teamQuery(jobId: string) {
  return queryOptions({
    queryKey: ['applicants', 'team', jobId],
    queryFn: ({ signal }) => call(hiringTeamApi.getHiringTeam, { params: { id: jobId }, signal }),
    staleTime: minuteMs,
  });
}

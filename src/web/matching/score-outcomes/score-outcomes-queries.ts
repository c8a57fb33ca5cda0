import { queryOptions } from '@tanstack/react-query';
import { scoreOutcomesApi } from '../../../api/matching/score-outcomes.ts';
import { call } from '../../platform/client.ts';

/** How scores turned out at one's company, beside a job where one is given; or on the whole site. */
export function scoreOutcomesQuery(of: { jobId?: string } | 'site') {
  return queryOptions({
    queryKey: ['score-outcomes', of],
    queryFn: ({ signal }) =>
      of === 'site'
        ? call(scoreOutcomesApi.getSiteScoreOutcomes, { signal })
        : call(scoreOutcomesApi.getScoreOutcomes, {
            query: of.jobId === undefined ? {} : { job_id: of.jobId },
            signal,
          }),
  });
}

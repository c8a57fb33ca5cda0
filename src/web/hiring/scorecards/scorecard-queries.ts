import { queryOptions } from '@tanstack/react-query';
import { scorecardsApi } from '../../../api/hiring/scorecards.ts';
import { call } from '../../platform/client.ts';

/** My scorecard of an application, the questions to ask, and the others' scorecards. */
export function scorecardsQuery(id: string) {
  return queryOptions({
    queryKey: ['applicants', 'scorecards', id],
    queryFn: ({ signal }) => call(scorecardsApi.getScorecards, { params: { id }, signal }),
  });
}

import { queryOptions } from '@tanstack/react-query';
import { candidatesApi, type Dashboard } from '../../../api/candidates/candidates.ts';
import { call } from '../../platform/client.ts';
import { readingPollMs } from '../resumes/resume-queries.ts';
import { isBeingRead } from '../resumes/upload-progress.ts';

const scoringPollMs = 5000;

/** Everything the dashboard shows; asked again while a resume is read or scores are calculated. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(candidatesApi.getDashboard, { signal }),
  refetchInterval: ({ state }) => (state.data ? pollMs(state.data) : false),
});

function pollMs({ resume, scoring }: Dashboard): number | false {
  if (resume && isBeingRead(resume)) return readingPollMs;
  return scoring === 'scoring' ? scoringPollMs : false;
}

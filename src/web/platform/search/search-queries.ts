import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';

/** How many of each kind are shown. */
const limit = 5;

/** Applicants whose name or email has words that begin so. */
export function peopleQuery(words: string) {
  return queryOptions({
    queryKey: ['applicants', 'search', words],
    queryFn: ({ signal }) =>
      call<Api['listApplicants']>(
        { method: 'GET', path: '/api/applicants' },
        { query: { q: words, limit: 5 }, signal },
      ),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

/** The company's jobs with the words in their title or places. */
export function jobsQuery(words: string) {
  return queryOptions({
    queryKey: ['recruiter', 'jobs', 'search', words],
    queryFn: ({ signal }) =>
      call<Api['listPostings']>(
        { method: 'GET', path: '/api/recruiter/jobs' },
        { query: { scope: 'team', q: words, limit }, signal },
      ),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

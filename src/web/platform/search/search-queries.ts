import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';

/** Applicants and jobs of the company that have the words, misspelt ones too. */
export function companySearchQuery(words: string) {
  return queryOptions({
    queryKey: ['recruiter', 'search', words],
    queryFn: ({ signal }) =>
      call<Api['searchCompany']>(
        { method: 'GET', path: '/api/recruiter/search' },
        { query: { q: words }, signal },
      ),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

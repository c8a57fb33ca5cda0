import { queryOptions } from '@tanstack/react-query';
import { careerDomainsApi } from '../../../api/jobs/career-domains.ts';
import { call } from '../../platform/client.ts';

/** The domain of my company's career page. */
export const careerDomainQuery = queryOptions({
  queryKey: ['company', 'career-domain'],
  queryFn: ({ signal }) => call(careerDomainsApi.getCareerDomain, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { careerPagesApi } from '../../../api/jobs/career-pages.ts';
import { call } from '../../platform/client.ts';

/** The career page of my company. */
export const careerPageQuery = queryOptions({
  queryKey: ['company', 'career-page'],
  queryFn: ({ signal }) => call(careerPagesApi.getCareerPage, { signal }),
});

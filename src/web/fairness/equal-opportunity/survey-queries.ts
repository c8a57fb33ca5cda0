import { queryOptions } from '@tanstack/react-query';
import { equalOpportunityApi, type ImpactMeasure } from '../../../api/fairness/equal-opportunity.ts';
import { impactSummariesApi } from '../../../api/fairness/impact-summaries.ts';
import { call } from '../../platform/client.ts';

/** The voluntary survey of one of my applications. */
export function surveyQuery(id: string) {
  return queryOptions({
    queryKey: ['self-identification', id],
    queryFn: ({ signal }) => call(equalOpportunityApi.getSelfIdentification, { params: { id }, signal }),
  });
}

/** Which figures an owner looks at. */
export type ImpactSearch = {
  job?: string;
  months?: '3' | '6' | '24';
  measure?: Exclude<ImpactMeasure, 'interview'>;
};

/** How hiring treats categories of people. */
export function impactQueryOf(search: ImpactSearch) {
  return queryOptions({
    queryKey: ['recruiter', 'equal-opportunity', search],
    queryFn: ({ signal }) => call(equalOpportunityApi.getEqualOpportunity, { query: search, signal }),
  });
}

/** What a company publishes of how its hiring treats categories of people. */
export function impactSummaryQuery(companyId: string) {
  return queryOptions({
    queryKey: ['companies', companyId, 'equal-opportunity'],
    queryFn: ({ signal }) => call(impactSummariesApi.getImpactSummary, { params: { id: companyId }, signal }),
  });
}

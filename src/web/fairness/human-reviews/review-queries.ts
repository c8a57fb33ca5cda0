import { queryOptions } from '@tanstack/react-query';
import { humanReviewsApi } from '../../../api/fairness/human-reviews.ts';
import { call } from '../../platform/client.ts';

/** My requests for a review by a person about one of my applications. */
export function myHumanReviewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applications', 'human-reviews', applicationId],
    queryFn: ({ signal }) =>
      call(humanReviewsApi.listMyHumanReviews, { params: { id: applicationId }, signal }),
  });
}

/** The requests for a review by a person of an applicant of my company. */
export function applicantHumanReviewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applicants', 'human-reviews', applicationId],
    queryFn: ({ signal }) =>
      call(humanReviewsApi.listApplicantHumanReviews, { params: { id: applicationId }, signal }),
  });
}

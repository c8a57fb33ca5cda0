import { queryOptions } from '@tanstack/react-query';
import { offersApi } from '../../../api/hiring/offers.ts';
import { call } from '../../platform/client.ts';

/** The offers to an applicant of my company. */
export function applicantOffersQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applicants', 'offers', applicationId],
    queryFn: ({ signal }) => call(offersApi.listApplicantOffers, { params: { id: applicationId }, signal }),
  });
}

/** What an offer to an applicant begins with. */
export function offerStartQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applicants', 'offer-start', applicationId],
    queryFn: ({ signal }) => call(offersApi.getOfferStart, { params: { id: applicationId }, signal }),
  });
}

/** Who approves my company's offers. */
export const offerApproversQuery = queryOptions({
  queryKey: ['company', 'offer-approvers'],
  queryFn: ({ signal }) => call(offersApi.getOfferApprovers, { signal }),
});

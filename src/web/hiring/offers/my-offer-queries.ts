import { queryOptions } from '@tanstack/react-query';
import { offersApi } from '../../../api/hiring/offers.ts';
import { call } from '../../platform/client.ts';

/** The offers that were sent to me for one of my applications. */
export function myOffersQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applications', 'offers', applicationId],
    queryFn: ({ signal }) => call(offersApi.listMyOffers, { params: { id: applicationId }, signal }),
  });
}

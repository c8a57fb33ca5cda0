import { queryOptions } from '@tanstack/react-query';
import { referralsApi } from '../../../api/hiring/referrals.ts';
import { call } from '../../platform/client.ts';

/** The company's referral links, newest first; those that send people to a job where it is given. */
export function referralLinksQuery(job: string | undefined) {
  return queryOptions({
    queryKey: ['referral-links', job ?? ''],
    queryFn: ({ signal }) => call(referralsApi.listReferralLinks, { query: { ...(job && { job }) }, signal }),
  });
}

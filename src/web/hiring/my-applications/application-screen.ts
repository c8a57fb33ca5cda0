import type { Api } from '../../../api/index.ts';
import { myHumanReviewsQuery } from '../../fairness/human-reviews/review-queries.ts';
import { call } from '../../platform/client.ts';
import { screenPart, useFirstRead } from '../../platform/ui/use-first-read.ts';
import { consentStateQuery } from '../../talent/talent-pool/talent-queries.ts';
import { myInterviewsQuery } from '../interviews/interview-queries.ts';
import { myThreadQuery } from '../messages/message-queries.ts';
import { myOffersQuery } from '../offers/my-offer-queries.ts';
import { myApplicationQuery } from './application-queries.ts';

/** Reads what the page of one of my applications shows first, in one request; only the survey on sex and race is asked for by itself. */
export function useApplicationScreen(id: string): void {
  const screen = { method: 'GET', path: '/api/screens/applications/{id}' } as const;
  useFirstRead(id, () => call<Api['getApplicationScreen']>(screen, { params: { id } }), [
    screenPart(myApplicationQuery(id), ({ application }) => application),
    screenPart(myOffersQuery(id), ({ offers }) => offers ?? undefined),
    screenPart(myInterviewsQuery(id), ({ interviews }) => interviews ?? undefined),
    screenPart(myHumanReviewsQuery(id), (found) => found.human_reviews ?? undefined),
    screenPart(consentStateQuery(id), ({ kept }) => kept ?? undefined),
    screenPart(myThreadQuery(id), ({ messages }) => messages ?? undefined),
  ]);
}

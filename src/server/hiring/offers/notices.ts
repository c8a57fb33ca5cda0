import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import type { StoredOffer } from './queries.ts';

/** Tells the candidate what happened to an offer, in the caller's transaction. */
export async function notifyCandidate(services: Services, offer: StoredOffer, title: string, text = '') {
  await notify(services, {
    userId: offer.candidateId,
    kind: 'offer_news',
    key: `offer:${offer.id}:${offer.version}`,
    title: `${title}: ${offer.jobTitle}`,
    text: text === '' ? offer.employer : text,
    path: `/applications/${offer.applicationId}`,
  });
}

/** Tells these colleagues of an offer, in the caller's transaction; nobody of what they did themselves. */
export async function notifyColleagues(
  services: Services,
  offer: StoredOffer,
  people: { to: (string | null)[]; except: string | null },
  title: string,
): Promise<void> {
  const members = new Set(await memberIds(services.database, offer.companyId, offer.jobId));
  for (const userId of new Set(people.to)) {
    if (userId === null || userId === people.except || !members.has(userId)) continue;
    await notify(services, {
      userId,
      kind: 'applicant_offer_news',
      key: `offer:${offer.id}:${offer.version}`,
      title: `${title}: ${offer.jobTitle}`,
      path: `/applicants/${offer.applicationId}`,
    });
  }
}

/** What is written down of an offer. */
export type OfferAct =
  | 'written'
  | 'changed'
  | 'approved'
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired';

/** Writes down what happened to an offer, in the caller's transaction, and moves the open pages of both sides. */
export async function recordOffer(
  services: Services,
  actorId: string | null,
  act: OfferAct,
  offer: StoredOffer,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordEvent(services.database, {
    actorId,
    action: `application.offer_${act}`,
    objectType: 'application',
    objectId: offer.applicationId,
    companyId: offer.companyId,
    subjectId: offer.candidateId,
    // What nobody sent is none of the candidate's matters.
    data: {
      offer: offer.id,
      ...more,
      ...(act === 'withdrawn' && offer.sentAt === null ? { unsent: true } : {}),
    },
  });
  if (act === 'sent' || act === 'accepted' || act === 'declined') {
    const { applicationId: id, jobId, companyId } = offer;
    await announceApplication(services, { id, jobId, companyId }, `offer.${act}`, { offer_id: offer.id });
  }
  const event = { type: 'applications' as const, job_id: offer.jobId };
  await services.live.publish(offer.candidateId, event);
  for (const member of await memberIds(services.database, offer.companyId, offer.jobId)) {
    await services.live.publish(member, event);
  }
}

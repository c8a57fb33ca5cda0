import { type Message, message } from '../../../messages/message.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { notifyCompany as publishToCompany } from '../applications/event-commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import type { StoredOffer } from './queries.ts';

/** What an act on an offer needs. */
export type OfferPorts = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Tells the candidate what happened to an offer, in the caller's transaction. */
export async function notifyCandidate(
  ports: OfferPorts,
  offer: StoredOffer,
  title: Message,
  text: Message = message('notices.asWritten', { text: offer.employer }),
): Promise<void> {
  await notify(ports, {
    userId: offer.candidateId,
    kind: 'offer_news',
    key: `offer:${offer.id}:${offer.version}`,
    title,
    text,
    path: `/applications/${offer.applicationId}`,
  });
}

/** Tells these colleagues of an offer, in the caller's transaction; nobody of what they did themselves. */
export async function notifyColleagues(
  ports: OfferPorts,
  offer: StoredOffer,
  people: { to: (string | null)[]; except: string | null },
  title: Message,
  text?: Message,
): Promise<void> {
  const members = new Set(await memberIds(ports.database, offer.companyId, offer.jobId));
  for (const userId of new Set(people.to)) {
    if (userId === null || userId === people.except || !members.has(userId)) continue;
    await notify(ports, {
      userId,
      kind: 'applicant_offer_news',
      key: `offer:${offer.id}:${offer.version}`,
      title,
      ...(text && { text }),
      path: `/applicants/${offer.applicationId}`,
    });
  }
}

/** Tells those who wrote and approved an offer, or else everybody who works with its job, in the caller's transaction. */
export async function notifyConcerned(ports: OfferPorts, offer: StoredOffer, title: Message): Promise<void> {
  const members = await memberIds(ports.database, offer.companyId, offer.jobId);
  const concerned = members.filter((id) => id === offer.createdBy || id === offer.approvedBy);
  const people = { to: concerned.length > 0 ? concerned : members, except: null };
  await notifyColleagues(ports, offer, people, title);
}

/** What is written down of an offer. */
export type OfferAction =
  | 'written'
  | 'changed'
  | 'approved'
  | 'returned'
  | 'discussed'
  | 'replaced'
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'countersigned'
  | 'withdrawn'
  | 'expired';

/** Writes down what happened to an offer, in the caller's transaction, and moves the open pages of both sides. */
export async function recordOffer(
  ports: OfferPorts,
  actorId: string | null,
  act: OfferAction,
  offer: StoredOffer,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordEvent(ports.database, {
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
    await announceApplication(ports, { id, jobId, companyId }, `offer.${act}`, { offer_id: offer.id });
  }
  await ports.live.publish(offer.candidateId, { type: 'applications', job_id: offer.jobId });
  await publishToCompany(ports, offer.companyId, offer.jobId);
}

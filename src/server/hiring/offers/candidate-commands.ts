import { message } from '../../../messages/message.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { ownOffer } from './access.ts';
import { requireOpen, type Seen } from './commands.ts';
import { requireSignature } from './signing-commands.ts';
import { forCandidate } from './presenter.ts';
import { endOffer, lockOffer, type StoredOffer } from './queries.ts';
import { notifyConcerned, type OfferPorts, recordOffer } from './record-commands.ts';

/** Accepts an offer that was sent to the candidate, by their typed name, or declines it, while it is open and its application runs. */
export function answerOffer(
  ports: OfferPorts,
  candidate: Pick<Actor, 'id'>,
  { id, version }: Seen,
  { answer, reason, signature }: { answer: 'accept' | 'decline'; reason: string; signature: string },
): Promise<StoredOffer> {
  const { database } = ports;
  const record = {
    find: () => ownOffer(database, candidate, id),
    hold: () => lockOffer(database, id, version),
    present: forCandidate,
  };
  return changeAtVersion(database, record, async (before) => {
    if (before.status !== 'sent')
      throw new ApiError('conflict', { detail: message('hiringErrors.offerAnswered') });
    if (before.expiresAt <= ports.now())
      throw new ApiError('conflict', { detail: message('hiringErrors.offerExpired') });
    const mine = await findOwnApplication(database, candidate.id, before.applicationId);
    requireOpen(mine?.application.stage ?? 'withdrawn');
    const accepts = answer === 'accept';
    if (accepts) requireSignature(signature);
    const end = accepts
      ? { status: 'accepted' as const, reason: '', signature: signature.trim() }
      : { status: 'declined' as const, reason };
    await endOffer(database, before.id, end, ports.now());
    const offer = await ownOffer(database, candidate, id);
    await recordOffer(ports, candidate.id, end.status, offer);
    const title = accepts ? 'notices.applicantOfferAccepted' : 'notices.applicantOfferDeclined';
    await notifyConcerned(ports, offer, message(title, { job: offer.jobTitle }));
    return offer;
  });
}

import { message } from '../../../messages/message.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { readerLocale, words } from '../../platform/http/reader.ts';
import { ownApplication } from '../applications/access.ts';
import { writeToCompany } from '../messages/commands.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { ownOffer } from './access.ts';
import { requireOpen, type Seen } from './change-offer.ts';
import { requireSignature } from './signing-commands.ts';
import { forCandidate } from './presenter.ts';
import { endOffer, findOffer, lockOffer, type StoredOffer } from './queries.ts';
import { findUnsentOffer, markDiscussed } from './revision-queries.ts';
import { notifyConcerned, type OfferPorts, recordOffer } from './record-commands.ts';

/** Accepts an offer that was sent to the candidate, by their typed name, or declines it, while it is open and its application runs. */
export function answerOffer(
  ports: OfferPorts,
  candidate: Pick<Actor, 'id'>,
  { id, version }: Seen,
  { answer, reason, signature }: { answer: 'accept' | 'decline'; reason: string; signature: string },
): Promise<StoredOffer> {
  const { database } = ports;
  return changeSentOffer(ports, candidate, { id, version }, async (before) => {
    const accepts = answer === 'accept';
    if (accepts) requireSignature(signature);
    const end = accepts
      ? { status: 'accepted' as const, reason: '', signature: signature.trim() }
      : { status: 'declined' as const, reason };
    await endOffer(database, before.id, end, ports.now());
    const offer = await ownOffer(database, candidate, id);
    await recordOffer(ports, candidate.id, end.status, offer);
    if (accepts) await dropRevision(ports, offer);
    const title = accepts ? 'notices.applicantOfferAccepted' : 'notices.applicantOfferDeclined';
    await notifyConcerned(ports, offer, message(title, { job: offer.jobTitle }));
    return offer;
  });
}

/** Acts on an offer that waits for its candidate's answer, as it stands at a version, while their application runs. */
function changeSentOffer(
  ports: OfferPorts,
  candidate: Pick<Actor, 'id'>,
  { id, version }: Seen,
  act: (before: StoredOffer) => Promise<StoredOffer>,
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
    return act(before);
  });
}

/** Takes back the offer that was being written to replace one that is accepted now. */
async function dropRevision(ports: OfferPorts, accepted: StoredOffer): Promise<void> {
  const { database } = ports;
  const id = await findUnsentOffer(database, accepted.applicationId);
  if (id === null) return;
  await endOffer(database, id, { status: 'withdrawn', reason: '' }, ports.now());
  const offer = await findOffer(database, { companyId: accepted.companyId }, id);
  if (offer) await recordOffer(ports, null, 'withdrawn', offer);
}

/**
 * Asks to discuss an offer: the message goes to the company's thread, with the pay that the candidate has in mind. The offer stays open,
 * and can be accepted as it is.
 */
export function discussOffer(
  ports: OfferPorts,
  candidate: Pick<Actor, 'id'>,
  seen: Seen,
  { message: text, salary }: { message: string; salary: number | null },
): Promise<StoredOffer> {
  return changeSentOffer(ports, candidate, seen, async (before) => {
    await markDiscussed(ports.database, before.id, salary, ports.now());
    const offer = await ownOffer(ports.database, candidate, before.id);
    await recordOffer(ports, candidate.id, 'discussed', offer);
    const application = await ownApplication(ports.database, candidate.id, before.applicationId);
    await writeToCompany(ports, application, withFigure(text, offer));
    await notifyConcerned(ports, offer, message('notices.applicantOfferDiscussed', { job: offer.jobTitle }));
    return offer;
  });
}

/** What a candidate wrote of an offer, with the pay that they named in a line above. */
function withFigure(text: string, { counterSalary, currency, interval }: StoredOffer): string {
  if (counterSalary === null) return text;
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const amount = new Intl.NumberFormat(readerLocale(), style).format(counterSalary);
  const pay = words(message('offers.salaryPaid', { amount, interval }));
  return `${words(message('offers.counterFigure', { pay }))}\n\n${text}`;
}

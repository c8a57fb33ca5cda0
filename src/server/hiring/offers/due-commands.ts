import { message } from '../../../messages/message.ts';
import { applicationEnded } from './rules.ts';
import { endOffer, findOffer, claimOverdueOffer } from './queries.ts';
import { notifyCandidate, notifyConcerned, type OfferPorts, recordOffer } from './record-commands.ts';

/** Ends one offer whose time is over, or whose application has ended, and tells both sides; false when none is left. */
export function endOverdueOffer(ports: OfferPorts): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const due = await claimOverdueOffer(database, ports.now());
    if (!due) return false;
    const status = due.expired ? 'expired' : 'withdrawn';
    const reason = due.expired ? '' : applicationEnded;
    await endOffer(database, due.id, { status, reason }, ports.now());
    const offer = await findOffer(database, { companyId: due.companyId }, due.id);
    if (!offer) throw new Error('An offer that was just taken is gone.');
    await recordOffer(ports, null, status, offer);
    const job = offer.jobTitle;
    const title = due.expired ? 'notices.applicantOfferExpired' : 'notices.applicantOfferEnded';
    await notifyConcerned(ports, offer, message(title, { job }));
    if (due.expired) await notifyCandidate(ports, offer, message('notices.offerExpired', { job }));
    return true;
  });
}

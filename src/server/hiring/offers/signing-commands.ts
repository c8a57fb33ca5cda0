import { message } from '../../../messages/message.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { companysOffer } from './access.ts';
import { type Employer, recordOf, type Seen } from './change-offer.ts';
import type { StoredOffer } from './queries.ts';
import { countersign } from './signing-queries.ts';
import { notifyCandidate, type OfferPorts, recordOffer } from './record-commands.ts';
import { signsFor } from './rules.ts';

/** Signs an accepted offer for the company, once; only an owner or admin does. The candidate hears of it. */
export function countersignOffer(
  ports: OfferPorts,
  by: Employer,
  { id, version }: Seen,
  signature: string,
): Promise<StoredOffer> {
  return changeAtVersion(ports.database, recordOf(ports, by, id, version), async (before) => {
    if (before.status !== 'accepted' || before.signature === '' || before.countersignature !== '')
      throw new ApiError('conflict', { detail: message('hiringErrors.notToCountersign') });
    if (!signsFor(by.actor)) throw new ApiError('owner_only');
    requireSignature(signature);
    const name = signature.trim();
    await countersign(ports.database, before.id, { name, by: by.viewerId }, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    await recordOffer(ports, by.viewerId, 'countersigned', offer);
    const { employer, jobTitle: job } = offer;
    await notifyCandidate(ports, offer, message('notices.offerCountersigned', { employer, job }));
    return offer;
  });
}

/** Refuses a signature that is no name. */
export function requireSignature(signature: string): void {
  if (/\p{L}.*\p{L}/u.test(signature)) return;
  throw new ApiError('invalid_input', {
    errors: [{ pointer: '#/body/signature', detail: message('hiringErrors.signatureMissing') }],
  });
}

import type { CareerDomain } from '../../../api/jobs/career-domains.ts';
import { daySeconds, hourSeconds } from '../../../api/platform/durations.ts';
import type { StoredDomain } from './queries.ts';

/** How long a page stays at a domain whose records are gone, so that a mistake can be mended. */
export const graceMs = 3 * daySeconds * 1000;
/** When a claim that was never proved is forgotten, and a domain that ended. */
export const claimMs = 14 * daySeconds * 1000;
/** Half of the time between two runs, so that a run a moment early does not leave out what is due. */
const earlyMs = (hourSeconds / 2) * 1000;
/** How often the DNS is asked: once a day about a domain in use, once an hour about one that is waited for. */
export const checkMs = { inUse: daySeconds * 1000 - earlyMs, waiting: hourSeconds * 1000 - earlyMs };

/** What a domain is to its company; `taken` says that another one proved it. */
export function stateOf(domain: StoredDomain, taken: boolean): CareerDomain['state'] {
  if (domain.provenAt) return 'in_use';
  if (taken) return 'taken';
  return domain.endedAt ? 'ended' : 'waiting';
}

/** When the page ends at a domain of which a record is missing; null otherwise. */
export function endOf({ provenAt, missingSince }: StoredDomain): Date | null {
  return provenAt && missingSince ? new Date(missingSince.getTime() + graceMs) : null;
}

/** When a claim is forgotten; null while the domain is in use. */
export function expiryOf({ provenAt, endedAt, createdAt }: StoredDomain): Date | null {
  return provenAt ? null : new Date((endedAt ?? createdAt).getTime() + claimMs);
}

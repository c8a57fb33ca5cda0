import { message } from '../../../messages/message.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { companysApplication } from '../applications/access.ts';
import { findHider } from '../applications/identity-queries.ts';
import { canWithdraw } from '../applications/rules.ts';
import { companysOffer } from './access.ts';
import { forCompany } from './presenter.ts';
import { listApprovers, lockOffer, type StoredOffer } from './queries.ts';
import type { OfferPorts } from './record-commands.ts';
import { isOpenOffer, isUnsent } from './rules.ts';

/** Somebody of the company who acts on an offer. */
export type Employer = EmployerScope & { actor: Actor };
/** An offer as the caller last saw it. */
export type Seen = { id: string; version: number };

/** Refuses to change an offer that was sent. */
export function requireUnsent(offer: StoredOffer): void {
  if (isUnsent(offer)) return;
  throw new ApiError('conflict', {
    detail: message('hiringErrors.sentOfferFixed'),
  });
}

/** Refuses what concerns an application that has ended. */
export function requireOpen(stage: Parameters<typeof canWithdraw>[0]): void {
  if (!canWithdraw(stage))
    throw new ApiError('conflict', { detail: message('hiringErrors.applicationEnded') });
}

/** Changes an open offer of the company, as it stands at a version, to an applicant who is still in the running. */
export function changeOpenOffer(
  ports: OfferPorts,
  by: Employer,
  { id, version }: Seen,
  act: (before: StoredOffer) => Promise<StoredOffer>,
): Promise<StoredOffer> {
  const { database } = ports;
  return changeAtVersion(database, recordOf(ports, by, id, version), async (before) => {
    if (!isOpenOffer(before)) throw new ApiError('conflict', { detail: message('hiringErrors.offerOver') });
    requireOpen((await companysApplication(database, by, before.applicationId)).stage);
    return act(before);
  });
}

/** An offer of the company as it stands at a version. */
export function recordOf({ database }: OfferPorts, by: Employer, id: string, version: number) {
  return {
    find: () => companysOffer(database, by, id),
    hold: () => lockOffer(database, id, version),
    present: async (now: StoredOffer) =>
      forCompany(
        by.actor,
        now,
        (await listApprovers(database, now)).length,
        await findHider(database, by, now.applicationId),
      ),
  };
}

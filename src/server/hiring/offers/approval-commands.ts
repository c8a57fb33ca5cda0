import type { OfferApprovers } from '../../../api/hiring/offers.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { companysOffer } from './access.ts';
import {
  approveStep,
  findOfferApprovers,
  listWithAllJobs,
  markReturned,
  restartApprovals,
  storeOfferApprovers,
} from './approver-queries.ts';
import { changeOpenOffer, type Employer, type Seen } from './change-offer.ts';
import { approve, listApprovers, type StoredOffer } from './queries.ts';
import { notifyColleagues, type OfferPorts, recordOffer } from './record-commands.ts';
import { canApprove, chainOf, signsFor } from './rules.ts';

/** Names who approves the offers of the caller's company from now on; owners and administrators do. */
export function changeOfferApprovers(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { version, items }: { version: number; items: string[] },
): Promise<OfferApprovers> {
  const companyId = companyOf({ actor });
  if (!signsFor(actor)) throw new ApiError('owner_only');
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    const before = await findOfferApprovers(database, companyId);
    if (before.version !== version) throw staleVersion(before);
    const able = await listWithAllJobs(database, companyId, items);
    const errors = items.flatMap((id, at) =>
      able.has(id)
        ? []
        : [{ pointer: `#/body/items/${at}`, detail: message('hiringErrors.approverOfAllJobs') }],
    );
    if (errors.length > 0) throw new ApiError('invalid_input', { errors });
    await storeOfferApprovers(database, companyId, items);
    await recordCompanyEvent(database, { actor, companyId }, 'company.offer_approvers_changed', {
      approvers: items,
    });
    return findOfferApprovers(database, companyId);
  });
}

/**
 * Begins the approval of an offer as it now stands, by those named, those it had or the company's, and tells who is first. In the
 * transaction that stored it, by its author.
 */
export async function beginApproval(
  ports: OfferPorts,
  by: Employer,
  offer: StoredOffer,
  given: string[] | undefined,
  at: string,
): Promise<StoredOffer> {
  const { database } = ports;
  const [reaching, defaults, signers] = await database.together([
    () => memberIds(database, offer.companyId, offer.jobId),
    () => findOfferApprovers(database, offer.companyId),
    () => listApprovers(database, offer),
  ]);
  const had = offer.approvals.map(({ id }) => id);
  const { chain, fault } = chainOf({
    given: given ?? (had.length > 0 ? had : undefined),
    defaults: defaults.items.map(({ id }) => id),
    author: by.viewerId,
    reaching: new Set(reaching),
    signers,
    mayShorten: signsFor(by.actor),
  });
  if (fault !== null)
    throw new ApiError('invalid_input', {
      errors: [{ pointer: `${at}/approvers`, detail: { key: fault, values: {} } }],
    });
  await restartApprovals(database, offer.id, chain);
  const now = await companysOffer(database, by, offer.id);
  await askNext(ports, by, now);
  return now;
}

/** Approves an offer when it is one's turn; once all have, it can be sent. */
export function approveOffer(ports: OfferPorts, by: Employer, seen: Seen): Promise<StoredOffer> {
  return changeOpenOffer(ports, by, seen, async (before) => {
    const { database } = ports;
    await requireTurn(ports, by, before);
    const named = before.nextApprover === by.viewerId;
    if (named) await approveStep(database, { offerId: before.id, userId: by.viewerId }, ports.now());
    const after = named ? await companysOffer(database, by, before.id) : before;
    const isDone = after.approvals.every((one) => one.approved_at !== null);
    if (isDone || !named) await approve(database, before.id, by.viewerId, ports.now());
    const offer = await companysOffer(database, by, before.id);
    const own = before.createdBy === by.viewerId;
    await recordOffer(ports, by.viewerId, 'approved', offer, own ? { alone: true } : {});
    if (offer.status === 'draft') await askNext(ports, by, offer);
    else {
      const people = { to: [offer.createdBy], except: by.viewerId };
      await notifyColleagues(
        ports,
        offer,
        people,
        message('notices.applicantOfferApproved', { job: offer.jobTitle }),
      );
    }
    return offer;
  });
}

/** Sends an offer that waits for one's approval back to its author, with the reason. */
export function returnOffer(
  ports: OfferPorts,
  by: Employer,
  seen: Seen,
  reason: string,
): Promise<StoredOffer> {
  return changeOpenOffer(ports, by, seen, async (before) => {
    await requireTurn(ports, by, before);
    await markReturned(ports.database, before.id, { by: by.viewerId, reason }, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    await recordOffer(ports, by.viewerId, 'returned', offer);
    const people = { to: [offer.createdBy], except: by.viewerId };
    const title = message('notices.applicantOfferReturned', { job: offer.jobTitle });
    await notifyColleagues(ports, offer, people, title, message('notices.asWritten', { text: reason }));
    return offer;
  });
}

async function requireTurn({ database }: OfferPorts, by: Employer, before: StoredOffer): Promise<void> {
  if (before.status !== 'draft')
    throw new ApiError('conflict', { detail: message('hiringErrors.alreadyApproved') });
  if (before.returnedAt !== null)
    throw new ApiError('conflict', { detail: message('hiringErrors.offerWasReturned') });
  const others = (await listApprovers(database, before)).length;
  if (canApprove(before, by.actor, others)) return;
  const detail = message(
    before.nextApprover === null ? 'hiringErrors.otherApprover' : 'hiringErrors.notYourTurn',
  );
  throw new ApiError('owner_only', { detail });
}

/** Tells whoever is next that an offer waits for them: the one who is named, or the owners and admins. */
async function askNext(ports: OfferPorts, by: Employer, offer: StoredOffer): Promise<void> {
  const to = offer.nextApprover === null ? await listApprovers(ports.database, offer) : [offer.nextApprover];
  const title = message('notices.applicantOfferToApprove', { job: offer.jobTitle });
  await notifyColleagues(ports, offer, { to, except: by.viewerId }, title);
}

import { v7 } from 'uuid';
import type { z } from 'zod';
import type { offerInput } from '../../../api/hiring/offers.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { companysApplication } from '../applications/access.ts';
import { findHider } from '../applications/identity-queries.ts';
import { hasHiddenMark, hiddenMark } from '../../../engine/blind/hide-identity.ts';
import { canWithdraw } from '../applications/rules.ts';
import { companysOffer } from './access.ts';
import { markFileScanned, storeOfferFile, type UnscannedFile } from './file-queries.ts';
import { forCompany } from './presenter.ts';
import {
  approve,
  endOffer,
  findOffer,
  lockOffer,
  insertOffer,
  listApprovers,
  markSent,
  type OfferValue,
  type StoredOffer,
  storeOffer,
} from './queries.ts';
import {
  notifyCandidate,
  notifyColleagues,
  notifyConcerned,
  type OfferPorts,
  recordOffer,
} from './record-commands.ts';
import { canApprove, isOpenOffer, isUnsent } from './rules.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { MessageOrText } from '../../../messages/render.ts';

/** Somebody of the company who acts on an offer. */
export type Employer = EmployerScope & { actor: Actor };
/** An offer as the caller last saw it. */
export type Seen = { id: string; version: number };
type Input = z.output<typeof offerInput>;
type StoredFile = NonNullable<Parameters<typeof storeOfferFile>[2]>;

const longestDays = 366;

/** Writes the draft of an offer to an applicant and asks those who approve it; refused while another one is open. */
export function writeOffer(
  ports: OfferPorts,
  by: Employer,
  applicationId: string,
  input: Input,
): Promise<StoredOffer> {
  const { database } = ports;
  return database.transact(async () => {
    const application = await companysApplication(database, by, applicationId);
    requireOpen(application.stage);
    const id = v7();
    const stored = await insertOffer(database, {
      ...checked(ports, input, '#/body'),
      id,
      applicationId,
      companyId: by.companyId,
      createdBy: by.viewerId,
      now: ports.now(),
    });
    if (!stored) throw new ApiError('conflict', { detail: message('hiringErrors.offerOpen') });
    const offer = await companysOffer(database, by, id);
    await recordOffer(ports, by.viewerId, 'written', offer);
    await askForApproval(ports, by, offer);
    return offer;
  });
}

/** Changes what an offer says that was not sent; it waits for approval again. */
export function changeOffer(ports: OfferPorts, by: Employer, seen: Seen, input: Input): Promise<StoredOffer> {
  return change(ports, by, seen, async (before) => {
    requireUnsent(before);
    const value = { ...checked(ports, input, '#/body/value'), author: by.viewerId };
    await storeOffer(ports.database, before.id, value, ports.now());
    return recordChange(ports, by, before);
  });
}

/**
 * Puts a stored file beside an offer that was not sent, or takes it away; it waits for approval again. Returns the offer before, whose
 * file nothing names any more.
 */
export function replaceOfferFile(
  ports: OfferPorts,
  by: Employer,
  seen: Seen,
  file: StoredFile | null,
): Promise<StoredOffer> {
  return change(ports, by, seen, async (before) => {
    requireUnsent(before);
    if (file === null && before.filePath === null) {
      throw new ApiError('conflict', { detail: message('hiringErrors.offerWithoutFile') });
    }
    await storeOfferFile(ports.database, before.id, file, by.viewerId, ports.now());
    await recordChange(ports, by, before);
    return before;
  });
}

/** Takes a file in which the virus scanner found something from its offer, and tells those who work with that. */
export function dropInfectedFile(
  ports: OfferPorts,
  { id, version, companyId }: UnscannedFile,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    if (!(await lockOffer(database, id, version))) return;
    const offer = await findOffer(database, { companyId }, id);
    if (!offer || !isUnsent(offer)) return;
    await storeOfferFile(database, id, null, offer.createdBy, ports.now());
    await recordOffer(ports, null, 'changed', offer, { infected: true });
    const title = message('notices.applicantOfferInfected', { job: offer.jobTitle });
    await notifyConcerned(ports, offer, title);
  });
}

/** Approves the draft of an offer; only an owner or admin does, and not their own where there is another. */
export function approveOffer(ports: OfferPorts, by: Employer, seen: Seen): Promise<StoredOffer> {
  return change(ports, by, seen, async (before) => {
    if (before.status !== 'draft')
      throw new ApiError('conflict', { detail: message('hiringErrors.alreadyApproved') });
    const others = (await listApprovers(ports.database, before)).length;
    if (!canApprove(before, by.actor, others)) {
      const detail = message('hiringErrors.otherApprover');
      throw new ApiError('owner_only', { detail });
    }
    await approve(ports.database, before.id, by.viewerId, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    const own = before.createdBy === by.viewerId;
    await recordOffer(ports, by.viewerId, 'approved', offer, own ? { alone: true } : {});
    const people = { to: [offer.createdBy], except: by.viewerId };
    const title = message('notices.applicantOfferApproved', { job: offer.jobTitle });
    await notifyColleagues(ports, offer, people, title);
    return offer;
  });
}

/** Sends an approved offer to its candidate, while there is time to answer it. */
export function sendOffer(ports: OfferPorts, by: Employer, seen: Seen): Promise<StoredOffer> {
  return change(ports, by, seen, async (before) => {
    if (before.status !== 'approved') {
      throw new ApiError('conflict', { detail: message('hiringErrors.approveFirst') });
    }
    if (before.expiresAt <= ports.now()) {
      throw new ApiError('conflict', { detail: message('hiringErrors.answerDatePassed') });
    }
    await markSent(ports.database, before, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    await recordOffer(ports, by.viewerId, 'sent', offer);
    const title = message('notices.offerSent', { employer: offer.employer, job: offer.jobTitle });
    const text = message('notices.offerSentText', { until: offer.expiresAt });
    await notifyCandidate(ports, offer, title, text);
    return offer;
  });
}

/** Takes an open offer back; its candidate hears of it when it was sent to them. */
export function withdrawOffer(
  ports: OfferPorts,
  by: Employer,
  seen: Seen,
  reason: string,
): Promise<StoredOffer> {
  return change(ports, by, seen, async (before) => {
    await endOffer(ports.database, before.id, { status: 'withdrawn', reason }, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    await recordOffer(ports, by.viewerId, 'withdrawn', offer);
    const people = { to: [offer.createdBy], except: by.viewerId };
    const { jobTitle: job, employer } = offer;
    await notifyColleagues(ports, offer, people, message('notices.applicantOfferWithdrawn', { job }));
    if (offer.sentAt !== null) {
      const text = reason === '' ? undefined : message('notices.asWritten', { text: reason });
      await notifyCandidate(ports, offer, message('notices.offerWithdrawn', { employer, job }), text);
    }
    return offer;
  });
}

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
function change(
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

async function recordChange(ports: OfferPorts, by: Employer, { id }: StoredOffer): Promise<StoredOffer> {
  const offer = await companysOffer(ports.database, by, id);
  await recordOffer(ports, by.viewerId, 'changed', offer);
  await askForApproval(ports, by, offer);
  return offer;
}

/** Tells the owners and admins of the company that an offer waits for one of them. */
async function askForApproval(ports: OfferPorts, by: Employer, offer: StoredOffer): Promise<void> {
  const people = { to: await listApprovers(ports.database, offer), except: by.viewerId };
  const title = message('notices.applicantOfferToApprove', { job: offer.jobTitle });
  await notifyColleagues(ports, offer, people, title);
}

function checked(ports: Pick<Services, 'now'>, input: Input, at: string): OfferValue {
  const now = ports.now();
  const expiresAt = new Date(input.expires_at);
  const errors: { pointer: string; detail: MessageOrText }[] = [];
  if (hasHiddenMark(input.text))
    errors.push({ pointer: `${at}/text`, detail: message('hiringErrors.hiddenMark', { mark: hiddenMark }) });
  if (expiresAt <= now)
    errors.push({ pointer: `${at}/expires_at`, detail: message('hiringErrors.futureDate') });
  if (expiresAt.getTime() > now.getTime() + longestDays * dayMs) {
    errors.push({ pointer: `${at}/expires_at`, detail: message('hiringErrors.atMostYearAhead') });
  }
  // A day earlier than in UTC it is still today somewhere.
  const today = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  if (input.start_on !== null && input.start_on < today) {
    errors.push({ pointer: `${at}/start_on`, detail: message('hiringErrors.futureDate') });
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
  const { salary, currency, interval, start_on: startOn, text } = input;
  return { salary, currency, interval, startOn, expiresAt, text };
}

/** Notes that the virus scanner found nothing in the file of an offer, while it is this one. */
export function recordCleanFile(
  { database }: Pick<Services, 'database'>,
  offerId: string,
  storagePath: string,
): Promise<void> {
  return markFileScanned(database, offerId, storagePath);
}

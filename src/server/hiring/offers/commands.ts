import { v7 } from 'uuid';
import type { z } from 'zod';
import type { offerInput } from '../../../api/hiring/offer.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { hasHiddenMark, hiddenMark } from '../../../engine/blind/hide-identity.ts';
import { companysOffer } from './access.ts';
import { markFileScanned, storeOfferFile, type UnscannedFile } from './file-queries.ts';
import {
  endOffer,
  findOffer,
  lockOffer,
  insertOffer,
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
import { beginApproval } from './approval-commands.ts';
import { changeOpenOffer, type Employer, requireOpen, requireUnsent, type Seen } from './change-offer.ts';
import { findSentOffer } from './revision-queries.ts';
import { restartApprovals } from './approver-queries.ts';
import { fillText, unfilledFields } from './offer-fields.ts';
import { isUnsent } from './rules.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { MessageOrText } from '../../../messages/render.ts';

type Input = z.output<typeof offerInput>;
type NewInput = Input & { revises?: string | undefined };
type StoredFile = NonNullable<Parameters<typeof storeOfferFile>[2]>;

const longestDays = 366;

/**
 * Writes the draft of an offer to an applicant and asks those who approve it; refused while another one is open, but for one that was
 * sent and that this one is to replace.
 */
export function writeOffer(
  ports: OfferPorts,
  by: Employer,
  applicationId: string,
  input: NewInput,
): Promise<StoredOffer> {
  const { database } = ports;
  return database.transact(async () => {
    const application = await companysApplication(database, by, applicationId);
    requireOpen(application.stage);
    const id = v7();
    const value = await filled(
      ports,
      by,
      { applicationId, jobId: application.jobId },
      checked(ports, input, '#/body'),
    );
    const stored = await insertOffer(database, {
      ...value,
      revises: input.revises ?? null,
      id,
      applicationId,
      companyId: by.companyId,
      createdBy: by.viewerId,
      now: ports.now(),
    });
    if (!stored) throw new ApiError('conflict', { detail: message('hiringErrors.offerOpen') });
    const offer = await companysOffer(database, by, id);
    await recordOffer(ports, by.viewerId, 'written', offer);
    return beginApproval(ports, by, offer, input.approvers, '#/body');
  });
}

/** Changes what an offer says that was not sent; it waits for approval again. */
export function changeOffer(ports: OfferPorts, by: Employer, seen: Seen, input: Input): Promise<StoredOffer> {
  return changeOpenOffer(ports, by, seen, async (before) => {
    requireUnsent(before);
    const value = await filled(ports, by, before, checked(ports, input, '#/body/value'));
    await storeOffer(ports.database, before.id, { ...value, author: by.viewerId }, ports.now());
    return recordChange(ports, by, before, input.approvers);
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
  return changeOpenOffer(ports, by, seen, async (before) => {
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
    await restartApprovals(
      database,
      id,
      offer.approvals.map((one) => one.id),
    );
    await recordOffer(ports, null, 'changed', offer, { infected: true });
    const title = message('notices.applicantOfferInfected', { job: offer.jobTitle });
    await notifyConcerned(ports, offer, title);
  });
}

/** Sends an approved offer to its candidate, while there is time to answer it. */
export function sendOffer(ports: OfferPorts, by: Employer, seen: Seen): Promise<StoredOffer> {
  return changeOpenOffer(ports, by, seen, async (before) => {
    if (before.status !== 'approved') {
      throw new ApiError('conflict', { detail: message('hiringErrors.approveFirst') });
    }
    if (before.expiresAt <= ports.now()) {
      throw new ApiError('conflict', { detail: message('hiringErrors.answerDatePassed') });
    }
    const unfilled = unfilledFields(before.text);
    if (unfilled.length > 0) {
      const names = unfilled.map((name) => `{{${name}}}`).join(', ');
      throw new ApiError('conflict', { detail: message('hiringErrors.offerFieldsEmpty', { names }) });
    }
    await replaceSentOffer(ports, by, before);
    await markSent(ports.database, before, ports.now());
    const offer = await companysOffer(ports.database, by, before.id);
    await recordOffer(ports, by.viewerId, 'sent', offer);
    const title = message('notices.offerSent', { employer: offer.employer, job: offer.jobTitle });
    const text = message('notices.offerSentText', { until: offer.expiresAt });
    await notifyCandidate(ports, offer, title, text);
    return offer;
  });
}

/** Ends the offer that was sent before, if one waits for an answer: the new one takes its place. */
async function replaceSentOffer(
  ports: OfferPorts,
  by: Employer,
  { applicationId }: StoredOffer,
): Promise<void> {
  const id = await findSentOffer(ports.database, applicationId);
  if (id === null) return;
  await endOffer(ports.database, id, { status: 'replaced', reason: '' }, ports.now());
  await recordOffer(ports, by.viewerId, 'replaced', await companysOffer(ports.database, by, id));
}

/** Takes an open offer back; its candidate hears of it when it was sent to them. */
export function withdrawOffer(
  ports: OfferPorts,
  by: Employer,
  seen: Seen,
  reason: string,
): Promise<StoredOffer> {
  return changeOpenOffer(ports, by, seen, async (before) => {
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

async function recordChange(
  ports: OfferPorts,
  by: Employer,
  { id }: StoredOffer,
  approvers?: string[],
): Promise<StoredOffer> {
  const offer = await companysOffer(ports.database, by, id);
  await recordOffer(ports, by.viewerId, 'changed', offer);
  return beginApproval(ports, by, offer, approvers, '#/body/value');
}

/** What an employer wrote with the fields of its text filled. */
async function filled(
  { database }: OfferPorts,
  { companyId }: Employer,
  of: { applicationId: string; jobId: string },
  value: Omit<OfferValue, 'source'>,
): Promise<OfferValue> {
  const { text } = await fillText(database, companyId, of, value);
  return { ...value, text, source: text === value.text ? '' : value.text };
}

function checked(ports: Pick<Services, 'now'>, input: Input, at: string): Omit<OfferValue, 'source'> {
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

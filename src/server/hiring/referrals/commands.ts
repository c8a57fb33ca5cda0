import { v7 } from 'uuid';
import {
  referralLimits,
  type ReferralLinkInput,
  referredNameDays,
  type referralBody,
} from '../../../api/hiring/referrals.ts';
import type { z } from 'zod';
import { dayMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { words } from '../../platform/http/reader.ts';
import * as people from './people-queries.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
/** Who makes links, for their company. */
export type Maker = { personId: string; companyId: string };

/** Makes a link; refuses other companies' jobs as not found, and more than a company may have. Returns its id. */
export function createLink({ database, now }: Ports, by: Maker, value: ReferralLinkInput): Promise<string> {
  const { companyId, personId } = by;
  return database.transact(async () => {
    if ((await queries.countLinks(database, companyId)) >= referralLimits.links)
      throw new ApiError('quota_reached');
    const jobs = await requireJobs(database, companyId, value, '#/body/job_ids');
    const id = v7();
    const stored = { id, companyId, createdBy: personId, source: sourceOf(value), value, now: now() };
    await queries.insertLink(database, stored);
    await queries.storeJobs(database, id, jobs);
    await record(database, by, 'company.referral_link_created', id);
    return id;
  });
}

/** Changes a link as it stands at a version; false when there is a newer one. Refuses one that was revoked with `conflict`. */
export function changeLink(
  { database }: Pick<Ports, 'database'>,
  by: Maker,
  which: { id: string; version: number },
  value: ReferralLinkInput,
): Promise<boolean> {
  return database.transact(async () => {
    await requireLink(database, by, which.id);
    const jobs = await requireJobs(database, by.companyId, value, '#/body/value/job_ids');
    if (!(await queries.changeLink(database, which, { source: sourceOf(value), value }))) return false;
    await queries.storeJobs(database, which.id, jobs);
    await record(database, by, 'company.referral_link_changed', which.id);
    return true;
  });
}

/** Gives a link a new address; the one before works no more. */
export function renewLink({ database }: Pick<Ports, 'database'>, by: Maker, id: string): Promise<void> {
  return database.transact(async () => {
    await requireLink(database, by, id);
    await queries.raiseGeneration(database, id);
    await record(database, by, 'company.referral_link_renewed', id);
  });
}

/** Ends a link; once more does nothing. */
export function revokeLink({ database, now }: Ports, by: Maker, id: string): Promise<void> {
  return database.transact(async () => {
    const link = await queries.lockLink(database, by.companyId, id);
    if (!link) throw new ApiError('not_found');
    if (link.revoked) return;
    await queries.markRevoked(database, id, now());
    await record(database, by, 'company.referral_link_revoked', id);
  });
}

/** Stores whom a link sends to one of its open jobs; the resume comes next. Returns its id. */
export function startReferral(
  { database, now }: Ports,
  link: queries.StoredLink,
  { job_id: jobId, name, email, note, consent_version: consentVersion }: z.output<typeof referralBody>,
): Promise<string> {
  return database.transact(async () => {
    const at = now();
    if (!(await queries.isOpenFor(database, link, jobId, at)))
      throw new ApiError('conflict', { detail: message('hiringErrors.jobNotAccepting') });
    const sent = await people.countSent(database, link.id, new Date(at.getTime() - dayMs));
    if (sent >= referralLimits.peopleADay) {
      throw new ApiError('quota_reached', {
        detail: message('hiringErrors.referredEnough', { count: referralLimits.peopleADay }),
      });
    }
    const id = v7();
    await people.insertReferral(database, link, { id, jobId, name, email, note, consentVersion, now: at });
    return id;
  });
}

/** Deletes people whose resume never came, and forgets names after the time for which they are shown. */
export function forgetOldReferrals({ database, now }: Ports): Promise<void> {
  const at = now().getTime();
  return people.forgetOld(database, {
    unsentBefore: new Date(at - dayMs),
    namedBefore: new Date(at - referredNameDays * dayMs),
  });
}

/** True while people can be sent by a link: it was not revoked, and its last day is not over. */
export function works(
  { revoked, expiresOn }: Pick<queries.StoredLink, 'revoked' | 'expiresOn'>,
  now: Date,
): boolean {
  return !revoked && (expiresOn === null || expiresOn >= now.toISOString().slice(0, 10));
}

async function requireLink(database: Ports['database'], by: Maker, id: string): Promise<void> {
  const link = await queries.lockLink(database, by.companyId, id);
  if (!link) throw new ApiError('not_found');
  if (link.revoked) throw new ApiError('conflict', { detail: message('hiringErrors.linkRevoked') });
}

async function requireJobs(
  database: Ports['database'],
  companyId: string,
  { all_jobs: all, job_ids: ids }: ReferralLinkInput,
  pointer: string,
): Promise<string[]> {
  if (all) return [];
  const wanted = [...new Set(ids)];
  if (wanted.length === 0)
    throw new ApiError('invalid_input', {
      errors: [{ pointer, detail: message('hiringErrors.chooseJobs') }],
    });
  if ((await queries.listOwnJobs(database, companyId, wanted)).length < wanted.length)
    throw new ApiError('not_found');
  return wanted;
}

/** What people who are sent are told of where the company has their resume from, in the language of whoever makes the link. */
function sourceOf({ name, kind }: ReferralLinkInput): string {
  return words(message('hiringMails.referredBy', { name, kind }));
}

function record(database: Ports['database'], by: Maker, action: string, linkId: string): Promise<void> {
  return recordEvent(database, {
    actorId: by.personId,
    action,
    objectType: 'company',
    objectId: by.companyId,
    companyId: by.companyId,
    data: { link: linkId },
  });
}

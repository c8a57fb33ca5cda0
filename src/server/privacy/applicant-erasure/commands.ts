import { v7 } from 'uuid';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { deleteAnswersTo } from '../../fairness/equal-opportunity/queries.ts';
import { notifyCandidate, notifyCompany } from '../../hiring/applications/event-commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { eraseInAts } from '../../platform/tasks/task-definitions.ts';
import { endStorageConsent, forgetWithoutConsent } from '../../talent/talent-pool/consent-queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { eraseAddedPerson, forgetMergedInto } from '../personal-data/erase-added-commands.ts';
import { handOver } from '../personal-data/erase-queries.ts';
import { listErasures } from '../personal-data/erasure-list.ts';
import {
  deleteBesideApplications,
  findErasedApplicants,
  findKnownIds,
  type HeldApplication,
  isHeld,
  listOfferFiles,
  listOutsideIds,
  lockApplications,
} from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
/**
 * Who deletes: an owner whom the applicant asked, or the program, because the time for which the company keeps data is over, or because a restored
 * backup has brought back what was deleted before.
 */
export type EraseReason = 'asked' | 'retention' | 'again';
type Erasing = { companyId: string; personId: string | null; reason: EraseReason };

/**
 * Deletes what a company stores about an applicant: of all their applications to it the job, the stages and their dates stay under no name, and it
 * keeps them in mind no more. Their own account, profile and resume stay theirs, and they are told. Somebody whom the company added itself, without
 * an account, is deleted whole, also where they are the same as an account by the word of a colleague. Refused while an application is open or the
 * company has to keep the data. Answers how many applications it was.
 */
export async function eraseApplicant(ports: Ports, by: Erasing, candidateId: string): Promise<number> {
  const { database, files } = ports;
  const known = await findKnownIds(database, by.companyId, candidateId);
  const account = known.find(({ added }) => !added)?.id;
  const ids = known.map(({ id }) => id);
  let held: HeldApplication[] = [];
  const lock = async () => {
    held = await lockErasable(ports, by, ids);
  };
  if (account === undefined) {
    const added = ids.find((id) => id === candidateId) ?? candidateId;
    await eraseAddedPerson(ports, added, { first: lock });
  } else {
    const paths = await database.transact(async () => {
      await lock();
      return held.length === 0 ? [] : eraseOfAccount(ports, by, account, held);
    });
    // What a crash leaves here has no row any more: the sweep of loose files removes it.
    for (const path of paths) await files.remove(path);
  }
  for (const { jobId, candidateId: id } of held) {
    await notifyCompany(ports, by.companyId, jobId);
    await notifyCandidate(ports, { candidateId: id, jobId });
  }
  return held.length;
}

/** Deletes once more whose applications, by their marks, a restored backup has brought back. Returns how many people they were. */
export async function eraseApplicantsAgain(ports: Ports, marks: string[]): Promise<number> {
  const found = await findErasedApplicants(ports.database, marks);
  for (const { companyId, candidateId } of found)
    await eraseApplicant(ports, { companyId, personId: null, reason: 'again' }, candidateId);
  return found.length;
}

/** The applications that are deleted, which nobody changes until the caller's transaction ends, with the record and the mark of their deletion. */
async function lockErasable(ports: Ports, by: Erasing, ids: string[]): Promise<HeldApplication[]> {
  const { config, database, now } = ports;
  const held = await lockApplications(database, by.companyId, ids);
  if (held.length === 0) return held;
  if (by.reason !== 'again') {
    if (held.some(({ open }) => open))
      throw new ApiError('conflict', { detail: message('hiringErrors.applicationOpen') });
    if (await isHeld(database, by.companyId, ids))
      throw new ApiError('conflict', { detail: message('hiringErrors.applicantHeld') });
  }
  await recordEvent(database, {
    actorId: by.personId,
    action: by.reason === 'retention' ? 'company.applicant_expired' : 'company.applicant_erased',
    objectType: 'company',
    objectId: by.companyId,
    companyId: by.companyId,
    subjectId: null,
    data: { applications: held.length },
  });
  // Before the commit, so that none that goes is missing.
  await listErasures(
    config.dataDir,
    held.map(({ id }) => id),
    now(),
  );
  return held;
}

/** Deletes what is about somebody with an account, in the caller's transaction; returns the paths of the files, which go after it. */
async function eraseOfAccount(
  ports: Ports,
  by: Erasing,
  account: string,
  held: HeldApplication[],
): Promise<string[]> {
  const { database, now } = ports;
  const { companyId } = by;
  const own = held.filter(({ candidateId }) => candidateId === account);
  const ids = own.map(({ id }) => id);
  const paths = await listOfferFiles(database, ids);
  for (const outside of await listOutsideIds(database, ids)) await ports.queue.enqueue(eraseInAts, outside);
  const whose = { companyId, candidateId: account, applicationIds: ids };
  await deleteAnswersTo(database, whose);
  await deleteBesideApplications(database, whose);
  await handOver(database, ids, { from: account, to: { userId: v7(), resumeId: v7() } }, now());
  paths.push(...(await forgetMergedInto(ports, account, companyId)));
  await endStorageConsent(database, account, companyId, now());
  await forgetWithoutConsent(database, account, monthsAfter(now(), -consentMonths));
  const [first] = own;
  if (first && by.reason !== 'again')
    await notify(ports, {
      userId: account,
      kind: 'application_moved',
      key: `erased:${first.id}`,
      title:
        by.reason === 'asked'
          ? message('notices.applicationErased', { employer: first.employer })
          : message('notices.applicationExpired', { employer: first.employer }),
      text: message('notices.asWritten', { text: own.map(({ jobTitle }) => jobTitle).join(', ') }),
      path: '/applications',
    });
  return paths;
}

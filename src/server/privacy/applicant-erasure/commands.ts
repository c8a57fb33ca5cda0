import { v7 } from 'uuid';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { deleteAnswersTo } from '../../fairness/equal-opportunity/queries.ts';
import { notifyCandidate, notifyCompany } from '../../hiring/applications/event-commands.ts';
import { findAddedPerson } from '../../identity/added-people/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { eraseInAts } from '../../platform/tasks/task-definitions.ts';
import { endStorageConsent, forgetWithoutConsent } from '../../talent/talent-pool/consent-queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import { eraseAddedPerson } from '../personal-data/erase-added-commands.ts';
import { handOver } from '../personal-data/erase-queries.ts';
import { deleteBesideApplications, listOfferFiles, listOutsideIds, lockApplications } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/**
 * Deletes what a company stores about an applicant, at their request: of all their applications to it the job, the stages and their dates stay
 * under no name, and it keeps them in mind no more. Their own account, profile and resume stay theirs, and they are told. Somebody whom the
 * company added itself, without an account, is deleted whole. Refused while an application is open. Answers how many applications it was.
 */
export async function eraseApplicant(
  ports: Ports,
  by: { personId: string; companyId: string },
  candidateId: string,
): Promise<number> {
  const { database, files, now } = ports;
  const { companyId } = by;
  const { jobs, paths } = await database.transact(async () => {
    const held = await lockApplications(database, companyId, candidateId);
    if (held.some(({ open }) => open))
      throw new ApiError('conflict', { detail: message('hiringErrors.applicationOpen') });
    if (held.length === 0) return { jobs: [], paths: [] };
    const ids = held.map(({ id }) => id);
    const jobs = held.map(({ jobId }) => jobId);
    await recordEvent(database, {
      actorId: by.personId,
      action: 'company.applicant_erased',
      objectType: 'company',
      objectId: companyId,
      companyId,
      subjectId: null,
      data: { applications: ids.length },
    });
    if (await findAddedPerson(database, candidateId)) return { jobs, paths: null };
    const offers = await listOfferFiles(database, ids);
    for (const outside of await listOutsideIds(database, ids)) await ports.queue.enqueue(eraseInAts, outside);
    const whose = { companyId, candidateId, applicationIds: ids };
    await deleteAnswersTo(database, whose);
    await deleteBesideApplications(database, whose);
    await handOver(database, ids, { from: candidateId, to: { userId: v7(), resumeId: v7() } }, now());
    await endStorageConsent(database, candidateId, companyId, now());
    await forgetWithoutConsent(database, candidateId, monthsAfter(now(), -consentMonths));
    const [first] = held;
    if (first)
      await notify(ports, {
        userId: candidateId,
        kind: 'application_moved',
        key: `erased:${first.id}`,
        title: message('notices.applicationErased', { employer: first.employer }),
        text: message('notices.asWritten', { text: held.map(({ jobTitle }) => jobTitle).join(', ') }),
        path: '/applications',
      });
    return { jobs, paths: offers };
  });
  if (paths === null) await eraseAddedPerson(ports, candidateId);
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of paths ?? []) await files.remove(path);
  for (const jobId of jobs) {
    await notifyCompany(ports, companyId, jobId);
    await notifyCandidate(ports, { candidateId, jobId });
  }
  return jobs.length;
}

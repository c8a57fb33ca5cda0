import type { JobInput } from '../../../api/jobs/jobs.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { AtsJob } from '../../platform/adapters/ats/ats.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { markJobStale } from '../../matching/fit/queries.ts';
import { savePosting, storePosting } from '../../jobs/jobs/posting-commands.ts';
import { findJob, lockJob } from '../../jobs/jobs/queries.ts';
import {
  changedRequirements,
  changesBetween,
  changesScores,
  inputOf,
  isClosing,
} from '../../jobs/jobs/rules.ts';
import { rescoreJob, notifyApplicants, notifyOfClosing } from '../../platform/tasks/task-definitions.ts';
import { announceJob } from '../webhooks/commands.ts';
import { type ImportedJob, importedJob, updatedJob } from './imported-job.ts';
import type { StoredConnection } from './queries.ts';
import { findKeeper, type JobLink, lockJobLink, markImported, saveJobLink } from './sync-queries.ts';

const editedHere =
  'It was edited here, so only its closing is taken over from the applicant tracking system.';

/**
 * Takes one job over from an applicant tracking system, in the caller's transaction: a new one is posted, a known one brought up to
 * date unless it was edited here, and one that was closed or deleted there is closed. Doing it again changes nothing.
 */
export async function importJob(
  services: Services,
  connection: StoredConnection,
  job: AtsJob,
): Promise<void> {
  const { database } = services;
  const { companyId } = connection;
  const link = await lockJobLink(database, companyId, job.remoteId);
  const read = importedJob(job);
  if (!link) {
    if (read.value.status !== 'closed') await postImported(services, connection, job, read);
    return;
  }
  if (link.jobId === null) return keep(services, connection, job, link, { problem: null });
  await lockJob(database, link.jobId);
  const found = await findJob(database, link.jobId, null, services.now());
  if (!found) return;
  const was = inputOf(found);
  const isEdited = found.job.version !== link.importedVersion;
  const closes = read.value.status === 'closed';
  const value = isEdited || job.deleted || read.value.title === '' ? { ...was } : updatedJob(was, read);
  if (closes) value.status = 'closed';
  const problem = isEdited ? editedHere : read.lacks;
  const changes = changesBetween(was, value);
  if (changes.length === 0) return keep(services, connection, job, link, { problem });
  const which = { id: link.jobId, companyId, version: found.job.version };
  if (!(await savePosting(database, which, value, skillIds(value), services.now()))) return;
  await record(services, connection, 'job.updated', link.jobId, {
    from: was.status,
    to: value.status,
    changes,
  });
  await announceJob(services, companyId, link.jobId, { from: was.status, to: value.status });
  await follow(services, link.jobId, was, value);
  const importedVersion = isEdited ? null : found.job.version + 1;
  return keep(services, connection, job, link, { problem, importedVersion });
}

async function postImported(
  services: Services,
  connection: StoredConnection,
  job: AtsJob,
  { value, lacks }: ImportedJob,
): Promise<void> {
  const { database } = services;
  const createdBy = await findKeeper(database, connection.companyId, connection.createdBy);
  if (createdBy === null || value.title === '') return;
  const id = await storePosting(database, {
    companyId: connection.companyId,
    employerName: connection.company,
    createdBy,
    value,
    skillIds: skillIds(value),
    isSample: false,
    now: services.now(),
  });
  await markImported(database, id);
  await record(services, connection, 'job.created', id, { status: value.status, is_sample: false });
  await announceJob(services, connection.companyId, id, { from: null, to: value.status });
  const link = { remoteId: job.remoteId, externalId: job.externalId, jobId: id, importedVersion: 1 };
  await keep(services, connection, job, link, { problem: lacks, importedVersion: 1 });
  if (value.status === 'open') await services.queue.enqueue(rescoreJob, { jobId: id }, { key: id });
}

/** What follows from a change of a job, as when a person makes it. */
async function follow(services: Services, jobId: string, was: JobInput, value: JobInput): Promise<void> {
  const { database, queue } = services;
  const fields = changedRequirements(was, value);
  if (fields.length > 0) await queue.enqueue(notifyApplicants, { jobId, fields });
  if (isClosing(was.status, value.status)) await queue.enqueue(notifyOfClosing, { jobId }, { key: jobId });
  const opened = was.status !== 'open' && value.status === 'open';
  const scores = changesScores(was, value);
  if (scores) await markJobStale(database, jobId);
  if (scores || opened) await queue.enqueue(rescoreJob, { jobId }, { key: jobId });
}

function keep(
  services: Services,
  { companyId }: StoredConnection,
  job: AtsJob,
  link: JobLink,
  more: { problem: string | null; importedVersion?: number | null },
): Promise<void> {
  return saveJobLink(services.database, companyId, {
    remoteId: job.remoteId,
    externalId: job.externalId,
    jobId: link.jobId,
    title: job.title.slice(0, 160),
    importedVersion: more.importedVersion ?? null,
    remoteUpdatedAt: job.updatedAt,
    problem: more.problem,
    now: services.now(),
  });
}

function record(
  services: Services,
  { companyId, system }: StoredConnection,
  action: string,
  jobId: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(services.database, {
    actorId: null,
    action,
    objectType: 'job',
    objectId: jobId,
    companyId,
    data: { ...data, by: 'ats', system },
  });
}

function skillIds(value: JobInput): string[] {
  return [...new Set(value.skills.map((skill) => canonicalSkill(skill).id))];
}

import { z } from 'zod';
import type { AtsJob } from '../../platform/adapters/ats/ats.ts';
import type { Services } from '../../context.ts';
import { changeJob, type JobActor, postJob } from '../../jobs/jobs/commands.ts';
import { findJob, lockJob } from '../../jobs/jobs/queries.ts';
import { listEvents, type StoredEvent } from '../../platform/events/queries.ts';
import { changesBetween, inputOf } from '../../jobs/jobs/rules.ts';
import { type ImportedJob, importedJob, updatedJob } from './imported-job.ts';
import type { StoredConnection } from './queries.ts';
import { findKeeper, type JobLink, lockJobLink, saveJobLink } from './sync-queries.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

const waitsForPerson = toStoredText(message('integrationErrors.waitsForPerson'));
const editedHere = toStoredText(message('integrationErrors.editedHere'));

/**
 * Takes one job over from an applicant tracking system, in the caller's transaction: a new one is posted, a known one brought up to
 * date unless it was edited here, and one that was closed or deleted there is closed. Doing it again changes nothing.
 */
export async function importJob(services: Ports, connection: StoredConnection, job: AtsJob): Promise<void> {
  const { database } = services;
  const { companyId } = connection;
  const link = await lockJobLink(database, companyId, job.remoteId);
  const read = connection.opensJobs ? importedJob(job) : waiting(importedJob(job));
  if (!link) {
    if (read.value.status !== 'closed') await postImported(services, connection, job, read);
    return;
  }
  if (link.jobId === null) return keep(services, connection, job, link, { problem: null });
  await lockJob(database, link.jobId);
  const found = await findJob(database, link.jobId, null, services.now());
  if (!found) return;
  const was = inputOf(found);
  const isEdited =
    found.job.version !== link.importedVersion && wasEdited(await listEvents(database, 'job', link.jobId));
  const closes = read.value.status === 'closed';
  const value = isEdited || job.deleted || read.value.title === '' ? { ...was } : updatedJob(was, read);
  if (closes) value.status = 'closed';
  const isWaiting = read.lacks === waitsForPerson && found.job.status === 'open';
  const problem = isEdited ? editedHere : isWaiting ? null : read.lacks;
  if (changesBetween(was, value).length === 0) return keep(services, connection, job, link, { problem });
  const by = systemOf(connection);
  if ((await changeJob(services, by, found, { version: found.job.version, value })) === null) return;
  const importedVersion = isEdited ? null : found.job.version + 1;
  return keep(services, connection, job, link, { problem, importedVersion });
}

/** A job that is open there and waits here for somebody to open it. */
function waiting(read: ImportedJob): ImportedJob {
  if (read.value.status !== 'open') return read;
  return { value: { ...read.value, status: 'draft' }, lacks: waitsForPerson };
}

/** True when a person changed more of a job than its status. */
function wasEdited(events: StoredEvent[]): boolean {
  return events.some(
    ({ actorId, data }) =>
      actorId !== null && changes.parse(data['changes']).some(({ field }) => !status.includes(field)),
  );
}

/** What a change of the status is stored as, now and before. */
const status = ['status', 'Status'];

const changes = z.array(z.object({ field: z.string() })).catch([]);

async function postImported(
  services: Ports,
  connection: StoredConnection,
  job: AtsJob,
  { value, lacks }: ImportedJob,
): Promise<void> {
  const createdBy = await findKeeper(services.database, connection.companyId, connection.createdBy);
  if (createdBy === null || value.title === '') return;
  const id = await postJob(services, systemOf(connection), { value, createdBy });
  const link = { remoteId: job.remoteId, externalId: job.externalId, jobId: id, importedVersion: 1 };
  await keep(services, connection, job, link, { problem: lacks, importedVersion: 1 });
}

function keep(
  services: Pick<Services, 'database' | 'now'>,
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

function systemOf({ companyId, system }: StoredConnection): JobActor {
  return { companyId, personId: null, ats: system };
}

import type { JobInput } from '../../../api/jobs/jobs.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { announceJob } from '../../integrations/webhooks/commands.ts';
import { markJobStale } from '../../matching/fit/queries.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notifyApplicants, notifyOfClosing, rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { changePosting, deleteSamples, insertPosting, lockSampleJobs } from './posting-queries.ts';
import type { StoredJob } from './queries.ts';
import { changedRequirements, changesBetween, changesScores, inputOf, isClosing } from './rules.ts';
import { sampleJobs } from './sample-jobs.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'now'>;
type Status = JobInput['status'];

/** Who acts on a company's jobs: one of its people, or its applicant tracking system, which `ats` names. */
export type JobActor = { companyId: string; personId: string | null; ats?: string };

/** Posts a job for a company and answers its id; `createdBy` starts on its hiring team. */
export function postJob(
  ports: Ports,
  by: JobActor,
  { value, createdBy, isSample = false }: { value: JobInput; createdBy: string; isSample?: boolean },
): Promise<string> {
  const { database } = ports;
  return database.transact(async () => {
    const now = ports.now();
    const id = await insertPosting(database, {
      companyId: by.companyId,
      createdBy,
      value,
      skillIds: skillIds(value),
      source: by.ats === undefined ? 'employer' : 'ats',
      isSample,
      now,
    });
    await record(ports, by, 'job.created', id, { status: value.status, is_sample: isSample });
    if (isSample) return id;
    if (value.status === 'open') await countUsage(database, 'job_postings', now);
    await followStatus(ports, { id, companyId: by.companyId }, { from: null, to: value.status });
    return id;
  });
}

/**
 * Changes a job of a company, its status with it, if it still has this version; false otherwise. Opening it for the first time publishes
 * it. Those who applied hear of changed requirements and of the end, and what scores count is counted anew.
 */
export function changeJob(
  ports: Ports,
  by: JobActor,
  before: Pick<StoredJob, 'job' | 'questions' | 'expiresAt'>,
  { version, value }: { version: number; value: JobInput },
): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const { id } = before.job;
    const which = { id, companyId: by.companyId, version };
    const changed = await changePosting(database, which, value, skillIds(value), ports.now());
    if (!changed) return false;
    if (changed.published) await countUsage(database, 'job_postings', changed.published);
    if (changed.holdChanged) await rankApplications(database, [id], null);
    const was = inputOf(before);
    const status = { from: was.status, to: value.status };
    await record(ports, by, 'job.updated', id, { ...status, changes: changesBetween(was, value) });
    await followStatus(ports, { id, companyId: by.companyId }, status);
    await followContent(ports, id, was, value);
    return true;
  });
}

/** Opens, pauses, closes or takes back to a draft a job that still has this version; false otherwise. */
export function changeJobStatus(
  ports: Ports,
  by: JobActor,
  before: Pick<StoredJob, 'job' | 'questions' | 'expiresAt'>,
  { version, status }: { version: number; status: JobInput['status'] },
): Promise<boolean> {
  return changeJob(ports, by, before, { version, value: { ...inputOf(before), status } });
}

/** Posts the sample jobs for a company that has none. */
export function postSampleJobs(ports: Ports, by: JobActor & { personId: string }): Promise<void> {
  return ports.database.transact(async () => {
    const present = await lockSampleJobs(ports.database, by.companyId);
    if (present.length > 0) return;
    for (const value of sampleJobs)
      await postJob(ports, by, { value, createdBy: by.personId, isSample: true });
  });
}

/** Deletes the sample jobs that somebody works with. */
export function deleteSampleJobs(
  { database }: Pick<Services, 'database'>,
  scope: EmployerScope,
): Promise<void> {
  const { companyId, viewerId } = scope;
  return database.transact(async () => {
    const count = await deleteSamples(database, scope);
    if (count === 0) return;
    await recordEvent(database, {
      actorId: viewerId,
      action: 'company.samples_removed',
      objectType: 'company',
      objectId: companyId,
      companyId,
      data: { count },
    });
  });
}

/**
 * What follows when the status of a job changes, in the caller's transaction: the company's programs hear that it opened or closed, one
 * that opens is scored for those whom it concerns, and those who applied to one that closes are told.
 */
export async function followStatus(
  ports: Ports,
  { id: jobId, companyId }: { id: string; companyId: string | null },
  { from, to }: { from: Status | null; to: Status },
): Promise<void> {
  if (companyId !== null) await announceJob(ports, companyId, jobId, { from, to });
  if (from !== null && isClosing(from, to))
    await ports.queue.enqueue(notifyOfClosing, { jobId }, { key: jobId });
  if (from !== 'open' && to === 'open') await ports.queue.enqueue(rescoreJob, { jobId }, { key: jobId });
}

async function followContent(
  { database, queue }: Ports,
  jobId: string,
  was: JobInput,
  value: JobInput,
): Promise<void> {
  const fields = changedRequirements(was, value);
  if (fields.length > 0) await queue.enqueue(notifyApplicants, { jobId, fields });
  if (!changesScores(was, value)) return;
  await markJobStale(database, jobId);
  await queue.enqueue(rescoreJob, { jobId }, { key: jobId });
}

function record(
  { database }: Ports,
  { companyId, personId, ats }: JobActor,
  action: string,
  jobId: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, {
    actorId: personId,
    action,
    objectType: 'job',
    objectId: jobId,
    companyId,
    data: ats === undefined ? data : { ...data, by: 'ats', system: ats },
  });
}

/** The canonical ids of the required skills, each once. */
function skillIds(value: JobInput): string[] {
  return [...new Set(value.skills.map((skill) => canonicalSkill(skill).id))];
}

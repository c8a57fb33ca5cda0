import { v7 } from 'uuid';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import { placeKeys } from '../../../engine/places/place-keys.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { offersEntry } from '../../identity/company-lists/queries.ts';
import { announceJobs } from '../../integrations/webhooks/commands.ts';
import { markJobStale } from '../../matching/fit/queries.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { type NewEvent, recordEvent, recordEvents } from '../../platform/events/queries.ts';
import { gazetteer } from '../../platform/gazetteer.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyApplicants, notifyOfClosing, rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { askForApproval, holdChange, holdNewJobs } from '../job-approvals/commands.ts';
import {
  changePosting,
  deleteSamples,
  type FoundInPosting,
  insertPostings,
  lockSampleJobs,
} from './posting-queries.ts';
import type { StoredJob } from './queries.ts';
import {
  changedRequirements,
  changesBetween,
  changesScores,
  inputOf,
  isClosing,
  wholeInput,
} from './rules.ts';
import { sampleJobs } from './sample-jobs.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'now'>;
type Status = JobInput['status'];

/** Who acts on a company's jobs: one of its people, or its applicant tracking system, which `ats` names. */
export type JobActor = { companyId: string; personId: string | null; ats?: string };

/** Posts a job for a company and answers its id; `createdBy` starts on its hiring team. */
export async function postJob(
  ports: Ports,
  by: JobActor,
  { value, createdBy }: { value: JobInput; createdBy: string },
): Promise<string> {
  const [id] = await postJobs(ports, by, { values: [value], createdBy });
  if (id === undefined) throw new Error('The job was not stored.');
  return id;
}

/**
 * Posts jobs for a company, all or none, and returns their ids in the same order; `createdBy` starts on their hiring teams. A few
 * statements for all of them, so that a large file does not hold its transaction for long.
 */
export function postJobs(
  ports: Ports,
  by: JobActor,
  {
    values,
    createdBy,
    isSample = false,
  }: { values: readonly JobInput[]; createdBy: string; isSample?: boolean },
): Promise<string[]> {
  const { database } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    const now = ports.now();
    for (const value of values) await requireOffered(database, companyId, null, value);
    const held = isSample
      ? values.map((value) => ({ value, asks: false }))
      : await holdNewJobs(database, by, values);
    const jobs = held.map(({ value, asks }) => ({ id: v7(), value, asks, ...foundIn(value) }));
    if (jobs.length === 0) return [];
    const source = by.ats === undefined ? 'employer' : 'ats';
    await insertPostings(database, { companyId, createdBy, jobs, source, isSample, now });
    await recordEvents(
      database,
      jobs.map(({ id, value }) =>
        eventOf(by, 'job.created', id, { status: value.status, is_sample: isSample }),
      ),
    );
    const ids = jobs.map(({ id }) => id);
    if (isSample) return ids;
    const asked = { jobs: jobs.filter(({ asks }) => asks), askedBy: by.personId ?? createdBy };
    await askForApproval(ports, by, asked);
    for (const [status, some] of Map.groupBy(jobs, ({ value }) => value.status)) {
      if (status === 'open') await countUsage(database, 'job_postings', now, some.length);
      await followStatuses(ports, { ids: some.map(({ id }) => id), companyId }, { from: null, to: status });
    }
    return ids;
  });
}

/**
 * Changes a job of a company, its status with it, if it still has this version, and answers the status that it has then; null otherwise.
 * Opening it for the first time publishes it; where that needs an approval that is missing, it stays where it was and waits. Those who applied hear of changed requirements and of the end, and what scores count is recalculated.
 */
export function changeJob(
  ports: Ports,
  by: JobActor,
  before: Pick<StoredJob, 'job' | 'questions' | 'expiresAt'>,
  { version, value: given }: { version: number; value: JobInput },
): Promise<Status | null> {
  const { database } = ports;
  return database.transact(async () => {
    const { id } = before.job;
    const was = inputOf(before);
    const { value, asks } = await holdChange(database, by, before.job, wholeInput(was, given));
    await requireOffered(database, by.companyId, was, value);
    // A program says again what waits.
    if (by.ats !== undefined && !asks && changesBetween(was, value).length === 0) return was.status;
    const which = { id, companyId: by.companyId, version };
    const changed = await changePosting(database, which, value, foundIn(value), ports.now());
    if (!changed) return null;
    if (changed.published) await countUsage(database, 'job_postings', changed.published);
    if (changed.holdChanged) await rankApplications(database, [id], null);
    const status = { from: was.status, to: value.status };
    await record(ports, by, 'job.updated', id, { ...status, changes: changesBetween(was, value) });
    await followStatus(ports, { id, companyId: by.companyId }, status);
    await followContent(ports, id, was, value);
    if (asks) await askForApproval(ports, by, { jobs: [{ id, value }], askedBy: by.personId });
    return value.status;
  });
}

/** Refuses a department or location that the company does not offer; one that the job has already may stay. */
async function requireOffered(
  database: Ports['database'],
  companyId: string,
  was: JobInput | null,
  value: JobInput,
): Promise<void> {
  const fields = [
    ['department_id', 'departments'],
    ['location_id', 'locations'],
  ] as const;
  for (const [field, list] of fields) {
    const id = value[field];
    if (!id || id === was?.[field] || (await offersEntry(database, companyId, list, id))) continue;
    const detail = message('jobErrors.notOffered');
    throw new ApiError('invalid_input', { errors: [{ pointer: `#/body/${field}`, detail }] });
  }
}

/** Opens, pauses, closes or takes back to a draft a job that still has this version, as `changeJob` does; null otherwise. */
export function changeJobStatus(
  ports: Ports,
  by: JobActor,
  before: Pick<StoredJob, 'job' | 'questions' | 'expiresAt'>,
  { version, status }: { version: number; status: JobInput['status'] },
): Promise<Status | null> {
  return changeJob(ports, by, before, { version, value: { ...inputOf(before), status } });
}

/** Posts the sample jobs for a company that has none. */
export function postSampleJobs(ports: Ports, by: JobActor & { personId: string }): Promise<void> {
  return ports.database.transact(async () => {
    const present = await lockSampleJobs(ports.database, by.companyId);
    if (present.length > 0) return;
    await postJobs(ports, by, { values: sampleJobs(), createdBy: by.personId, isSample: true });
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
export function followStatus(
  ports: Ports,
  { id, companyId }: { id: string; companyId: string | null },
  change: { from: Status | null; to: Status },
): Promise<void> {
  return followStatuses(ports, { ids: [id], companyId }, change);
}

async function followStatuses(
  { database, now, queue }: Ports,
  { ids, companyId }: { ids: string[]; companyId: string | null },
  { from, to }: { from: Status | null; to: Status },
): Promise<void> {
  const each = ids.map((jobId) => ({ payload: { jobId }, key: jobId }));
  if (companyId !== null) await announceJobs({ database, now, queue }, companyId, ids, { from, to });
  if (from !== null && isClosing(from, to)) await queue.enqueueAll(notifyOfClosing, each);
  if (from !== 'open' && to === 'open') await queue.enqueueAll(rescoreJob, each);
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
  by: JobActor,
  action: string,
  jobId: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, eventOf(by, action, jobId, data));
}

function eventOf(
  { companyId, personId, ats }: JobActor,
  action: string,
  jobId: string,
  data: Record<string, unknown>,
): NewEvent {
  return {
    actorId: personId,
    action,
    objectType: 'job',
    objectId: jobId,
    companyId,
    data: ats === undefined ? data : { ...data, by: 'ats', system: ats },
  };
}

/** The canonical ids of the required skills, each once, and the keys of the places. */
function foundIn(value: JobInput): FoundInPosting {
  return {
    skillIds: [...new Set(value.skills.map((skill) => canonicalSkill(skill).id))],
    placeKeys: placeKeys(gazetteer(), value.locations, value.location_type === 'remote'),
  };
}

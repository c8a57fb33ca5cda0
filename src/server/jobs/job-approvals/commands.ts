import { z } from 'zod';
import type { ApprovalRules } from '../../../api/jobs/job-approvals.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { findColleagues } from '../../identity/companies/queries.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { announce, announceEach } from '../../integrations/webhooks/commands.ts';
import { recordEvent, recordEvents } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { TaskDefinition } from '../../platform/tasks/queue.ts';
import { approvedPart } from './approved-part.ts';
import {
  findApproval,
  findApprovalRules,
  findWaiting,
  listApprovers,
  requiresApproval,
  storeApprovalRules,
  storeAsked,
  storeDecision,
} from './queries.ts';
import { mayDecide, needsApproval, reviewChange, type Unpublished } from './rules.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'now'>;
type By = { companyId: string; personId: string | null; ats?: string };
/** A job with what of it is to be approved. */
type AskedJob = { id: string; value: JobInput };

const askedJob = z.object({ jobId: z.uuid() });

/** Tells the approvers that a job waits for one of them. */
export const notifyApprovers: TaskDefinition<z.infer<typeof askedJob>> = {
  name: 'notify-approvers',
  payload: askedJob,
};

/** What may be stored of new jobs of a company: each as given, or as a draft that asks for approval. In the posting transaction. */
export async function holdNewJobs(
  database: Ports['database'],
  by: By,
  values: readonly JobInput[],
): Promise<{ value: JobInput; asks: boolean }[]> {
  const required = await requiresApproval(database, by.companyId);
  return values.map((value) => {
    if (!required) return { value, asks: false };
    const { status, asks } = reviewChange(null, null, value, by.ats !== undefined);
    return { value: { ...value, status }, asks };
  });
}

/** What may be stored of a change of a job: as given, or where it was, asking for approval. In the changing transaction. */
export async function holdChange(
  database: Ports['database'],
  by: By,
  before: Unpublished & { id: string },
  value: JobInput,
): Promise<{ value: JobInput; asks: boolean }> {
  if (!needsApproval(before) || !(await requiresApproval(database, by.companyId))) {
    return { value, asks: false };
  }
  const found = await findApproval(database, before.id);
  const asked = found && { state: found.state, isEdited: found.about !== approvedPart(value) };
  const { status, asks } = reviewChange(before, asked, value, by.ats !== undefined);
  return { value: { ...value, status }, asks };
}

/** Asks for the approval of jobs, in the transaction that stored them: whoever approves is told, once until they have decided. */
export async function askForApproval(
  ports: Ports,
  by: By,
  { jobs, askedBy }: { jobs: AskedJob[]; askedBy: string | null },
): Promise<void> {
  if (jobs.length === 0) return;
  const { database, queue } = ports;
  const { companyId } = by;
  const rows = jobs.map(({ id, value }) => ({ id, about: approvedPart(value) }));
  await storeAsked(database, { companyId, askedBy, now: ports.now() }, rows);
  await recordEvents(
    database,
    jobs.map(({ id }) => ({
      actorId: by.personId,
      action: 'job.approval_asked',
      objectType: 'job' as const,
      objectId: id,
      companyId,
      data: by.ats === undefined ? {} : { by: 'ats', system: by.ats },
    })),
  );
  const asked = jobs.map(({ id, value }) => ({ job_id: id, title: value.title }));
  await announceEach(ports, companyId, 'job.approval_requested', asked);
  await queue.enqueueAll(
    notifyApprovers,
    jobs.map(({ id }) => ({ payload: { jobId: id }, key: id })),
  );
}

/** Tells those who may approve a job that it waits, if it still does. */
export function notifyOfWaiting(
  ports: Pick<Services, 'database' | 'live' | 'now' | 'queue'>,
  jobId: string,
): Promise<void> {
  const { database, live } = ports;
  return database.transact(async () => {
    const waiting = await findWaiting(database, jobId);
    if (!waiting) return;
    const approvers = (await listApprovers(database, waiting.companyId)).map(({ id }) => id);
    const { title: job, askerName: by } = waiting;
    const title =
      by === null ? message('notices.jobWaits', { job }) : message('notices.jobToApprove', { by, job });
    for (const userId of approvers) {
      await live.publish(userId, { type: 'applications', job_id: jobId });
      if (!mayDecide(waiting.askedBy, userId, approvers)) continue;
      const key = `approval:${jobId}:${waiting.askedAt.toISOString()}`;
      await notify(ports, { userId, kind: 'job_approval_asked', key, title, path: `/jobs/${jobId}` });
    }
  });
}

/**
 * Decides about a job that waits, in the caller's transaction, which keeps it from being changed: it is approved as it is, or goes back
 * with what to change. Who asked and who posted it are told.
 */
export async function decideOnJob(
  ports: Ports & Pick<Services, 'live'>,
  by: { companyId: string; personId: string; name: string },
  job: { id: string; title: string },
  { decision, comment }: { decision: 'approve' | 'ask_for_changes'; comment: string },
): Promise<void> {
  const { database, live } = ports;
  const asked = await findApproval(database, job.id);
  if (asked?.state !== 'waiting' || !(await requiresApproval(database, by.companyId))) {
    throw new ApiError('conflict', { detail: message('jobErrors.notWaiting') });
  }
  const approvers = (await listApprovers(database, by.companyId)).map(({ id }) => id);
  if (!mayDecide(asked.askedBy, by.personId, approvers)) {
    const isOwn = approvers.includes(by.personId);
    throw new ApiError('conflict', {
      detail: message(isOwn ? 'jobErrors.otherApprover' : 'jobErrors.noApprover'),
    });
  }
  const isApproved = decision === 'approve';
  const state = isApproved ? 'approved' : 'changes_asked';
  await storeDecision(database, job.id, { state, comment, by: by.personId, now: ports.now() });
  await recordEvent(database, {
    actorId: by.personId,
    action: isApproved ? 'job.approved' : 'job.changes_asked',
    objectType: 'job',
    objectId: job.id,
    companyId: by.companyId,
    data: comment === '' ? {} : { comment },
  });
  const type = isApproved ? 'job.approved' : 'job.changes_requested';
  await announce(ports, by.companyId, { type, data: { job_id: job.id, title: job.title } });
  const words = { by: by.name, job: job.title };
  const news = {
    kind: 'job_approval_decided' as const,
    key: `approval:${job.id}:${asked.askedAt.toISOString()}`,
    title: message(isApproved ? 'notices.jobApproved' : 'notices.jobSentBack', words),
    ...(comment === '' ? {} : { text: message('notices.asWritten', { text: comment }) }),
    path: `/jobs/${job.id}`,
  };
  const concerned = await findColleagues(
    database,
    by.companyId,
    [asked.askedBy, asked.postedBy].filter((id) => id !== null),
  );
  for (const userId of concerned.keys()) {
    if (userId !== by.personId) await notify(ports, { userId, ...news });
  }
  for (const userId of new Set([...concerned.keys(), ...approvers]))
    await live.publish(userId, { type: 'applications', job_id: job.id });
}

/** Changes whether the caller's company requires approval and who approves, as it is at a version; owners and administrators do. */
export function changeApprovalRules(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { version, required, approvers }: { version: number; required: boolean; approvers: string[] },
): Promise<ApprovalRules> {
  const companyId = companyOf({ actor });
  if (actor.company?.owner !== true && actor.role !== 'admin') throw new ApiError('owner_only');
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    const before = await findApprovalRules(database, companyId);
    if (before.version !== version) throw staleVersion(before);
    const colleagues = await findColleagues(database, companyId, approvers);
    if (colleagues.size < approvers.length) {
      const detail = message('jobErrors.approverOfAnother');
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/approvers', detail }] });
    }
    await storeApprovalRules(database, companyId, { required, approvers });
    const data = { required, approvers };
    await recordCompanyEvent(database, { actor, companyId }, 'company.approval_changed', data);
    return findApprovalRules(database, companyId);
  });
}

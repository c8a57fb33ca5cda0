import type { JobInput } from '../../../api/jobs/jobs.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { companyOf, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { announceJob } from '../../integrations/webhooks/commands.ts';
import { storePosting } from './posting-commands.ts';

/** Posts a job for the caller's company, with its event and, when it is open and real, its scoring; answers its id. */
export async function postJob(context: SignedIn, value: JobInput, isSample: boolean): Promise<string> {
  const companyId = companyOf(context);
  const id = await storePosting(context.database, {
    companyId,
    employerName: context.actor.company?.name ?? '',
    createdBy: context.actor.id,
    value,
    skillIds: skillIds(value),
    isSample,
    now: context.now(),
  });
  await recordJobEvent(context, 'job.created', id, { status: value.status, is_sample: isSample });
  await announceJob(context, companyId, id, { from: null, to: value.status });
  if (value.status === 'open' && !isSample)
    await context.queue.enqueue(rescoreJob, { jobId: id }, { key: id });
  return id;
}

/** Writes down what the caller did with a job of their company. */
export function recordJobEvent(
  context: SignedIn,
  action: string,
  jobId: string,
  data: Record<string, unknown>,
) {
  return recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'job',
    objectId: jobId,
    companyId: companyOf(context),
    data,
  });
}

/** The canonical ids of the required skills, each once. */
export function skillIds(value: JobInput): string[] {
  return [...new Set(value.skills.map((skill) => canonicalSkill(skill).id))];
}

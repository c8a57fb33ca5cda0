import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { addedJobsApi } from '../../../api/jobs/added-jobs.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { insertAddedJob } from './queries.ts';

/** Shares a job from elsewhere and answers its id; null when somebody shared one with its address before. */
export function addJob(
  ports: Pick<Services, 'database' | 'queue' | 'now'>,
  personId: string,
  job: HandlerInput<typeof addedJobsApi.addJob>['body'],
): Promise<string | null> {
  const { database, queue } = ports;
  return database.transact(async () => {
    const now = ports.now();
    const id = await insertAddedJob(database, {
      createdBy: personId,
      jobUrl: job.job_url,
      title: job.title,
      employerName: job.employer_name || hostOf(job.job_url),
      description: job.description,
      skills: job.skills,
      skillIds: [...new Set(job.skills.map((skill) => canonicalSkill(skill).id))],
      now,
    });
    if (id === null) return null;
    await recordEvent(database, {
      actorId: personId,
      action: 'job.added',
      objectType: 'job',
      objectId: id,
      data: { source: 'candidate' },
    });
    await countUsage(database, 'job_postings', now);
    await queue.enqueue(rescoreJob, { jobId: id }, { key: id });
    return id;
  });
}

function hostOf(address: string | null): string {
  return (address === null ? '' : (URL.parse(address)?.hostname ?? '')).replace(/^www\./, '');
}

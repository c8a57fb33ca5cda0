import type { JobPipeline } from '../../../api/hiring/job-stages.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { savePipeline } from './queries.ts';

/** Changes the stages of a company's job, whether it is reviewed blind and how soon it answers; the caller holds them. */
export function changePipeline(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: { personId: string; companyId: string },
  value: JobPipeline,
): Promise<void> {
  const { job_id: jobId, stages, blind, answer_days: days } = value;
  return database.transact(async () => {
    await savePipeline(database, by.companyId, value, now());
    await recordEvent(database, {
      actorId: by.personId,
      action: 'job.pipeline_changed',
      objectType: 'job',
      objectId: jobId,
      companyId: by.companyId,
      data: { stages, blind, answer_days: days },
    });
  });
}

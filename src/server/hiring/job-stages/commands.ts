import type { JobPipeline } from '../../../api/hiring/job-stages.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { savePipeline } from './queries.ts';

/** Changes how a job is worked through: its stages, whether names are hidden, and how soon applicants hear something. */
export function changeJobStages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: { companyId: string; personId: string },
  pipeline: JobPipeline,
): Promise<void> {
  const { companyId } = by;
  const { job_id: objectId, stages, blind, answer_days } = pipeline;
  return database.transact(async () => {
    await savePipeline(database, companyId, pipeline, now());
    await recordEvent(database, {
      actorId: by.personId,
      action: 'job.pipeline_changed',
      objectType: 'job',
      objectId,
      companyId,
      data: { stages, blind, answer_days },
    });
  });
}

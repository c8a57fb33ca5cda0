import { v7 } from 'uuid';
import type { JobPipeline, JobStage, StageTemplate } from '../../../api/hiring/job-stages.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { savePipeline } from './queries.ts';
import { deleteStageTemplate, saveStageTemplate, listStageTemplates } from './template-queries.ts';

const maxTemplates = 100;

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

/** Keeps a list of stages under a name of the company's, in place of the one that had it; returns all. Refused beyond the most. */
export function saveTemplate(
  { database }: Pick<Services, 'database'>,
  { companyId }: { companyId: string },
  template: { name: string; stages: JobStage[] },
): Promise<StageTemplate[]> {
  return database.transact(async () => {
    await saveStageTemplate(database, { id: v7(), companyId, ...template });
    const items = await listStageTemplates(database, companyId);
    if (items.length > maxTemplates) throw new ApiError('quota_reached');
    return items;
  });
}

/** Deletes a list of stages that the company kept. */
export async function deleteTemplate(
  { database }: Pick<Services, 'database'>,
  { companyId }: { companyId: string },
  id: string,
): Promise<void> {
  if (!(await deleteStageTemplate(database, companyId, id))) throw new ApiError('not_found');
}

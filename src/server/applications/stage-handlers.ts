import type { JobPipeline, jobStagesApi } from '../../api/job-stages.ts';
import { companyOf, type Handlers, Refusal, type SignedIn } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { applicantItems, ownJob, reader } from './applicant-page.ts';
import { countColumns } from './applicant-queries.ts';
import { countByStage, findPipeline, savePipeline } from './stage-queries.ts';

const columnLength = 20;

/** A job's stages, and its applicants laid out by them. */
export const jobStagesHandlers: Handlers<typeof jobStagesApi> = {
  getJobPipeline: ({ params }, context) => pipelineOf(context, params.id),

  changeJobPipeline: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await pipelineOf(context, params.id, 'update');
      if (before.version !== body.version) throw new Refusal('stale_version', { current: before });
      await refuseLoss(context, before, body.stages);
      const value = { ...before, stages: body.stages, blind: body.blind };
      await savePipeline(context.database, companyOf(context), value, context.now());
      await recordEvent(context.database, {
        actorId: context.actor.id,
        action: 'job.pipeline_changed',
        objectType: 'job',
        objectId: params.id,
        companyId: companyOf(context),
        data: { stages: body.stages, blind: body.blind },
      });
      return pipelineOf(context, params.id);
    }),

  getBoard: async ({ params, query }, context) => {
    const job = await ownJob(context, params.id);
    const { stages } = await pipelineOf(context, params.id);
    const filter = { ...query, ...reader(context), jobId: job.id };
    const counts = await countColumns(context.database, filter);
    const columns = [];
    for (const stage of stages) {
      const count = counts.get(stage.key) ?? 0;
      const page =
        count === 0
          ? { items: [], next_cursor: null }
          : await applicantItems(context, { ...filter, stage: stage.key, limit: columnLength });
      columns.push({ stage, count, ...page });
    }
    return { job, columns };
  },
};

async function pipelineOf(context: SignedIn, jobId: string, hold?: 'update'): Promise<JobPipeline> {
  const found = await findPipeline(context.database, companyOf(context), jobId, hold);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A stage that holds somebody stays, and stays what it is: nobody is moved by an edit of the list. */
async function refuseLoss(
  context: SignedIn,
  before: JobPipeline,
  stages: JobPipeline['stages'],
): Promise<void> {
  const held = await countByStage(context.database, before.job_id);
  for (const stage of before.stages) {
    const kept = stages.find((item) => item.key === stage.key);
    const count = held.get(stage.key) ?? 0;
    if (count > 0 && kept?.kind !== stage.kind) {
      throw new Refusal('conflict', {
        detail: `The stage ${stage.name} holds ${count} ${count === 1 ? 'application' : 'applications'}. Move them first.`,
      });
    }
  }
}

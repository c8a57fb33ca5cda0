import { stages } from '../../../api/hiring/applications.ts';
import type { JobPipeline, jobStagesApi } from '../../../api/hiring/job-stages.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { sharedCompany, sharingMember } from '../../identity/companies/access.ts';
import { employerScope, memberOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { applicantItems, ownJob, reader } from '../applications/applicant-page.ts';
import { countInStages } from '../applications/applicant-queries.ts';
import { listStageTemplates } from './template-queries.ts';
import { changeJobStages, deleteTemplate, saveTemplate } from './commands.ts';
import { findPipeline } from './queries.ts';
import { nameForReader, stagesForReader, stagesToStore } from '../../platform/stage-names.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const columnLength = 20;

/** A job's stages, and its applicants laid out by them. */
export const jobStagesHandlers: Handlers<typeof jobStagesApi, Ports> = {
  getJobPipeline: async ({ params }, context) => forReader(await pipelineOf(context, params.id)),

  countApplicantsByStage: async ({ query: { job_id: jobId, ...query } }, context) => {
    const filter = { ...query, ...reader(context), ...(jobId && { jobId }) };
    const counted = jobId === undefined ? stages : keysOf(await pipelineOf(context, jobId));
    return { items: await countInStages(context.database, filter, counted) };
  },

  changeJobPipeline: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await pipelineOf(context, params.id, 'update');
      if (before.version !== body.version) throw staleVersion(forReader(before));
      await refuseLoss(context, before, body.stages);
      const { blind, answer_days = before.answer_days } = body;
      const value = { ...before, stages: stagesToStore(body.stages), blind, answer_days };
      await changeJobStages(context, memberOf(context), value);
      return forReader(await pipelineOf(context, params.id));
    }),

  listStageTemplates: async (_input, context) => ({
    items: (await listStageTemplates(context.database, sharedCompany(context))).map(forReader),
  }),

  saveStageTemplate: async ({ body }, context) => ({
    items: (
      await saveTemplate(context, sharingMember(context), { ...body, stages: stagesToStore(body.stages) })
    ).map(forReader),
  }),

  deleteStageTemplate: async ({ params }, context) =>
    deleteTemplate(context, sharingMember(context), params.id),

  getBoard: async ({ params, query }, context) => {
    const job = await ownJob(context, params.id);
    const pipeline = await pipelineOf(context, params.id);
    const filter = { ...query, ...reader(context), jobId: job.id };
    const counts = await countInStages(context.database, filter, keysOf(pipeline));
    const columns = [];
    for (const [at, stage] of pipeline.stages.entries()) {
      const count = counts[at]?.count ?? 0;
      const page =
        count === 0
          ? { items: [], next_cursor: null }
          : await applicantItems(context, { ...filter, stage: stage.key, limit: columnLength });
      columns.push({ stage: { ...stage, name: nameForReader(stage) }, count, ...page });
    }
    return { job, columns };
  },
};

function keysOf({ stages: own }: JobPipeline): string[] {
  return own.map(({ key }) => key);
}

/** The same with the names of its stages as the reader sees them. */
function forReader<T extends Pick<JobPipeline, 'stages'>>(kept: T): T {
  return { ...kept, stages: stagesForReader(kept.stages) };
}

async function pipelineOf(context: SignedIn<Ports>, jobId: string, hold?: 'update'): Promise<JobPipeline> {
  const found = await findPipeline(context.database, employerScope(context), jobId, hold);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** A stage that holds somebody stays, and stays what it is: nobody is moved by an edit of the list. */
async function refuseLoss(
  context: SignedIn<Ports>,
  before: JobPipeline,
  stages: JobPipeline['stages'],
): Promise<void> {
  const filter = { ...reader(context), jobId: before.job_id };
  const held = await countInStages(context.database, filter, keysOf(before));
  for (const stage of before.stages) {
    const kept = stages.find((item) => item.key === stage.key);
    const count = held.find((item) => item.stage === stage.key)?.count ?? 0;
    if (count > 0 && kept?.kind !== stage.kind) {
      throw new ApiError('conflict', {
        detail: message('hiringErrors.stageInUse', { stage: nameForReader(stage), count }),
      });
    }
  }
}

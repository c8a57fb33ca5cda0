import { z } from 'zod';
import { applicantFilter, applicantRow, countedApplicants, stageKey, stages } from './applications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text, versionOrNone } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** One stage of a job: its key, what it means, and what the company calls it. */
export const jobStage = z
  .strictObject({ key: stageKey, kind: z.enum(stages), name: text(40, messageText('inputs.stageName')) })
  .meta({ id: 'JobStage' });
export type JobStage = z.infer<typeof jobStage>;

/** The stages that every job starts with. */
export const usualStages: readonly JobStage[] = [
  { key: 'new', kind: 'new', name: 'New' },
  { key: 'screen', kind: 'screen', name: 'Screen' },
  { key: 'interview', kind: 'interview', name: 'Interview' },
  { key: 'offer', kind: 'offer', name: 'Offer' },
  { key: 'hired', kind: 'hired', name: 'Hired' },
  { key: 'rejected', kind: 'rejected', name: 'Rejected' },
  { key: 'withdrawn', kind: 'withdrawn', name: 'Withdrawn' },
];

/** The kinds that a job has exactly one stage of, with the kind as its key. */
export const onceKinds = ['new', 'hired', 'rejected', 'withdrawn'] as const;

/** How a job's applications are worked through; `version` 0 while it is as usual. */
export const jobPipeline = z
  .object({
    job_id: id,
    stages: z.array(jobStage),
    blind: z.boolean(),
    /** Within how many days applicants are promised to hear something; null when nothing is promised. */
    answer_days: z.int().nullable(),
    version: z.int(),
  })
  .meta({ id: 'JobPipeline' });
export type JobPipeline = z.infer<typeof jobPipeline>;

const stageList = z
  .array(jobStage)
  .min(4)
  .max(20)
  .refine(
    (list) => new Set(list.map((stage) => stage.key)).size === list.length,
    messageText('inputs.stagesOnce'),
  )
  .refine(
    (list) => new Set(list.map((stage) => stage.name.toLowerCase())).size === list.length,
    messageText('inputs.stageNamesDiffer'),
  )
  .refine(
    (list) =>
      onceKinds.every((kind) => {
        const found = list.filter((stage) => stage.kind === kind);
        return found.length === 1 && found[0]?.key === kind;
      }) && list[0]?.kind === 'new',
    messageText('inputs.stagesOfJob'),
  );

/** A list of stages that a company keeps for its jobs. */
export const stageTemplate = z
  .object({ id, name: z.string(), stages: z.array(jobStage) })
  .meta({ id: 'StageTemplate' });
export type StageTemplate = z.infer<typeof stageTemplate>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** A job's stages, and its applicants laid out by them. */
export const jobStagesApi = {
  getJobPipeline: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/pipeline',
    access: employers,
    summary: "The stages of one of my company's jobs, and whether it is reviewed blind",
    scope: 'applications:read',
    params: idParams,
    returns: jobPipeline,
    errors: ['not_found'],
  }),
  countApplicantsByStage: endpoint({
    method: 'GET',
    path: '/api/applicant-stages',
    access: employers,
    summary: "How many of my company's applicants are in each stage: a job's own stages, else the kinds",
    scope: 'applications:read',
    query: applicantFilter.omit({ stage: true }).extend({ job_id: id.optional() }),
    returns: z.object({
      /** A job's stages by their keys, else the kinds. 10,001 means more than 10,000. */
      items: z.array(z.object({ stage: z.string(), count: z.int().max(countedApplicants + 1) })),
    }),
    errors: ['not_found', 'invalid_request'],
  }),
  changeJobPipeline: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/pipeline',
    access: employers,
    summary: 'Rename, add, order and remove stages of a job; only an empty stage can be removed',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version: versionOrNone,
      stages: stageList,
      blind: z.boolean(),
      /** Stays as it is when left out. */
      answer_days: z
        .int(messageText('inputs.wholeNumber'))
        .min(1, messageText('inputs.leastOne'))
        .max(60, messageText('inputs.most60'))
        .nullable()
        .optional(),
    }),
    returns: jobPipeline,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
  }),
  listStageTemplates: endpoint({
    method: 'GET',
    path: '/api/stage-templates',
    access: employers,
    summary: 'The lists of stages that my company keeps',
    scope: 'applications:read',
    returns: z.object({ items: z.array(stageTemplate) }),
    errors: [],
  }),
  saveStageTemplate: endpoint({
    method: 'POST',
    path: '/api/stage-templates',
    access: employers,
    summary: 'Keep a list of stages under a name, in place of the one that had it',
    scope: 'applications:write',
    body: z.strictObject({ name: text(60, messageText('inputs.templateName')), stages: stageList }),
    returns: z.object({ items: z.array(stageTemplate) }),
    errors: ['invalid_input', 'quota_reached', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  deleteStageTemplate: endpoint({
    method: 'DELETE',
    path: '/api/stage-templates/{id}',
    access: employers,
    summary: 'Delete a list of stages that my company keeps',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  getBoard: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/board',
    access: employers,
    summary: "A job's applicants by stage: how many, and the first twenty of each",
    scope: 'applications:read',
    params: idParams,
    query: applicantFilter
      .omit({ stage: true })
      .extend({ sort: z.enum(['newest', 'fit']).default('newest') }),
    returns: z.object({
      job: z.object({ id, title: z.string(), status: z.string() }),
      columns: z.array(
        z.object({
          stage: jobStage,
          count: z.int(),
          items: z.array(applicantRow),
          next_cursor: z.string().nullable(),
        }),
      ),
    }),
    errors: ['not_found', 'invalid_request'],
  }),
};

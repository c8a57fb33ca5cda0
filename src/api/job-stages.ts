import { z } from 'zod';
import { applicantFilter, applicantRow, stageKey, stages } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, text } from './fields.ts';

/** One stage of a job: its key, what it means, and what the company calls it. */
export const jobStage = z
  .strictObject({ key: stageKey, kind: z.enum(stages), name: text(40, 'Name the stage.') })
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
  .object({ job_id: id, stages: z.array(jobStage), blind: z.boolean(), version: z.int() })
  .meta({ id: 'JobPipeline' });
export type JobPipeline = z.infer<typeof jobPipeline>;

const stageList = z
  .array(jobStage)
  .min(4)
  .max(20)
  .refine(
    (list) => new Set(list.map((stage) => stage.key)).size === list.length,
    'Each stage stands once in the list.',
  )
  .refine(
    (list) => new Set(list.map((stage) => stage.name.toLowerCase())).size === list.length,
    'Give each stage a name of its own.',
  )
  .refine(
    (list) =>
      onceKinds.every((kind) => {
        const found = list.filter((stage) => stage.kind === kind);
        return found.length === 1 && found[0]?.key === kind;
      }) && list[0]?.kind === 'new',
    'A job starts with new, and has hired, rejected and withdrawn once each.',
  );

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
  changeJobPipeline: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/pipeline',
    access: employers,
    summary: 'Rename, add, order and remove stages of a job; only an empty stage can be removed',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version: z.int().min(0), stages: stageList, blind: z.boolean() }),
    returns: jobPipeline,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
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

import { z } from 'zod';
import { bands, stageKey } from '../../../api/hiring/applications.ts';
import { rejection, rejectReasonNames } from '../../../api/hiring/rejections.ts';
import { id, text } from '../../../api/platform/fields.ts';
import { api } from '../../../api/index.ts';
import { answerMistakes, givenAnswer } from '../../../api/jobs/screening-questions.ts';
import { page } from './job-tools.ts';
import { presentApplicant, presentApplication, wordsOfOthers } from './presenter.ts';
import { type CallApi, tool } from './tool.ts';
import { ToolError } from './tool-error.ts';
import { message } from '../../../messages/message.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';

const confirmation = z
  .string()
  .max(1000)
  .optional()
  .describe('Left out at first. What the first call answered, once the person has said yes to its summary');

const howToConfirm =
  'Nothing was done yet. Show the summary to the person. When they say yes, call again within five minutes with the same arguments and this confirmation.';

/** What candidates ask about their applications, and do. */
export const candidateTools = [
  tool({
    name: 'my_applications',
    title: 'List my applications',
    description: "The candidate's own applications, open or ended, newest first, also those made elsewhere.",
    endpoint: api.listMyApplications,
    input: z.strictObject({ state: z.enum(['open', 'closed']).default('open'), ...page }),
    run: async (query, { call }) => {
      const { items, next_cursor, open, closed } = await call(api.listMyApplications, { query });
      return {
        open,
        closed,
        next_cursor,
        applications: items.map((one) => ({
          kind: one.kind,
          id: one.id,
          job_id: one.job_id,
          stage: one.stage,
          stage_since: one.stage_since,
          applied_at: one.applied_at,
          ...wordsOfOthers({ title: one.title, employer_name: one.employer_name }),
        })),
      };
    },
  }),
  tool({
    name: 'apply_to_job',
    title: 'Apply to a job',
    description:
      'Sends an application. Takes two calls: the first answers a summary and a confirmation and sends nothing, the second carries the confirmation after the person said yes.',
    endpoint: api.applyToJob,
    input: z.strictObject({
      job_id: id,
      resume_id: id.optional().describe('The current resume when left out'),
      cover_note: text(5000).default(''),
      answers: z.array(givenAnswer).max(20).default([]).describe('To the questions of get_job'),
      confirmation,
    }),
    run: async ({ confirmation: given, ...wish }, { call, confirmations }) => {
      const params = { id: wish.job_id };
      const { cover_note, answers } = wish;
      if (given === undefined) {
        const job = await call(api.getJob, { params });
        const resume = await resumeToSend(call, wish.resume_id);
        const mistakes = answerMistakes(job.questions, answers);
        if (Object.keys(mistakes).length > 0)
          throw new ToolError(message('mcp.otherAnswers', { mistakes: inWords(mistakes) }));
        return {
          summary: { act: 'apply', job_id: job.id, resume: resume.file_name, cover_note, answers },
          ...wordsOfOthers({ title: job.title, employer_name: job.employer_name, questions: job.questions }),
          confirmation: confirmations.make('apply_to_job', wish, { resume: resume.id }),
          next: howToConfirm,
        };
      }
      const { pinned, key } = await confirmations.use('apply_to_job', wish, given);
      const body = { resume_id: String(pinned.resume), cover_note, answers, source: 'mcp' };
      const sent = await call(api.applyToJob, { params, body }, `mcp-${key}`);
      return {
        done: words('mcp.applicationSent'),
        application_id: sent.id,
        job_id: sent.job_id,
        stage: sent.stage,
        applied_at: sent.created_at,
      };
    },
  }),
];

/** Mistakes in answers, each by the id of its question. */
function inWords(mistakes: Record<string, string>): string {
  return Object.entries(mistakes)
    .map(([question, mistake]) => `${question}: ${wordsOfStored(mistake)}`)
    .join('; ');
}

async function resumeToSend(call: CallApi, resumeId: string | undefined) {
  const { items } = await call(api.listResumes, {});
  const found = items.find((one) => (resumeId === undefined ? one.is_current : one.id === resumeId));
  if (!found) throw new ToolError(resumeId === undefined ? 'mcp.noResume' : 'mcp.unknownResume');
  return found;
}

/** What employers ask about applicants, and do. */
export const employerTools = [
  tool({
    name: 'list_applicants',
    title: 'List the applicants of a job',
    description: "Who applied to one of the company's jobs, a page at a time: newest first, or by fit.",
    endpoint: api.listJobApplicants,
    input: z.strictObject({
      job_id: id,
      stage: stageKey.optional(),
      band: z.enum(bands).optional(),
      words: text(100).optional(),
      sort: z.enum(['newest', 'fit']).default('newest'),
      ...page,
    }),
    run: async ({ job_id, words: q, ...rest }, { call }) => {
      const query = { q, ...rest };
      const { items, total, next_cursor } = await call(api.listJobApplicants, {
        params: { id: job_id },
        query,
      });
      return { job_id, total, next_cursor, applicants: items.map(presentApplicant) };
    },
  }),
  tool({
    name: 'get_applicant',
    title: 'Read an application',
    description:
      'One application with resume text, answers, score, ledger and timeline. The candidate is told that it was read, as on the page.',
    endpoint: api.getApplicant,
    input: z.strictObject({ application_id: id }),
    run: async ({ application_id }, { call }) =>
      presentApplication(await call(api.getApplicant, { params: { id: application_id } })),
  }),
  tool({
    name: 'list_rejection_reasons',
    title: 'List the reasons for rejection',
    description:
      "The standard reasons for a rejection, and the company's own with their ids, which `move_applicant` takes as `own_reason`.",
    endpoint: api.getCompanyLists,
    input: z.strictObject({}),
    run: async (_input, { call }) => {
      const { reject_reasons: own } = await call(api.getCompanyLists, {});
      const offered = own.items.filter(({ retired }) => !retired);
      return {
        standard: rejectReasonNames,
        ...wordsOfOthers({ own: offered.map(({ id: ownId, name }) => ({ id: ownId, name })) }),
      };
    },
  }),
  tool({
    name: 'move_applicant',
    title: 'Move an applicant to another stage',
    description:
      "Moves an application to another of its job's stages; rejecting needs a reason. Takes two calls: the first answers a summary and a confirmation and moves nothing, the second carries the confirmation after the person said yes.",
    endpoint: api.moveApplicant,
    input: z.strictObject({
      application_id: id,
      stage: stageKey,
      rejection: rejection.optional(),
      confirmation,
    }),
    run: async ({ confirmation: given, ...wish }, { call, confirmations }) => {
      const params = { id: wish.application_id };
      const { stage, rejection: rejecting } = wish;
      if (given === undefined) {
        const found = await call(api.getApplicant, { params });
        const from = found.stage_key;
        return {
          summary: { act: 'move', application_id: found.id, from, to: stage, rejection: rejecting ?? null },
          ...wordsOfOthers({ candidate: found.candidate.name, job_title: found.job_title }),
          confirmation: confirmations.make('move_applicant', wish, { version: found.version }),
          next: howToConfirm,
        };
      }
      const { pinned } = await confirmations.use('move_applicant', wish, given);
      const body = { version: Number(pinned.version), stage, ...(rejecting ? { rejection: rejecting } : {}) };
      const moved = await call(api.moveApplicant, { params, body });
      return { done: words('mcp.applicantMoved'), ...presentApplicant(moved) };
    },
  }),
];

import { z } from 'zod';
import { id } from '../../../api/platform/fields.ts';
import { api } from '../../../api/index.ts';
import { jobOrders } from '../../../api/jobs/job-orders.ts';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import { presentCard, presentFit, presentJob, wordsOfOthers } from './presenter.ts';
import { tool } from './tool.ts';

/** Which part of a list: where the last page ended, and how many to tell. */
export const page = {
  cursor: z.string().max(400).optional().describe('next_cursor of the page before'),
  limit: z.int().min(1).max(25).default(10),
};

/** What anybody asks about jobs, and candidates about how they fit. */
export const jobTools = [
  tool({
    name: 'search_jobs',
    title: 'Search jobs',
    description:
      'Open jobs by words and filters, a page at a time: what matches the words best first; without words, the best fit first for a candidate whose resume was read.',
    endpoint: api.listJobs,
    input: z.strictObject({
      words: z.string().max(200).optional().describe('Title, company, skills, place'),
      job_type: z.enum(jobTypes).optional(),
      location_type: z.enum(locationTypes).optional(),
      country: z.string().max(120).optional(),
      yearly_pay_at_least: z.int().min(0).max(10_000_000_000).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      posted_within_days: z.int().min(1).max(365).optional(),
      sort: z.enum(jobOrders).exclude(['nearest']).optional(),
      ...page,
    }),
    run: async ({ words: q, yearly_pay_at_least: pay, posted_within_days: days, ...rest }, { call }) => {
      const { items, total, next_cursor } = await call(api.listJobs, { query: { q, pay, days, ...rest } });
      return { total, next_cursor, jobs: items.map(presentCard) };
    },
  }),
  tool({
    name: 'get_job',
    title: 'Read a job',
    description: 'One job in full, with the questions it asks of applicants.',
    endpoint: api.getJob,
    input: z.strictObject({ job_id: id }),
    run: async ({ job_id }, { call }) => presentJob(await call(api.getJob, { params: { id: job_id } })),
  }),
  tool({
    name: 'explain_fit',
    title: 'Explain how I fit a job',
    description:
      "The candidate's score for a job with its ledger: one row per requirement, met, partly, unknown or not met, with the words of the resume that say so. Unknown is not missing.",
    endpoint: api.calculateJobFit,
    input: z.strictObject({ job_id: id }),
    run: async ({ job_id }, { call }) => {
      const params = { id: job_id };
      const { fit } = await call(api.getJobFit, { params });
      const score = fit ?? (await call(api.calculateJobFit, { params })).fit;
      return { job_id, ...presentFit(score) };
    },
  }),
  tool({
    name: 'my_postings',
    title: 'List the jobs of my company',
    description: "The jobs of the caller's company, or only those they posted, with how many applied.",
    endpoint: api.listPostings,
    input: z.strictObject({ whose: z.enum(['mine', 'team']).default('team'), ...page }),
    run: async ({ whose: scope, ...rest }, { call }) => {
      const { items, total, next_cursor } = await call(api.listPostings, { query: { scope, ...rest } });
      return {
        total,
        next_cursor,
        jobs: items.map(({ id: job_id, status, applicants, new_applicants, created_at, title }) => ({
          job_id,
          status,
          applicants,
          new_applicants,
          created_at,
          ...wordsOfOthers({ title }),
        })),
      };
    },
  }),
];

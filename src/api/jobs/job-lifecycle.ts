import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, version } from '../platform/fields.ts';
import { jobStatuses } from './jobs.ts';

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** What is done with a posting as a whole, and how soon applicants to it hear something. */
export const jobLifecycleApi = {
  changeJobStatus: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/status',
    access: employers,
    summary:
      "Open, pause or close one of my company's jobs. One that needs approval keeps its status until it is approved",
    scope: 'jobs:write',
    params: idParams,
    body: z.strictObject({ version, status: z.enum(jobStatuses).exclude(['draft']) }),
    returns: z.object({ id, status: z.enum(jobStatuses), version }),
    errors: ['not_found', 'conflict', 'stale_version', 'email_unverified'],
  }),
  getAnswerTime: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/answer-time',
    access: 'public',
    summary:
      'How soon the employer promises to answer, and how often they did, in percent of those whose time is over',
    scope: 'jobs:read',
    params: idParams,
    returns: z.object({ days: z.int().nullable(), rate: z.int().nullable(), of: z.int() }),
    mayLag: true,
    errors: ['not_found'],
  }),
};

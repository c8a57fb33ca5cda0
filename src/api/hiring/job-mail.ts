import { z } from 'zod';
import { daySeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { idParams } from '../platform/fields.ts';

/** The address by which people apply to a job by mail. */
export const jobMailAddress = z
  .object({
    /** False where this site takes no mail in. */
    available: z.boolean(),
    /** Null while the job has none. */
    address: z.string().nullable(),
  })
  .meta({ id: 'JobMailAddress' });
export type JobMailAddress = z.infer<typeof jobMailAddress>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const path = '/api/jobs/{id}/mail-address';

/** The address of a job: a resume that is mailed to it becomes an application once its sender follows the link that they get. */
export const jobMailApi = {
  getJobMailAddress: endpoint({
    method: 'GET',
    path,
    access: employers,
    summary: "The address by which people apply to one of my company's jobs by mail",
    scope: 'jobs:read',
    params: idParams,
    returns: jobMailAddress,
    errors: ['not_found'],
  }),
  renewJobMailAddress: endpoint({
    method: 'POST',
    path,
    access: employers,
    summary: 'Give a job such an address; one that it had before works no more',
    scope: 'jobs:write',
    params: idParams,
    returns: jobMailAddress,
    errors: ['not_found', 'conflict'],
    limits: [{ per: 'account', points: 100, seconds: daySeconds }],
  }),
  endJobMailAddress: endpoint({
    method: 'DELETE',
    path,
    access: employers,
    summary: 'End the address of a job: mails to it come back',
    scope: 'jobs:write',
    params: idParams,
    returns: jobMailAddress,
    errors: ['not_found'],
  }),
};

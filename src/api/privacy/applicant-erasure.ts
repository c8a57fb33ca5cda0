import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { idParams } from '../platform/fields.ts';

/** Deleting what a company stores about one applicant, for owners, at the applicant's request. */
export const applicantErasureApi = {
  eraseApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/erasure',
    access: employerRoles,
    summary:
      'As an owner, delete what the company stores about this applicant, in all their applications; only the job, the stages and their dates stay, under no name',
    params: idParams,
    returns: z.object({ applications: z.int() }),
    errors: ['not_found', 'owner_only', 'conflict'],
    fresh: true,
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
};

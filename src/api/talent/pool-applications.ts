import { z } from 'zod';
import { daySeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';

/** From the pool to a job. */
export const poolApplicationsApi = {
  addTalentToJob: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent/{id}/applications',
    access: ['recruiter', 'admin'],
    summary: 'Make somebody whom my company added an applicant of one of its jobs; nobody is mailed',
    params: idParams,
    body: z.strictObject({ job_id: id }),
    returns: z.object({ application_id: id }),
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 200, seconds: daySeconds }],
  }),
};

import { z } from 'zod';
import { daySeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { storedFileTypes } from '../platform/file-types.ts';

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** From the pool to a job, and the resumes of its people. */
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
  linkTalentResume: endpoint({
    method: 'POST',
    path: '/api/recruiter/talent/{id}/resume-link',
    access: employers,
    summary:
      'A link for me alone to the resume with which my company added somebody to its pool, valid for 5 minutes',
    params: idParams,
    returns: fileLink,
    errors: ['not_found', 'conflict'],
  }),
  openTalentResume: endpoint({
    method: 'GET',
    path: '/api/recruiter/talent/{id}/resume',
    access: employers,
    summary: 'The resume with which my company added somebody to its pool, behind its signed link',
    params: idParams,
    query: signedQuery,
    returns: 'file',
    files: storedFileTypes,
    errors: ['bad_link', 'not_found', 'conflict'],
  }),
};

import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant } from '../platform/fields.ts';

/** What is to be done about an applicant: by whom, an empty name for anybody, and until when. */
export const applicantTask = z
  .object({ id, text: z.string(), to: z.string(), is_mine: z.boolean(), due_at: instant })
  .meta({ id: 'ApplicantTask' });
export type ApplicantTask = z.infer<typeof applicantTask>;

/** What is to be done about applicants. */
export const applicantTasksApi = {
  finishApplicantTask: endpoint({
    method: 'PUT',
    path: '/api/applicants/{id}/tasks',
    access: employerRoles,
    summary:
      'Say that a task about an applicant is done, or that it is open again; answers those that are open',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ task_id: id, done: z.boolean() }),
    returns: z.object({ items: z.array(applicantTask) }),
    errors: ['not_found'],
  }),
};

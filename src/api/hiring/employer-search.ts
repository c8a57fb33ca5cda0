import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text } from '../platform/fields.ts';

/** Finding people and jobs of one's company from anywhere. */
export const employerSearchApi = {
  searchCompany: endpoint({
    method: 'GET',
    path: '/api/recruiter/search',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary:
      "My company's applicants by name or email and its jobs by title or place, misspelt ones too, five of each",
    query: z.object({ q: text(100).default('') }),
    returns: z
      .object({
        people: z.array(z.object({ id, name: z.string(), job_title: z.string(), stage_name: z.string() })),
        jobs: z.array(z.object({ id, title: z.string(), applicants: z.int() })),
      })
      .meta({ id: 'CompanySearch' }),
    errors: ['invalid_request'],
  }),
};

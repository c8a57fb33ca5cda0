import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, pageQuery } from '../platform/fields.ts';
import { jobCard } from './jobs.ts';

/** A company as everybody may see it. */
export const publicCompany = z
  .object({
    id,
    name: z.string(),
    website: z.string().nullable(),
    description: z.string(),
    logo_url: z.string().nullable(),
    open_jobs: z.int(),
  })
  .meta({ id: 'PublicCompany' });
export type PublicCompany = z.infer<typeof publicCompany>;

/** The public page of a company. */
export const companyPagesApi = {
  getCompanyPage: endpoint({
    method: 'GET',
    path: '/api/companies/{id}',
    access: 'public',
    summary: 'A company and its open jobs, newest first',
    params: idParams,
    query: z.object(pageQuery),
    returns: z.object({
      company: publicCompany,
      items: z.array(jobCard),
      next_cursor: z.string().nullable(),
    }),
    mayLag: true,
    errors: ['not_found', 'invalid_request'],
  }),
};

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './fields.ts';
import { jobCard, jobTypes, locationTypes } from './jobs.ts';

const counts = z.record(z.string(), z.int());

/**
 * A page of a search for jobs. `facets` says how many jobs each value of a filter would leave, the other filters being as they
 * are; `replaced` which typed words no job says, and what was looked for in their place.
 */
export const jobList = z
  .object({
    items: z.array(jobCard),
    next_cursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({ job_type: counts, location_type: counts, country: counts }),
    replaced: z.array(
      z.object({ typed: z.string(), instead: z.array(z.string()), kind: z.enum(['beginning', 'spelling']) }),
    ),
  })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof jobList>;

/** Finding jobs. */
export const jobSearchApi = {
  listJobs: endpoint({
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    scope: 'jobs:read',
    summary: 'Open jobs, newest first, best fit first for a candidate with a resume, or best paid first',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      job_type: z.enum(jobTypes).optional(),
      location_type: z.enum(locationTypes).optional(),
      country: z.string().trim().max(120).optional(),
      /** At least so much a year in `currency`: 12 months, 52 weeks, 260 days or 2,080 hours count as a year. */
      pay: z.coerce.number().int().min(0).max(10_000_000_000).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('USD'),
      /** Posted within so many days. */
      days: z.coerce.number().int().min(1).max(365).optional(),
      /** `pay`: best paid first, amounts compared as they are, without exchange rates. */
      sort: z.enum(['newest', 'fit', 'pay']).default('newest'),
      ...pageQuery,
    }),
    returns: jobList,
    errors: ['invalid_request'],
  }),
};

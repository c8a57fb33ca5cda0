import { z } from 'zod';
import { applicantRow } from './applications.ts';
import { endpoint } from './endpoint.ts';

/** A figure with what it was counted from; `value` null means there is nothing to count yet. */
const figure = z.object({ value: z.number().nullable(), of: z.int() });

/** The employer's dashboard figures over one's own jobs, samples left out. */
export const recruiterStats = z
  .object({
    /** Open jobs of mine. */
    active_jobs: figure,
    /** Distinct applicants to them. */
    total_applicants: figure,
    /** Mean skills match over scored applications; `of` is how many were scored, `unscored` how many not. */
    average_fit: figure.extend({ unscored: z.int() }),
    /** Applications that reached an interview, percent of those decided or older than 14 days (`of`). */
    interview_rate: figure,
  })
  .meta({ id: 'RecruiterStats' });
export type RecruiterStats = z.infer<typeof recruiterStats>;

/** An employer's own figures. */
export const companiesApi = {
  getRecruiterDashboard: endpoint({
    method: 'GET',
    path: '/api/recruiter/dashboard',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'My figures and the five newest applicants',
    scope: 'jobs:read',
    returns: z.object({ stats: recruiterStats, recent_applicants: z.array(applicantRow) }),
    errors: [],
  }),
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date } from '../platform/fields.ts';
import { staffRoles } from '../identity/roles.ts';

/** What was used on one day of UTC. */
export const usageDay = z
  .object({
    date,
    api_calls: z.int(),
    user_signups: z.int(),
    job_postings: z.int(),
    resume_uploads: z.int(),
    llm_tokens: z.int(),
  })
  .meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof usageDay>;

/** The ranges of days that staff may look at. */
export const usageRanges = ['7', '30', '90'] as const;

/** The platform's figures, all counted: `average_fit` is null while nothing is scored. */
export const platformOverview = z
  .object({
    total_users: z.int(),
    active_jobs: z.int(),
    total_jobs: z.int(),
    resumes_uploaded: z.int(),
    average_fit: z.number().nullable(),
    scored_pairs: z.int(),
    api_calls_24h: z.int(),
    llm_tokens_24h: z.int(),
  })
  .meta({ id: 'PlatformOverview' });
export type PlatformOverview = z.infer<typeof platformOverview>;

/** What staff see of the platform as a whole. */
export const usageApi = {
  getPlatformOverview: endpoint({
    method: 'GET',
    path: '/api/internal/overview',
    access: staffRoles,
    summary: "The platform's figures: people, jobs, resumes, scores, calls and tokens",
    returns: platformOverview,
    mayLag: true,
    errors: [],
  }),
  listUsageDays: endpoint({
    method: 'GET',
    path: '/api/internal/usage',
    access: staffRoles,
    summary: 'What was used on each day of UTC, today first; days without use are there with zeros',
    query: z.object({ days: z.enum(usageRanges).default('30') }),
    returns: z.object({ items: z.array(usageDay) }),
    mayLag: true,
    errors: [],
  }),
};

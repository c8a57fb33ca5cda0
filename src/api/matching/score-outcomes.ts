import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id } from '../platform/fields.ts';
import { staffRoles } from '../identity/roles.ts';

const scoreBands = ['strong', 'good', 'partial', 'low'] as const;
/** Families of jobs: the major groups of ISCO-08, and `other` for titles that name no occupation. */
const jobFamilies = [
  'managers',
  'professionals',
  'technicians',
  'clerical',
  'service',
  'agriculture',
  'craft',
  'operators',
  'elementary',
  'other',
] as const;
const share = z.object({ share: z.number(), low: z.number(), high: z.number() });

/** How a band of the score turned out: shares with intervals of 95 %; null throughout where too few were decided. */
export const bandOutcome = z
  .object({
    band: z.enum(scoreBands),
    decided: z.int().nullable(),
    interview: share.nullable(),
    offer: share.nullable(),
  })
  .meta({ id: 'BandOutcome' });
export type BandOutcome = z.infer<typeof bandOutcome>;

/** How scores turned out, of applications decided in months that are over. */
export const scoreOutcomes = z
  .object({
    /** The last month that is counted. */
    through: z.string(),
    /** The family of the job that was asked about. */
    family: z.enum(jobFamilies).nullable(),
    families: z.array(z.object({ family: z.enum(['all', ...jobFamilies]), bands: z.array(bandOutcome) })),
  })
  .meta({ id: 'ScoreOutcomes' });
export type ScoreOutcomes = z.infer<typeof scoreOutcomes>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** How scores turned out. */
export const scoreOutcomesApi = {
  getScoreOutcomes: endpoint({
    method: 'GET',
    path: '/api/recruiter/score-outcomes',
    access: employers,
    scope: 'applications:read',
    summary:
      'Of the decided applications to jobs within my reach, what share of each band of the score came to an interview and to an offer, by family of jobs. Small numbers are hidden',
    query: z.object({
      /** Also names the family of this job. */
      job_id: id.optional(),
    }),
    returns: scoreOutcomes,
    mayLag: true,
    errors: ['not_found', 'invalid_request'],
  }),
  getSiteScoreOutcomes: endpoint({
    method: 'GET',
    path: '/api/internal/score-outcomes',
    access: staffRoles,
    summary: 'The same over all companies, where three or more of them decided',
    returns: scoreOutcomes,
    mayLag: true,
    errors: [],
  }),
};

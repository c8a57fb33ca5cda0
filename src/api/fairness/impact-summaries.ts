import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { type impactMeasures, impactTable } from './equal-opportunity.ts';
import { date, id, idParams, instant, text } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

/** What a published summary compares: coming to an interview, and scoring above the middle. */
export const summaryMeasures = [
  'interview',
  'score',
] as const satisfies readonly (typeof impactMeasures)[number][];

/** The figures of a summary as they stood when it was published: those of twelve whole calendar months. */
export const impactFigures = z.object({
  from: date,
  to: date,
  /** Since when the score assists the company's decisions. */
  used_since: date,
  /** Who checked the figures independently; empty where nobody did. */
  auditor: z.string(),
  parts: z.array(z.object({ measure: z.enum(summaryMeasures), tables: z.array(impactTable) })),
});
export type ImpactFigures = z.infer<typeof impactFigures>;

/** What a company publishes of how its hiring treats categories of people; null while it publishes nothing. */
export const impactSummary = z
  .object({
    company: z.object({ id, name: z.string() }),
    summary: impactFigures
      .extend({
        published_at: instant,
        /** Published more than a year ago. */
        outdated: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'ImpactSummary' });
export type ImpactSummary = z.infer<typeof impactSummary>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const limits = [{ per: 'account', points: 20, seconds: hourSeconds }] as const;

/** The public summary of how a company's hiring treats categories of people. */
export const impactSummariesApi = {
  getImpactSummary: endpoint({
    method: 'GET',
    path: '/api/companies/{id}/equal-opportunity',
    access: 'public',
    summary: 'What a company publishes of its rates by sex, race and both; small numbers hidden',
    params: idParams,
    returns: impactSummary,
    mayLag: true,
    errors: ['not_found'],
  }),
  publishImpactSummary: endpoint({
    method: 'PUT',
    path: '/api/recruiter/equal-opportunity/summary',
    access: employers,
    summary:
      "Publish the figures that were released for the last twelve whole months, in place of those published before; a company's owners alone",
    body: z.strictObject({ used_since: date, auditor: text(200).default('') }),
    returns: impactSummary,
    errors: ['owner_only', 'invalid_input'],
    limits,
  }),
  withdrawImpactSummary: endpoint({
    method: 'DELETE',
    path: '/api/recruiter/equal-opportunity/summary',
    access: employers,
    summary: 'Take the published figures back; the page then says that nothing is published',
    returns: impactSummary,
    errors: ['owner_only'],
    limits,
  }),
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text, versionOrNone } from '../platform/fields.ts';

/** What a colleague recommends after a talk. */
export const verdicts = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
/** The name of a verdict. */
export type Verdict = (typeof verdicts)[number];
const verdict = z.enum(verdicts);

/** How somebody did in one attribute, from 1 to 4; null when it was not asked about. */
export const rating = z.strictObject({
  attribute: z.string().min(1).max(200),
  rating: z.int().min(1).max(4).nullable(),
});

/** What one colleague filed about an application. */
export const scorecard = z
  .object({
    id,
    author: z.string(),
    is_mine: z.boolean(),
    verdict,
    ratings: z.array(rating),
    note: z.string(),
    filed_at: instant,
    version: z.int(),
  })
  .meta({ id: 'Scorecard' });
export type Scorecard = z.infer<typeof scorecard>;

/** The scorecards of an application: those of others stay hidden until one's own is filed. */
export const scorecards = z
  .object({
    /** What is rated: the required skills of the job. */
    attributes: z.array(z.string()),
    /** Questions about what the applicant's own words leave open. */
    kit: z.array(z.object({ requirement: z.string(), state: z.string(), question: z.string() })),
    mine: scorecard.nullable(),
    others: z.array(scorecard),
    /** How many of others wait behind one's own. */
    hidden: z.int(),
  })
  .meta({ id: 'Scorecards' });
export type Scorecards = z.infer<typeof scorecards>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** What colleagues think of an applicant after talking with them. */
export const scorecardsApi = {
  getScorecards: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/scorecards',
    access: employers,
    summary:
      'My scorecard of an application, the kit of questions, and the scorecards of others once mine is filed',
    scope: 'applications:read',
    params: idParams,
    returns: scorecards,
    errors: ['not_found'],
  }),
  fileScorecard: endpoint({
    method: 'PUT',
    path: '/api/applicants/{id}/scorecard',
    access: employers,
    summary: 'File my scorecard of an application, or change it; `version` 0 is the first',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version: versionOrNone,
      verdict,
      ratings: z.array(rating).max(30),
      note: text(5000),
    }),
    returns: scorecards,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, webAddress } from '../platform/fields.ts';
import { fitScore } from '../matching/fit.ts';
import { personalInfo } from './candidates.ts';
import { hourSeconds } from '../platform/durations.ts';

/** A job as a browser extension read it from the page on screen. All of it is what a stranger wrote. */
const seenJob = z.strictObject({
  job_url: webAddress,
  title: text(160),
  employer_name: text(120),
  description: text(20_000),
});

/** What a browser extension shows of a job: only the person's own match. */
const match = fitScore.pick({ skill_overlap: true, shape: true, label: true, ledger: true });

/** What a candidate's browser extension may do, with a token of the scope `extension`; it saves jobs by `addJob`. */
export const browserExtensionApi = {
  matchSeenJob: endpoint({
    method: 'POST',
    path: '/api/extension/match',
    access: ['candidate'],
    summary:
      'How well I match a job that I see on a page elsewhere; the job is not stored. A job of this address that is here already is matched in its place',
    scope: 'extension',
    body: seenJob,
    returns: z.object({
      /** The job here with this address; null when there is none. */
      job_id: id.nullable(),
      /** Whether it is among my target jobs. */
      saved: z.boolean(),
      /** The skills that the match was counted from. */
      skills: z.array(z.string()),
      /** Null when no known skill was found on the page, or nothing is known of me. */
      match: match.nullable(),
      /** Whether a resume or profile of mine was there to compare with. */
      known: z.boolean(),
    }),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 200, seconds: hourSeconds }],
  }),
  getOwnContact: endpoint({
    method: 'GET',
    path: '/api/extension/contact',
    access: ['candidate'],
    summary: 'My name, contact details and links, to fill in a form on screen',
    scope: 'extension',
    returns: personalInfo.omit({ bio: true }).extend({ email: z.string() }),
    errors: [],
    limits: [{ per: 'account', points: 200, seconds: hourSeconds }],
  }),
};

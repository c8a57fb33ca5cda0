import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { plainText } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

const position = z.strictObject({
  job_title: plainText(300).optional(),
  company_name: plainText(300).optional(),
  experience_details: plainText(20_000),
  /** True while the position is held: its bullets are then told in the present. */
  is_current: z.boolean().optional(),
});

/** Bullets of a resume, worded for a job. */
export const bulletsApi = {
  suggestBullets: endpoint({
    method: 'POST',
    path: '/api/suggest-bullets',
    access: 'signed-in',
    scope: 'jobs:read',
    summary:
      'Up to five bullets of an experience, worded for a job; each says what the experience says and no more. Empty when nothing can be worded better',
    body: z.strictObject({
      candidateExperience: z.union([
        plainText(100_000),
        z.array(z.union([plainText(20_000), position])).max(100),
      ]),
      jobDescription: plainText(50_000),
    }),
    returns: z.array(z.string()).max(5),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 120, seconds: hourSeconds }],
  }),
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, pageQuery, text, webAddress } from '../platform/fields.ts';
import { jobCard } from './jobs.ts';
import { skillNames } from './skill-names.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

const required = messageText('jobs.requiredFields');

/** What a person enters about a job that they found elsewhere. `employer_name` may stay empty. */
export const addedJobInput = z.strictObject({
  job_url: webAddress.nullable(),
  title: text(160, required),
  employer_name: text(120),
  description: text(20_000, required),
  skills: skillNames.pipe(z.array(z.string()).min(1, required)),
});

/** What fills the form. */
const filledJob = z.object({
  title: z.string(),
  employer_name: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
});

/** An address as it was typed: without a scheme it counts as https. */
export const typedAddress = z
  .string()
  .trim()
  .min(1, messageText('jobs.urlRequired'))
  .transform((value) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`))
  .pipe(webAddress);

/** Jobs from elsewhere that people add. Who added one is never told. */
export const addedJobsApi = {
  checkJobUrl: endpoint({
    method: 'POST',
    path: '/api/jobs/check-url',
    access: 'public',
    summary:
      'Whether a job of this address is here already; if not, what its page says, for those who are signed in',
    body: z.strictObject({ url: typedAddress }),
    returns: z.object({
      url: z.string(),
      existing: filledJob.extend({ id }).nullable(),
      found: filledJob.nullable(),
    }),
    errors: ['invalid_input'],
    limits: [{ per: 'address', points: 200, seconds: hourSeconds }],
  }),
  addJob: endpoint({
    method: 'POST',
    path: '/api/added-jobs',
    access: 'signed-in',
    summary:
      'Add a job from elsewhere, for which one’s address must be verified; one that is here already is answered instead. It becomes a target of a candidate',
    scope: 'extension',
    body: addedJobInput,
    returns: z.object({ id, existed: z.boolean() }),
    errors: ['invalid_input', 'idempotency_mismatch', 'email_unverified'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  listMyJobs: endpoint({
    method: 'GET',
    path: '/api/added-jobs',
    access: 'signed-in',
    summary: 'Open jobs of my own and those that candidates added, newest first',
    query: z.object(pageQuery),
    returns: z.object({ items: z.array(jobCard), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
};

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text } from '../platform/fields.ts';
import { jobLocation } from './jobs.ts';
import { hourSeconds } from '../platform/durations.ts';

const words = z.array(text(80)).max(100);

/** A remark on what a job asks for: the field it is about, and what to do in a sentence. It stops nothing. */
export const jobRemark = z
  .object({
    kind: z.enum(['contradiction', 'years', 'words', 'salary', 'length']),
    field: z.enum(['title', 'description', 'skills', 'desired_skills', 'years', 'salary_min']),
    text: z.string(),
  })
  .meta({ id: 'JobRemark' });

/**
 * Of `people` who agreed to be counted for employers (2,000 at most are looked at): for each required skill, how many have all the
 * others and not this one. Null stands for 1 to 4, which could point at somebody.
 */
export const soleExclusions = z
  .object({
    people: z.int(),
    skills: z.array(z.object({ skill: z.string(), people: z.int().nullable() })),
  })
  .meta({ id: 'SoleExclusions' });
export type SoleExclusions = z.infer<typeof soleExclusions>;

/** Remarks on a job while it is written. */
export const jobRemarksApi = {
  remarkOnJob: endpoint({
    method: 'POST',
    path: '/api/recruiter/job-remarks',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'What may keep people from applying to a job as it is written; nothing is stored',
    body: z.strictObject({
      title: text(160),
      description: text(20_000),
      skills: words,
      desired_skills: words,
      years: z.int().min(0).max(99).nullable(),
      salary_stated: z.boolean(),
      locations: z.array(jobLocation).max(20),
    }),
    returns: z.object({
      remarks: z.array(jobRemark),
      /** Null while too few people agreed to be counted. */
      excluded: soleExclusions.nullable(),
    }),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 600, seconds: hourSeconds }],
  }),
};

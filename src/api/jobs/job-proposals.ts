import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { text } from '../platform/fields.ts';
import { typedAddress } from './added-jobs.ts';
import { jobLocation, jobTypes, locationTypes, salaryIntervals } from './jobs.ts';

/** What a posting may ask for. */
export const requirementKinds = [
  'skill',
  'licence',
  'language',
  'years',
  'degree',
  'level',
  'right_to_work',
  'hours',
  'driving',
] as const;

/** The words of the description that say something: from `start` to `end`. */
const words = z.object({ start: z.int(), end: z.int(), quote: z.string() }).meta({ id: 'PostingWords' });

/**
 * Something that a description asks for, as a proposal to its author. `question` is what applicants could be asked about it, in the
 * language of the posting, for what is no field of a job.
 */
export const proposedRequirement = z
  .object({
    kind: z.enum(requirementKinds),
    name: z.string(),
    required: z.boolean(),
    question: z.string().nullable(),
    words,
  })
  .meta({ id: 'ProposedRequirement' });
export type ProposedRequirement = z.infer<typeof proposedRequirement>;

/** A value read from a vacancy; `words` is null where the data beside the text state it. */
function read<S extends z.ZodType>(value: S) {
  return z.object({ value, words: words.nullable() });
}

/** A vacancy that was read: its text, and what it says of the job. Nothing of it is stored. */
export const readVacancy = z
  .object({
    description: z.string(),
    /** Whether the end of a long text was left out. */
    cut: z.boolean(),
    title: read(z.string()).nullable(),
    places: z.array(read(jobLocation)),
    pay: read(
      z.object({
        min: z.int().nullable(),
        max: z.int().nullable(),
        currency: z.string(),
        interval: z.enum(salaryIntervals),
      }),
    ).nullable(),
    job_type: read(z.enum(jobTypes)).nullable(),
    location_type: read(z.enum(locationTypes)).nullable(),
    requirements: z.array(proposedRequirement),
  })
  .meta({ id: 'ReadVacancy' });
export type ReadVacancy = z.infer<typeof readVacancy>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
/** Either what was read, or why nothing could be. */
const vacancyOrProblem = z.object({ vacancy: readVacancy.nullable(), problem: z.string().nullable() });

/** What the text of a vacancy says, proposed to whoever writes the job. Nothing is stored. */
export const jobProposalsApi = {
  proposeRequirements: endpoint({
    method: 'POST',
    path: '/api/recruiter/job-requirements',
    access: employers,
    summary: 'What a job’s description asks for, each with its words; nothing is stored',
    body: z.strictObject({ description: text(20_000) }),
    returns: z.object({ requirements: z.array(proposedRequirement) }),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 2400, seconds: hourSeconds }],
  }),
  readVacancyAddress: endpoint({
    method: 'POST',
    path: '/api/recruiter/vacancy-at-address',
    access: employers,
    summary: 'What the vacancy at an address says; nothing is stored',
    body: z.strictObject({ url: typedAddress }),
    returns: vacancyOrProblem,
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  readVacancyFile: endpoint({
    method: 'POST',
    path: '/api/recruiter/vacancy-in-file',
    access: employers,
    summary:
      'What the vacancy in a PDF, DOC, DOCX or text file says (the body is the file); nothing is stored',
    body: 'file',
    returns: vacancyOrProblem,
    errors: ['file_too_big', 'unsupported_file'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
};

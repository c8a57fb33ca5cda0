import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, plainText, text, version, versionInQuery } from '../platform/fields.ts';
import { fileTypes } from '../platform/file-types.ts';
import { hourSeconds } from '../platform/durations.ts';
import { language } from '../platform/language.ts';
import { messageText } from '../platform/message-text.ts';
import { fitScore } from '../matching/fit.ts';
import { bulletSuggestion, diffPart, exportFormat, tailoredSummary } from './tailored-resumes.ts';

/** The looks that a resume can have, the plainest first. */
export const templateNames = [
  'plain',
  'ledger',
  'column',
  'compact',
  'academic',
  'european',
  'senior',
  'timeline',
  'centered',
  'right',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** The sections that every resume may have, in the usual order. */
export const usualSections = [
  'summary',
  'experience',
  'education',
  'skills',
  'certificates',
  'languages',
] as const;
export type UsualSection = (typeof usualSections)[number];

const sectionKey = z.union([
  z.enum(usualSections),
  z.templateLiteral(['extra:', z.string().regex(/^[a-z0-9-]{1,40}$/)]),
]);
const line = plainText(1000);
const short = plainText(300);
const month = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)
  .nullable();
const dates = { start: month, end: month, hidden: z.boolean() };

/** All that a resume says. One line of a description is one bullet. */
export const builderContent = z
  .strictObject({
    name: short,
    email: short,
    phone: short,
    location: short,
    links: z.array(short).max(20),
    summary: plainText(4000),
    experience: z
      .array(
        z.strictObject({
          title: short,
          company: short,
          location: short,
          description: plainText(20_000),
          ...dates,
        }),
      )
      .max(100),
    education: z
      .array(z.strictObject({ institution: short, degree: short, field: short, ...dates }))
      .max(100),
    skills: z.array(short).max(300),
    languages: z.array(short).max(100),
    certificates: z.array(short).max(100),
    sections: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]{1,40}$/),
          title: short,
          lines: z.array(line).max(200),
        }),
      )
      .max(20),
  })
  .meta({ id: 'BuilderContent' });
export type BuilderContent = z.infer<typeof builderContent>;

/** How a resume is shown: template, paper, size of the text in percent, order of sections, what is hidden, and headings of one's own. */
export const builderDesign = z
  .strictObject({
    template: z.enum(templateNames),
    paper: z.enum(['a4', 'letter']),
    language: language,
    scale: z.int().min(80).max(120),
    order: z.array(sectionKey).max(40).nullable(),
    hidden: z.array(plainText(400)).max(500),
    titles: z.record(z.string().max(50), plainText(100)),
  })
  .meta({ id: 'BuilderDesign' });
export type BuilderDesign = z.infer<typeof builderDesign>;

/** Something that a copy says otherwise than what it was made from. */
export const resumeDifference = z
  .object({
    section: z.string(),
    of: z.string(),
    kind: z.enum(['changed', 'added', 'removed']),
    diff: z.array(diffPart),
  })
  .meta({ id: 'ResumeDifference' });
export type ResumeDifference = z.infer<typeof resumeDifference>;

/** A resume as its builder shows it. */
export const builderResume = z
  .object({
    ...tailoredSummary.shape,
    content: builderContent,
    design: builderDesign,
    /** The sections in the order in which they are shown, empty and hidden ones included. */
    order: z.array(z.string()),
    pages: z.int(),
    /** Letters that no font of the program has. */
    missing: z.array(z.string()),
    differences: z.array(resumeDifference),
    /** How many lines say something that the resume it was made from does not. */
    own_words: z.int(),
    letter: z.string(),
    can_undo: z.boolean(),
    versions: z.array(z.object({ id, name: z.string(), created_at: instant })),
  })
  .meta({ id: 'BuilderResume' });
export type BuilderResume = z.infer<typeof builderResume>;

/** What a reader found of one value of a resume in a file of it. */
export const readBackValue = z
  .object({
    what: z.string(),
    of: z.string(),
    value: z.string(),
    read: z.string().nullable(),
    same: z.boolean(),
  })
  .meta({ id: 'ReadBackValue' });
export type ReadBackValue = z.infer<typeof readBackValue>;

/** A requirement of a job that a resume does not show in full, with the person's own lines that could show it. */
export const tailoringNeed = z
  .object({
    requirement: z.string(),
    required: z.boolean(),
    known: z.string().nullable(),
    lines: z.array(
      z.object({
        text: z.string(),
        position: z.object({ title: z.string(), company: z.string() }),
        suggestion: bulletSuggestion.nullable(),
      }),
    ),
  })
  .meta({ id: 'TailoringNeed' });
export type TailoringNeed = z.infer<typeof tailoringNeed>;

/** Resumes that people write here: one base, and a copy for each job. */
export const resumeBuilderApi = {
  openResumeBuilder: endpoint({
    method: 'POST',
    path: '/api/resume-builder',
    access: ['candidate'],
    summary:
      'Open my own resume, or with `job_id` my copy for that job; it is made from my profile where there is none',
    body: z.strictObject({ job_id: id.nullable().default(null) }),
    returns: tailoredSummary,
    errors: ['not_found', 'conflict', 'invalid_input', 'quota_reached'],
  }),
  getBuilderResume: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}/builder',
    access: ['candidate'],
    summary: 'One of my resumes with all that its builder shows',
    params: idParams,
    returns: builderResume,
    errors: ['not_found'],
  }),
  updateBuilderResume: endpoint({
    method: 'PATCH',
    path: '/api/tailored-resumes/{id}/builder',
    access: ['candidate'],
    summary: 'Change what one of my resumes says, how it looks, or its cover letter',
    params: idParams,
    body: z.strictObject({
      version,
      content: builderContent.optional(),
      design: builderDesign.optional(),
      letter: plainText(10_000).optional(),
    }),
    returns: builderResume,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  openBuilderPage: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}/page',
    access: ['candidate'],
    summary: 'A page of one of my resumes as a picture, laid out as in the PDF',
    params: idParams,
    query: z.object({
      page: z.coerce.number().int().min(1).max(100).default(1),
      version: versionInQuery.optional(),
    }),
    returns: 'file',
    files: [fileTypes.svg],
    errors: ['not_found'],
  }),
  readBuilderResume: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}/reading',
    access: ['candidate'],
    summary:
      "What an employer's software reads in a file of my resume, value by value, and the score that it would give for its job",
    params: idParams,
    query: z.object({ format: exportFormat.default('pdf') }),
    returns: z.object({
      /** What the reader found; empty where it could not read the file. */
      values: z.array(readBackValue),
      readable: z.boolean(),
      now: fitScore.nullable(),
      predicted: fitScore.nullable(),
    }),
    errors: ['not_found'],
    limits: [{ per: 'account', points: 240, seconds: hourSeconds }],
  }),
  getTailoring: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}/tailoring',
    access: ['candidate'],
    summary:
      'What my copy could show better for its job: open requirements with my own lines, words that the job uses and I say otherwise, and a cover letter of my own lines',
    params: idParams,
    returns: z.object({
      model: z.enum(['none', 'answered', 'failed']),
      needs: z.array(tailoringNeed),
      words: z.array(z.object({ job: z.string(), mine: z.string() })),
      letter: z.string(),
    }),
    errors: ['not_found'],
    limits: [{ per: 'account', points: 120, seconds: hourSeconds }],
  }),
  checkLetter: endpoint({
    method: 'POST',
    path: '/api/tailored-resumes/{id}/letter-check',
    access: ['candidate'],
    summary: 'Which sentences of a cover letter rest on lines of my resume, and which are my own words',
    params: idParams,
    body: z.strictObject({ letter: plainText(10_000) }),
    returns: z.object({
      sentences: z.array(
        z.object({ text: z.string(), basis: z.enum(['line', 'frame', 'own']), line: z.string().nullable() }),
      ),
    }),
    errors: ['not_found', 'invalid_input'],
    limits: [{ per: 'account', points: 600, seconds: hourSeconds }],
  }),
  saveResumeVersion: endpoint({
    method: 'POST',
    path: '/api/tailored-resumes/{id}/versions',
    access: ['candidate'],
    summary: 'Save one of my resumes as it is now under a name',
    params: idParams,
    body: z.strictObject({ name: text(100, messageText('inputs.writeName')) }),
    returns: builderResume,
    errors: ['not_found', 'invalid_input', 'quota_reached'],
  }),
  restoreResumeVersion: endpoint({
    method: 'POST',
    path: '/api/resume-versions/{id}/restore',
    access: ['candidate'],
    summary: 'Make a saved version the resume again; what it is now can be undone to',
    params: idParams,
    body: z.strictObject({ version }),
    returns: builderResume,
    errors: ['not_found', 'stale_version'],
  }),
  deleteResumeVersion: endpoint({
    method: 'DELETE',
    path: '/api/resume-versions/{id}',
    access: ['candidate'],
    summary: 'Delete a saved version of one of my resumes',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};

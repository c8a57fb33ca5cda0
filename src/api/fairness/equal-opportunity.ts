import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { agreement, type ConsentText } from '../platform/consents.ts';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, instant, version, versionOrNone } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

/** The sexes that people may choose from, in the order of tables. */
export const sexes = { female: 'Female', male: 'Male', other: 'Another' } as const;
/** The races and ethnicities of the form EEO-1, in the order of tables; all but the first are "not Hispanic or Latino". */
export const races = {
  hispanic_or_latino: 'Hispanic or Latino',
  white: 'White',
  black_or_african_american: 'Black or African American',
  pacific_islander: 'Native Hawaiian or Other Pacific Islander',
  asian: 'Asian',
  american_indian: 'American Indian or Alaska Native',
  two_or_more: 'Two or More Races',
} as const;
/** The name of a sex. */
export type Sex = keyof typeof sexes;
/** The name of a race or ethnicity. */
export type Race = keyof typeof races;

/** What somebody agrees to with their answers. */
export const selfIdentificationConsent: ConsentText = {
  version: '2026-11-21',
  text: 'consents.selfIdentification',
};

/** Answers are deleted after so many months. */
export const selfIdentificationMonths = 24;

const sex = z.enum(Object.keys(sexes) as [Sex, ...Sex[]]);
const race = z.enum(Object.keys(races) as [Race, ...Race[]]);

/** The survey of one of my applications. Both answers null: declined. */
export const selfIdentification = z
  .object({
    /** The employer asks; what was answered can be changed and deleted in any case. */
    asked: z.boolean(),
    answer: z
      .object({ sex: sex.nullable(), race: race.nullable(), answered_at: instant, delete_at: instant })
      .nullable(),
    /** What I answered last for another application, to begin with. */
    earlier: z.object({ sex: sex.nullable(), race: race.nullable() }).nullable(),
  })
  .meta({ id: 'SelfIdentification' });
export type SelfIdentification = z.infer<typeof selfIdentification>;

/** What is compared: coming to a stage, or a score above the middle one. */
export const impactMeasures = ['screen', 'interview', 'offer', 'hired', 'score'] as const;
/** One of the measures. */
export type ImpactMeasure = (typeof impactMeasures)[number];
/** Whom a company asks: applicants to jobs in the United States, all, or nobody. */
export const askChoices = ['united_states', 'everyone', 'nobody'] as const;
/** One of those. */
export type AskChoice = (typeof askChoices)[number];

const count = z.int().nullable();
const share = z.number().nullable();

/** A category with its rate, all null where it is hidden; see `engine/impact` for how each is counted. */
export const impactRow = z
  .object({
    sex: sex.nullable(),
    race: race.nullable(),
    assessed: count,
    selected: count,
    rate: share,
    ratio: share,
    below: z.boolean(),
    significance: z
      .object({ test: z.enum(['z', 'fisher']), z: share, p: z.number(), significant: z.boolean() })
      .nullable(),
    interval: z.tuple([z.number(), z.number()]).nullable(),
    hidden: z.boolean(),
    rare: z.boolean(),
  })
  .meta({ id: 'ImpactRow' });
export type ImpactRow = z.infer<typeof impactRow>;

const direction = z.enum(['sex', 'race', 'both']);

/** Why a table has no figures: none were released, or none of what was asked for. */
export const withheldReasons = ['few_people', 'small_groups', 'measure', 'job', 'period'] as const;

/** Rates by sex, by race, or by both; `unknown` did not say or are of a group too small to show, and are in no category. */
export const impactTable = z
  .object({
    direction,
    known: z.int(),
    unknown: z.int(),
    rows: z.array(impactRow),
    /** The months whose people are counted, the newest first, and their middle score where scores are compared. */
    releases: z.array(z.object({ from: date, to: date, median: z.number().nullable() })),
    withheld: z.enum(withheldReasons).nullable(),
  })
  .meta({ id: 'ImpactTable' });
export type ImpactTable = z.infer<typeof impactTable>;

/** How hiring treats categories of people. */
export const equalOpportunity = z
  .object({
    settings: z.object({ asks: z.enum(askChoices), version: z.int() }),
    measure: z.enum(impactMeasures),
    job_id: id.nullable(),
    tables: z.array(impactTable),
    /** People whose hiring ended since a table was last looked at: who came to an interview, and who did not; `needed` of each. */
    waiting: z.array(z.object({ direction, chosen: z.int(), others: z.int(), needed: z.int() })),
    /** The day on which figures can come next: the first after this month. */
    next: date,
    /** The company's jobs to choose from, the newest first. */
    jobs: z.array(z.object({ id, title: z.string() })),
  })
  .meta({ id: 'EqualOpportunity' });
export type EqualOpportunity = z.infer<typeof equalOpportunity>;

/** Which figures: of one job or all, released for months that ended within so many calendar months before this one. */
export const impactQuery = z.object({
  job: id.optional(),
  months: z.enum(['3', '6', '12', '24']).default('12'),
  measure: z.enum(impactMeasures).default('interview'),
});

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** Voluntary self-identification of applicants, apart from all else, and what it shows about hiring. */
export const equalOpportunityApi = {
  getSelfIdentification: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/self-identification',
    access: ['candidate'],
    summary: 'What I told about my sex and race with one of my applications; nobody else can read it',
    params: idParams,
    returns: selfIdentification,
    errors: ['not_found'],
  }),
  answerSelfIdentification: endpoint({
    method: 'PUT',
    path: '/api/applications/{id}/self-identification',
    access: ['candidate'],
    summary:
      'Answer, change, or decline (both null) the voluntary survey; answers need my consent to its wording',
    params: idParams,
    body: z.strictObject({
      sex: sex.nullable(),
      race: race.nullable(),
      ...agreement,
    }),
    returns: selfIdentification,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  deleteSelfIdentification: endpoint({
    method: 'DELETE',
    path: '/api/applications/{id}/self-identification',
    access: ['candidate'],
    summary: 'Delete what I told',
    params: idParams,
    returns: selfIdentification,
    errors: ['not_found'],
  }),
  getEqualOpportunity: endpoint({
    method: 'GET',
    path: '/api/recruiter/equal-opportunity',
    access: employers,
    summary:
      "Selection or scoring rates by sex, race and both, with impact ratios and significance, of people whose hiring ended in months that are over; a company's owners alone. Figures are released once and for good, so that no difference between two readings is about fewer than five people",
    query: impactQuery,
    returns: equalOpportunity,
    mayLag: true,
    errors: ['invalid_request', 'owner_only', 'not_found'],
  }),
  setSelfIdentification: endpoint({
    method: 'PUT',
    path: '/api/recruiter/equal-opportunity/settings',
    access: employers,
    summary: 'Whom my company asks to identify themselves',
    body: z.strictObject({ version: versionOrNone, asks: z.enum(askChoices) }),
    returns: z.object({ asks: z.enum(askChoices), version }),
    errors: ['owner_only', 'stale_version'],
  }),
  exportEqualOpportunity: endpoint({
    method: 'GET',
    path: '/api/recruiter/equal-opportunity/file',
    access: employers,
    summary: 'The same tables as one CSV file; no cell of it is a formula',
    query: impactQuery,
    returns: 'file',
    files: [fileTypes.csv],
    mayLag: true,
    errors: ['invalid_request', 'owner_only', 'not_found'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
};

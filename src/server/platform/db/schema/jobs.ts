import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReviewedAnswer, ScreeningQuestion } from '../../../../api/jobs/screening-questions.ts';
import type { FitResult, Shape } from '../../../../engine/fit/facts.ts';
import { users } from './accounts.ts';
import { companies, companyListEntries } from './companies.ts';
import { resumeMetadata } from './candidates.ts';
import { createdAt, idColumn, instantColumn, tsvector, updatedAt, versionColumn } from './columns.ts';

/** The sources of jobs that no company posted here. */
const outside = sql.raw("('candidate','board')");

/** Jobs: a company's own postings, and outside ones that candidates added or that stand on boards that people follow. Salary is in whole units of the currency. */
export const jobPosting = pgTable(
  'job_posting',
  {
    id: idColumn(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Of the company's own lists. */
    departmentId: uuid('department_id').references(() => companyListEntries.id),
    companyLocationId: uuid('company_location_id').references(() => companyListEntries.id),
    employerName: text('employer_name').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    skills: text('skills').array().notNull(),
    desiredSkills: text('desired_skills').array().notNull(),
    /** Canonical ids of the required skills, for similar jobs and search. */
    skillIds: text('skill_ids').array().notNull(),
    jobType: text('job_type').notNull(),
    locationType: text('location_type').notNull(),
    locations: jsonb('locations').$type<{ city: string; state: string; country: string }[]>().notNull(),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryCurrency: text('salary_currency').notNull().default('USD'),
    salaryInterval: text('salary_interval').notNull().default('year'),
    years: integer('years'),
    education: text('education').notNull().default(''),
    languages: text('languages').array().notNull().default([]),
    openings: integer('openings').notNull().default(1),
    questions: jsonb('questions').$type<ScreeningQuestion[]>().notNull().default([]),
    applyUrl: text('apply_url'),
    jobUrl: text('job_url'),
    /** The SHA-256, in hex, of the one spelling of the address where it is posted or applied for. */
    urlKey: text('url_key'),
    source: text('source').notNull().default('employer'),
    status: text('status').notNull().default('open'),
    isSample: boolean('is_sample').notNull().default(false),
    publishedAt: instantColumn('published_at'),
    expiresAt: instantColumn('expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
    /** In New York City, whose law sets when a score may assist the employer: from then on, and only beside a recent bias audit. */
    inNewYork: boolean('in_new_york').notNull(),
    scoresFrom: instantColumn('scores_from'),
    /** No score is shown to the employer now. True from the start in New York City; `server/fit` keeps it in sync with the clock. */
    scoresHeld: boolean('scores_held').notNull().default(false),
    /** The most it pays in a year, in whole units of its currency: 12 months, 52 weeks, 260 days or 2,080 hours. */
    annualPay: bigint('annual_pay', { mode: 'number' }).generatedAlwaysAs(
      sql`coalesce(salary_max, salary_min)::bigint * case salary_interval when 'year' then 1 when 'month' then 12 when 'week' then 52 when 'day' then 260 else 2080 end`,
    ),
    /** The towns its places name, by their ids at GeoNames, and the countries that remote work can be done from; null until they are looked up. */
    placeKeys: text('place_keys').array(),
    /** The first 200,000 characters count: a tsvector may hold 1 MiB. The words are cut as engine/search does it. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', plain_words(title || ' ' || employer_name)), 'A') || setweight(to_tsvector('english', plain_words(joined_words(skills))), 'A') || setweight(to_tsvector('english', plain_words(left(description, 200000))), 'C') || setweight(to_tsvector('english', plain_words(place_words(locations))), 'D')`,
    ),
  },
  (table) => [
    index('job_posting_department_idx').on(table.departmentId),
    index('job_posting_company_location_idx').on(table.companyLocationId),
    index('job_posting_open_idx')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'open'`),
    index('job_posting_published_idx')
      .on(sql`coalesce(${table.publishedAt}, ${table.createdAt})`)
      .where(sql`${table.status} = 'open'`),
    index('job_posting_company_idx').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('job_posting_company_open_idx')
      .on(table.companyId, table.expiresAt)
      .where(sql`${table.status} = 'open' and not ${table.isSample}`),
    index('job_posting_creator_idx').on(table.createdBy, table.createdAt.desc().nullsFirst()),
    index('job_posting_pay_idx')
      .on(
        sql`coalesce(${table.annualPay}, -1) desc`,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.status} = 'open'`),
    index('job_posting_url_idx').on(table.urlKey),
    uniqueIndex('job_posting_added_url_key')
      .on(table.urlKey)
      .where(sql`${table.source} in ${outside}`),
    index('job_posting_added_idx')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'open' and ${table.source} = 'candidate'`),
    index('job_posting_search_idx').using('gin', table.search),
    index('job_posting_skills_idx').using('gin', table.skillIds),
    index('job_posting_places_idx').using('gin', table.placeKeys),
    index('job_posting_unplaced_idx')
      .on(table.id)
      .where(sql`${table.placeKeys} is null`),
    index('job_posting_new_york_idx')
      .on(table.companyId)
      .where(sql`${table.inNewYork}`),
    check(
      'job_posting_salary_check',
      sql`${table.salaryMin} is null or ${table.salaryMax} is null or ${table.salaryMin} <= ${table.salaryMax}`,
    ),
    check(
      'job_posting_amount_check',
      sql`coalesce(${table.salaryMin}, 0) >= 0 and coalesce(${table.salaryMax}, 0) >= 0`,
    ),
    check(
      'job_posting_hold_check',
      sql`${table.inNewYork} or not ${table.scoresHeld} and ${table.scoresFrom} is null`,
    ),
    check('job_posting_skills_check', sql`cardinality(${table.skills}) >= 1 or ${table.source} = 'board'`),
    check('job_posting_status_check', sql`${table.status} in ('draft','open','paused','closed')`),
    check(
      'job_posting_type_check',
      sql`${table.jobType} in ('full_time','part_time','temporary','contract','internship')`,
    ),
    check('job_posting_place_check', sql`${table.locationType} in ('on_site','hybrid','remote')`),
    check('job_posting_source_check', sql`${table.source} in ('employer','candidate','ats','board')`),
    check('job_posting_owner_check', sql`${table.source} in ${outside} or ${table.companyId} is not null`),
  ],
);

/** The score of one candidate for one job, with all that explains it; one row a pair. */
export const fitScore = pgTable(
  'fit_score',
  {
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id').references(() => resumeMetadata.id, { onDelete: 'set null' }),
    skillOverlap: integer('skill_overlap').notNull(),
    /** As the score says, for scores of before bullets were counted with them; else `bulletsSuggested` counts. */
    tailoredBulletCount: integer('tailored_bullet_count').notNull(),
    bulletsSuggested: integer('bullets_suggested'),
    /** The ranking key: what lists are ordered by. */
    fit: doublePrecision('fit').notNull(),
    /** What the number is made of; null for scores of weights before version 3, until they are recalculated. */
    shape: jsonb('shape').$type<Shape>(),
    result: jsonb('result').$type<FitResult>().notNull(),
    /** The job's version that was scored. */
    jobVersion: integer('job_version').notNull(),
    stale: boolean('stale').notNull().default(false),
    computedAt: instantColumn('computed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobId] }),
    index('fit_score_best_idx').on(
      table.candidateId,
      table.fit.desc().nullsFirst(),
      table.jobId.desc().nullsFirst(),
    ),
    index('fit_score_job_idx').on(table.jobId, table.fit.desc().nullsFirst()),
    index('fit_score_resume_idx').on(table.resumeId),
    // After an upgrade all are stale at once, before the planner has counted them.
    index('fit_score_stale_idx')
      .on(table.candidateId, table.jobId)
      .where(sql`${table.stale}`),
    check(
      'fit_score_range_check',
      sql`${table.skillOverlap} between 0 and 95 and ${table.fit} between 0 and 1`,
    ),
  ],
);

/** Applications: once per job and candidate, pinned to the resume they were sent with. */
export const applications = pgTable(
  'applications',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumeMetadata.id),
    coverNote: text('cover_note').notNull().default(''),
    /** The answers with the questions as they were asked. */
    answers: jsonb('answers').$type<ReviewedAnswer[]>().notNull().default([]),
    stage: text('stage').notNull().default('new'),
    /** Which of the job's stages it is in; the stages that every job starts with are named as their kind. */
    stageKey: text('stage_key').notNull().default('new'),
    /** The event of the last move that can be undone. */
    lastMove: uuid('last_move'),
    /** Where the candidate came from, as the link to the posting said. */
    source: text('source').notNull().default('direct'),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    stageSince: instantColumn('stage_since').notNull().defaultNow(),
    /** When it first reached an interview; null if it never did. */
    interviewedAt: instantColumn('interviewed_at'),
    /** The ranking key and the percent of the score that the employer may see; null while there is none. `rankApplications` keeps them in sync. */
    rank: doublePrecision('rank'),
    percent: integer('percent'),
    /** The words of the candidate's name, address and place, marked as this company's. Triggers keep them in sync. */
    words: tsvector('words'),
    /** When the candidate first heard something: a move, a decision, a message; null if they never did. */
    answeredAt: instantColumn('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('applications_once_key').on(table.jobId, table.candidateId),
    index('applications_candidate_idx').on(table.candidateId, table.createdAt.desc().nullsFirst()),
    index('applications_job_idx').on(table.jobId, table.createdAt.desc().nullsFirst()),
    index('applications_resume_idx').on(table.resumeId),
    index('applications_company_idx').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_stage_idx').on(
      table.jobId,
      table.stageKey,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_company_stage_idx').on(
      table.companyId,
      table.stage,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_rank_idx').on(
      table.companyId,
      sql`coalesce(${table.rank}, -1) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('applications_job_rank_idx').on(
      table.jobId,
      sql`coalesce(${table.rank}, -1) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('applications_closed_idx')
      .on(table.companyId, table.stageSince)
      .where(sql`${table.stage} in ('rejected','withdrawn')`),
    index('applications_answered_idx')
      .on(table.companyId, table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    index('applications_assigned_idx').on(table.assignedTo),
    index('applications_new_idx')
      .on(table.jobId)
      .where(sql`${table.stage} = 'new'`),
    index('applications_words_idx').using('gin', table.words),
    index('applications_flagged_idx')
      .on(table.companyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.answers} @> '[{"flagged": true}]'`),
    index('applications_unanswered_idx')
      .on(table.jobId, table.createdAt)
      .where(sql`${table.answeredAt} is null and ${table.stage} in ('new','screen','interview','offer')`),
    index('applications_company_unanswered_idx')
      .on(table.companyId, table.createdAt)
      .where(sql`${table.answeredAt} is null and ${table.stage} in ('new','screen','interview','offer')`),
    index('applications_unscored_idx')
      .on(table.companyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.rank} is null and ${table.stage} <> 'withdrawn'`),
    check(
      'applications_stage_check',
      sql`${table.stage} in ('new','screen','interview','offer','hired','rejected','withdrawn')`,
    ),
  ],
);

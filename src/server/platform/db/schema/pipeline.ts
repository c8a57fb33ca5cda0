import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies, companyListEntries, companyMembers } from './companies.ts';
import { applications, jobPosting } from './jobs.ts';

/** How a job's applications are worked through, where that is not as usual: its own stages, blind review. */
export const jobPipelines = pgTable(
  'job_pipelines',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In order; `kind` is what the stage means. */
    stages: jsonb('stages').$type<{ key: string; kind: string; name: string }[]>().notNull(),
    blind: boolean('blind').notNull().default(false),
    /** Within how many days applicants are promised to hear something; null when nothing is promised. */
    answerDays: integer('answer_days'),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [index('job_pipelines_company_idx').on(table.companyId)],
);

/** Who works on a job's hiring, and as what. A hiring manager sees only the jobs they are on. */
export const jobTeam = pgTable(
  'job_team',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    /** Who leaves the company leaves its teams. */
    userId: uuid('user_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('job_team_user_idx').on(table.userId, table.jobId),
    index('job_team_company_idx').on(table.companyId),
    check('job_team_part_check', sql`${table.part} in ('recruiter','hiring_manager','interviewer')`),
  ],
);

/** Views of lists of applicants that somebody keeps for themselves or shares with the team; `job_id` null for all jobs. */
export const applicantViews = pgTable(
  'applicant_views',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Who leaves the company takes their views along. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('applicant_views_company_idx').on(table.companyId, table.jobId),
    index('applicant_views_owner_idx').on(table.ownerId),
    index('applicant_views_job_idx').on(table.jobId),
  ],
);

/** With which view somebody's list opens. */
export const applicantViewDefaults = pgTable(
  'applicant_view_defaults',
  {
    viewId: uuid('view_id')
      .notNull()
      .references(() => applicantViews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.viewId, table.userId] }),
    index('applicant_view_defaults_user_idx').on(table.userId),
  ],
);

/** Lists of stages that a company keeps for its jobs. */
export const stageTemplates = pgTable(
  'stage_templates',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    stages: jsonb('stages').$type<{ key: string; kind: string; name: string }[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('stage_templates_name_key').on(table.companyId, sql`lower(${table.name})`)],
);

/** Why an application was rejected and by whom, and when the candidate is told. A person decides, always. */
export const rejections = pgTable(
  'rejections',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    decidedBy: uuid('decided_by').notNull(),
    reason: text('reason').notNull(),
    /** The company's own reason, where one was chosen: for its team alone. */
    ownReasonId: uuid('own_reason_id').references(() => companyListEntries.id),
    note: text('note').notNull().default(''),
    /** Null when no mail was asked for. */
    mailDueAt: instantColumn('mail_due_at'),
    mailedAt: instantColumn('mailed_at'),
    /** Until when the candidate is to be told what part the score had; null where no score was shown. */
    noticeDueAt: instantColumn('notice_due_at'),
    noticeSentAt: instantColumn('notice_sent_at'),
    /** What they were told, word for word. */
    noticeText: text('notice_text').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('rejections_notice_idx')
      .on(table.noticeDueAt)
      .where(sql`${table.noticeSentAt} is null and ${table.noticeDueAt} is not null`),
    index('rejections_due_idx')
      .on(table.mailDueAt)
      .where(sql`${table.mailedAt} is null and ${table.mailDueAt} is not null`),
    index('rejections_company_idx').on(table.companyId),
    index('rejections_own_reason_idx').on(table.ownReasonId),
  ],
);

/** Words a company puts on an application to find it again. */
export const applicationTags = pgTable(
  'application_tags',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.tag] }),
    index('application_tags_company_idx').on(table.companyId, table.tag),
    index('application_tags_found_idx').on(table.companyId, sql`lower(${table.tag})`, table.applicationId),
  ],
);

/** Who has seen whose name where a job is reviewed blind. */
export const applicationReveals = pgTable(
  'application_reveals',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.viewerId] }),
    index('application_reveals_viewer_idx').on(table.viewerId),
  ],
);

/** What colleagues write about an application, for the team or for themselves alone. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    isPrivate: boolean('is_private').notNull().default(false),
    mentions: uuid('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_notes_application_idx').on(table.applicationId, table.createdAt),
    index('application_notes_company_idx').on(table.companyId),
    index('application_notes_author_idx').on(table.authorId),
  ],
);

/** One act on many applications, worked off in the background. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: jsonb('action').$type<unknown>().notNull(),
    state: text('state').notNull().default('running'),
    total: integer('total').notNull().default(0),
    /** The file of an export, as far as it is written. */
    output: text('output').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('bulk_actions_company_idx').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('bulk_actions_actor_idx').on(table.actorId),
  ],
);

/** The applications of a bulk action in the order they are taken; `outcome` null while one waits. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    outcome: text('outcome'),
    /** The move that was made, so that it can be undone. */
    moveId: uuid('move_id'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.position] }),
    index('bulk_items_application_idx').on(table.applicationId),
  ],
);

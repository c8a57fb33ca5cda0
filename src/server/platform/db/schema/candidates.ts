import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PersonalInfo } from '../../../../api/candidates/candidates.ts';
import type { PlacedPage } from '../../../../engine/resume/placed.ts';
import type { ResumeReading } from '../../../../engine/resume/reading.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, tsvector, updatedAt, versionColumn } from './columns.ts';

/** The values of one reading after a person's corrections: a path of the reading to what was said of it. */
export type StoredCorrections = Record<
  string,
  { action: 'accept' | 'drop' | 'edit' | 'add'; value?: unknown; at: string }
>;

/** The facts of a profile as the specification shapes them. */
export type ParsedMeta = {
  skills: string[];
  education: {
    institution: string;
    degree: string;
    field: string;
    start_date: string | null;
    end_date: string | null;
  }[];
  experience: {
    company: string;
    title: string;
    start_date: string | null;
    end_date: string | null;
    description: string;
  }[];
};

/** Uploaded resumes. The file lies in the store under `storage_path`; `deleted_at` hides one that applications still pin. */
export const resumeMetadata = pgTable(
  'resume_metadata',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storagePath: text('storage_path').notNull().unique(),
    fileName: text('file_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    fileType: text('file_type').notNull(),
    sha256: text('sha256').notNull(),
    metadata: jsonb('metadata')
      .$type<{ fileName: string; fileSize: number; fileType: string; uploadTimestamp: string }>()
      .notNull(),
    uploadTimestamp: instantColumn('upload_timestamp').notNull().defaultNow(),
    isCurrent: boolean('is_current').notNull().default(false),
    parseStatus: text('parse_status').notNull().default('waiting'),
    parseMessage: text('parse_message'),
    reading: jsonb('reading').$type<ResumeReading>(),
    corrections: jsonb('corrections').$type<StoredCorrections>().notNull().default({}),
    deletedAt: instantColumn('deleted_at'),
    version: versionColumn(),
  },
  (table) => [
    index('resume_metadata_user_idx').on(table.userId, table.uploadTimestamp.desc().nullsFirst()),
    index('resume_metadata_file_idx').on(table.sha256),
    uniqueIndex('resume_metadata_current_key')
      .on(table.userId)
      .where(sql`${table.isCurrent} and ${table.deletedAt} is null`),
    check('resume_metadata_status_check', sql`${table.parseStatus} in ('waiting','reading','done','failed')`),
    check('resume_metadata_size_check', sql`${table.fileSize} > 0 and ${table.fileSize} < 5242880`),
  ],
);

/** The pages of a resume as pictures in the file store, and where the words of its lines stand; without pages where it could not be drawn. */
export const resumePictures = pgTable(
  'resume_pictures',
  {
    resumeId: uuid('resume_id')
      .primaryKey()
      .references(() => resumeMetadata.id, { onDelete: 'cascade' }),
    pages: jsonb('pages').$type<PlacedPage[]>().notNull(),
    /** Of a page's two pictures, first the whole ones, then those without the pictures on it. */
    paths: text('paths').array().notNull(),
    drawnAt: instantColumn('drawn_at').notNull().defaultNow(),
  },
  (table) => [index('resume_pictures_paths_idx').using('gin', table.paths)],
);

/** A candidate's profile, one a person. */
export const candidateProfile = pgTable(
  'candidate_profile',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeFileUrl: text('resume_file_url'),
    personalInfo: jsonb('personal_info').$type<PersonalInfo>().notNull(),
    /** The fields of `personal_info` that a resume filled and nobody has changed or kept since. */
    fromResume: jsonb('from_resume').$type<string[]>().notNull().default([]),
    /** The fields that the person emptied: no resume fills them by itself. */
    leftEmpty: jsonb('left_empty').$type<string[]>().notNull().default([]),
    parsedText: text('parsed_text').notNull().default(''),
    parsedMeta: jsonb('parsed_meta')
      .$type<ParsedMeta>()
      .notNull()
      .default({ skills: [], education: [], experience: [] }),
    /** Who sees more of it than what is sent with an application. */
    visibility: text('visibility').notNull().default('private'),
    /** What employers find those by who agreed to it: words of name, place, title, skills and address, and whole skills. Triggers keep it in sync. */
    poolLabels: tsvector('pool_words'),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('candidate_profile_pool_idx').using('gin', table.poolLabels),
    index('candidate_profile_discoverable_idx')
      .on(table.userId)
      .where(sql`${table.visibility} = 'discoverable'`),
    check(
      'candidate_profile_visibility_check',
      sql`${table.visibility} in ('private','applied','discoverable')`,
    ),
  ],
);

/** Positions in a candidate's profile: entered by hand, or accepted from a resume. */
export const candidateExperiences = pgTable(
  'candidate_experiences',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    jobTitle: text('job_title').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    location: text('location').notNull().default(''),
    experienceDetails: text('experience_details').notNull(),
    isCurrent: boolean('is_current').notNull().default(false),
    source: text('source').notNull().default('entered'),
    /** The resume and path (`experience/0`) that an accepted proposal came from. */
    resumeId: uuid('resume_id').references(() => resumeMetadata.id, { onDelete: 'set null' }),
    resumePath: text('resume_path'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('candidate_experiences_user_idx').on(table.userId, table.startDate.desc().nullsFirst()),
    uniqueIndex('candidate_experiences_proposal_key').on(table.resumeId, table.resumePath),
    check(
      'candidate_experiences_dates_check',
      sql`${table.endDate} is null or ${table.endDate} >= ${table.startDate}`,
    ),
    check(
      'candidate_experiences_current_check',
      sql`not (${table.isCurrent} and ${table.endDate} is not null)`,
    ),
    check('candidate_experiences_source_check', sql`${table.source} in ('entered','resume')`),
  ],
);

/** Experiences that were deleted a moment ago, each as its whole row, so that deleting can be undone. */
export const deletedExperiences = pgTable(
  'deleted_experiences',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    record: jsonb('record').$type<unknown>().notNull(),
    deletedAt: instantColumn('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_experiences_user_idx').on(table.userId),
    index('deleted_experiences_age_idx').on(table.deletedAt),
  ],
);

/** Work on a candidate's scores: how many of the batch are done, so that the notice shows the true state. */
export const scoringRuns = pgTable('scoring_runs', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  startedAt: instantColumn('started_at').notNull().defaultNow(),
  finishedAt: instantColumn('finished_at'),
});

import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './accounts.ts';
import { applications, jobPosting } from './jobs.ts';

/** Whom a company asks to identify themselves, where that is not as usual. */
export const selfIdentificationSettings = pgTable(
  'self_identification_settings',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    asks: text('asks').notNull(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    check('self_identification_settings_check', sql`${table.asks} in ('united_states','everyone','nobody')`),
  ],
);

/**
 * What applicants said of their sex and race, apart from all else: read by `server/equal-opportunity` alone, and shown to
 * nobody but themselves. Both null: they declined.
 */
export const selfIdentifications = pgTable(
  'self_identifications',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sex: text('sex'),
    race: text('race'),
    /** The wording they agreed to, the language they read it in, and the SHA-256 of that text; null where they declined. */
    consentVersion: text('consent_version'),
    consentLanguage: text('consent_language'),
    consentHash: text('consent_hash'),
    answeredAt: instantColumn('answered_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('self_identifications_company_idx').on(table.companyId),
    index('self_identifications_age_idx').on(table.answeredAt),
    check(
      'self_identifications_consent_check',
      sql`(${table.sex} is null and ${table.race} is null) or ${table.consentVersion} is not null`,
    ),
  ],
);

/**
 * Whoever's hiring at a company ended in a calendar month that is over, once: as it stood then, whatever is moved later. Sex and race
 * are not here.
 */
export const impactPeople = pgTable(
  'impact_people',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once it is deleted; the person is not counted again. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'set null' }),
    /** The first day of the month in which it ended, and the first day after the months that were closed when it was noted. */
    endedIn: date('ended_in', { mode: 'string' }).notNull(),
    closedBy: date('closed_by', { mode: 'string' }).notNull(),
    /** The furthest stage that it came to. */
    reached: text('reached').notNull(),
    score: doublePrecision('score'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index('impact_people_candidate_idx').on(table.candidateId),
    index('impact_people_application_idx').on(table.applicationId),
    index('impact_people_job_idx').on(table.jobId),
  ],
);

/** Each look at those who waited to be counted: the figures that were released, for good, or null where nobody could be shown. */
export const impactReleases = pgTable(
  'impact_releases',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    direction: text('direction').notNull(),
    /** The first day after the months that it covers. */
    closedBy: date('closed_by', { mode: 'string' }).notNull(),
    figures: jsonb('figures'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.direction, table.closedBy] }),
    check('impact_releases_check', sql`${table.direction} in ('sex','race','both')`),
  ],
);

/** What a company publishes of how its hiring treats categories of people, and what it published before. */
export const impactSummaries = pgTable(
  'impact_summaries',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    publishedAt: instantColumn('published_at').notNull(),
    /** When it was taken back, or replaced. */
    endedAt: instantColumn('ended_at'),
    figures: jsonb('figures').notNull(),
  },
  (table) => [
    uniqueIndex('impact_summaries_open_key')
      .on(table.companyId)
      .where(sql`${table.endedAt} is null`),
    index('impact_summaries_company_idx').on(table.companyId, table.publishedAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

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
    /** The wording they agreed to and the SHA-256 of its text; null where they declined. */
    consentVersion: text('consent_version'),
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

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { companies } from './companies.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { savedSearches } from './job-search.ts';

/** What a candidate wishes of a job; pay is in whole units of its currency. `alertId`: the saved search that follows it. */
export const jobPreferences = pgTable(
  'job_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    roles: text('roles').array().notNull(),
    locationTypes: text('location_types').array().notNull(),
    jobTypes: text('job_types').array().notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    payLeast: integer('pay_least'),
    payCurrency: text('pay_currency').notNull(),
    payInterval: text('pay_interval').notNull(),
    startOn: date('start_on', { mode: 'string' }),
    alertId: uuid('alert_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('job_preferences_alert_idx').on(table.alertId),
    check('job_preferences_pay_check', sql`${table.payLeast} >= 0`),
  ],
);

/** Skills that a candidate states or puts a level to, by canonical id; `stated` is false where only a resume names it. */
export const candidateSkills = pgTable(
  'candidate_skills',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: text('skill_id').notNull(),
    name: text('name').notNull(),
    level: text('level'),
    stated: boolean('stated').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skillId] }),
    check('candidate_skills_level_check', sql`${table.level} in ('basic','good','strong','expert')`),
  ],
);

/** What people agreed to: the version of the text that they read, when they agreed, and when they took it back. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The company that it is given to; null for all. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    textVersion: text('text_version').notNull(),
    /** The language that it was read in, and the SHA-256 of the text in it; those of before hashes were kept have none. */
    textLanguage: text('text_language').notNull().default('en'),
    textHash: text('text_hash'),
    givenAt: instantColumn('given_at').notNull().defaultNow(),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    index('consents_user_idx').on(table.userId, table.givenAt.desc().nullsFirst()),
    index('consents_company_idx').on(table.companyId),
    index('consents_found_idx')
      .on(table.textVersion, table.givenAt.desc().nullsFirst(), table.userId.desc().nullsFirst())
      .where(sql`${table.kind} = 'discoverable' and ${table.withdrawnAt} is null`),
    index('consents_kept_idx')
      .on(table.companyId, table.givenAt.desc().nullsFirst(), table.userId.desc().nullsFirst())
      .where(sql`${table.kind} = 'kept_by_company' and ${table.withdrawnAt} is null`),
    index('consents_standing_idx')
      .on(table.kind, table.companyId)
      .where(sql`${table.withdrawnAt} is null`),
    check(
      'consents_kind_check',
      sql`(${table.kind} = 'discoverable' and ${table.companyId} is null) or (${table.kind} = 'kept_by_company' and ${table.companyId} is not null)`,
    ),
  ],
);

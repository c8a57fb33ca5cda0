import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';

/** After how many months a company deletes what it stores about applicants; null, or no row: never by itself. */
export const retentionRules = pgTable('retention_rules', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  months: integer('months'),
  /** Where that differs for jobs in a country, by its ISO code. */
  countries: jsonb('countries').$type<{ country: string; months: number | null }[]>().notNull(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** Why a company has to keep what it stores about somebody, until that is lifted. */
export const applicantHolds = pgTable(
  'applicant_holds',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    heldBy: uuid('held_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    liftedBy: uuid('lifted_by').references(() => users.id, { onDelete: 'set null' }),
    liftedAt: instantColumn('lifted_at'),
  },
  (table) => [
    uniqueIndex('applicant_holds_open_key')
      .on(table.companyId, table.candidateId)
      .where(sql`${table.liftedAt} is null`),
    index('applicant_holds_company_idx').on(table.companyId),
    index('applicant_holds_candidate_idx').on(table.candidateId),
    index('applicant_holds_holder_idx').on(table.heldBy),
    index('applicant_holds_lifter_idx').on(table.liftedBy),
  ],
);

/** Whose data is going to be deleted, as a company's owners were told, and from when on: nobody is deleted without. */
export const retentionNotices = pgTable(
  'retention_notices',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deleteAt: instantColumn('delete_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index('retention_notices_candidate_idx').on(table.candidateId),
    index('retention_notices_due_idx').on(table.companyId, table.deleteAt),
  ],
);

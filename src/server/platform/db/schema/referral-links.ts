import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';

/** Links by which agencies and employees send people, without an account. */
export const referralLinks = pgTable(
  'referral_links',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    feeTerms: text('fee_terms').notNull().default(''),
    /** Told to the people who are sent: where the company has their resume from. */
    source: text('source').notNull(),
    allJobs: boolean('all_jobs').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    revokedAt: instantColumn('revoked_at'),
    /** Grows with each new address: the ones before work no more. */
    generation: integer('generation').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('referral_links_company_idx').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('referral_links_creator_idx').on(table.createdBy),
    check('referral_links_kind_check', sql`${table.kind} in ('agency','employee')`),
  ],
);

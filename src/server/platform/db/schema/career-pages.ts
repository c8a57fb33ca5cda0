import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CareerPageInput } from '../../../../api/jobs/career-pages.ts';
import { createdAt, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The career page of each company that made one. */
export const careerPages = pgTable('career_pages', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  published: boolean('published').notNull(),
  headline: text('headline').notNull(),
  intro: text('intro').notNull(),
  sections: jsonb('sections').$type<CareerPageInput['sections']>().notNull(),
  color: text('color').notNull(),
  /** The sites that may show the list of jobs within their own pages. */
  sites: text('sites').array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** Every name that a career page had: each leads to where its company's page is now, and is no other's. */
export const careerNames = pgTable(
  'career_names',
  {
    name: text('name').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('career_names_company_idx').on(table.companyId)],
);

/** The pictures of career pages: at most 1 MB each. */
export const careerPictures = pgTable(
  'career_pictures',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.hash] }),
    index('career_pictures_hash_idx').on(table.hash),
  ],
);

/** The domain of its own at which a company's career page is or will be, with what the DNS said when it was last asked. */
export const careerDomains = pgTable(
  'career_domains',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    createdAt: createdAt(),
    /** Since when the DNS says that it is this company's; null while it does not. One company alone has a domain proven. */
    provenAt: instantColumn('proven_at'),
    /** Since when a record is missing that proved it. */
    missingSince: instantColumn('missing_since'),
    /** When it ended, because a record was gone for too long. */
    endedAt: instantColumn('ended_at'),
    checkedAt: instantColumn('checked_at'),
    /** Whether the DNS answered then, and which of the two records it had when it last did. */
    answered: boolean('answered').notNull().default(true),
    aliasFound: boolean('alias_found'),
    textFound: boolean('text_found'),
  },
  (table) => [
    uniqueIndex('career_domains_proven_idx')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
    index('career_domains_check_idx').on(table.checkedAt),
  ],
);

import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, tsvector } from './columns.ts';
import { companies } from './companies.ts';
import { jobPosting } from './jobs.ts';

/**
 * What a company keeps of people it may want to hire: those it added itself, and its own remarks on people with an account,
 * who are in its pool only for as long as their consent stands.
 */
export const talentPeople = pgTable(
  'talent_people',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null for somebody added by hand or from a file. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    location: text('location').notNull().default(''),
    skills: text('skills')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The person without an account whose resume the company added to the pool; the record goes with them. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where an added person's data come from, and why they may be kept; told to them. */
    source: text('source').notNull().default(''),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** They want no invitations of this company. */
    refusedAt: instantColumn('refused_at'),
    /** The same person as this one, by the word of a colleague. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => talentPeople.id, { onDelete: 'set null' }),
    mergedAt: instantColumn('merged_at'),
    createdAt: createdAt(),
    /** What its company finds them by: words of name, address, place and skills, whole skills, and tags. */
    poolLabels: tsvector('pool_words').generatedAlwaysAs(
      sql`record_pool_words(name, email, location, skills, tags)`,
    ),
  },
  (table) => [
    index('talent_people_pool_idx').using('gin', table.poolLabels),
    uniqueIndex('talent_people_user_key')
      .on(table.companyId, table.userId)
      .where(sql`${table.userId} is not null`),
    uniqueIndex('talent_people_email_key')
      .on(table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.userId} is null and ${table.email} <> ''`),
    index('talent_people_company_idx').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('talent_people_added_idx')
      .on(table.companyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.userId} is null and ${table.mergedInto} is null`),
    index('talent_people_person_idx').on(table.userId),
    index('talent_people_file_idx').on(table.personId),
    index('talent_people_adder_idx').on(table.addedBy),
    index('talent_people_merged_idx').on(table.mergedInto),
    index('talent_people_address_idx').on(sql`lower(${table.email})`),
  ],
);

/** Invitations to apply: once per job and person. */
export const talentInvitations = pgTable(
  'talent_invitations',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => talentPeople.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    refusedAt: instantColumn('refused_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('talent_invitations_once_key').on(table.personId, table.jobId),
    index('talent_invitations_job_idx').on(table.jobId),
    index('talent_invitations_company_idx').on(table.companyId),
    index('talent_invitations_sender_idx').on(table.sentBy),
  ],
);

/** Addresses whose owners left a company's pool by mail, only as a hash: the company adds them no more. */
export const talentRefusals = pgTable(
  'talent_refusals',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The SHA-256, in hex, of the company's id, a colon and the address in lower case. */
    addressHash: text('address_hash').notNull(),
    refusedAt: instantColumn('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.addressHash] })],
);

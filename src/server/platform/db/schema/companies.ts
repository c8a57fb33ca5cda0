import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Employers. */
export const companies = pgTable('companies', {
  id: idColumn(),
  name: text('name').notNull(),
  website: text('website'),
  description: text('description').notNull().default(''),
  /** In which it counts days, for reports by calendar; null for that of its first owner. */
  timeZone: text('time_zone'),
  /** The SHA-256, in hex, of the logo's bytes; null without one. */
  logoHash: text('logo_hash'),
  /** Whether the team is told that single sign-on is coming, while it is not set up. */
  showSsoBanner: boolean('show_sso_banner').notNull().default(false),
  /** Whether hiring managers on no hiring team use the talent pool and the templates as well. */
  opensToManagers: boolean('opens_to_managers').notNull().default(false),
  /** Of the features alone: who changes them disturbs nobody who writes about the company. */
  featuresVersion: integer('features_version').notNull().default(1),
  /** Whether jobs are approved before they are published; who approves is in `job_approvers`. */
  requiresJobApproval: boolean('requires_job_approval').notNull().default(false),
  /** Of this and of the approvers. */
  approvalVersion: integer('approval_version').notNull().default(1),
  /** Of those who approve offers, in `offer_approvers`. */
  offerApprovalVersion: integer('offer_approval_version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** The logo of each company that has one: at most 1 MB. */
export const companyLogos = pgTable(
  'company_logos',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('company_logos_hash_idx').on(table.hash)],
);

/** Who works for which company: one company a person. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    owner: boolean('owner').notNull().default(false),
    /** The person was a candidate before, and is one again when this ends. */
    wasCandidate: boolean('was_candidate').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('company_members_company_idx').on(table.companyId)],
);

/** Invitations that nobody has taken yet: the token of the mailed link only as its SHA-256 in hex. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role').$type<'recruiter' | 'hiring_manager'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the last mail went out. */
    sentAt: instantColumn('sent_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_invitations_email_key').on(table.companyId, table.email),
    index('company_invitations_inviter_idx').on(table.invitedBy),
    check('company_invitations_role_check', sql`${table.role} in ('recruiter','hiring_manager')`),
  ],
);

/** The lists that a company keeps for itself, such as its reasons for rejection; `version` is of the whole list. */
export const companyLists = pgTable(
  'company_lists',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.list] }),
    check('company_lists_list_check', sql`${table.list} in ('reject_reasons','departments','locations')`),
  ],
);

/** The entries of these lists in their order. None is deleted: a retired one is no longer offered, and stays readable where it was used. */
export const companyListEntries = pgTable(
  'company_list_entries',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    retiredAt: instantColumn('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [index('company_list_entries_list_idx').on(table.companyId, table.list, table.position)],
);

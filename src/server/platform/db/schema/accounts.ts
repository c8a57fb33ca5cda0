import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';

/** People with an account. Better Auth reads and writes it; `role` is one of api/roles.ts. */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    role: text('role').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** When somebody deleted their account and this row, with nothing of theirs, took its place in applications that were kept. */
    erasedAt: instantColumn('erased_at'),
    /** Since when staff shut the person out; null for everybody else. */
    suspendedAt: instantColumn('suspended_at'),
    /** The terms that the person agreed to at sign-up, in which language, and when; null when the caller named none. */
    termsVersion: text('terms_version'),
    termsLanguage: text('terms_language'),
    termsAcceptedAt: instantColumn('terms_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check(
      'users_role_check',
      sql`${table.role} in ('candidate','recruiter','hiring_manager','admin','internal')`,
    ),
  ],
);

/** What a person set of their account; no row while they set nothing. */
export const accountSettings = pgTable('account_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A locale such as `de-DE`; null as the browser writes. */
  locale: text('locale'),
  /** An IANA time zone; null for the browser's. */
  timeZone: text('time_zone'),
  useModels: boolean('use_models').notNull().default(true),
  /** The hours of a day, by the clocks of a zone, in which no mail of a notification is sent. */
  quietHours: jsonb('quiet_hours').$type<{ from: number; until: number; time_zone: string }>(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** Open sessions, found by the hash of the token in the cookie: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 in hex. */
    tokenHash: text('token').notNull().unique(),
    /** When the person last proved who they are: at sign-in, and again before dangerous acts. */
    provedAt: instantColumn('proved_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** Lasts 30 days; other sessions end when they are idle. */
    remembered: boolean('remembered').notNull().default(false),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Ways to sign in: a password or an identity elsewhere. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instantColumn('access_token_expires_at'),
    refreshTokenExpiresAt: instantColumn('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('accounts_provider_key').on(table.providerId, table.accountId),
    index('accounts_user_idx').on(table.userId),
  ],
);

/** Single-use values that Better Auth mails or hands out, hashed where it says so. */
export const verifications = pgTable(
  'verifications',
  {
    id: idColumn(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
);

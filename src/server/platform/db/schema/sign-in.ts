import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../../api/identity/scopes.ts';
import { sessions, users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/** Sign-ins and passkey ceremonies that are half done: each is found by the hash of a cookie, and used once. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<StepPurpose>().notNull(),
    /** Null while nobody knows who is going to sign in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign. */
    challenge: text('challenge'),
    remembered: boolean('remembered').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_in_steps_user_idx').on(table.userId),
    index('sign_in_steps_age_idx').on(table.expiresAt),
  ],
);

/** What a half-done step is for. */
export type StepPurpose = 'second-step' | 'passkey-sign-in' | 'passkey-proof' | 'passkey-add';

/** Authenticator apps: the secret is encrypted, and counts once it is confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The 30 second step of the last code that was taken: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for when the authenticator app is lost: a keyed hash of each that is not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Passkeys: public keys that sign in for a person. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** True when the person's other devices have it too. */
    synced: boolean('synced').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** Keys that sign access tokens, by Better Auth: the private half is encrypted. */
export const signingKeys = pgTable('signing_keys', {
  id: idColumn(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  expiresAt: instantColumn('expires_at'),
  createdAt: createdAt(),
});

/** Tokens that get a program new access tokens: SHA-256 in hex. A used one stays, so that a second use is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: instantColumn('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('refresh_tokens_session_idx').on(table.sessionId)],
);

/** Tokens for programs that act for a person within scopes: SHA-256 in hex. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    lastCharacters: text('last_characters').notNull(),
    scopes: text('scopes')
      .array()
      .$type<Scope[]>()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instantColumn('expires_at'),
    lastUsedAt: instantColumn('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('api_tokens_user_idx').on(table.userId)],
);

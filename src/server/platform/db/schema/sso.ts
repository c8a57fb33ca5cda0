import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, instantColumn, updatedAt, versionColumn } from './columns.ts';
import type { MessageOrText } from '../../../../messages/render.ts';

/** The sign-in server of a company, one each; the client's secret only sealed. */
export const companySso = pgTable('company_sso', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The secret's last four characters. */
  secretHint: text('secret_hint').notNull(),
  /** The mail domains that the owner named, proven or not. */
  domains: text('domains').array().notNull(),
  lastTest: jsonb('last_test').$type<{ at: string; ok: boolean; detail: MessageOrText }>(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** Mail domains whose DNS says that they are a company's. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    domain: text('domain').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companySso.companyId, { onDelete: 'cascade' }),
    provenAt: instantColumn('proven_at').notNull(),
  },
  (table) => [index('sso_domains_company_idx').on(table.companyId)],
);

/** Sign-ins on their way to a company's sign-in server and back; both tokens only as their SHA-256 in hex. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companySso.companyId, { onDelete: 'cascade' }),
    remembered: boolean('remembered').notNull(),
    returnTo: text('return_to'),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    index('sso_attempts_company_idx').on(table.companyId),
    index('sso_attempts_age_idx').on(table.expiresAt),
  ],
);

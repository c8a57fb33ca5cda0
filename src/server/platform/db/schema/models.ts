import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import type { MessageOrText } from '../../../../messages/render.ts';

/** Secrets of other providers, named; the value only sealed, with its last four characters beside it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    name: text('name').notNull(),
    sealedValue: text('sealed_value').notNull(),
    hint: text('hint').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (table) => [index('api_keys_creator_idx').on(table.createdBy)],
);

/** Language models that the program may call; those active are tried in order of `position`. */
export const llmModels = pgTable(
  'llm_models',
  {
    id: idColumn(),
    name: text('name').notNull(),
    provider: text('provider').notNull().default('openai'),
    modelId: text('model_id').notNull(),
    configuration: jsonb('configuration').$type<{ temperature: number; max_tokens: number }>().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    baseUrl: text('base_url'),
    position: integer('position').notNull().default(0),
    /** Tokens in a month of UTC beyond which it is not called; null for no cap. */
    monthlyTokens: integer('monthly_tokens'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('llm_models_name_key').on(sql`lower(${table.name})`),
    index('llm_models_key_idx').on(table.keyId),
    index('llm_models_creator_idx').on(table.createdBy),
    check('llm_models_provider_check', sql`${table.provider} in ('openai','anthropic','google','custom')`),
  ],
);

/** The AI provider that a person brought along, one each; the key only sealed, with its last four characters beside it. */
export const ownModels = pgTable(
  'own_models',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    modelId: text('model_id').notNull(),
    baseUrl: text('base_url'),
    sealedKey: text('sealed_key').notNull(),
    keyHint: text('key_hint').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    lastTest: jsonb('last_test').$type<{ at: string; ok: boolean; detail: MessageOrText }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    check('own_models_provider_check', sql`${table.provider} in ('openai','anthropic','google','custom')`),
  ],
);

/** Every call of a model: what for, how long it took, what it used, how it ended. No prompt and no answer is kept. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: idColumn(),
    at: instantColumn('at').notNull().defaultNow(),
    modelId: uuid('model_id').references(() => llmModels.id, { onDelete: 'set null' }),
    modelName: text('model_name').notNull(),
    purpose: text('purpose').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    ms: integer('ms').notNull(),
    /** `ok`, or in a word why it failed. */
    outcome: text('outcome').notNull(),
    /** With the key of the person, who pays for it. */
    ownKey: boolean('own_key').notNull().default(false),
  },
  (table) => [
    index('model_calls_at_idx').on(table.at),
    index('model_calls_model_idx').on(table.modelId, table.at),
    index('model_calls_actor_idx').on(table.actorId),
  ],
);

/** What each call under way may use of its model's tokens, until it is over or, where its process ended, `until`. */
export const modelBookings = pgTable(
  'model_bookings',
  {
    id: idColumn(),
    /** No reference: a model that is deleted leaves its calls under way. */
    modelId: uuid('model_id'),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull().default(''),
    tokens: integer('tokens').notNull(),
    until: instantColumn('until').notNull(),
  },
  (table) => [index('model_bookings_actor_idx').on(table.actorId)],
);

import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import {
  type ApiKey,
  type LlmModel,
  modelProviders,
  type ModelUse,
} from '../../../api/integrations/models.ts';
import type { Database } from '../../platform/db/connect.ts';
import { apiKeys, llmModels, modelCalls, users } from '../../platform/db/schema.ts';
import { dayMs } from '../../../api/platform/durations.ts';

/** A model with its key as it is stored, sealed. */
export type ModelRow = typeof llmModels.$inferSelect & { key: { id: string; sealedValue: string } | null };

/** A model that can be called: one of the site's, or, with `ownerId`, the AI provider that a person brought along. */
export type CallableModel = Pick<
  ModelRow,
  'name' | 'provider' | 'modelId' | 'baseUrl' | 'configuration' | 'monthlyTokens' | 'version' | 'key'
> & { id: string | null; ownerId?: string };

/** Every provider key, newest first, masked. */
export async function listKeys(database: Database): Promise<ApiKey[]> {
  const rows = await database.db
    .select({ key: apiKeys, email: users.email })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(500);
  return rows.map(({ key, email }) => ({
    id: key.id,
    name: key.name,
    hint: key.hint,
    created_by: email,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Stores a sealed key. */
export async function insertKey(database: Database, row: typeof apiKeys.$inferInsert): Promise<void> {
  await database.db.insert(apiKeys).values(row);
}

/** A key, its value sealed; null when there is none. */
export async function findKey(database: Database, id: string) {
  const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return row ?? null;
}

/** Deletes a key; false when there is none. */
export async function deleteKey(database: Database, id: string): Promise<boolean> {
  const rows = await database.db.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Notes that a key was just used. */
export async function touchKey(database: Database, id: string, now: Date): Promise<void> {
  await database.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

/** The models, in the order in which they are tried. */
export async function listModels(database: Database): Promise<LlmModel[]> {
  const rows = await database.db
    .select({ model: llmModels, keyName: apiKeys.name })
    .from(llmModels)
    .leftJoin(apiKeys, eq(apiKeys.id, llmModels.keyId))
    .orderBy(asc(llmModels.position), asc(llmModels.createdAt))
    .limit(500);
  return rows.map(({ model, keyName }) => ({
    id: model.id,
    name: model.name,
    provider: providerOf(model.provider),
    model_id: model.modelId,
    configuration: model.configuration,
    is_active: model.isActive,
    key_id: model.keyId,
    key_name: keyName,
    base_url: model.baseUrl,
    position: model.position,
    monthly_tokens: model.monthlyTokens,
    created_by: model.createdBy,
    updated_at: model.updatedAt.toISOString(),
    version: model.version,
  }));
}

/** The provider that a stored word names. */
export function providerOf(stored: string): LlmModel['provider'] {
  return modelProviders.find((one) => one === stored) ?? 'custom';
}

/** A model by its id, or an active one by its name; null when there is none. */
export async function findModel(
  database: Database,
  which: { id: string } | { name: string },
): Promise<ModelRow | null> {
  const [row] = await database.db
    .select({ model: llmModels, key: { id: apiKeys.id, sealedValue: apiKeys.sealedValue } })
    .from(llmModels)
    .leftJoin(apiKeys, eq(apiKeys.id, llmModels.keyId))
    .where(
      'id' in which
        ? eq(llmModels.id, which.id)
        : and(sql`lower(${llmModels.name}) = lower(${which.name})`, eq(llmModels.isActive, true)),
    );
  return row ? { ...row.model, key: row.key } : null;
}

/** The active models in the order in which they are tried, at most ten. */
export async function listActiveModels(database: Database): Promise<ModelRow[]> {
  const rows = await database.db
    .select({ model: llmModels, key: { id: apiKeys.id, sealedValue: apiKeys.sealedValue } })
    .from(llmModels)
    .leftJoin(apiKeys, eq(apiKeys.id, llmModels.keyId))
    .where(eq(llmModels.isActive, true))
    .orderBy(asc(llmModels.position), asc(llmModels.createdAt))
    .limit(10);
  return rows.map(({ model, key }) => ({ ...model, key }));
}

/** How many calls of the site's models were made for a person and purpose in the last 24 hours, those under way included. */
export async function countCalls(
  database: Database,
  actorId: string,
  purpose: string,
  now: Date,
): Promise<number> {
  const [row] = await database.sql<{ calls: number }>(
    `select ((select count(*) from model_calls where actor_id = $1 and purpose = $2 and at >= $3 and not own_key)
           + (select count(*) from model_bookings where actor_id = $1 and purpose = $2 and until >= $4))::int as calls`,
    [actorId, purpose, new Date(now.getTime() - dayMs), now],
  );
  return row?.calls ?? 0;
}

/** True when another model has this name. */
export async function isNameTaken(
  database: Database,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const others = exceptId === null ? undefined : ne(llmModels.id, exceptId);
  const same = and(sql`lower(${llmModels.name}) = lower(${name})`, others);
  return (await database.db.$count(llmModels, same)) > 0;
}

/** Stores a model and answers its id. */
export async function insertModel(database: Database, row: typeof llmModels.$inferInsert): Promise<string> {
  const [stored] = await database.db.insert(llmModels).values(row).returning({ id: llmModels.id });
  if (!stored) throw new Error('The model was not stored.');
  return stored.id;
}

/** Changes a model; false when it is gone or of another version. */
export async function updateModel(
  database: Database,
  id: string,
  version: number,
  values: Partial<typeof llmModels.$inferInsert>,
): Promise<boolean> {
  const rows = await database.db
    .update(llmModels)
    .set({ ...values, updatedAt: sql`now()`, version: sql`${llmModels.version} + 1` })
    .where(and(eq(llmModels.id, id), eq(llmModels.version, version)))
    .returning({ id: llmModels.id });
  return rows.length > 0;
}

/** Deletes a model; false when there is none. */
export async function deleteModel(database: Database, id: string): Promise<boolean> {
  const rows = await database.db
    .delete(llmModels)
    .where(eq(llmModels.id, id))
    .returning({ id: llmModels.id });
  return rows.length > 0;
}

/** Writes a call down; without its model or its person where they were deleted while it lasted. */
export async function recordCall(database: Database, row: typeof modelCalls.$inferInsert): Promise<void> {
  const { modelId, actorId } = row;
  await database.db.insert(modelCalls).values({
    ...row,
    modelId: modelId && sql`(select id from ${llmModels} where id = ${modelId} for key share)`,
    actorId: actorId && sql`(select id from ${users} where id = ${actorId} for key share)`,
  });
}

/** The tokens that a model of the site used since an instant; null means all of them together. */
export async function tokensSince(database: Database, modelId: string | null, since: Date): Promise<number> {
  const [row] = await database.sql<{ tokens: string }>(
    `select coalesce(sum(input_tokens::bigint + output_tokens), 0) as tokens
       from model_calls where ($1::uuid is null or model_id = $1) and not own_key and at >= $2`,
    [modelId, since],
  );
  return Number(row?.tokens ?? 0);
}

/** How the last five calls of a model ended since an instant, newest first. */
export async function lastOutcomes(
  database: Database,
  model: Pick<CallableModel, 'id' | 'ownerId'>,
  since: Date,
): Promise<string[]> {
  const ofModel = model.ownerId
    ? and(eq(modelCalls.actorId, model.ownerId), eq(modelCalls.ownKey, true))
    : eq(modelCalls.modelId, model.id ?? '');
  const rows = await database.db
    .select({ outcome: modelCalls.outcome })
    .from(modelCalls)
    .where(and(ofModel, gte(modelCalls.at, since)))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(5);
  return rows.map(({ outcome }) => outcome);
}

type UseRow = Record<'model' | 'purpose' | 'calls' | 'failures' | 'tokens', string> & {
  mean_ms: string | null;
};

/** What models were used for since an instant, by model and purpose. */
export async function usageSince(database: Database, since: Date): Promise<ModelUse[]> {
  const rows = await database.sql<UseRow>(
    `select model_name as model, purpose, count(*) as calls, count(*) filter (where outcome <> 'ok') as failures,
            sum(input_tokens::bigint + output_tokens) as tokens, round(avg(ms) filter (where outcome = 'ok')) as mean_ms
       from model_calls where at >= $1 group by model_name, purpose order by model_name, purpose`,
    [since],
  );
  return rows.map(({ model, purpose, ...row }) => ({
    model,
    purpose,
    calls: Number(row.calls),
    failures: Number(row.failures),
    tokens: Number(row.tokens),
    mean_ms: row.mean_ms === null ? null : Number(row.mean_ms),
  }));
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { accountSettings, ownModels } from '../../platform/db/schema.ts';
import { type CallableModel, listActiveModels, providerOf } from './queries.ts';

/** A person's own AI provider as it is stored. */
export type StoredOwnModel = typeof ownModels.$inferSelect;

type Fields = Pick<StoredOwnModel, 'provider' | 'modelId' | 'baseUrl' | 'sealedKey' | 'keyHint'>;

/** Own keys are called by this name in counts, whosever they are. */
const nameOfAll = 'People’s own keys';

/** A person's own AI provider; null without one. */
export async function findOwnModel(database: Database, userId: string): Promise<StoredOwnModel | null> {
  const [row] = await database.db.select().from(ownModels).where(eq(ownModels.userId, userId));
  return row ?? null;
}

/** Sets a person's own AI provider, whose last test no longer counts; false when it is not at this version (0 for none). */
export async function storeOwnModel(
  database: Database,
  userId: string,
  version: number,
  fields: Fields,
): Promise<boolean> {
  const rows =
    version === 0
      ? await database.db
          .insert(ownModels)
          .values({ userId, ...fields })
          .onConflictDoNothing()
          .returning({ id: ownModels.userId })
      : await database.db
          .update(ownModels)
          .set({ ...fields, lastTest: null, version: sql`${ownModels.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(ownModels.userId, userId), eq(ownModels.version, version)))
          .returning({ id: ownModels.userId });
  return rows.length > 0;
}

/** Keeps how a test went, unless the provider was changed meanwhile. */
export async function storeOwnTest(
  database: Database,
  { userId, version }: StoredOwnModel,
  lastTest: NonNullable<StoredOwnModel['lastTest']>,
): Promise<void> {
  const same = and(eq(ownModels.userId, userId), eq(ownModels.version, version));
  await database.db.update(ownModels).set({ lastTest }).where(same);
}

/** Notes that a person's own key was just used. */
export async function touchOwnModel(database: Database, userId: string, now: Date): Promise<void> {
  await database.db.update(ownModels).set({ lastUsedAt: now }).where(eq(ownModels.userId, userId));
}

/** Removes a person's own AI provider with its key. */
export async function deleteOwnModel(database: Database, userId: string): Promise<void> {
  await database.db.delete(ownModels).where(eq(ownModels.userId, userId));
}

/** A person's own AI provider as a model to call. */
export function asModel(own: StoredOwnModel): CallableModel {
  return {
    id: null,
    ownerId: own.userId,
    name: nameOfAll,
    provider: providerOf(own.provider),
    modelId: own.modelId,
    baseUrl: own.baseUrl,
    configuration: { temperature: 0.7, max_tokens: 4096 },
    monthlyTokens: null,
    version: own.version,
    key: { id: own.userId, sealedValue: own.sealedKey },
  };
}

/** The models to ask for a person, in order: their own provider, then the site's. None when they want none asked. */
export async function listModelsFor(database: Database, userId: string): Promise<CallableModel[]> {
  const [settings] = await database.db
    .select({ useModels: accountSettings.useModels })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  if (settings?.useModels === false) return [];
  const own = await findOwnModel(database, userId);
  const models = await listActiveModels(database);
  return own ? [asModel(own), ...models] : models;
}

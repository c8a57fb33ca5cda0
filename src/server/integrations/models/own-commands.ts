import type { OwnModel, ownModelApi } from '../../../api/integrations/own-model.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { isInnerName, isPublicAddress } from '../../platform/adapters/safe-fetch/allowed-address.ts';
import { sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { placeOfOwnKey } from './model-calls.ts';
import {
  deleteOwnModel,
  findOwnModel,
  type StoredOwnModel,
  storeOwnModel,
  storeOwnTest,
} from './own-queries.ts';
import { providerOf } from './queries.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { words } from '../../platform/http/reader.ts';

type Input = HandlerInput<typeof ownModelApi.saveOwnModel>['body'];
type Person = Pick<Actor, 'id'>;

/** Stores a person's own AI provider, as it stood at a version (0: none yet). */
export function saveOwnModel(
  { config, database }: Pick<Services, 'config' | 'database'>,
  { id }: Person,
  input: Input,
): Promise<OwnModel | null> {
  return database.transact(async () => {
    const before = await findOwnModel(database, id);
    if ((before?.version ?? 0) !== input.version) throw staleVersion(await readOwnModel(database, id));
    refuseUnreachable(config, input);
    const { provider, model_id: modelId, base_url: baseUrl } = input;
    const fields = { provider, modelId, baseUrl, ...keyOf(config, id, before, input) };
    if (!(await storeOwnModel(database, id, input.version, fields)))
      throw staleVersion(await readOwnModel(database, id));
    await record(database, id, 'own_model.saved', { provider, model_id: modelId });
    return readOwnModel(database, id);
  });
}

/** Forgets a person's own AI provider. */
export function removeOwnModel({ database }: Pick<Services, 'database'>, { id }: Person): Promise<void> {
  return database.transact(async () => {
    await deleteOwnModel(database, id);
    await record(database, id, 'own_model.removed', {});
  });
}

/** A person's own AI provider as they see it, without its key. */
export async function readOwnModel(database: Database, userId: string): Promise<OwnModel | null> {
  const own = await findOwnModel(database, userId);
  return (
    own && {
      provider: providerOf(own.provider),
      model_id: own.modelId,
      base_url: own.baseUrl,
      key_hint: own.keyHint,
      last_used_at: own.lastUsedAt?.toISOString() ?? null,
      last_test: own.lastTest && { ...own.lastTest, detail: words(own.lastTest.detail) },
      version: own.version,
    }
  );
}

/** The key as it is stored. A stored one is not sent to another provider or address than it was given for. */
function keyOf(
  config: Config,
  userId: string,
  before: StoredOwnModel | null,
  { key, provider, base_url: baseUrl }: Input,
) {
  if (key !== undefined) {
    return {
      sealedKey: sealText(config.secrets.stored, placeOfOwnKey(userId), key),
      keyHint: key.length >= 12 ? key.slice(-4) : '',
    };
  }
  if (!before) throw wrong('/key', message('integrationErrors.keyRequired'));
  if (before.provider !== provider || before.baseUrl !== baseUrl)
    throw wrong('/key', message('integrationErrors.keyAgain'));
  return { sealedKey: before.sealedKey, keyHint: before.keyHint };
}

function refuseUnreachable(config: Config, { provider, base_url: baseUrl }: Input): void {
  if (baseUrl === null) {
    if (provider === 'custom') throw wrong('/base_url', message('integrationErrors.baseUrlRequired'));
    return;
  }
  const url = new URL(baseUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if ([host, `${host}:${url.port}`].some((one) => config.privateHosts.includes(one))) return;
  const isNumber = /^[\d.]+$|:/.test(host);
  const isInner = isNumber ? !isPublicAddress(host) : isInnerName(host);
  if (url.protocol !== 'https:' || url.port !== '' || isInner) throw notPublic();
}

/** The refusal of an address that is not on the public internet. */
export function notPublic(): ApiError {
  return wrong('/base_url', message('integrationErrors.publicHttpsAddress'));
}

function wrong(pointer: string, detail: MessageOrText): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}

function record(
  database: Database,
  id: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, { actorId: id, action, objectType: 'user', objectId: id, data });
}

/** Notes how a test of a person's own model went. */
export function recordOwnTest(
  { database, now }: Pick<Services, 'database' | 'now'>,
  own: StoredOwnModel,
  outcome: { ok: boolean; detail: MessageOrText },
): Promise<void> {
  return storeOwnTest(database, own, { at: now().toISOString(), ...outcome });
}

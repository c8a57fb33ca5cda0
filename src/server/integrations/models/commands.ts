import { v7 } from 'uuid';
import type { modelsApi } from '../../../api/integrations/models.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { placeOfKey } from './model-calls.ts';
import * as queries from './queries.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';

type Ports = Pick<Services, 'database'>;
type KeyPorts = Pick<Services, 'config' | 'database'>;
type Staff = Pick<Actor, 'id'>;
type ModelValue = HandlerInput<typeof modelsApi.createModel>['body'];
type Model = Awaited<ReturnType<typeof queries.listModels>>[number];
type Key = Awaited<ReturnType<typeof queries.listKeys>>[number];

/** Stores a provider's key, sealed. */
export function addKey(
  { config, database }: KeyPorts,
  staff: Staff,
  { name, value }: { name: string; value: string },
): Promise<Key> {
  return database.transact(async () => {
    const id = v7();
    const sealedValue = sealText(config.secrets.stored, placeOfKey(id), value);
    const hint = value.length >= 12 ? value.slice(-4) : '';
    await queries.insertKey(database, { id, name, sealedValue, hint, createdBy: staff.id });
    await record(database, staff, 'api_key.added', { type: 'api_key', id }, { name });
    const made = (await queries.listKeys(database)).find((key) => key.id === id);
    if (!made) throw new ApiError('not_found');
    return made;
  });
}

/** Shows a provider's key, and writes down who looked. */
export function revealKey({ config, database }: KeyPorts, staff: Staff, id: string): Promise<string> {
  return database.transact(async () => {
    const key = await queries.findKey(database, id);
    if (!key) throw new ApiError('not_found');
    await record(database, staff, 'api_key.revealed', { type: 'api_key', id: key.id }, { name: key.name });
    return openText(config.secrets.stored, placeOfKey(key.id), key.sealedValue);
  });
}

/** Deletes a provider's key. */
export function deleteKey({ database }: Ports, staff: Staff, id: string): Promise<void> {
  return database.transact(async () => {
    if (!(await queries.deleteKey(database, id))) throw new ApiError('not_found');
    await record(database, staff, 'api_key.deleted', { type: 'api_key', id }, {});
  });
}

/** Adds a language model. */
export function addModel({ database }: Ports, staff: Staff, value: ModelValue): Promise<Model> {
  return database.transact(async () => {
    const values = await columnsOf(database, value, null);
    const id = await queries.insertModel(database, { ...values, createdBy: staff.id });
    await record(database, staff, 'llm_model.added', { type: 'llm_model', id }, { name: value.name });
    return readModel(database, id);
  });
}

/** Changes a language model as it stands at a version. */
export function changeModel(
  { database }: Ports,
  staff: Staff,
  { id, version }: { id: string; version: number },
  value: ModelValue,
): Promise<Model> {
  return database.transact(async () => {
    const before = await readModel(database, id);
    const values = await columnsOf(database, value, id);
    if (!(await queries.updateModel(database, id, version, values))) throw staleVersion(before);
    await record(
      database,
      staff,
      'llm_model.changed',
      { type: 'llm_model', id },
      { active: value.is_active },
    );
    return readModel(database, id);
  });
}

/** Deletes a language model. */
export function deleteModel({ database }: Ports, staff: Staff, id: string): Promise<void> {
  return database.transact(async () => {
    if (!(await queries.deleteModel(database, id))) throw new ApiError('not_found');
    await record(database, staff, 'llm_model.deleted', { type: 'llm_model', id }, {});
  });
}

async function columnsOf(database: Database, value: ModelValue, id: string | null) {
  const wrong = (pointer: string, detail: MessageOrText) =>
    new ApiError('invalid_input', { errors: [{ pointer, detail }] });
  if (await queries.isNameTaken(database, value.name, id))
    throw new ApiError('conflict', { detail: message('integrationErrors.modelNameTaken') });
  if (value.key_id !== null && !(await queries.findKey(database, value.key_id)))
    throw wrong('/key_id', message('integrationErrors.keyGone'));
  if (value.provider === 'custom' && value.base_url === null)
    throw wrong('/base_url', message('integrationErrors.baseUrlRequired'));
  return {
    name: value.name,
    provider: value.provider,
    modelId: value.model_id,
    configuration: value.configuration,
    isActive: value.is_active,
    keyId: value.key_id,
    baseUrl: value.base_url,
    position: value.position,
    monthlyTokens: value.monthly_tokens,
  };
}

async function readModel(database: Database, id: string) {
  const model = (await queries.listModels(database)).find((one) => one.id === id);
  if (!model) throw new ApiError('not_found');
  return model;
}

function record(
  database: Database,
  staff: Staff,
  action: string,
  object: { type: 'api_key' | 'llm_model'; id: string },
  data: Record<string, unknown>,
): Promise<void> {
  const { type: objectType, id: objectId } = object;
  return recordEvent(database, { actorId: staff.id, action, objectType, objectId, data });
}

import { v7 } from 'uuid';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { modelsApi } from '../../../api/integrations/models.ts';
import { openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { callModel, placeOfKey } from './model-calls.ts';
import * as queries from './queries.ts';
import { streamModel } from './streaming.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'log' | 'metrics' | 'modelFetch' | 'now' | 'safeFetch' | 'tracing'
>;

/** Provider keys, language models, and calling them. */
export const modelsHandlers: Handlers<typeof modelsApi, Ports> = {
  listApiKeys: async (_input, { database }) => ({ items: await queries.listKeys(database) }),

  createApiKey: async ({ body }, context) => {
    const id = v7();
    const sealedValue = sealText(context.config.secrets.stored, placeOfKey(id), body.value);
    const hint = body.value.length >= 12 ? body.value.slice(-4) : '';
    const createdBy = context.actor.id;
    await queries.insertKey(context.database, { id, name: body.name, sealedValue, hint, createdBy });
    await record(context, 'api_key.added', 'api_key', id, { name: body.name });
    const made = (await queries.listKeys(context.database)).find((key) => key.id === id);
    if (!made) throw new ApiError('not_found');
    return made;
  },

  revealApiKey: ({ params }, context) =>
    context.database.transact(async () => {
      const key = await queries.findKey(context.database, params.id);
      if (!key) throw new ApiError('not_found');
      await record(context, 'api_key.revealed', 'api_key', key.id, { name: key.name });
      return { value: openText(context.config.secrets.stored, placeOfKey(key.id), key.sealedValue) };
    }),

  deleteApiKey: ({ params }, context) =>
    context.database.transact(async () => {
      if (!(await queries.deleteKey(context.database, params.id))) throw new ApiError('not_found');
      await record(context, 'api_key.deleted', 'api_key', params.id, {});
    }),

  listModels: async (_input, { database }) => ({ items: await queries.listModels(database) }),

  createModel: async ({ body }, context) => {
    const values = await columnsOf(context, body, null);
    const id = await queries.insertModel(context.database, { ...values, createdBy: context.actor.id });
    await record(context, 'llm_model.added', 'llm_model', id, { name: body.name });
    return presentModel(context, id);
  },

  updateModel: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await presentModel(context, params.id);
      const values = await columnsOf(context, body.value, params.id);
      if (!(await queries.updateModel(context.database, params.id, body.version, values)))
        throw staleVersion(before);
      await record(context, 'llm_model.changed', 'llm_model', params.id, { active: body.value.is_active });
      return presentModel(context, params.id);
    }),

  deleteModel: ({ params }, context) =>
    context.database.transact(async () => {
      if (!(await queries.deleteModel(context.database, params.id))) throw new ApiError('not_found');
      await record(context, 'llm_model.deleted', 'llm_model', params.id, {});
    }),

  testModel: async ({ params }, context) => {
    const model = await queries.findModel(context.database, { id: params.id });
    if (!model) throw new ApiError('not_found');
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    const prompt = 'Answer with the one word: ready';
    try {
      const { id: actorId } = context.actor;
      const question = { purpose: 'test', actorId, prompt, maxTokens: 64, timeoutMs: 20_000 };
      return { ok: true, detail: (await callModel(context, model, question)).text.slice(0, 200), ms: ms() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, detail: error.more.detail ?? 'No answer.', ms: ms() };
    }
  },

  listModelUsage: async (_input, context) => ({
    items: await queries.usageSince(context.database, new Date(context.now().getTime() - 30 * dayMs)),
  }),

  generate: async ({ body }, context) => {
    const model = await queries.findModel(context.database, { name: body.model });
    if (!model) throw new ApiError('not_found', { detail: 'No active model has this name.' });
    const question = { purpose: 'generate', actorId: context.actor.id, prompt: body.prompt };
    if (body.stream) return streamModel(context, model, question);
    const { text, inputTokens, outputTokens } = await callModel(context, model, question);
    return { model: model.name, text, usage: { input_tokens: inputTokens, output_tokens: outputTokens } };
  },
};

type ModelValue = HandlerInput<typeof modelsApi.createModel>['body'];

async function columnsOf({ database }: SignedIn<Ports>, value: ModelValue, id: string | null) {
  const wrong = (pointer: string, detail: string) =>
    new ApiError('invalid_input', { errors: [{ pointer, detail }] });
  if (await queries.isNameTaken(database, value.name, id))
    throw new ApiError('conflict', { detail: 'Another model has this name.' });
  if (value.key_id !== null && !(await queries.findKey(database, value.key_id)))
    throw wrong('/key_id', 'This key does not exist any more.');
  if (value.provider === 'custom' && value.base_url === null)
    throw wrong('/base_url', 'A custom provider needs a base URL.');
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

async function presentModel({ database }: SignedIn<Ports>, id: string) {
  const model = (await queries.listModels(database)).find((one) => one.id === id);
  if (!model) throw new ApiError('not_found');
  return model;
}

function record(
  context: SignedIn<Ports>,
  action: string,
  objectType: 'api_key' | 'llm_model',
  objectId: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(context.database, { actorId: context.actor.id, action, objectType, objectId, data });
}

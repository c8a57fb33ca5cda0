import type { modelsApi } from '../../../api/integrations/models.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addKey, addModel, changeModel, deleteKey, deleteModel, revealKey } from './commands.ts';
import { callModel } from './model-calls.ts';
import * as queries from './queries.ts';
import { streamModel } from './streaming.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'log' | 'metrics' | 'modelFetch' | 'now' | 'safeFetch' | 'tracing'
>;

/** Provider keys, language models, and calling them. */
export const modelsHandlers: Handlers<typeof modelsApi, Ports> = {
  listApiKeys: async (_input, { database }) => ({ items: await queries.listKeys(database) }),

  createApiKey: ({ body }, context) => addKey(context, context.actor, body),

  revealApiKey: async ({ params }, context) => ({
    value: await revealKey(context, context.actor, params.id),
  }),

  deleteApiKey: ({ params }, context) => deleteKey(context, context.actor, params.id),

  listModels: async (_input, { database }) => ({ items: await queries.listModels(database) }),

  createModel: async ({ body }, context) => {
    await refuseInner(context, body.base_url, '/base_url');
    return addModel(context, context.actor, body);
  },

  updateModel: async ({ params, body: { version, value } }, context) => {
    await refuseInner(context, value.base_url, '/value/base_url');
    return changeModel(context, context.actor, { id: params.id, version }, value);
  },

  deleteModel: ({ params }, context) => deleteModel(context, context.actor, params.id),

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
      return {
        ok: false,
        detail: words(error.more.detail ?? message('integrationErrors.noAnswer')),
        ms: ms(),
      };
    }
  },

  listModelUsage: async (_input, context) => ({
    items: await queries.usageSince(context.database, new Date(context.now().getTime() - 30 * dayMs)),
  }),

  generate: async ({ body }, context) => {
    const model = await queries.findModel(context.database, { name: body.model });
    if (!model) throw new ApiError('not_found', { detail: message('integrationErrors.noSuchModel') });
    const question = { purpose: 'generate', actorId: context.actor.id, prompt: body.prompt };
    if (body.stream) return streamModel(context, model, question);
    const { text, inputTokens, outputTokens } = await callModel(context, model, question);
    return { model: model.name, text, usage: { input_tokens: inputTokens, output_tokens: outputTokens } };
  },
};

/** Refuses an address of a model that would not be called, such as one that leads inside of this network and that the operator did not name. */
async function refuseInner(
  { modelFetch }: Pick<Ports, 'modelFetch'>,
  address: string | null,
  pointer: string,
): Promise<void> {
  if (address === null || (modelFetch.mayCall(address) && !(await modelFetch.leadsInside(address)))) return;
  const detail = message('integrationErrors.publicAddressOrHost');
  throw new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}

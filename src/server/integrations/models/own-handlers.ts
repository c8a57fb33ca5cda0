import type { OwnModel, ownModelApi } from '../../../api/integrations/own-model.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notPublic, readOwnModel, recordOwnTest, removeOwnModel, saveOwnModel } from './own-commands.ts';
import { callModel } from './model-calls.ts';
import { asModel, findOwnModel, type StoredOwnModel } from './own-queries.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'log' | 'metrics' | 'modelFetch' | 'now' | 'safeFetch' | 'tracing'
>;

/** A person's own AI provider. */
export const ownModelHandlers: Handlers<typeof ownModelApi, Ports> = {
  getOwnModel: (_input, context) => stateOf(context),

  saveOwnModel: async ({ body }, context) => {
    if (body.base_url !== null && (await context.safeFetch.leadsInside(body.base_url))) throw notPublic();
    return { own_model: await saveOwnModel(context, context.actor, body) };
  },

  testOwnModel: async (_input, context) => {
    const own = await findOwnModel(context.database, context.actor.id);
    if (!own) throw new ApiError('not_found');
    await recordOwnTest(context, own, await test(context, own));
    return stateOf(context);
  },

  removeOwnModel: (_input, context) => removeOwnModel(context, context.actor),
};

async function test(
  context: SignedIn<Ports>,
  own: StoredOwnModel,
): Promise<{ ok: boolean; detail: MessageOrText }> {
  const started = performance.now();
  try {
    const prompt = 'Answer with the one word: ready';
    const question = { purpose: 'test', actorId: own.userId, prompt, maxTokens: 64, timeoutMs: 20_000 };
    const { text } = await callModel(context, asModel(own), question);
    const ms = Math.round(performance.now() - started);
    const beginning = Array.from(text.trim()).slice(0, 60).join('');
    return {
      ok: true,
      detail: message('integrationErrors.modelAnswered', { model: own.modelId, beginning, ms }),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, detail: error.more.detail ?? message('integrationErrors.noAnswer') };
  }
}

async function stateOf({ database, actor }: SignedIn<Ports>): Promise<{ own_model: OwnModel | null }> {
  return { own_model: await readOwnModel(database, actor.id) };
}

import type { OwnModel, ownModelApi } from '../../../api/integrations/own-model.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import { isPublicAddress } from '../../platform/adapters/safe-fetch/allowed-address.ts';
import { sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { callModel, placeOfOwnKey } from './model-calls.ts';
import {
  asModel,
  deleteOwnModel,
  findOwnModel,
  type StoredOwnModel,
  storeOwnModel,
  storeOwnTest,
} from './own-queries.ts';
import { providerOf } from './queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'log' | 'metrics' | 'modelFetch' | 'now' | 'safeFetch' | 'tracing'
>;

type Input = HandlerInput<typeof ownModelApi.saveOwnModel>['body'];

/** A person's own AI provider. */
export const ownModelHandlers: Handlers<typeof ownModelApi, Ports> = {
  getOwnModel: (_input, context) => shownState(context),

  saveOwnModel: ({ body }, context) =>
    context.database.transact(async () => {
      const before = await findOwnModel(context.database, context.actor.id);
      if ((before?.version ?? 0) !== body.version) throw await stale(context);
      refuseUnreachable(context, body);
      const { provider, model_id: modelId, base_url: baseUrl } = body;
      const fields = { provider, modelId, baseUrl, ...keyOf(context, before, body) };
      if (!(await storeOwnModel(context.database, context.actor.id, body.version, fields)))
        throw await stale(context);
      await record(context, 'own_model.saved', { provider, model_id: modelId });
      return shownState(context);
    }),

  testOwnModel: async (_input, context) => {
    const own = await findOwnModel(context.database, context.actor.id);
    if (!own) throw new ApiError('not_found');
    const at = context.now().toISOString();
    await storeOwnTest(context.database, own, { at, ...(await test(context, own)) });
    return shownState(context);
  },

  removeOwnModel: (_input, context) =>
    context.database.transact(async () => {
      await deleteOwnModel(context.database, context.actor.id);
      await record(context, 'own_model.removed', {});
    }),
};

async function test(context: SignedIn<Ports>, own: StoredOwnModel): Promise<{ ok: boolean; detail: string }> {
  const started = performance.now();
  try {
    const prompt = 'Answer with the one word: ready';
    const question = { purpose: 'test', actorId: own.userId, prompt, maxTokens: 64, timeoutMs: 20_000 };
    const { text } = await callModel(context, asModel(own), question);
    const ms = Math.round(performance.now() - started);
    const beginning = Array.from(text.trim()).slice(0, 60).join('');
    return { ok: true, detail: `${own.modelId} answered “${beginning}” in ${ms} ms.` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, detail: error.more.detail ?? 'No answer.' };
  }
}

/** The key as it is stored. A stored one is not sent to another provider or address than it was given for. */
function keyOf(
  context: SignedIn<Ports>,
  before: StoredOwnModel | null,
  { key, provider, base_url: baseUrl }: Input,
) {
  if (key !== undefined) {
    const place = placeOfOwnKey(context.actor.id);
    return {
      sealedKey: sealText(context.config.secrets.stored, place, key),
      keyHint: key.length >= 12 ? key.slice(-4) : '',
    };
  }
  if (!before) throw wrong('/key', 'Enter the key.');
  if (before.provider !== provider || before.baseUrl !== baseUrl)
    throw wrong('/key', 'Enter the key again: the stored one was for another provider or address.');
  return { sealedKey: before.sealedKey, keyHint: before.keyHint };
}

function refuseUnreachable({ config }: SignedIn<Ports>, { provider, base_url: baseUrl }: Input): void {
  if (baseUrl === null) {
    if (provider === 'custom') throw wrong('/base_url', 'A custom provider needs a base URL.');
    return;
  }
  const url = new URL(baseUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if ([host, `${host}:${url.port}`].some((one) => config.privateHosts.includes(one))) return;
  const isNumber = /^[\d.]+$|:/.test(host);
  const isInner = isNumber ? !isPublicAddress(host) : !host.includes('.');
  if (url.protocol !== 'https:' || url.port !== '' || isInner)
    throw wrong('/base_url', 'Use an address on the public internet that starts with https://.');
}

async function shownState({ database, actor }: SignedIn<Ports>): Promise<{ own_model: OwnModel | null }> {
  const own = await findOwnModel(database, actor.id);
  return {
    own_model: own && {
      provider: providerOf(own.provider),
      model_id: own.modelId,
      base_url: own.baseUrl,
      key_hint: own.keyHint,
      last_used_at: own.lastUsedAt?.toISOString() ?? null,
      last_test: own.lastTest,
      version: own.version,
    },
  };
}

async function stale(context: SignedIn<Ports>): Promise<ApiError> {
  return staleVersion((await shownState(context)).own_model);
}

function wrong(pointer: string, detail: string): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}

function record(context: SignedIn<Ports>, action: string, data: Record<string, unknown>): Promise<void> {
  const { id } = context.actor;
  return recordEvent(context.database, { actorId: id, action, objectType: 'user', objectId: id, data });
}

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, plainText, text, version, webAddress } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { staffRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';

/** A provider's secret as lists show it: never the value, only its last four characters. */
export const apiKey = z
  .object({
    id,
    name: z.string(),
    hint: z.string(),
    created_by: z.string().nullable(),
    created_at: instant,
    last_used_at: instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

/** The kinds of provider; `custom` is any server that speaks OpenAI's chat completions. */
export const modelProviders = ['openai', 'anthropic', 'google', 'custom'] as const;
export type ModelProvider = (typeof modelProviders)[number];

const configuration = z.strictObject({
  temperature: z.number().min(0).max(1).default(0.7),
  max_tokens: z.int().min(1).max(1_000_000).default(1024),
});

/** What a person enters about a model. */
export const modelValue = z
  .strictObject({
    name: text(120, messageText('internal.modelIncomplete')),
    provider: z.enum(modelProviders).default('openai'),
    model_id: text(200, messageText('internal.modelIncomplete')),
    configuration: configuration.prefault({}),
    is_active: z.boolean().default(false),
    key_id: id.nullable().default(null),
    base_url: webAddress.nullable().default(null),
    position: z.int().min(0).max(1000).default(0),
    monthly_tokens: z.int().min(1).max(2_000_000_000).nullable().default(null),
  })
  .meta({ id: 'ModelValue' });

/** A configured language model. */
export const llmModel = z
  .object({
    id,
    name: z.string(),
    provider: z.enum(modelProviders),
    model_id: z.string(),
    configuration: z.object({ temperature: z.number(), max_tokens: z.int() }),
    is_active: z.boolean(),
    key_id: id.nullable(),
    key_name: z.string().nullable(),
    base_url: z.string().nullable(),
    position: z.int(),
    monthly_tokens: z.int().nullable(),
    created_by: id.nullable(),
    updated_at: instant,
    version: z.int(),
  })
  .meta({ id: 'LlmModel' });
export type LlmModel = z.infer<typeof llmModel>;

/** What one model was used for in the last 30 days. */
export const modelUse = z
  .object({
    model: z.string(),
    purpose: z.string(),
    calls: z.int(),
    failures: z.int(),
    tokens: z.int(),
    /** Mean of the calls that were answered, in milliseconds; null when there was none. */
    mean_ms: z.int().nullable(),
  })
  .meta({ id: 'ModelUse' });
export type ModelUse = z.infer<typeof modelUse>;

const modelTokens = z.object({ input_tokens: z.int(), output_tokens: z.int() });

/** An event of a streamed answer: pieces of the text in order, then `done` or `failed` as the last. */
export const generateEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('done'), model: z.string(), usage: modelTokens }),
    z.object({ type: z.literal('failed'), code: z.literal('model_failed'), detail: z.string() }),
  ])
  .meta({ id: 'GenerateEvent' });
export type GenerateEvent = z.infer<typeof generateEvent>;

/** Provider keys, language models, and calling them. */
export const modelsApi = {
  listApiKeys: endpoint({
    method: 'GET',
    path: '/api/api-keys',
    access: ['internal'],
    summary: "The providers' keys, masked, newest first",
    returns: z.object({ items: z.array(apiKey) }),
    errors: [],
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: '/api/api-keys',
    access: ['internal'],
    summary: 'Keep a provider key; its value is stored encrypted',
    body: z.strictObject({
      name: text(120, messageText('internal.keyIncomplete')),
      value: plainText(4000).min(1, messageText('internal.keyIncomplete')),
    }),
    returns: apiKey,
    errors: ['invalid_input'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  revealApiKey: endpoint({
    method: 'POST',
    path: '/api/api-keys/{id}/reveal',
    access: ['internal'],
    summary: 'The value of a key, to be copied; written to the audit log',
    params: idParams,
    returns: z.object({ value: z.string() }),
    errors: ['not_found'],
    fresh: true,
  }),
  deleteApiKey: endpoint({
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    access: ['internal'],
    summary: 'Delete a key; models that use it lose it',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listModels: endpoint({
    method: 'GET',
    path: '/api/llm-models',
    access: staffRoles,
    summary: 'The configured models, in the order in which they are tried',
    returns: z.object({ items: z.array(llmModel) }),
    errors: [],
  }),
  createModel: endpoint({
    method: 'POST',
    path: '/api/llm-models',
    access: staffRoles,
    summary: 'Configure a model',
    body: modelValue,
    returns: llmModel,
    errors: ['invalid_input', 'conflict'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  updateModel: endpoint({
    method: 'PUT',
    path: '/api/llm-models/{id}',
    access: staffRoles,
    summary: 'Change a model, also to make it active or inactive',
    params: idParams,
    body: z.strictObject({ version, value: modelValue }),
    returns: llmModel,
    errors: ['not_found', 'stale_version', 'invalid_input', 'conflict'],
  }),
  deleteModel: endpoint({
    method: 'DELETE',
    path: '/api/llm-models/{id}',
    access: staffRoles,
    summary: 'Delete a model; what it was used for stays counted',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  testModel: endpoint({
    method: 'POST',
    path: '/api/llm-models/{id}/test',
    access: staffRoles,
    summary: 'Call a model with one short question, and say what came back',
    params: idParams,
    returns: z.object({ ok: z.boolean(), detail: z.string(), ms: z.int() }),
    errors: ['not_found'],
    limits: [{ per: 'account', points: 30, seconds: 600 }],
  }),
  listModelUsage: endpoint({
    method: 'GET',
    path: '/api/llm-models/usage',
    access: staffRoles,
    summary: 'Calls, failures, tokens and latency of the last 30 days, by model and purpose',
    returns: z.object({ items: z.array(modelUse) }),
    errors: [],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/generate',
    access: staffRoles,
    scope: 'models:generate',
    summary: 'Answer a prompt with an active model, named as it is configured, whole or as it is written',
    body: z.strictObject({
      model: text(120, messageText('inputs.modelName')),
      prompt: plainText(100_000).min(1, messageText('inputs.prompt')),
      stream: z.boolean().default(false),
    }),
    returns: z.object({
      model: z.string(),
      text: z.string(),
      usage: modelTokens,
    }),
    streams: generateEvent,
    errors: ['not_found', 'invalid_input', 'model_failed'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
};

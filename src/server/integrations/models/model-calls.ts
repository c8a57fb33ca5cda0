import { v7 } from 'uuid';
import {
  askModel,
  defaultModelTimeoutMs,
  type ModelAnswer,
  ModelError,
} from '../../platform/adapters/models/ask-model.ts';
import { openText } from '../../platform/adapters/secrets/sealed-text.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ports } from '../../platform/ports.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { bookTokens, dropBooking, type TokenCap } from './booking-queries.ts';
import { touchOwnModel } from './own-queries.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { type CallableModel, lastOutcomes, providerOf, recordCall, touchKey } from './queries.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';

/** What calling a model takes. */
export type ModelServices = Pick<
  Ports,
  'config' | 'database' | 'safeFetch' | 'modelFetch' | 'log' | 'metrics' | 'tracing' | 'now'
>;

/** What a model is called for, by whom. */
export type ModelQuestion = {
  purpose: string;
  actorId: string;
  prompt: string;
  instructions?: string;
  maxTokens?: number;
  timeoutMs?: number;
  /** How many calls for this person and purpose the site's models answer in any 24 hours; without it, any number. */
  callsADay?: number;
  /** In place of the model's own. */
  temperature?: number;
  /** Is told each piece of the text as it comes. */
  onText?: (text: string) => void;
};

/** Where a key is kept, for sealing. */
export function placeOfKey(id: string): string {
  return `api_keys/${id}`;
}

/** Where a person's own key is kept, for sealing. */
export function placeOfOwnKey(userId: string): string {
  return `own_models/${userId}`;
}

/**
 * Calls a model and writes the call down: tokens, time and how it ended, never the words. A model that failed five times in
 * a row within a minute is left alone for that minute; one beyond its monthly tokens, or any once all together used the tokens
 * of a day, is not called: calls under way count with what they may use. Throws `model_failed`.
 */
export async function callModel(
  services: ModelServices,
  model: CallableModel,
  question: ModelQuestion,
): Promise<ModelAnswer> {
  return callAllowed(services, model, question, await book(services, model, question));
}

/** Calls a model that was booked for this question, as `callModel` does. */
export async function callAllowed(
  services: ModelServices,
  model: CallableModel,
  question: ModelQuestion,
  booking: string | null,
): Promise<ModelAnswer> {
  const started = performance.now();
  try {
    const answer = await ask(services, model, question);
    await write(services, model, question, booking, started, 'ok', answer);
    return answer;
  } catch (error) {
    const outcome = error instanceof ModelError ? error.failure : 'unreadable key';
    await write(services, model, question, booking, started, outcome);
    services.log.warn({ outcome, model: model.name }, 'a model gave no answer');
    const detail =
      outcome === 'stopped'
        ? switchedOff
        : message('integrationErrors.modelFailed', { model: nameOf(model), outcome });
    throw new ApiError('model_failed', { detail });
  }
}

async function ask(
  services: ModelServices,
  model: CallableModel,
  question: ModelQuestion,
): Promise<ModelAnswer> {
  const { key, modelId, baseUrl, configuration, ownerId } = model;
  const place = key && (ownerId ? placeOfOwnKey(ownerId) : placeOfKey(key.id));
  const value = key && place && openText(services.config.secrets.stored, place, key.sealedValue);
  if (ownerId) await touchOwnModel(services.database, ownerId, services.now());
  else if (key) await touchKey(services.database, key.id, services.now());
  const { max_tokens: maxTokens } = configuration;
  const temperature = question.temperature ?? configuration.temperature;
  const provider = providerOf(model.provider);
  const address = { provider, modelId, baseUrl, key: value, temperature, maxTokens };
  const facts = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': modelId,
    'tenon.purpose': question.purpose,
  };
  return services.tracing.step({ name: `chat ${modelId}`, kind: 'call', facts }, async (step) => {
    const outside = ownerId ? services.safeFetch : services.modelFetch;
    const answer = await whileSwitchedOn(services, (signal) =>
      askModel(outside, address, { ...question, signal }),
    );
    step.note({
      'gen_ai.usage.input_tokens': answer.inputTokens,
      'gen_ai.usage.output_tokens': answer.outputTokens,
    });
    return answer;
  });
}

const switchedOff = message('integrationErrors.modelsOff');
const lookMs = 1000;
/** How long after its time a call is still awaited before what it booked is free again. */
const lateMs = minuteMs;

/** Does something that ends early when models are switched off meanwhile, in whichever process. */
async function whileSwitchedOn<T>(
  { database }: ModelServices,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const look = async () => {
    if (!(await isSwitchedOn(database, 'models'))) stop.abort();
  };
  // A look that fails says nothing; the next one may.
  const looking = setInterval(() => void look().catch(() => {}), lookMs);
  try {
    return await work(stop.signal);
  } finally {
    clearInterval(looking);
  }
}

function write(
  services: ModelServices,
  model: CallableModel,
  { purpose, actorId }: ModelQuestion,
  booking: string | null,
  started: number,
  outcome: string,
  answer?: ModelAnswer,
): Promise<void> {
  const inputTokens = answer?.inputTokens ?? 0;
  const outputTokens = answer?.outputTokens ?? 0;
  const ms = performance.now() - started;
  const { provider } = model;
  services.metrics.modelCall({ provider, purpose, outcome, inputTokens, outputTokens, seconds: ms / 1000 });
  const at = services.now();
  return services.database.transact(async () => {
    if (booking !== null) await dropBooking(services.database, booking);
    await countUsage(services.database, 'llm_tokens', at, inputTokens + outputTokens);
    await recordCall(services.database, {
      at,
      modelId: model.id,
      modelName: model.name,
      purpose,
      actorId,
      ownKey: model.ownerId !== undefined,
      inputTokens,
      outputTokens,
      ms: Math.round(ms),
      outcome,
    });
  });
}

/**
 * Books what a call may use of its model's tokens and answers the booking; null where its owner pays. Throws `model_failed` when
 * models are switched off, a model rests after failures, or tokens are used up.
 */
export async function book(
  services: ModelServices,
  model: CallableModel,
  question: ModelQuestion,
): Promise<string | null> {
  const { database, config } = services;
  if (!(await isSwitchedOn(database, 'models'))) throw new ApiError('model_failed', { detail: switchedOff });
  const at = services.now();
  const outcomes = await lastOutcomes(database, model, new Date(at.getTime() - minuteMs));
  if (outcomes.length === 5 && outcomes.every((outcome) => outcome !== 'ok')) {
    throw new ApiError('model_failed', {
      detail: message('integrationErrors.modelPaused', { model: nameOf(model) }),
    });
  }
  if (model.ownerId) return null;
  const day: TokenCap = {
    modelId: null,
    tokens: config.modelTokensADay,
    since: new Date(at.getTime() - dayMs),
  };
  const { id: modelId, monthlyTokens } = model;
  const since = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const month = monthlyTokens === null ? [] : [{ modelId, tokens: monthlyTokens, since }];
  const { purpose, actorId, callsADay } = question;
  const calls = callsADay === undefined ? [] : [{ calls: callsADay }];
  const until = new Date(at.getTime() + (question.timeoutMs ?? defaultModelTimeoutMs) + lateMs);
  const booking = { id: v7(), modelId, actorId, purpose, tokens: maxTokens(model, question), until };
  const reached = await bookTokens(database, booking, [...calls, day, ...month], at);
  if (!reached) return booking.id;
  if ('calls' in reached)
    throw new ApiError('model_failed', { detail: message('integrationErrors.callsUsed') });
  const detail =
    reached === day
      ? message('integrationErrors.tokensUsedToday')
      : message('integrationErrors.tokensUsedThisMonth', { model: model.name });
  throw new ApiError('model_failed', { detail });
}

/** What a call may use, as far as it can be told before: all that it may answer, and a token for three bytes of what it is asked. */
function maxTokens({ configuration }: CallableModel, question: ModelQuestion): number {
  const asked = Buffer.byteLength(question.prompt) + Buffer.byteLength(question.instructions ?? '');
  return Math.ceil(asked / 3) + (question.maxTokens ?? configuration.max_tokens);
}

/** What its owner, or the staff, call a model. */
function nameOf(model: CallableModel): string {
  return model.ownerId ? model.modelId : model.name;
}

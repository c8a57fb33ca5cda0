import type { generateText as GenerateText, LanguageModel, LanguageModelUsage } from 'ai';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';

/** A model to call: who provides it, where, with which key and settings. */
export type ModelAddress = {
  provider: 'openai' | 'anthropic' | 'google' | 'custom';
  modelId: string;
  key: string | null;
  /** Where the provider is, if not at its own address; a custom one must say. */
  baseUrl: string | null;
  temperature: number;
  maxTokens: number;
};

/** How long a call may take when nothing else is said, in ms. */
export const defaultModelTimeoutMs = 30_000;

/** What a model answered, and what it used. */
export type ModelAnswer = { text: string; inputTokens: number; outputTokens: number };

/** Why a model gave no answer. */
export type ModelFailure =
  | 'no address'
  | 'refused key'
  | 'unknown model'
  | 'rate limited'
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'provider error'
  | 'cut off'
  | 'stopped'
  | 'nonsense';

/** A model gave no answer; the reason is safe to show, the cause is for nobody but a debugger. */
export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The model gave no answer: ${failure}.`, { cause });
    this.name = 'ModelError';
    this.failure = failure;
  }
}

type Question = {
  instructions?: string;
  prompt: string;
  timeoutMs?: number;
  maxTokens?: number;
  onText?: (text: string) => void;
  /** Ends the call, also in the middle of its answer. */
  signal?: AbortSignal;
};

/**
 * Asks a model once and answers its whole text, not empty; `onText` is told each piece as it comes. Every call goes through the
 * guarded way outside; nothing is tried twice. Throws ModelError when there is no answer within `timeoutMs`. The kit of the
 * providers is loaded with the first call.
 */
export async function askModel(
  outside: SafeFetch,
  address: ModelAddress,
  asked: Question,
): Promise<ModelAnswer> {
  const timeoutMs = asked.timeoutMs ?? defaultModelTimeoutMs;
  const calls = new Calls(outside, timeoutMs, asked);
  const model = await modelOf(address, calls.fetch);
  let hasText = false;
  const onText =
    asked.onText &&
    ((text: string) => {
      hasText ||= text.trim() !== '';
      asked.onText?.(text);
    });
  try {
    const { text: given, usage } = await answerOf(
      {
        model,
        ...(asked.instructions === undefined ? {} : { instructions: asked.instructions }),
        prompt: asked.prompt,
        temperature: address.temperature,
        maxOutputTokens: asked.maxTokens ?? address.maxTokens,
        maxRetries: 0,
        timeout: timeoutMs,
        ...(asked.signal ? { abortSignal: asked.signal } : {}),
      },
      onText,
    );
    // What no database takes is no word.
    const text = given.replaceAll('\0', '').toWellFormed();
    if (text.trim() === '') throw new ModelError('nonsense');
    return { text, inputTokens: tokens(usage.inputTokens), outputTokens: tokens(usage.outputTokens) };
  } catch (error) {
    if (asked.signal?.aborted) throw new ModelError('stopped', error);
    if (error instanceof ModelError) throw error;
    throw new ModelError(calls.failure ?? (hasText ? 'cut off' : 'nonsense'), error);
  }
}

/** OpenAI's answers, when they are whole, have no other word for their end. */
const ends: readonly string[] = ['stop', 'length', 'content-filter', 'tool-calls'];

type Prompt = Parameters<typeof GenerateText>[0] & { prompt: string };

async function answerOf(
  prompt: Prompt,
  onText: Question['onText'],
): Promise<{ text: string; usage: LanguageModelUsage }> {
  const { generateText, streamText } = await import('ai');
  if (!onText) return generateText(prompt);
  let text = '';
  const stream = streamText({ ...prompt, onError: () => {} });
  for await (const part of stream.fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      text += part.text;
      onText(part.text);
    }
    // A provider says why it ends: without a word of that the connection ended before the answer did.
    if (part.type === 'finish' && (part.rawFinishReason !== undefined || ends.includes(part.finishReason)))
      return { text, usage: part.totalUsage };
  }
  throw new Error('no end');
}

/** The calls of one question; remembers how the last of them failed. */
class Calls {
  failure: ModelFailure | null = null;
  readonly fetch: typeof globalThis.fetch;

  constructor(outside: SafeFetch, timeoutMs: number, { onText, signal }: Question) {
    this.fetch = async (input, init) => {
      const started = performance.now();
      try {
        const url = input instanceof Request ? input.url : String(input);
        const request = {
          method: 'POST' as const,
          headers: Object.fromEntries(new Headers(init?.headers ?? {})),
          body: typeof init?.body === 'string' ? init.body : '',
          timeoutMs,
          maxBytes: 4 * 1024 * 1024,
          maxRedirects: 0,
          ...(signal ? { signal } : {}),
        };
        const answer = onText ? await outside.stream(url, request) : await outside.request(url, request);
        this.failure = failureOf(answer.status);
        const type = answer.headers.get('content-type') ?? 'application/json';
        const headers = { 'content-type': type };
        const body =
          'parts' in answer ? this.watched(answer.parts, started + timeoutMs) : new Uint8Array(answer.bytes);
        return new Response(body, { status: answer.status, headers });
      } catch (error) {
        this.failure = performance.now() - started >= timeoutMs - 50 ? 'timeout' : 'unreachable';
        throw error;
      }
    };
  }

  private watched(parts: AsyncIterable<Uint8Array>, ends: number): ReadableStream<Uint8Array> {
    const iterator = parts[Symbol.asyncIterator]();
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          this.failure ??= performance.now() >= ends - 50 ? 'timeout' : 'cut off';
          throw error;
        }
      },
      cancel: async () => void (await iterator.return?.()),
    });
  }
}

async function modelOf(address: ModelAddress, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  const { provider, modelId, baseUrl, key } = address;
  const at = baseUrl === null ? {} : { baseURL: baseUrl };
  if (provider === 'custom') {
    if (baseUrl === null) throw new ModelError('no address');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'custom',
      includeUsage: true,
      baseURL: baseUrl,
      fetch,
      ...(key === null ? {} : { apiKey: key }),
    })(modelId);
  }
  if (key === null) throw new ModelError('refused key');
  const settings = { apiKey: key, fetch, ...at };
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(modelId);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(modelId);
  return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(modelId);
}

function failureOf(status: number): ModelFailure | null {
  if (status < 300) return null;
  if (status === 401 || status === 403) return 'refused key';
  if (status === 404) return 'unknown model';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429) return 'rate limited';
  return status < 500 ? 'refused' : 'provider error';
}

function tokens(count: number | undefined): number {
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 100_000_000) : 0;
}

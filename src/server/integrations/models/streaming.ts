import type { GenerateEvent } from '../../../api/integrations/models.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { book, callAllowed, type ModelQuestion, type ModelServices } from './model-calls.ts';
import type { CallableModel } from './queries.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';

const streamMs = 120_000;

/**
 * Calls a model and answers its text as server-sent events: pieces in order, then `done` with the tokens or `failed` with the
 * reason. Who leaves early ends the stream, not the call: what it used is written down all the same. Throws
 * `model_failed` when the model may not be called.
 */
export async function streamModel(
  services: ModelServices,
  model: CallableModel,
  question: ModelQuestion,
): Promise<Response> {
  const asked = { ...question, timeoutMs: streamMs };
  const booking = await book(services, model, asked);
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: GenerateEvent) => {
        if (isOpen)
          controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
      };
      void answer({ services, model, question: asked, booking }, send).finally(() => {
        if (isOpen) controller.close();
      });
    },
    cancel: () => {
      isOpen = false;
    },
  });
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}

type Booked = {
  services: ModelServices;
  model: CallableModel;
  question: ModelQuestion;
  booking: string | null;
};

async function answer(
  { services, model, question, booking }: Booked,
  send: (event: GenerateEvent) => void,
): Promise<void> {
  try {
    const onText = (text: string) => send({ type: 'text', text });
    const { inputTokens, outputTokens } = await callAllowed(
      services,
      model,
      { ...question, onText },
      booking,
    );
    const usage = { input_tokens: inputTokens, output_tokens: outputTokens };
    send({ type: 'done', model: model.name, usage });
  } catch (error) {
    if (!(error instanceof ApiError)) services.log.error({ err: error }, 'a streamed answer failed');
    const detail =
      (error instanceof ApiError && error.more.detail) ||
      message('integrationErrors.modelSilent', { model: model.name });
    send({ type: 'failed', code: 'model_failed', detail: words(detail) });
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How a test's model server behaves to one request; without one it answers "Hello." in the format of the path. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that speaks the wire formats of the providers of language models. */
export type ModelServer = {
  host: string;
  url: string;
  /** What the next requests meet. */
  behave(behaviour: Behaviour): void;
  /** The last request: its path, and its headers and body as one text. */
  seen: { path: string; text: string };
  close(): Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = answerHello;
  const seen = { path: '', text: '' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.path = request.url ?? '';
      seen.text = JSON.stringify(request.headers) + Buffer.concat(parts).toString();
      behaviour(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return {
    host,
    url: `http://${host}/v1`,
    behave: (next) => (behaviour = next),
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers "Hello.", 7 tokens in and 3 out, in the format that the path asks for. */
export function answerHello(request: IncomingMessage, response: ServerResponse): void {
  answerText('Hello.')(request, response);
}

/** Answers this text, 7 tokens in and 3 out, in the format that the path asks for. */
export function answerText(text: string): Behaviour {
  return (request, response) => {
    const body = bodyOf(request.url ?? '', text);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Answers these pieces as a stream, 7 tokens in and 3 out, in the format that the path asks for; `cut` ends it before its end. */
export function answerInPieces(pieces: string[], cut?: 'quietly' | 'by hanging up'): Behaviour {
  return (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const { opening, piece, ending } = streamOf(request.url ?? '');
    const events = [...opening, ...pieces.map(piece), ...(cut ? [] : ending)];
    const lines = events.map((event) => {
      const type = 'type' in event ? `event: ${String(event.type)}\n` : '';
      return `${type}data: ${JSON.stringify(event)}\n\n`;
    });
    response.write(lines.join(''), () => {
      if (cut === 'by hanging up') response.socket?.destroy();
      else response.end();
    });
  };
}

type Wire = { opening: object[]; piece: (text: string) => object; ending: object[] };

function streamOf(path: string): Wire {
  if (path.endsWith('/responses')) return openaiStream;
  if (path.endsWith('/messages')) return anthropicStream;
  return path.includes(':streamGenerateContent') ? googleStream : compatibleStream;
}

const openaiStream: Wire = {
  opening: [
    { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm-1' } },
    { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'o' } },
  ],
  piece: (delta) => ({ type: 'response.output_text.delta', item_id: 'o', delta }),
  ending: [
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'o' } },
    { type: 'response.completed', response: { usage: { input_tokens: 7, output_tokens: 3 } } },
  ],
};

const anthropicStream: Wire = {
  opening: [
    {
      type: 'message_start',
      message: {
        id: 'a',
        type: 'message',
        role: 'assistant',
        model: 'm-1',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 7, output_tokens: 0 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ending: [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 3 },
    },
    { type: 'message_stop' },
  ],
};

const googleStream: Wire = {
  opening: [],
  piece: (text) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  ending: [
    {
      candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
    },
  ],
};

const chunk = (choices: object[], more: object = {}) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm-1',
  choices,
  ...more,
});
const compatibleStream: Wire = {
  opening: [],
  piece: (content) => chunk([{ index: 0, delta: { role: 'assistant', content } }]),
  ending: [
    chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
    chunk([], { usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 } }),
  ],
};

function bodyOf(path: string, text: string): object {
  return path.endsWith('/responses')
    ? {
        id: 'r',
        object: 'response',
        created_at: 1,
        model: 'm-1',
        status: 'completed',
        output: [
          {
            type: 'message',
            id: 'o',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        usage: { input_tokens: 7, output_tokens: 3, total_tokens: 10 },
      }
    : path.endsWith('/messages')
      ? {
          id: 'a',
          type: 'message',
          role: 'assistant',
          model: 'm-1',
          content: [{ type: 'text', text }],
          stop_reason: 'end_turn',
          stop_sequence: null,
          usage: { input_tokens: 7, output_tokens: 3 },
        }
      : path.includes(':generateContent')
        ? {
            candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
            usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
          }
        : {
            id: 'c',
            object: 'chat.completion',
            created: 1,
            model: 'm-1',
            choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
            usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
          };
}

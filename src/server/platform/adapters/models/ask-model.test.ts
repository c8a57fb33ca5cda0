import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerHello,
  answerInPieces,
  answerText,
  type Behaviour,
  type ModelServer,
  startModelServer,
} from '../../../testing/model-server.ts';
import { openSafeFetch, type SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { askModel, type ModelAddress, ModelError } from './ask-model.ts';

let server: ModelServer;
let outside: SafeFetch;
beforeAll(async () => {
  server = await startModelServer();
  outside = openSafeFetch([server.host]);
});
afterAll(() => Promise.all([outside.close(), server.close()]));

const address = (provider: ModelAddress['provider']): ModelAddress => ({
  provider,
  modelId: 'm-1',
  key: 'secret-key',
  baseUrl: server.url,
  temperature: 0,
  maxTokens: 64,
});
const paths = {
  openai: '/v1/responses',
  anthropic: '/v1/messages',
  google: '/v1/models/m-1:generateContent',
  custom: '/v1/chat/completions',
};
const providers = ['openai', 'anthropic', 'google', 'custom'] as const;

test.each(providers)('%s answers in its own format, called with its key', async (provider) => {
  server.behave(answerHello);
  expect(await askModel(outside, address(provider), { prompt: 'Say hello.' })).toEqual({
    text: 'Hello.',
    inputTokens: 7,
    outputTokens: 3,
  });
  expect(server.seen.path).toBe(paths[provider]);
  expect(server.seen.text).toContain('secret-key');
  expect(server.seen.text).toContain('Say hello.');
});

test.each(providers)('%s tells its answer piece by piece, and what it used', async (provider) => {
  server.behave(answerInPieces(['Hel', 'lo', '.']));
  const pieces: string[] = [];
  const onText = (text: string) => void pieces.push(text);
  const answer = await askModel(outside, address(provider), { prompt: 'Say hello.', onText });
  expect(answer).toEqual({ text: 'Hello.', inputTokens: 7, outputTokens: 3 });
  expect(pieces).toEqual(['Hel', 'lo', '.']);
});

test.each(
  providers.flatMap((provider) =>
    (['quietly', 'by hanging up'] as const).map((cut) => [provider, cut] as const),
  ),
)('an answer of %s that ends %s before its end is a failure', async (provider, cut) => {
  server.behave(answerInPieces(['Hel'], cut));
  const asked = askModel(outside, address(provider), { prompt: 'Hello?', onText: () => {} });
  await expect(asked).rejects.toMatchObject({ failure: 'cut off' });
});

const statuses = [400, 401, 402, 403, 404, 408, 409, 413, 418, 422, 429, 451, 500, 501, 502, 503, 504, 529];
const says =
  (text: string, type = 'application/json', status = 200): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);
/** Ways to fail: down, wrong and slow. */
const failures: [string, Behaviour][] = [
  ...statuses.map((status): [string, Behaviour] => [
    `answers ${status}`,
    says('{"error":{"message":"no"}}', 'application/json', status),
  ]),
  ['answers an error page', says('<h1>Bad gateway</h1>', 'text/html', 502)],
  ['answers nothing', says('')],
  ['answers null', says('null')],
  ['answers an empty object', says('{}')],
  ['answers a list', says('[]')],
  ['answers half of a document', says('{"id":"r","out')],
  ['answers another format', says('{"hello":"world"}')],
  ['answers a page with status 200', says('<h1>Sign in</h1>', 'text/html')],
  ['hangs up', (_request, response) => void response.socket?.destroy()],
  [
    'sends on elsewhere',
    (_request, response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
  ],
  ['answers far too much', says(`{"x":"${'x'.repeat(5 * 1024 * 1024)}"}`)],
  ['answers no word', answerText('')],
  ['never answers', () => undefined],
  [
    'begins an answer and never ends it',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
];

describe.each(providers)('%s', (provider) => {
  test.each(failures)('that %s is a failure with a reason, soon', async (_name, fails) => {
    server.behave(fails);
    const asked = askModel(outside, address(provider), { prompt: 'Hello?', timeoutMs: 1000 });
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    expect(String(error)).not.toContain('secret-key');
  });

  test.each(failures)('that %s while it is listened to is one too', async (_name, fails) => {
    server.behave(fails);
    const heard: string[] = [];
    const onText = (text: string) => void heard.push(text);
    const asked = askModel(outside, address(provider), { prompt: 'Hello?', timeoutMs: 1000, onText });
    await expect(asked).rejects.toBeInstanceOf(ModelError);
    expect(heard).toEqual([]);
  });
});

test('an address inside the network is not called unless the configuration allows it', async () => {
  const guarded = openSafeFetch();
  const asked = askModel(guarded, address('custom'), { prompt: 'Hello?' });
  await expect(asked).rejects.toMatchObject({ failure: 'unreachable' });
  await guarded.close();
});

test('without a key, or a custom one without an address, nothing is sent', async () => {
  const ask = (change: Partial<ModelAddress>, provider: ModelAddress['provider']) =>
    askModel(outside, { ...address(provider), ...change }, { prompt: 'Hello?' });
  await expect(ask({ key: null }, 'openai')).rejects.toMatchObject({ failure: 'refused key' });
  await expect(ask({ baseUrl: null }, 'custom')).rejects.toMatchObject({ failure: 'no address' });
});

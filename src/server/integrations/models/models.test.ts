import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateExample } from '../../../api/integrations/generate-example.ts';
import { api } from '../../../api/index.ts';
import { generateEvent } from '../../../api/integrations/models.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import {
  answerHello,
  answerInPieces,
  answerText,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let server: ModelServer;
let staff: Person;
const canary = 'sk-canary-5f2e91c07ab4';

beforeAll(async () => {
  server = await startModelServer();
  world = await openWorld({ env: { MODEL_HOSTS: server.host, METRICS_PORT: '9464' } });
  staff = await world.candidate('staff@models.example');
  await setRole(world.services.database, 'staff@models.example', 'internal');
});
afterAll(() => Promise.all([world.close(), server.close()]));

const value = { name: 'Local', model_id: 'm-1', provider: 'custom' } as const;
const add = (change: object = {}) =>
  staff.call(api.createModel, { body: { ...value, base_url: server.url, is_active: true, ...change } });
const generate = (model: string) => staff.call(api.generate, { body: { model, prompt: 'Hello?' } });

test('a key is kept sealed, listed masked, revealed with a record, and its use is noted', async () => {
  const made = (await staff.call(api.createApiKey, { body: { name: 'Local key', value: canary } })).body;
  expect(made).toMatchObject({ name: 'Local key', hint: canary.slice(-4), last_used_at: null });
  const stored = await world.rows('select * from api_keys');
  expect(JSON.stringify(stored)).not.toContain(canary);
  expect((await staff.call(api.revealApiKey, { params: { id: made.id } })).body.value).toBe(canary);
  expect(await world.rows("select 1 from events where action = 'api_key.revealed'")).toHaveLength(1);
  await add({ name: 'With key', key_id: made.id });
  server.behave(answerHello);
  expect((await generate('with key')).body).toMatchObject({ model: 'With key', text: 'Hello.' });
  expect(server.seen.text).toContain(canary);
  const [listed] = (await staff.call(api.listApiKeys, {})).body.items;
  expect(listed?.last_used_at).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(canary);
});

test('a model has the defaults of the specification, and its limits are held', async () => {
  const body = { name: 'Plain', model_id: 'gpt' };
  const made = (await staff.call(api.createModel, { body })).body;
  expect(made).toMatchObject({
    provider: 'openai',
    configuration: { temperature: 0.7, max_tokens: 1024 },
    is_active: false,
  });
  expect((await staff.call(api.createModel, { body })).status).toBe(409);
  for (const configuration of [{ temperature: 1.1 }, { temperature: -0.1 }, { max_tokens: 0 }])
    expect((await add({ name: 'Odd', configuration })).status).toBe(422);
  const nameless = await add({ name: '' });
  expect(JSON.stringify(nameless.problem)).toContain('Please fill in all required fields');
  expect((await generate('Plain')).status).toBe(404);
});

test('calls are counted, failures too; after five in a row the model rests for a minute', async () => {
  await add();
  const tokens = async () => (await staff.call(api.listUsageDays, {})).body.items[0]?.llm_tokens ?? 0;
  const before = await tokens();
  server.behave(answerHello);
  await generate('Local');
  server.behave((_request, response) => void response.writeHead(500).end());
  for (let call = 0; call < 5; call += 1) expect((await generate('Local')).status).toBe(502);
  server.behave(answerHello);
  const rests = await generate('Local');
  expect(rests.problem?.detail).toContain('in a minute');
  const { items } = (await staff.call(api.listModelUsage, {})).body;
  expect(items.find((one) => one.model === 'Local')).toMatchObject({
    purpose: 'generate',
    calls: 6,
    failures: 5,
    tokens: 10,
  });
  expect(await tokens()).toBe(before + 10);
  const { body = '' } = (await world.services.metrics.text?.()) ?? {};
  const count = 'tenon_model_call_duration_seconds_count{provider="custom",purpose="generate",outcome=';
  expect(body).toContain(`${count}"provider error"} 5`);
  expect(body).not.toContain('Local');
});

test('an answer comes as events while it is written, and is counted; a cut one ends with its reason', async () => {
  await add({ name: 'Talker' });
  const listen = async () => {
    const body = JSON.stringify({ model: 'talker', prompt: 'Hello?', stream: true });
    const headers = { 'content-type': 'application/json' };
    const response = await staff.send('POST', '/api/generate', { body, headers });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trimEnd().split('\n\n');
    return events.map((event) => generateEvent.parse(JSON.parse(event.split('\ndata: ')[1] ?? '')));
  };
  server.behave(answerInPieces(['Hel', 'lo.']));
  expect(await listen()).toEqual([
    { type: 'text', text: 'Hel' },
    { type: 'text', text: 'lo.' },
    { type: 'done', model: 'Talker', usage: { input_tokens: 7, output_tokens: 3 } },
  ]);
  server.behave(answerInPieces(['Hel'], 'by hanging up'));
  expect(await listen()).toEqual([
    { type: 'text', text: 'Hel' },
    { type: 'failed', code: 'model_failed', detail: 'Talker did not answer: cut off.' },
  ]);
  server.behave((_request, response) => void response.writeHead(429).end());
  expect(await listen()).toMatchObject([{ type: 'failed', detail: 'Talker did not answer: rate limited.' }]);
  const { items } = (await staff.call(api.listModelUsage, {})).body;
  expect(items.find((one) => one.model === 'Talker')).toMatchObject({ calls: 3, failures: 2, tokens: 10 });
});

test('a model and its key deleted while it answers finish that answer, which is counted, and no other', async () => {
  const key = (await staff.call(api.createApiKey, { body: { name: 'Passing', value: 'sk-passing-1' } })).body;
  const { id } = (await add({ name: 'Passing', key_id: key.id })).body;
  const gone: Promise<number[]>[] = [];
  server.behave((request, response) => {
    const deleted = Promise.all([
      staff.call(api.deleteModel, { params: { id } }),
      staff.call(api.deleteApiKey, { params: { id: key.id } }),
    ]).then((answers) => answers.map(({ status }) => status));
    gone.push(deleted);
    void deleted.then(() => answerHello(request, response));
  });
  expect((await generate('Passing')).body).toMatchObject({ model: 'Passing', text: 'Hello.' });
  expect(await Promise.all(gone)).toEqual([[204, 204]]);
  expect((await generate('Passing')).problem?.code).toBe('not_found');
  const { items } = (await staff.call(api.listModelUsage, {})).body;
  expect(items.find((one) => one.model === 'Passing')).toMatchObject({ calls: 1, failures: 0, tokens: 10 });
});

test('a model beyond its tokens of the month is not called', async () => {
  await add({ name: 'Capped', monthly_tokens: 10 });
  server.behave(answerHello);
  expect((await generate('Capped')).status).toBe(200);
  expect((await generate('Capped')).problem?.detail).toContain('this month');
});

test('calls under way count with what they may use, so that many at once do not pass the tokens of the month', async () => {
  await add({ name: 'Crowded', monthly_tokens: 2000, configuration: { max_tokens: 990 } });
  const open: (() => void)[] = [];
  server.behave((request, response) => void open.push(() => answerHello(request, response)));
  const refused: (string | undefined)[] = [];
  const many = Array.from({ length: 20 }, async () => {
    const { status, problem } = await generate('Crowded');
    if (status !== 200) refused.push(problem?.detail);
    return status;
  });
  // Each may use 992 tokens: the third is the last one that finds room.
  await vi.waitFor(() => expect([open.length, refused.length]).toEqual([3, 17]), 20_000);
  expect(refused[0]).toBe('Crowded’s tokens for this month are used up or reserved for calls in progress.');
  for (const answerNow of open) answerNow();
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(3);
  server.behave(answerHello);
  expect((await generate('Crowded')).status).toBe(200);
  expect(await world.rows('select 1 from model_bookings')).toEqual([]);
});

test('the example of the guide works as it stands, from a shell, with a token of its scope alone', async () => {
  const name = `Ada's "best" $HOME \\ model`;
  await add({ name });
  server.behave(answerHello);
  const run = async (scopes: ('models:generate' | 'jobs:read')[]) => {
    const body = { name: 'Shell', scopes, expires_at: null };
    const { token } = (await staff.call(api.createApiToken, { body })).body;
    const sent = curlOf(generateExample(world.services.config.origin, name), { TENON_TOKEN: token });
    return world.app.request(sent.url, sent.init);
  };
  const answer = await run(['models:generate']);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ model: name, text: 'Hello.', usage: { output_tokens: 3 } });
  expect(server.seen.text).toContain('Write one friendly sentence about ferries.');
  expect((await run(['jobs:read'])).status).toBe(403);
});

/** What curl would send: the words that a real shell makes of a command. */
function curlOf(command: string, env: Record<string, string>): { url: string; init: RequestInit } {
  const told = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], { env });
  const words = told.toString().split('\0').slice(0, -1);
  const after = (option: string) => words.filter((_word, at) => words[at - 1] === option);
  const headers = after('-H').map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  const [method = ''] = after('-X');
  const [body = ''] = after('-d');
  return { url: words.find((word) => word.startsWith('http')) ?? '', init: { method, headers, body } };
}

test('Test says what the model answered and how long it took, or why it did not, and is written down', async () => {
  const { id } = (await add({ name: 'Tried', is_active: false })).body;
  const tried = async () => (await staff.call(api.testModel, { params: { id } })).body;
  server.behave(answerText('ready'));
  const good = await tried();
  expect(good).toMatchObject({ ok: true, detail: 'ready' });
  expect(good.ms).toBeGreaterThanOrEqual(0);
  server.behave((_request, response) => void response.writeHead(401).end());
  expect(await tried()).toMatchObject({ ok: false, detail: 'Tried did not answer: refused key.' });
  const written = await world.rows("select outcome from model_calls where purpose = 'test' order by at");
  expect(written).toEqual([{ outcome: 'ok' }, { outcome: 'refused key' }]);
});

test('once models are switched off none is called, from the next call on', async () => {
  await add({ name: 'Switched' });
  let calls = 0;
  server.behave((request, response) => {
    calls++;
    answerHello(request, response);
  });
  const turn = (is_on: boolean) =>
    staff.call(api.changeSwitch, { params: { name: 'models' }, body: { is_on } });
  await turn(false);
  const refused = await generate('switched');
  expect([refused.problem?.code, calls]).toEqual(['model_failed', 0]);
  expect(refused.problem?.detail).toContain('turned off language models');
  await turn(true);
  expect([(await generate('switched')).status, calls]).toEqual([200, 1]);
});

test.each([
  ['before it answers', false],
  ['in the middle of its answer', true],
])('a call under way is cut when models are switched off %s', async (_when, stream) => {
  await add({ name: `Slow ${stream}` });
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.behave((_request, response) => {
    if (stream) response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: ');
    response.once('close', () => left.resolve());
    asked.resolve();
  });
  const body = JSON.stringify({ model: `slow ${stream}`, prompt: 'Hello?', stream });
  const headers = { 'content-type': 'application/json' };
  const answer = staff.send('POST', '/api/generate', { body, headers });
  await asked.promise;
  const turn = (is_on: boolean) =>
    staff.call(api.changeSwitch, { params: { name: 'models' }, body: { is_on } });
  await turn(false);
  await left.promise;
  expect(await (await answer).text()).toContain('turned off language models');
  await turn(true);
  const [last] = await world.rows('select outcome from model_calls order by at desc, id desc limit 1');
  expect(last).toEqual({ outcome: 'stopped' });
});

test.each([
  'http://169.254.169.254/v1',
  'http://[fe80::1]/v1',
  'http://[::ffff:169.254.169.254]/v1',
  'http://2852039166/v1',
  'https://168.63.129.16/v1',
  'http://metadata.google.internal/v1',
  'http://metadata/v1',
  'http://printer.local/v1',
  'http://127.0.0.1:11434/v1',
])('a model at %s is refused when it is saved', async (base_url) => {
  const refused = await add({ name: 'Inner', base_url });
  expect(refused.problem?.errors?.[0]?.pointer).toBe('/base_url');
  const { body: good } = await add({ name: `Good ${base_url}` });
  const edit = { ...value, name: good.name, is_active: true, base_url };
  const changed = await staff.call(api.updateModel, {
    params: { id: good.id },
    body: { version: good.version, value: edit },
  });
  expect(changed.problem?.errors?.[0]?.pointer).toBe('/value/base_url');
});

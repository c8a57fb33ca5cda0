import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { Person } from '../platform/http/person.ts';
import { copyStartedData } from './first-start.ts';
import { answerText, type ModelServer, startModelServer } from './model-server.ts';
import { type Program, publicOrigin, startProgram } from './program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; facts: Facts };
type Facts = Record<string, string>;

let folder: string;
let program: Program;
let models: ModelServer;
let collector: Server;
const sent: string[] = [];

/** Prints the name of each module of OpenTelemetry that is loaded. */
const telling = `import{registerHooks}from'node:module';registerHooks({load(url,c,next){if(url.includes('@opentelemetry'))console.log('loaded',url);return next(url,c)}})`;
const told = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}` };

beforeAll(async () => {
  folder = copyStartedData();
  models = await startModelServer();
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      sent.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const bound = collector.address();
  program = await startProgram(folder, {
    ...told,
    LOG_LEVEL: 'debug',
    PRIVATE_HOSTS: models.host,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'tenon-here',
    // Longer than the test: what arrives was sent on the way out.
    OTEL_BSP_SCHEDULE_DELAY: '600000',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '2048',
  });
});
afterAll(async () => {
  await program.end('SIGKILL');
  await models.close();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const secrets = {
  email: 'nadia.osei@mail.example',
  password: 'a canary in a coal mine',
  key: 'sk-canary-4471c0de',
  prompt: 'What does Zephyrine earn?',
  answer: 'Zephyrine earns plenty.',
};

test('a request is followed to its statements, tasks, calls and models, and nobody is in what is sent', async () => {
  const traceId = randomUUID().replaceAll('-', '');
  const person = new Person(
    { request: (url, init) => fetch(url.replace(publicOrigin, program.origin), init) },
    publicOrigin,
  );
  person.password = secrets.password;
  await person.signUp(secrets.email, 'candidate');
  const command = [
    join(import.meta.dirname, '../../../commands/role.ts'),
    'grant',
    secrets.email,
    'internal',
  ];
  await promisify(execFile)(process.execPath, command, { env: { DATA_DIR: folder } });
  await person.signIn(secrets.email);
  const key = await person.call(api.createApiKey, { body: { name: 'Key', value: secrets.key } });
  await person.call(api.createModel, {
    body: {
      name: 'Local',
      model_id: 'm-1',
      provider: 'custom',
      base_url: models.url,
      is_active: true,
      key_id: key.body.id,
    },
  });
  models.behave(answerText(secrets.answer));
  const generated = await person.call(api.generate, {
    body: { model: 'Local', prompt: secrets.prompt },
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  expect(generated.body).toMatchObject({ text: secrets.answer });
  await fetch(`${program.origin}/api/jobs?q=${encodeURIComponent(secrets.prompt)}`);
  await fetch(`${program.origin}/api/jobs/${secrets.key}`);
  await vi.waitFor(() => expect(program.output()).toContain('"task":"send-mail"'), 20_000);
  expect(await program.end('SIGTERM')).toEqual({ code: 0, signal: null });

  const spans = sent.flatMap(spansOf);
  const mine = spans.filter((span) => span.traceId === traceId);
  const root = mine.find(({ name }) => name === 'POST /api/generate');
  expect(root).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    facts: { 'http.route': '/api/generate', 'http.response.status_code': '200' },
  });
  const chat = mine.find(({ name }) => name === 'chat m-1');
  expect(chat).toMatchObject({
    parentSpanId: root?.spanId,
    facts: { 'gen_ai.usage.input_tokens': '7', 'gen_ai.usage.output_tokens': '3' },
  });
  const call = mine.find(({ facts }) => facts['server.port'] === models.host.split(':')[1]);
  expect(call).toMatchObject({ parentSpanId: chat?.spanId, facts: { 'http.response.status_code': '200' } });
  expect(models.seen.text).toContain(`00-${traceId}-${call?.spanId}-01`);
  const statements = mine.map(({ facts }) => facts['db.query.text'] ?? '');
  expect(statements).toContainEqual(expect.stringMatching(/^insert into "?model_calls"? .*\$1/));
  expect(spans.map(({ name }) => name)).toContain('task send-mail');
  expect(spans.map(({ name }) => name)).toContain('GET /api/jobs/{id}');
  expect(program.output()).toContain(`"trace_id":"${traceId}","span_id":"${root?.spanId}"`);

  const all = sent.join('\n');
  expect(all).toContain('tenon-here');
  for (const secret of [...Object.values(secrets), encodeURIComponent(secrets.prompt), person.id])
    expect(all).not.toContain(secret);
  for (const value of person.cookies.values()) expect(all).not.toContain(value);
});

test('OpenTelemetry is loaded only where its variables ask for it', async () => {
  expect(program.output()).toMatch(/^loaded .+@opentelemetry\/sdk-node/m);
  const itsOwn = copyStartedData();
  const plain = await startProgram(itsOwn, told);
  await plain.end('SIGTERM');
  rmSync(itsOwn, { recursive: true, force: true });
  expect(plain.output()).toContain('Tenon is ready');
  // better-auth brings the list of conventional names along; nothing else is there.
  expect(plain.output()).not.toMatch(/^loaded (?!.+\/semantic-conventions\/)/m);
});

type Sent = { resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[] };
type SentSpan = Omit<Span, 'facts'> & { attributes: { key: string; value: Record<string, unknown> }[] };

function spansOf(body: string): Span[] {
  const { resourceSpans = [] } = JSON.parse(body) as Sent;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      facts: Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])])),
    }));
}

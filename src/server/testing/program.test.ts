import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyStartedData } from './first-start.ts';
import { type Program, spawnProgram, startProgram } from './program.ts';

// Each test starts the whole program once or more, and a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders: string[] = [];
const started: Program[] = [];
let first: Program;
let dataDir: string;
beforeAll(async () => {
  dataDir = newData();
  first = await startProgram(dataDir);
  started.push(first);
});
afterAll(async () => {
  await Promise.all(started.map((program) => program.end('SIGKILL')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder as the first start leaves it. */
function newData(): string {
  const folder = copyStartedData();
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<Program> {
  const program = await startProgram(folder);
  started.push(program);
  return program;
}

async function spawn(folder: string, env: Record<string, string> = {}): Promise<Program> {
  const program = await spawnProgram(folder, env);
  started.push(program);
  return program;
}

const inUse = /^Another Tenon is running on .+\. Stop it first, or set DATA_DIR to another folder\.\n$/;

describe('one data folder belongs to one process', () => {
  test('a second one is refused in a line, and the first goes on', async () => {
    const others = await Promise.all([spawn(dataDir), spawn(dataDir)]);
    for (const other of others) {
      expect(await other.ended).toEqual({ code: 1, signal: null });
      expect(other.output()).toMatch(inUse);
    }
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test('of two started at once, one runs', async () => {
    const folder = newData();
    const both = await Promise.allSettled([start(folder), start(folder)]);
    const refused = both.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain('Another Tenon is running on');
  });
});

describe('a start that cannot be', () => {
  test('tells every mistake of the configuration and ends with 1', async () => {
    const program = await spawn(newData(), { LOG_LEVEL: 'loud', ORIGIN: 'nowhere' });
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.output()).toMatch(
      /^The configuration has 2 mistake\(s\):\n {2}- ORIGIN: .+\n {2}- LOG_LEVEL: .+\n$/,
    );
  });

  const taken = () => new URL(first.origin).port;
  test.each<[string, () => Record<string, string>, RegExp]>([
    ['the port is taken', () => ({ PORT: taken() }), /^The port is taken\. .+ PORT to another one\.\n$/],
    [
      'the port of the figures is taken',
      () => ({ METRICS_PORT: taken() }),
      /^The port is taken\. .+ METRICS_PORT /,
    ],
    [
      'HOST is no address of ours',
      () => ({ HOST: '203.0.113.7' }),
      /^HOST 203\.0\.113\.7 is no address of this machine/,
    ],
    [
      'METRICS_HOST is no address of ours',
      () => ({ METRICS_PORT: '9464', METRICS_HOST: '203.0.113.7' }),
      /^METRICS_HOST 203\.0\.113\.7 is no address of this machine/,
    ],
    ['HOST is a name of nobody', () => ({ HOST: 'nowhere.invalid' }), /^HOST nowhere\.invalid is no address/],
    [
      'the database refuses',
      () => ({ DATABASE_URL: 'postgresql://a@127.0.0.1:1/b' }),
      /database: nothing answers .+ECONNREFUSED/,
    ],
    [
      'the database has no host',
      () => ({ DATABASE_URL: 'postgresql://a@nowhere.invalid/b' }),
      /database: no host has the name/,
    ],
    [
      'mails have a sender and no server',
      () => ({ MAIL_FROM: 'a@example.com' }),
      / {2}- SMTP_URL: must be set with MAIL_FROM, like smtps:\/\/mail\./,
    ],
    [
      'the data folder is a file',
      () => ({ DATA_DIR: import.meta.filename }),
      / {2}- DATA_DIR: cannot write in /,
    ],
  ])('says that %s, without a stack', async (_, env, says) => {
    const other = await spawn(newData(), env());
    expect(await other.ended).toEqual({ code: 1, signal: null });
    expect(other.output()).toMatch(says);
    expect(other.output()).not.toMatch(/^ +at /m);
  });
});

test('the end on SIGTERM is clean: what runs is answered, nothing new is taken, the next start finds everything', async () => {
  const folder = newData();
  const program = await start(folder);
  const body = JSON.stringify(account);
  const open = openRequest(program, body.length);
  await open.taken;
  open.send(body.slice(0, 20));
  const ended = program.end('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${program.origin}/healthz`)).rejects.toThrow(), 5000);
  open.send(body.slice(20));
  expect(await open.status).toBe(200);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(program.output()).not.toMatch(/"level":50|Error/);
  expect((await signUp(await start(folder), body)).status).toBe(409);
});

test('the end is as clean as soon as it answers, while the rest is still starting', async () => {
  const program = await spawn(newData());
  while (!(await fetch(`${program.origin}/healthz`).catch(() => null))?.ok) await wait(5);
  expect(await program.end('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(program.output()).not.toMatch(/"level":50|Error/);
});

const account = { email: 'ada@mail.example', password: 'correct horse battery', data: { role: 'candidate' } };

function signUp(program: Program, body: string): Promise<Response> {
  return fetch(`${program.origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

/** A sign-up whose body is sent bit by bit. `taken` resolves when the server has begun to handle it. */
function openRequest(program: Program, length: number) {
  const sent = request(`${program.origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' },
  });
  sent.flushHeaders();
  return {
    taken: new Promise<void>((resolve) => sent.once('continue', () => resolve())),
    send: (text: string) => void sent.write(text),
    status: new Promise<number | undefined>((resolve, reject) => {
      sent.once('response', (response) => resolve(response.resume().statusCode));
      sent.once('error', reject);
    }),
  };
}

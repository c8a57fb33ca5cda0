import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Program, spawnProgram, startProgram } from './program.ts';

// Each test starts the whole program once or more, and a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let dataDir: string;
let started: Program[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-program-'));
  const program = await startProgram(join(folder, 'empty'));
  await program.end('SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = emptyData();
  started = [];
});
afterEach(() => Promise.all(started.map((program) => program.end('SIGKILL'))));

/** A data folder as the first start leaves it. */
function emptyData(): string {
  const copy = mkdtempSync(join(folder, 'data-'));
  cpSync(join(folder, 'empty'), copy, { recursive: true });
  return copy;
}

async function start(): Promise<Program> {
  const program = await startProgram(dataDir);
  started.push(program);
  return program;
}

async function spawn(env: Record<string, string> = {}): Promise<Program> {
  const program = await spawnProgram(dataDir, env);
  started.push(program);
  return program;
}

const inUse = /^Another Tenon is running on .+\. Stop it first, or set DATA_DIR to another folder\.\n$/;

describe('one data folder belongs to one process', () => {
  test('a second one is refused in a line, and the first goes on', async () => {
    const first = await start();
    const others = await Promise.all([spawn(), spawn()]);
    for (const other of others) {
      expect(await other.ended).toEqual({ code: 1, signal: null });
      expect(other.output()).toMatch(inUse);
    }
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test('of two started at once, one runs', async () => {
    const both = await Promise.allSettled([start(), start()]);
    const refused = both.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain('Another Tenon is running on');
  });

  test('a process that was killed holds nothing', async () => {
    const first = await start();
    await first.end('SIGKILL');
    const second = await start();
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
  });
});

describe('a start that cannot be', () => {
  test('tells every mistake of the configuration and ends with 1', async () => {
    const program = await spawn({ LOG_LEVEL: 'loud', ORIGIN: 'nowhere' });
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.output()).toMatch(
      /^The configuration has 2 mistake\(s\):\n {2}- ORIGIN: .+\n {2}- LOG_LEVEL: .+\n$/,
    );
  });

  test('says that the port is taken', async () => {
    const first = await start();
    const other = await spawn({ PORT: new URL(first.origin).port, DATA_DIR: emptyData() });
    expect(await other.ended).toEqual({ code: 1, signal: null });
    expect(other.output()).toMatch(/^The port is taken\./);
  });
});

describe('the end on SIGTERM', () => {
  test('is clean: exit code 0, and the next start finds everything', async () => {
    const first = await start();
    expect((await signUp(first, JSON.stringify(account))).status).toBe(200);
    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const second = await start();
    expect((await signUp(second, JSON.stringify(account))).status).toBe(409);
  });

  test('answers a request that runs, and takes no new one', async () => {
    const program = await start();
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
  });
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

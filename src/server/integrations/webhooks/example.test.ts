import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Scope } from '../../../api/identity/scopes.ts';
import { Person } from '../../platform/http/person.ts';
import { freePort } from '../../testing/free-port.ts';
import { publicOrigin, startProgram } from '../../testing/program.ts';
import { copyStartedData } from '../../testing/first-start.ts';

const examples = new URL('../../../../docs/examples/', import.meta.url);
const script = fileURLToPath(new URL('hire.mjs', examples));
type Check = (headers: Record<string, string>, body: string) => unknown;
const { openReceiver } = (await import(new URL('verify.mjs', examples).href)) as {
  openReceiver: (secret: string) => Check;
};

test('the example of the documentation hires by the API and hears of it, in a process of its own', async () => {
  const folder = copyStartedData();
  const port = await freePort();
  const program = await startProgram(folder, { PRIVATE_HOSTS: `127.0.0.1:${port}` });
  try {
    const request = (url: string, init: RequestInit) =>
      fetch(url.replace(publicOrigin, program.origin), init);
    const token = async (role: 'candidate' | 'recruiter', scopes: Scope[]) => {
      const person = new Person({ request }, publicOrigin);
      const email = `${role}@example-of-use.example`;
      await person.signUp(email, role);
      const env = { ...process.env, DATA_DIR: folder };
      await promisify(execFile)(process.execPath, ['commands/launch.mjs', 'role', 'verify', email], { env });
      const body = { name: 'Example', scopes, expires_at: null };
      return (await person.call(api.createApiToken, { body })).body.token;
    };
    const employer = await token('recruiter', ['jobs:write', 'webhooks:manage']);
    const candidate = await token('candidate', ['profile:write', 'applications:write']);
    const words = [script, program.origin, employer, candidate, `http://127.0.0.1:${port}/hook`];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 120_000 });
    expect(stdout).toMatch(/^application\.submitted: ours, job [0-9a-f-]{36}\n$/);
  } finally {
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

test('it is short, and needs nothing but Node and the library of the convention', () => {
  const text = readFileSync(script, 'utf8') + readFileSync(new URL('verify.mjs', examples), 'utf8');
  expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const packages = [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name);
  expect(packages.filter((name) => !/^(node:|\.\/)/.test(name))).toEqual(['standardwebhooks']);
});

const secret = newSecret();
const body =
  '{"type":"application.submitted","timestamp":"2026-03-01T12:00:00.000Z","data":{"application_id":"a"}}';

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function signed(
  id: string,
  { by = secret, seconds = 0, text = body } = {},
): [Record<string, string>, string] {
  const at = new Date(Date.now() + seconds * 1000);
  const stamp = String(Math.floor(at.getTime() / 1000));
  const signature = new Webhook(by).sign(id, at, text);
  return [{ 'webhook-id': id, 'webhook-timestamp': stamp, 'webhook-signature': signature }, text];
}

/** Ways to forge, alter or delay a message, each made of a true one. */
const forgeries: Record<string, (id: string, turn: number) => [Record<string, string>, string]> = {
  'signed by another company': (id) => signed(id, { by: newSecret() }),
  'without a signature': (id) => [{ ...signed(id)[0], 'webhook-signature': '' }, body],
  'with a cut signature': (id, turn) =>
    change(id, 'webhook-signature', (text) => text.slice(0, 3 + (turn % 40))),
  'with the signature of another version': (id) =>
    change(id, 'webhook-signature', (text) => `v1a${text.slice(2)}`),
  'with a bit of the signature flipped': (id, turn) =>
    change(id, 'webhook-signature', (text) => flip(text, 3 + (turn % 42))),
  'with another id': (id) => change(id, 'webhook-id', (text) => `${text}0`),
  'with another time': (id, turn) =>
    change(id, 'webhook-timestamp', (text) => String(Number(text) - 1 - (turn % 200))),
  'without a time': (id) => change(id, 'webhook-timestamp', () => 'now'),
  'with a letter of the body changed': (id, turn) => [signed(id)[0], flip(body, turn % body.length)],
  'written anew': (id, turn) => [signed(id)[0], JSON.stringify(JSON.parse(body), null, 1 + (turn % 9))],
  'with more behind it': (id) => [signed(id)[0], `${body} `],
  'too late': (id, turn) => signed(id, { seconds: -302 - turn }),
  'from the future': (id, turn) => signed(id, { seconds: 302 + turn }),
};

function change(id: string, header: string, by: (text: string) => string): [Record<string, string>, string] {
  const [headers, text] = signed(id);
  return [{ ...headers, [header]: by(headers[header] ?? '') }, text];
}

function flip(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);
}

test('a thousand forged, altered and late messages are refused, and a repeat is not taken twice', () => {
  const check = openReceiver(secret);
  const kinds = Object.entries(forgeries);
  for (let turn = 0; turn < 1000; turn += 1) {
    const [name, forge] = kinds[turn % kinds.length] ?? ['', () => signed('')];
    const [headers, text] = forge(`id-${turn}`, turn);
    expect(() => check(headers, text), `${name} (${turn})`).toThrow();
  }
  const [headers, text] = signed('id-1');
  expect(check(headers, text)).toMatchObject({ type: 'application.submitted' });
  for (let turn = 0; turn < 100; turn += 1) expect(check(headers, text)).toBeNull();
  expect(check(...signed('id-2', { seconds: -290 }))).toMatchObject({ type: 'application.submitted' });
});

test('a secret that is empty opens no receiver', () => {
  for (const empty of ['', 'whsec_']) expect(() => openReceiver(empty)).toThrow();
});

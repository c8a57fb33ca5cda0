import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openWorld } from '../../testing/world.ts';

const path = '/.well-known/security.txt';
const now = new Date('2026-11-23T10:00:00Z');

async function read(env: Record<string, string>) {
  const world = await openWorld({ env, now: () => now });
  const answer = await world.visitor().send('GET', path);
  const text = await answer.text();
  await world.close();
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}

test('security.txt names whom the operator set, until when it holds, and where it stands', async () => {
  const env = { SECURITY_CONTACT: 'security@hiring.example', ORIGIN: 'https://hiring.example' };
  const { status, type, text } = await read(env);
  expect([status, type]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toBe(
    'Contact: mailto:security@hiring.example\nExpires: 2027-02-21T00:00:00Z\nPreferred-Languages: en\nCanonical: https://hiring.example/.well-known/security.txt\n',
  );
});

test('without a contact there is no such file, and it says so', async () => {
  const { status, text } = await read({});
  expect(status).toBe(404);
  expect(text).toContain('No security contact is set');
  expect(text).not.toContain('Contact:');
});

test('a contact is a mail address or an address of the web', () => {
  const contactOf = (value: string) => readConfig({ SECURITY_CONTACT: value, TENON_SECRET: 's'.repeat(32) });
  expect(contactOf('https://hiring.example/report').securityContact).toBe('https://hiring.example/report');
  for (const wrong of ['http://hiring.example/report', 'the team', 'javascript:alert(1)']) {
    expect(() => contactOf(wrong), wrong).toThrow('SECURITY_CONTACT');
  }
});

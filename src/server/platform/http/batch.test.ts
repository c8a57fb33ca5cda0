import { expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { experience } from '../../testing/entries.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

type Line = { path: string; status: number; request_id: string; body?: { code?: string; items?: unknown[] } };

/** What a person, or nobody, gets for these reads in one request. */
async function read(paths: string[], cookies: Iterable<[string, string]> = []) {
  const query = new URLSearchParams(paths.map((path) => ['path', path]));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await world.app.request(`/api/batch?${query}`, { headers: { cookie } });
  const text = await answer.text();
  const lines: Line[] = answer.ok ? text.trim().split('\n').map((line) => JSON.parse(line)) : [];
  return { status: answer.status, of: (path: string) => lines.find((line) => line.path === path), lines };
}

test('each read of a batch is answered as if it were asked for alone: to this caller, with its own errors', async () => {
  const [candidate, stranger] = [await world.candidate(), await world.candidate()];
  const made = await candidate.call(api.createExperience, { body: experience });
  const mine = await read(['/api/experiences', '/api/dashboard', '/api/recruiter/dashboard'], candidate.cookies);
  expect(mine.of('/api/experiences')).toMatchObject({ status: 200, body: { items: [{ id: made.body.id }] } });
  expect(mine.of('/api/dashboard')?.status).toBe(200);
  expect(mine.of('/api/recruiter/dashboard')?.status).not.toBe(200);
  const theirs = await read(['/api/experiences', '/api/dashboard'], stranger.cookies);
  expect(theirs.of('/api/experiences')?.body?.items).toEqual([]);
  const nobodys = await read(['/api/experiences', '/api/jobs']);
  expect(nobodys.of('/api/experiences')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect(nobodys.of('/api/jobs')?.status).toBe(200);
  const ids = nobodys.lines.map((line) => line.request_id);
  expect(new Set(ids).size).toBe(2);
});

test('what is not JSON has no body, and the same read twice is answered once', async () => {
  const { lines, of } = await read(['/api/docs', '/api/jobs', '/api/jobs']);
  expect(lines).toHaveLength(2);
  expect(of('/api/docs')).not.toHaveProperty('body');
});

test.each([
  ['nothing', []],
  ['another site', ['https://elsewhere.example/api/jobs']],
  ['another site without its scheme', ['//elsewhere.example/api/jobs']],
  ['what is not the API', ['/api/../healthz']],
  ['itself', ['/api/batch?path=/api/jobs']],
  ['the stream that never ends', ['/api/live']],
  ['one of these among others', ['/api/jobs', '/api/live']],
  ['too much', Array.from({ length: 21 }, (_, n) => `/api/jobs?limit=${n + 1}`)],
])('%s is refused', async (_, paths) => {
  expect((await read(paths)).status).toBe(400);
});

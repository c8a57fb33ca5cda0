import { afterEach, expect, test, vi } from 'vitest';
import { candidatesApi } from '../../api/candidates/candidates.ts';
import { experiencesApi } from '../../api/candidates/experiences.ts';
import type { Api } from '../../api/index.ts';
import { ApiError, call } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands for the server: single reads answer their address, and a batch these lines, in this order. */
function server(lines: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.startsWith('/api/batch')) return Response.json({ alone: url });
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
  return asked;
}

const dashboard = () => call(candidatesApi.getDashboard);
const experiences = () => call(experiencesApi.listExperiences);

test('reads of one moment leave as one request, and each gets its own answer or error', async () => {
  const asked = server([
    { path: '/api/experiences', status: 404, request_id: 'r2', body: { code: 'not_found', title: 'Gone' } },
    { path: '/api/dashboard', status: 200, request_id: 'r1', body: { whose: 'mine' } },
  ]);
  const [mine, gone] = await Promise.allSettled([dashboard(), experiences()]);
  expect(asked).toEqual(['/api/batch?path=%2Fapi%2Fdashboard&path=%2Fapi%2Fexperiences']);
  expect(mine).toMatchObject({ status: 'fulfilled', value: { whose: 'mine' } });
  expect(gone).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found', requestId: 'r2' } });
  expect((gone as PromiseRejectedResult).reason).toBeInstanceOf(ApiError);
});

test('a read that is alone, and one that the batch did not answer, are asked for by themselves', async () => {
  const asked = server([{ path: '/api/dashboard', status: 200, request_id: 'r1', body: {} }]);
  expect(await dashboard()).toEqual({ alone: '/api/dashboard' });
  const [, second] = await Promise.all([dashboard(), experiences()]);
  expect(second).toEqual({ alone: '/api/experiences' });
  expect(asked).toHaveLength(3);
});

test('a read that is given up does not take the others with it, and writes never wait for reads', async () => {
  const asked = server([
    { path: '/api/dashboard', status: 200, request_id: 'r1', body: {} },
    { path: '/api/experiences', status: 200, request_id: 'r2', body: { items: [] } },
  ]);
  const leaving = new AbortController();
  const given = call(candidatesApi.getDashboard, { signal: leaving.signal });
  const kept = experiences();
  leaving.abort();
  await expect(given).rejects.toHaveProperty('name', 'AbortError');
  expect(await kept).toEqual({ items: [] });
  await call<Api['signOut']>({ method: 'POST', path: '/api/auth/sign-out' });
  expect(asked.at(-1)).toBe('/api/auth/sign-out');
});

test('what the page asked for before the scripts came is used once, and not after something changed', async () => {
  vi.resetModules();
  const href = '/api/batch?path=%2Fapi%2Fdashboard&path=%2Fapi%2Fexperiences';
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => href }) });
  const { forgetEarly, readTogether } = await import('./reads.ts');
  const asked = server([
    { path: '/api/dashboard', status: 200, request_id: 'r1', body: { early: true } },
    { path: '/api/experiences', status: 200, request_id: 'r2', body: { early: true } },
  ]);
  expect(await readTogether('/api/dashboard')).toMatchObject({ body: { early: true } });
  expect(asked).toEqual([href]);
  expect(await readTogether('/api/dashboard')).toBeNull();
  forgetEarly();
  expect(await readTogether('/api/experiences')).toBeNull();
  expect(asked).toEqual([href]);
});

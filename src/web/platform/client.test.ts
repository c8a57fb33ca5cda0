import { afterEach, describe, expect, test, vi } from 'vitest';
import { applicationsApi } from '../../api/hiring/applications.ts';
import { authApi } from '../../api/identity/auth.ts';
import { experiencesApi } from '../../api/candidates/experiences.ts';
import type { Api } from '../../api/index.ts';
import { ApiError, call, fieldErrors, NetworkError } from './client.ts';

const someId = '0190f3a0-0000-7000-8000-000000000001';

/** Stands for the network: answers every request and keeps what was asked. */
function network(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve().then(answer);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('fills the path, leaves empty parts of the query out, and answers the JSON', async () => {
    const asked = network(() => Response.json({ items: [], next_cursor: null, total: 0, unscored: 0 }));
    const page = await call(applicationsApi.listJobApplicants, {
      params: { id: 'a/b' },
      query: { sort: 'fit', stage: undefined, limit: 5 },
    });
    expect(page.total).toBe(0);
    expect(asked[0]?.url).toBe('/api/jobs/a%2Fb/applicants?sort=fit&limit=5');
  });

  test('sends JSON, and answers nothing for 204', async () => {
    const asked = network(() => new Response(null, { status: 204 }));
    await expect(
      call<Api['signOut']>({ method: 'POST', path: '/api/auth/sign-out' }),
    ).resolves.toBeUndefined();
    await call(authApi.signIn, { body: { email: 'a@b.example', password: 'secret' } });
    expect(new Headers(asked[0]?.init.headers).has('content-type')).toBe(false);
    expect(new Headers(asked[1]?.init.headers).get('content-type')).toBe('application/json');
    expect(asked[1]?.init.body).toBe('{"email":"a@b.example","password":"secret"}');
  });

  test('makes a fresh key for every creation, and repeats the one it was given', async () => {
    const asked = network(() => Response.json({}));
    const body = { resume_id: someId, cover_note: '' };
    await call(applicationsApi.applyToJob, { params: { id: someId }, body });
    await call(applicationsApi.applyToJob, { params: { id: someId }, body });
    await call(applicationsApi.applyToJob, { params: { id: someId }, body, idempotencyKey: 'mine' });
    await call(experiencesApi.listExperiences);
    const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', null]);
  });
});

describe('a failure', () => {
  test('carries the code, the fields at fault and the id to quote', async () => {
    const errors = [{ pointer: '/value/locations/0/city', detail: 'At most 120 characters.' }];
    const problem = { type: 'about:blank', title: 'Wrong', status: 422, code: 'invalid_input', errors };
    network(() => Response.json(problem, { status: 422, headers: { 'X-Request-Id': 'r-7' } }));
    const error: unknown = await call(experiencesApi.listExperiences).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid_input', requestId: 'r-7', message: 'Wrong' });
    expect(fieldErrors(error)).toEqual({ 'locations.0.city': 'At most 120 characters.' });
  });

  test('is understood even when the answer is not ours', async () => {
    network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(experiencesApi.listExperiences)).rejects.toMatchObject({
      status: 502,
      code: 'server_error',
    });
  });

  test('without an answer is a NetworkError, and a stopped call stays an AbortError', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(experiencesApi.listExperiences)).rejects.toBeInstanceOf(NetworkError);
    network(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(call(experiencesApi.listExperiences)).rejects.toHaveProperty('name', 'AbortError');
  });
});

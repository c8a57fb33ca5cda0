import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hono } from 'hono';
import { openWorld, type World } from '../../testing/world.ts';
import { pageLanguage, requestLanguage } from './request-language.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const answers = new Hono()
  .get('/request', (c) => c.text(requestLanguage(c)))
  .get('/page', (c) => c.text(pageLanguage(c, c.req.header('x-own'))));

const answer = async (path: string, headers: Record<string, string> = {}) =>
  (await answers.request(path, { headers })).text();

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.4,de;q=0.6', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.5', 'de'],
  ['fr-FR, *;q=0.1', 'en'],
  ['de;q=0, en', 'en'],
  ['', 'en'],
])('a request with Accept-Language "%s" is answered in %s', async (asked, language) => {
  expect(await answer('/request', { 'accept-language': asked })).toBe(language);
});

test('a page follows its address, then the settings, then the browser', async () => {
  const headers = { 'x-own': 'de-DE', 'accept-language': 'en' };
  expect(await answer('/page', headers)).toBe('de');
  expect(await answer('/page?lang=en', headers)).toBe('en');
  expect(await answer('/page?lang=xx', { 'accept-language': 'de' })).toBe('de');
  expect(await answer('/page', { 'x-own': 'fr-FR', 'accept-language': 'en' })).toBe('en');
});

test('an error is in the language that is asked for, title, detail and fields alike', async () => {
  const ada = await world.candidate();
  const post = async (language: string) => {
    const response = await world.app.request('http://localhost:3000/api/experiences', {
      method: 'POST',
      headers: {
        cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'accept-language': language,
      },
      body: JSON.stringify({ company_name: '' }),
    });
    return response.json();
  };
  const [german, english] = [await post('de-DE'), await post('en-US')];
  expect(english).toMatchObject({ status: 422, title: 'Please fix the errors in the form.' });
  const company = (problem: { errors: { pointer: string; detail: string }[] }) =>
    problem.errors.find(({ pointer }) => pointer.endsWith('company_name'))?.detail;
  expect(company(english)).toBe('Company name is required');
  expect(german).toMatchObject({ status: 422, code: english.code });
  expect(german.title).not.toBe(english.title);
  expect(company(german)).toMatch(/Unternehmen/);
  expect(german.errors).toHaveLength(english.errors.length);
});

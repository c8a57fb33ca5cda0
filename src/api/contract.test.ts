import { expect, test } from 'vitest';
import type { Endpoint } from './platform/endpoint.ts';
import { api } from './index.ts';

const endpoints: [string, Endpoint][] = Object.entries(api);

test('no two endpoints share a method and path', () => {
  const keys = endpoints.map(
    ([, endpoint]) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`,
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(endpoints)('%s declares a parameter for each brace in its path', (_name, endpoint) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
});

test.each(endpoints)('%s changes nothing when it is a GET', (_name, endpoint) => {
  if (endpoint.method === 'GET') expect(endpoint).not.toHaveProperty('body');
  else expect(endpoint.returns).not.toBe('events');
});

test.each(endpoints)('%s is limited when it makes a record', (_name, { access, creates, limits }) => {
  const per = access === 'public' ? 'address' : 'account';
  if (creates) expect(limits).toEqual([expect.objectContaining({ per })]);
});

test('no endpoint that needs a recent confirmation accepts API tokens', () => {
  const both = endpoints.filter(([, endpoint]) => endpoint.fresh && endpoint.scope);
  expect(both.map(([name]) => name)).toEqual([]);
});

import { expect, it } from 'vitest';
import { requestKeys } from './request-keys.ts';

it('a retry of the same content keeps its key, other content gets a new one', () => {
  const { keyFor } = requestKeys();
  const first = keyFor({ title: 'A' });
  expect(keyFor({ title: 'A' })).toBe(first);
  expect(keyFor({ title: 'B' })).not.toBe(first);
});

it('the same content gets a new key once the creation before it is done', () => {
  const { keyFor, renew } = requestKeys();
  const first = keyFor({ title: 'A' });
  renew();
  expect(keyFor({ title: 'A' })).not.toBe(first);
});

import { expect, test } from 'vitest';
import { withAddressesOnly } from './endpoint-addresses.ts';

test('of an endpoint its address stays, wherever it is declared', () => {
  const kept = withAddressesOnly(`
    export const usersApi = {
      read: endpoint({ method: 'GET', path: '/api/users', access: ['admin'], returns: z.array(user), errors: [] }),
      make: endpoint({ method: 'POST', path: '/api/users', body: z.object({ name }), returns: user, creates: true }),
    };
    export const one = endpoint({ method: 'GET', path: '/api/one', returns: null });`);
  expect(kept).not.toMatch(/endpoint|returns|access|body|errors/);
  expect(kept).toContain("read: ({ method: 'GET', path: '/api/users' })");
  expect(kept).toContain("make: ({ method: 'POST', path: '/api/users', creates: true })");
  expect(kept).toContain("one = /* @__PURE__ */ (() => (({ method: 'GET', path: '/api/one' })))()");
});

test('a constant that is worked out may be left out; functions and plain values are as they were', () => {
  expect(withAddressesOnly('export const user = z.object({ id }).meta({ id: "User" });')).toBe(
    'export const user = /* @__PURE__ */ (() => (z.object({ id }).meta({ id: "User" })))();',
  );
  const plain =
    'const most = 5;\nexport const twice = (n) => n * 2;\nexport function half(n) { return n / 2; }';
  expect(withAddressesOnly(plain)).toBe(plain);
});

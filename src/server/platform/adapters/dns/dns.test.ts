import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DnsEntry, openDnsServer } from '../../../testing/dns-server.ts';
import { type Dns, NoDnsAnswer, openDns } from './dns.ts';

const entries = new Map<string, DnsEntry>([
  ['jobs.ferries.example', { alias: 'Tenon.Example' }],
  ['_tenon.jobs.ferries.example', { texts: [['v=spf1 -all'], ['tenon-', 'careers=abc']] }],
  ['gone.ferries.example', 'no such name'],
  ['broken.ferries.example', 'cannot tell'],
  ['dead.ferries.example', 'silent'],
]);
let server: Awaited<ReturnType<typeof openDnsServer>>;
let dns: Dns;
beforeAll(async () => {
  server = await openDnsServer(entries);
  dns = openDns([server.server], 200);
});
afterAll(() => server.close());

test('an alias is what the name leads to, and the parts of a text are one', async () => {
  expect((await dns.alias('jobs.ferries.example'))?.toLowerCase()).toBe('tenon.example');
  expect(await dns.texts('_tenon.jobs.ferries.example')).toEqual(['v=spf1 -all', 'tenon-careers=abc']);
});

test.each(['gone.ferries.example', 'nothing.ferries.example'])(
  '%s has no records, and the DNS says so',
  async (name) => {
    expect([await dns.alias(name), await dns.texts(name)]).toEqual([null, []]);
  },
);

test.each(['broken.ferries.example', 'dead.ferries.example'])(
  '%s gets no answer, which is not the answer that nothing is there',
  async (name) => {
    await expect(dns.alias(name)).rejects.toThrow(NoDnsAnswer);
    await expect(dns.texts(name)).rejects.toThrow(NoDnsAnswer);
  },
);

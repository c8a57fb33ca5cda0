import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './allowed-address.ts';
import { hostileAddresses } from '../../../testing/hostile-addresses.ts';
import { openSafeFetch, type SafeFetch, SafeFetchError, type Resolve } from './safe-fetch.ts';

/** A server on this machine, at every local address, that notes who came. */
let server: Server;
let hits: IncomingMessage[];
let answer: RequestListener;
let port: number;
/** What the resolver finds for each name, one list per look-up; the last one stays. */
let names: Record<string, string[][]>;
let asked: string[];
let outside: SafeFetch;
let guarded: SafeFetch;

const resolve: Resolve = async (hostname) => {
  asked.push(hostname);
  const lists = names[hostname] ?? [];
  return (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
};

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '::', done));
  port = (server.address() as AddressInfo).port;
  outside = openSafeFetch([`127.0.0.1:${port}`, 'pages.test', 'moved.test'], resolve);
  guarded = openSafeFetch([], resolve);
});
afterAll(async () => {
  await Promise.all([outside.close(), guarded.close()]);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  hits = [];
  asked = [];
  names = { 'pages.test': [['127.0.0.1']], 'moved.test': [['127.0.0.1']] };
  answer = (_request, response) => response.end('hello');
});

const read = async (url: string, request = {}, way = outside) => {
  const { bytes, ...rest } = await way.request(url, request);
  return { ...rest, text: Buffer.from(bytes).toString() };
};
const refused = async (url: string, request = {}, way = guarded) => {
  const error: unknown = await way.request(url, request).catch((thrown: unknown) => thrown);
  expect(error, url).toBeInstanceOf(SafeFetchError);
  return error as SafeFetchError;
};

describe('hostile addresses', () => {
  test('none of the list reaches anything, and all fail alike', async () => {
    const table = hostileAddresses(port);
    expect(table.length).toBeGreaterThanOrEqual(300);
    for (const [hostname, addresses] of Object.entries(hostileNames)) names[hostname] = [addresses];
    for (const url of table)
      expect((await refused(url)).message, url).toBe('This address could not be read.');
    expect(hits).toHaveLength(0);
  });

  test('the list would scope the server if nobody looked: it is not the spelling alone that stops it', async () => {
    const open = openSafeFetch(['127.0.0.1', '0.0.0.0', '::1', 'localhost'], resolve);
    names['localhost'] = [['127.0.0.1']];
    for (const url of [
      'http://2130706433',
      'http://0x7f.1',
      'http://0177.0.0.1',
      'http://[::1]',
      'http://localhost',
    ])
      expect((await open.request(`${url}:${port}/`)).status, url).toBe(200);
    await open.close();
    expect(hits).toHaveLength(5);
  });

  test.each(Object.entries(hostileNames))('the name %s is not followed', async (hostname, addresses) => {
    names[hostname] = [addresses];
    await refused(`http://${hostname}/`);
    expect(asked).toEqual([hostname]);
    expect(hits).toHaveLength(0);
  });

  test('a name that answers differently each time is judged by the answer that is connected to', async () => {
    const used: string[] = [];
    const flip = openSafeFetch([], async () => {
      const address = used.length % 2 === 0 ? '192.0.2.1' : '127.0.0.1';
      used.push(address);
      return [address];
    });
    for (let turn = 0; turn < 50; turn += 1) await refused('http://rebind.test/', {}, flip);
    await flip.close();
    // One look-up for one connection: nothing is looked up a second time after the check.
    expect(used).toHaveLength(50);
    expect(hits).toHaveLength(0);
  });

  test('a configured host may be private; the same machine by another name or port may not', async () => {
    expect((await read(`http://127.0.0.1:${port}/`)).text).toBe('hello');
    await refused(`http://127.0.0.1:${port + 1}/`, {}, outside);
    await refused(`http://127.0.0.2:${port}/`, {}, outside);
    await refused(`http://localhost:${port}/`, {}, outside);
    expect(hits).toHaveLength(1);
  });

  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('being sent on', () => {
  const sendOn =
    (to: string): RequestListener =>
    (request, response) =>
      request.url === '/end' ? response.end('end') : response.writeHead(302, { location: to }).end();

  test('each step is checked like the first', async () => {
    const only = openSafeFetch(['pages.test'], resolve);
    const inHeader = hostileAddresses(port).filter((url) => /^[\x21-\x7e]+$/.test(url));
    expect(inHeader.length).toBeGreaterThan(300);
    for (const url of inHeader) {
      answer = sendOn(url);
      await refused(`http://pages.test:${port}/`, {}, only);
    }
    await only.close();
    expect(hits.length).toBeGreaterThanOrEqual(inHeader.length);
    expect(hits.every((hit) => hit.headers.host === `pages.test:${port}`)).toBe(true);
  });

  test('five steps are followed, a sixth is not, and a POST is not sent on at all', async () => {
    const steps =
      (count: number): RequestListener =>
      (request, response) => {
        const at = Number(request.url?.slice(1));
        if (at >= count) response.end(`step ${at}`);
        else response.writeHead(307, { location: `/${at + 1}` }).end();
      };
    answer = steps(5);
    expect((await read(`http://pages.test:${port}/0`)).text).toBe('step 5');
    answer = steps(6);
    await refused(`http://pages.test:${port}/0`, {}, outside);
    await refused(`http://pages.test:${port}/5`, { method: 'POST', body: 'x' }, outside);
    await refused(`http://pages.test:${port}/5`, { maxRedirects: 0 }, outside);
  });

  test('another host gets no key, cookie or referrer', async () => {
    const secret = { authorization: 'Bearer key', cookie: 'a=b', 'x-api-key': 'key', accept: 'text/html' };
    answer = (request, response) =>
      request.headers.host?.startsWith('pages.test')
        ? response.writeHead(302, { location: `http://moved.test:${port}/end` }).end()
        : response.end('end');
    await read(`http://pages.test:${port}/`, { headers: secret });
    expect(hits[0]?.headers).toMatchObject(secret);
    expect(hits[1]?.headers).toMatchObject({ accept: 'text/html' });
    for (const name of ['authorization', 'cookie', 'x-api-key', 'referer'])
      expect(hits[1]?.headers[name]).toBeUndefined();
  });
});

describe('an answer that is too much', () => {
  test('one byte over the limit is refused, plain or packed; at the limit it is taken', async () => {
    answer = (_request, response) => response.end('x'.repeat(1000));
    expect((await read(`http://pages.test:${port}/`, { maxBytes: 1000 })).text).toHaveLength(1000);
    await refused(`http://pages.test:${port}/`, { maxBytes: 999 }, outside);
    answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const packed = createGzip();
      packed.pipe(response);
      packed.end('x'.repeat(1000));
    };
    expect((await read(`http://pages.test:${port}/`, { maxBytes: 1000 })).text).toHaveLength(1000);
    await refused(`http://pages.test:${port}/`, { maxBytes: 999 }, outside);
  });

  test('an answer without end is left in time, and one that unpacks a thousandfold does not fill the memory', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const packed = createGzip();
      packed.pipe(response);
      const zeros = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (packed.write(zeros));
        packed.once('drain', more);
      };
      response.on('close', () => packed.destroy());
      more();
    };
    const before = process.memoryUsage().rss;
    await refused(`http://pages.test:${port}/`, {}, outside);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('a slow answer ends with its time, head or body', async () => {
    answer = () => {};
    const started = performance.now();
    await refused(`http://pages.test:${port}/`, { timeoutMs: 100 }, outside);
    answer = (_request, response) => void response.write('slowly');
    await refused(`http://pages.test:${port}/`, { timeoutMs: 100 }, outside);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('a look-up that never answers ends with its time too', async () => {
    const stuck = openSafeFetch([], () => new Promise(() => {}));
    await refused('http://stuck.test/', { timeoutMs: 100 }, stuck);
    await stuck.close();
  });

  test('the caller can call it off', async () => {
    const caller = new AbortController();
    answer = () => caller.abort();
    await refused(`http://pages.test:${port}/`, { signal: caller.signal }, outside);
  });
});

/** Names that a resolver leads inside, alone or among public addresses. */
const hostileNames: Record<string, string[]> = {
  'inside.test': ['10.0.0.5'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'mixed-other-way.test': ['127.0.0.1', '93.184.216.34'],
  'six.test': ['::1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'metadata.test': ['169.254.169.254'],
  'shared.test': ['100.64.0.1'],
  'zone.test': ['fe80::1%lo'],
  'none.test': [],
  'nonsense.test': ['not an address'],
};

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyLookMs, createHttpServer, maxPipelined } from './http-server.ts';

const open: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function connectTo(fetch: (request: Request) => Promise<Response>): Promise<Socket> {
  const server = createHttpServer(fetch);
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function everythingFrom(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

test('of a hundred requests sent at once on a connection one is worked on and nineteen wait for it, and the next ends it', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const socket = await connectTo(async () => {
    begun++;
    await gate.promise;
    return new Response('done');
  });
  socket.write('GET / HTTP/1.1\r\nhost: tenon.example\r\n\r\n'.repeat(100));
  await vi.waitFor(() => expect(begun).toBe(1), 60_000);
  const ended = everythingFrom(socket);
  await connectTo(async () => new Response('after the others were read'));
  expect(begun).toBe(1);
  gate.resolve();
  const text = await ended;
  expect(begun).toBe(maxPipelined);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(maxPipelined);
  expect(text.match(/HTTP\/1\.1 429/g)).toHaveLength(1);
});

test('one after the other a connection carries many', async () => {
  let begun = 0;
  const socket = await connectTo(async () => new Response(`answer ${++begun}`));
  for (let sent = 1; sent <= 2 * maxPipelined; sent++) {
    socket.write('GET / HTTP/1.1\r\nhost: tenon.example\r\n\r\n');
    let text = '';
    while (!text.includes(`answer ${sent}`)) text += String((await once(socket, 'data'))[0]);
  }
  expect(begun).toBe(2 * maxPipelined);
});

test('a body may come slowly, but not stop coming', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let read = 0;
  const socket = await connectTo(async (request) => {
    for await (const part of request.body ?? []) read += part.length;
    return new Response('done');
  });
  const ended = everythingFrom(socket);
  socket.write('POST / HTTP/1.1\r\nhost: tenon.example\r\ncontent-length: 100\r\n\r\n');
  for (let sent = 1; sent <= 10; sent++) {
    socket.write('x');
    await vi.waitFor(() => expect(read).toBe(sent), { timeout: 60_000, interval: 5 });
    vi.advanceTimersByTime(bodyLookMs * 2);
  }
  vi.advanceTimersByTime(bodyLookMs * 2);
  expect(socket.readableEnded).toBe(false);
  vi.advanceTimersByTime(bodyLookMs);
  expect(await ended).toMatch(/^HTTP\/1\.1 408/);
  expect(read).toBe(10);
});

import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take for its headers, its request, and between two; looked at every second. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
};

/** Most requests of one connection that wait for their answers; browsers send the next after the answer. */
export const maxPipelined = 20;

/** A body of which nothing comes for four such looks is given up. */
export const bodyLookMs = 5000;

/**
 * The HTTP server around the program. Of a connection's requests at most `maxPipelined` wait, and one at a time is worked on, so that
 * no connection takes more than its share: the next is answered 429 and the connection ends. A body of which nothing came for 20 s is
 * answered 408 and the connection ends. A request that names two hosts is answered 400.
 */
export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  const answer = getRequestListener(fetch);
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const server = createServer(timeLimits, (incoming, outgoing) => {
    const { socket } = incoming;
    // Who passes requests on may read the one host, and this server the other.
    if ((incoming.headersDistinct.host?.length ?? 0) > 1) {
      outgoing.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
      return;
    }
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    if (queue.length >= maxPipelined) {
      outgoing.writeHead(429, { connection: 'close', 'content-length': 0, 'retry-after': '1' }).end();
      return;
    }
    const work = () => {
      if (socket.destroyed) return;
      endWithoutProgress(incoming, outgoing);
      void answer(incoming, outgoing);
    };
    outgoing.once('close', () => {
      queue.shift();
      // Others come first: the caller for many at once waits.
      if (queue[0]) setImmediate(queue[0]);
    });
    if (queue.push(work) === 1) work();
  });
  server.maxRequestsPerSocket = 10_000;
  return server;
}

function endWithoutProgress(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, socket } = incoming;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  let seen = socket.bytesRead;
  let idleLooks = 0;
  const looking = setInterval(() => {
    if (incoming.complete) return clearInterval(looking);
    idleLooks = socket.bytesRead === seen ? idleLooks + 1 : 0;
    seen = socket.bytesRead;
    if (idleLooks < 4) return;
    clearInterval(looking);
    // As Node itself ends a request that is late: whatever the program still answers goes nowhere.
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    socket.destroySoon();
  }, bodyLookMs);
  looking.unref();
  outgoing.once('close', () => clearInterval(looking));
}

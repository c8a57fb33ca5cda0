import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openSafeFetch, type SafeFetch } from '../platform/adapters/safe-fetch/safe-fetch.ts';

/** A message as it came to the push service of browsers. */
export type PushArrived = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service, by this machine, at https://push.example, and the way outside that leads to it. */
export type PushServer = {
  arrived: PushArrived[];
  /** The status that it answers from now on. */
  answers: (status: number) => void;
  safeFetch: SafeFetch;
  close: () => Promise<void>;
};

/** Starts a push service that takes everything. */
export async function startPushServer(): Promise<PushServer> {
  const arrived: PushArrived[] = [];
  let status = 201;
  const http = createServer((request, response) => {
    void buffer(request).then((body) => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The push server has no port.');
  const here = `http://127.0.0.1:${address.port}`;
  const real = openSafeFetch([new URL(here).host]);
  return {
    arrived,
    answers: (next) => (status = next),
    safeFetch: {
      ...real,
      request: (url, request) => real.request(url.replace('https://push.example', here), request),
    },
    close: async () => {
      await real.close();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/** A browser that subscribes: what it hands out, and how it reads a message (RFC 8291). */
export function pushBrowser(name: string) {
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example/${name}`,
      p256dh: ours.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 86);
      const sealed = body.subarray(86, -16);
      const derive = (key: Uint8Array, by: Uint8Array, about: Uint8Array, length: number) =>
        Buffer.from(hkdfSync('sha256', key, by, about, length));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, about, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
}

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveMetrics } from './metrics-port.ts';

const figures = () => Promise.resolve({ type: 'text/plain', body: 'jobs 1' });

test.each([
  ['127.0.0.1', 'localhost', 200],
  ['127.0.0.1', 'evil.example', 404],
  ['0.0.0.0', 'tenon-web.jobs.svc', 200],
])('figures served at %s and asked for as %s are answered with %i', async (host, name, status) => {
  const server = await serveMetrics({ host, port: 0 }, figures, (error) => expect.unreachable(String(error)));
  try {
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe(host);
    expect(await statusOf(port, name)).toBe(status);
  } finally {
    server.close();
  }
});

function statusOf(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { openSafeFetch, type SafeFetch } from '../platform/adapters/safe-fetch/safe-fetch.ts';

/** A message as it arrived. */
export type Arrived = { path: string; headers: Record<string, string>; body: string };

/** A program of a company that is told of events, on this machine. */
export type WebhookReceiver = {
  url: string;
  host: string;
  arrived: Arrived[];
  /** What it answers from now on, once the whole message is there. */
  answers(listener: RequestListener): void;
  close(): Promise<void>;
};

/** Starts a receiver that answers 204. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const arrived: Arrived[] = [];
  const takes: RequestListener = (_request, response) => response.writeHead(204).end();
  let answer = takes;
  const http = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
      answer(request, response);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/hook`,
    host,
    arrived,
    answers: (listener) => (answer = listener),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/**
 * The real way outside, for which `hosts` may be on this machine and `names` lead to these addresses; an answer may take at most
 * `timeoutMs`, and `asked` gets how long the program would have waited.
 */
export function fetchWithTimeout(
  hosts: string[],
  names: Record<string, string[]>,
  timeoutMs: number,
  asked: (number | undefined)[],
): SafeFetch {
  const real = openSafeFetch(hosts, async (name) => names[name] ?? []);
  return {
    ...real,
    stream: (url, request = {}) => {
      asked.push(request.timeoutMs);
      return real.stream(url, { ...request, timeoutMs });
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { openSafeFetch, type SafeFetch } from '../platform/adapters/safe-fetch/safe-fetch.ts';

/** A page as a site serves it. */
export type Page = {
  body: string | Uint8Array;
  type?: string;
  status?: number;
  location?: string;
  /** More headers; with an `etag`, whoever has that page already is told that nothing has changed. */
  headers?: Record<string, string>;
};

/** Other people's sites, served by this machine: a page for each address, whatever its host. */
export type PageServer = {
  pages: Map<string, Page>;
  /** Every address that was asked for. */
  asked: string[];
  /** The way to these sites: the real one, for which every host of `pages` is this machine. */
  safeFetch: SafeFetch;
  close(): Promise<void>;
};

/** Starts a server for pages of any host, which the returned way outside reaches in place of the real ones. */
export async function startPageServer(): Promise<PageServer> {
  const pages = new Map<string, Page>();
  const asked: string[] = [];
  const http = createServer((request, response) => {
    const address = `https://${String(request.headers['x-host'])}${request.url ?? ''}`;
    asked.push(address);
    const page = pages.get(address) ?? { body: 'There is no such page.', status: 404 };
    const etag = page.headers?.['etag'];
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(page.status ?? 200, {
      'content-type': page.type ?? 'text/html; charset=utf-8',
      ...(page.location ? { location: page.location } : {}),
      ...page.headers,
    });
    response.end(page.body);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port.');
  const { port } = address;
  const real = openSafeFetch([`127.0.0.1:${port}`]);
  const isServed = (host: string) => [...pages.keys()].some((page) => new URL(page).host === host);
  return {
    pages,
    asked,
    safeFetch: {
      ...real,
      request: (typed, request = {}) => {
        const url = URL.parse(typed);
        if (!url || !isServed(url.host)) return real.request(typed, request);
        const headers = { ...request.headers, 'x-host': url.host };
        return real.request(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...request, headers });
      },
    },
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/** What one first visit of a screen cost, and what it looked like while it came. Times are in milliseconds from the start of the visit. */
export type Visit = {
  /** Where it ended; another path than the one that was opened when this viewer is led elsewhere. */
  path: string;
  scripts: number;
  scriptBytes: number;
  /** Method and path of every request to the API, in the order they left; the live stream is one of them. */
  requests: string[];
  firstContent: number;
  /** When the last of the first screenful stood: its heading is there, and nothing in view waits any more. */
  content: number;
  shift: number;
  /** What moved, the furthest first, for whoever looks for the cause. */
  shifted: string[];
  /** The heading that stood before the screen's own files had come, and the one that stands now; null where there was none. */
  headings: { first: string | null; last: string | null };
};

/** Who looks: cookies and, for somebody signed in, the role that the browser has noted since they signed in. */
export type Viewer = { cookies: Iterable<[name: string, value: string]>; role: string | null };

/** A connection as it is emulated: a second of it carries so many bits, and every answer starts so much later. */
export const slowConnection = { bitsPerSecond: 1_600_000, latencyMs: 150 };

type Connection = typeof slowConnection;
type Seen = Pick<Visit, 'shift' | 'shifted' | 'headings'> & { content: number | null };

/** Opens an address with an empty cache, over this connection or the machine's own, and waits until nothing comes any more. */
export async function visit(
  browser: Browser,
  address: string,
  viewer: Viewer,
  connection: Connection | null,
): Promise<Visit> {
  const { origin } = new URL(address);
  const marks = { 'tenon.session': '1', 'tenon.role': viewer.role ?? '' };
  const localStorage = Object.entries(viewer.role ? marks : {}).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.addCookies([...viewer.cookies].map(([name, value]) => ({ name, value, url: origin })));
    const page = await context.newPage();
    if (connection) await slowDown(page, connection);
    await page.addInitScript(watch);
    const traffic = watchTraffic(page, origin);
    await page.goto(address, { waitUntil: 'commit' });
    await settled(page, traffic);
    return await result(page, traffic);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { bitsPerSecond, latencyMs }: Connection): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

type Traffic = { pending: Set<Request>; api: string[]; scripts: string[] };

function watchTraffic(page: Page, origin: string): Traffic {
  const traffic: Traffic = { pending: new Set(), api: [], scripts: [] };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isApi = request.url().startsWith(`${origin}/api/`);
    if (isApi) traffic.api.push(`${request.method()} ${pathname}${search}`);
    // The stream of news never ends.
    if (pathname !== '/api/live') traffic.pending.add(request);
  });
  page.on('requestfinished', (request) => traffic.pending.delete(request));
  page.on('requestfailed', (request) => traffic.pending.delete(request));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') traffic.scripts.push(response.url());
  });
  return traffic;
}

const quietMs = 700;
const longestMs = 30_000;

/** Waits until the content stands and nothing was under way for a while; goes on after half a minute whatever there is. */
async function settled(page: Page, { pending }: Traffic): Promise<void> {
  const until = Date.now() + longestMs;
  let quietSince = Date.now();
  while (Date.now() < until && Date.now() - quietSince < quietMs) {
    await page.waitForTimeout(50);
    if (pending.size > 0 || ((await seen(page))?.content ?? null) === null) quietSince = Date.now();
  }
}

function seen(page: Page): Promise<Seen | null> {
  return page.evaluate(() => (globalThis as { visit?: Seen }).visit ?? null).catch(() => null);
}

async function result(page: Page, traffic: Traffic): Promise<Visit> {
  const sizes = await Promise.all(traffic.scripts.map(gzippedSize));
  const nothing: Seen = { content: null, shift: 0, shifted: [], headings: { first: null, last: null } };
  const { content, ...noted } = (await seen(page)) ?? nothing;
  const firstContent = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return {
    path: new URL(page.url()).pathname,
    scripts: sizes.length,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: traffic.api,
    firstContent,
    content: content ?? Number.NaN,
    ...noted,
  };
}

const sizeOf = new Map<string, Promise<number>>();

function gzippedSize(address: string): Promise<number> {
  const known = sizeOf.get(address);
  const size = known ?? fetch(address).then(async (file) => gzipSync(await file.bytes()).length);
  sizeOf.set(address, size);
  return size;
}

/** Runs in the page before its own scripts: notes when the first screenful stands, and what moves. */
function watch(): void {
  const noted: Seen = { content: null, shift: 0, shifted: [], headings: { first: null, last: null } };
  (globalThis as { visit?: Seen }).visit = noted;
  const waiting =
    'main [aria-busy="true"], main .mantine-Skeleton-root[data-visible], main [class*="spinner"]';
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const stands = () =>
    document.querySelector('main h1') !== null &&
    document.querySelector('main [data-preview]') === null &&
    ![...document.querySelectorAll(waiting)].some((element) => isInView(element));
  const look = () => {
    const heading = document.querySelector('main h1');
    if (heading?.closest('[data-preview]')) noted.headings.first = heading.textContent;
    noted.headings.last = heading?.textContent ?? null;
    if (!stands()) noted.content = null;
    else noted.content ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (entry.hadRecentInput) continue;
      noted.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '';
        noted.shifted.push(
          `${entry.value.toFixed(3)} ${name} ${previousRect.y}→${currentRect.y} at ${Math.round(entry.startTime)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  type Shift = {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
}

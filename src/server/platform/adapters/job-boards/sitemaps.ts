import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BoardError } from './board-error.ts';
import { isOnSite } from './external-job.ts';
import type { PoliteFetch } from './polite-fetch.ts';
import { readEntries } from './xml-entries.ts';

/** A page that a sitemap names, and when it changed, as the sitemap words it. */
export type SitePage = { address: string; changed: string };

const unpack = promisify(gunzip);
const sitemapBytes = 10 * 1024 * 1024;
const mostFiles = 20;
const deepest = 2;
const mostEntries = 50_000;
const entryNames = new Set(['url', 'sitemap']);
/** What addresses of jobs have in their path, in the languages that we read. */
const aboutJobs =
  /job|career|karriere|carriere|vacan|vakan|position|opening|opportunit|stelle|emploi|offre|empleo|oferta|lavoro|offert|vaga|werken|jobb|ledig|praca|oferty/i;

/**
 * The pages of a site that may be jobs, out of its sitemap and those that it names: at most 20 files, two levels deep, each once.
 * Only pages of the site itself count, and those with a word for jobs in their path where there are any.
 */
export async function readSitemaps(fetch: PoliteFetch, start: string, mostPages: number) {
  const waiting = [{ address: start, depth: 0 }];
  const seen = new Set<string>();
  const pages = new Map<string, SitePage>();
  let cut = false;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, depth } = next;
    if (seen.has(address)) continue;
    if (seen.size >= mostFiles) {
      cut = true;
      break;
    }
    seen.add(address);
    const file = await readSitemap(fetch, address);
    cut ||= file.cut;
    for (const one of file.pages) if (isOnSite(one.address, start)) pages.set(one.address, one);
    const inner = file.files
      .filter((one) => isOnSite(one, start))
      .map((one) => ({ address: one, depth: depth + 1 }));
    if (depth < deepest) waiting.push(...preferred(inner, (one) => one.address));
    else cut ||= inner.length > 0;
  }
  const found = preferred([...pages.values()], (page) => page.address);
  return { pages: found.slice(0, mostPages), cut: cut || found.length > mostPages };
}

async function readSitemap(fetch: PoliteFetch, address: string) {
  const answer = await fetch.get(address, { accept: 'application/xml, text/xml', maxBytes: sitemapBytes });
  // Nothing is known that would make it unchanged.
  if (answer === 'unchanged') throw new BoardError('unreadable');
  const xml = await unpacked(answer.bytes);
  const { root, entries, cut } = await readEntries(new TextDecoder().decode(xml), entryNames, mostEntries);
  if (root !== 'urlset' && root !== 'sitemapindex') throw new BoardError('unreadable');
  const places = entries.flatMap((entry) => {
    const at = URL.parse(entry.get('loc') ?? '', address);
    return at ? [{ address: at.href, changed: (entry.get('lastmod') ?? '').slice(0, 40) }] : [];
  });
  const isIndex = root === 'sitemapindex';
  return { pages: isIndex ? [] : places, files: isIndex ? places.map((one) => one.address) : [], cut };
}

/** Sitemaps may be packed; one that unpacks to more than a sitemap may have is a bomb. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return unpack(bytes, { maxOutputLength: sitemapBytes }).catch((error: unknown) => {
    throw new BoardError(error instanceof RangeError ? 'too_big' : 'unreadable', { cause: error });
  });
}

function preferred<T>(found: T[], address: (one: T) => string): T[] {
  const likely = found.filter((one) => aboutJobs.test(URL.parse(address(one))?.pathname ?? ''));
  return likely.length > 0 ? likely : found;
}

import { load } from 'cheerio';
import { type BoardSite, readBoardSite } from '../../../../engine/postings/board-address.ts';
import { decodePage } from '../web-pages/job-page.ts';
import { BoardError } from './board-error.ts';
import { readJsonFeed } from './feeds.ts';
import { isOnSite } from './external-job.ts';
import type { PoliteAnswer, PoliteFetch } from './polite-fetch.ts';

/** How a board is read: at one of the three services, as a feed, or as the pages of a sitemap, which is at `source`. */
export type BoardSource = { kind: 'service'; site: BoardSite } | { kind: 'feed' | 'pages'; source: string };

const pageBytes = 4 * 1024 * 1024;
const feedTypes = /^application\/(rss\+xml|atom\+xml|feed\+json)$/i;
const feedOfJobs = /job|career|karriere|vacan|stelle|emploi|empleo|position/i;

/**
 * Finds out what board an address shows: that of a service, a feed or sitemap at the address itself; else what its page points to:
 * a board at a service, a feed of jobs, or the site's sitemap.
 */
export async function findBoard(fetch: PoliteFetch, address: string): Promise<BoardSource> {
  const site = readBoardSite(address);
  if (site) return { kind: 'service', site };
  const accept = 'text/html, application/xml, application/json;q=0.9, */*;q=0.5';
  const answer = await fetch.get(address, { accept, maxBytes: pageBytes });
  if (answer === 'unchanged') throw new BoardError('unreadable');
  const moved = readBoardSite(answer.url);
  if (moved) return { kind: 'service', site: moved };
  if (!isOnSite(answer.url, address)) throw new BoardError('no_board');
  return ofData(answer) ?? (await ofPage(fetch, answer));
}

/** A feed or a sitemap; null for what is neither. */
function ofData({ url, bytes, type }: PoliteAnswer): BoardSource | null {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { kind: 'pages', source: url };
  const text = decodePage(bytes, type).trimStart();
  if (text.startsWith('{') && readJsonFeed(parsed(text), url, 1)) return { kind: 'feed', source: url };
  const head = text.slice(0, 4000);
  if (/<html[\s>]/i.test(head)) return null;
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(head)) return { kind: 'pages', source: url };
  return /<(?:\w+:)?(?:rss|feed|RDF|source|jobs)[\s>]/.test(head) ? { kind: 'feed', source: url } : null;
}

async function ofPage(fetch: PoliteFetch, { url, bytes, type }: PoliteAnswer): Promise<BoardSource> {
  const $ = load(decodePage(bytes, type));
  for (const element of $('a[href],iframe[src],script[src]')) {
    const at = URL.parse($(element).attr('href') ?? $(element).attr('src') ?? '', url);
    const site = at && readBoardSite(at.href);
    if (site) return { kind: 'service', site };
  }
  for (const element of $('link[rel~="alternate"][href]')) {
    const { href = '', type: kind = '', title = '' } = $(element).attr() ?? {};
    const at = URL.parse(href, url)?.href ?? '';
    if (feedTypes.test(kind) && feedOfJobs.test(`${href} ${title}`) && isOnSite(at, url))
      return { kind: 'feed', source: at };
  }
  const { sitemaps } = await fetch.rulesOf(url);
  const named = sitemaps.map((one) => URL.parse(one, url)?.href ?? '').find((one) => isOnSite(one, url));
  return { kind: 'pages', source: named ?? new URL('/sitemap.xml', url).href };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

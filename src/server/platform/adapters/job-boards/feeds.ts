import { z } from 'zod';
import { textOfHtml } from '../web-pages/page-text.ts';
import type { RawJob } from './external-job.ts';
import { readEntries, type XmlEntry } from './xml-entries.ts';

/** A feed: what it calls itself, and its entries. `cut` when it has more than are read. */
export type Feed = { name: string; entries: RawJob[]; cut: boolean };

const feedEntries = new Set(['item', 'entry', 'job']);
const feedRoots = new Set(['rss', 'rdf', 'feed', 'source', 'jobs']);

const text = z.string().catch('');
const jsonFeed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/'),
  title: text,
  items: z.array(
    z.object({
      url: text,
      title: text,
      content_html: text,
      content_text: text,
      date_published: z.unknown().optional(),
    }),
  ),
});

/** Reads RSS, Atom and the XML lists of jobs that job sites take; null for other XML. */
export async function readXmlFeed(xml: string, home: string, mostEntries: number): Promise<Feed | null> {
  const { root, head, entries, cut } = await readEntries(xml, feedEntries, mostEntries);
  if (!feedRoots.has(root)) return null;
  const name = head.get('title') ?? head.get('publisher') ?? '';
  return { name, entries: entries.map((entry) => ofXml(entry, name, home)), cut };
}

/** Reads a JSON Feed; null for other JSON. */
export function readJsonFeed(data: unknown, home: string, mostEntries: number): Feed | null {
  const feed = jsonFeed.safeParse(data).data;
  if (!feed) return null;
  const entries = feed.items.slice(0, mostEntries).map((item) => ({
    address: absolute(item.url, home),
    title: item.title,
    description: item.content_html ? textOfHtml(item.content_html) : item.content_text,
    employer: feed.title,
    stated: null,
    postedAt: item.date_published,
  }));
  return { name: feed.title, entries, cut: feed.items.length > mostEntries };
}

function ofXml(entry: XmlEntry, feed: string, home: string): RawJob {
  const says = (...names: string[]) => names.map((name) => entry.get(name)).find(Boolean) ?? '';
  const longest = ['encoded', 'content', 'description', 'summary']
    .map((name) => entry.get(name) ?? '')
    .reduce((one, other) => (other.length > one.length ? other : one));
  const places = { city: says('city'), state: says('state'), country: says('country') };
  return {
    address: absolute(says('link', 'url', 'guid'), home),
    title: says('title'),
    description: textOfHtml(longest),
    employer: says('company') || feed,
    stated:
      places.city || places.state
        ? { places: [shortened(places)], pay: null, jobType: null, locationType: null }
        : null,
    postedAt: says('pubdate', 'published', 'date', 'updated'),
    endsAt: says('expirationdate'),
  };
}

function shortened(place: { city: string; state: string; country: string }) {
  return {
    city: place.city.slice(0, 120),
    state: place.state.slice(0, 120),
    country: place.country.slice(0, 120),
  };
}

function absolute(address: string, home: string): string {
  return URL.parse(address, home)?.href ?? '';
}

import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import type { Services } from '../../context.ts';
import {
  type Feed,
  sourceFoot,
  sourceHead,
  sourceJobs,
  toAtom,
  toJsonFeed,
  toRss,
} from '../../jobs/feeds/feed-formats.ts';
import {
  findCompanyName,
  listPublished,
  listPublishedAfter,
  listPublishedIds,
  publishedState,
} from '../../jobs/feeds/queries.ts';
import { listShownNames } from '../../jobs/career-pages/queries.ts';
import { escapeXml, jobAddress } from '../../jobs/feeds/job-text.ts';
import { writtenBy } from '../../identity/auth/sessions/cookies.ts';
import { limited } from '../http/limits.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

const feedLength = 50;
const pageLength = 500;
const sitemapLength = 10_000;
const publicPaths = ['/', '/jobs', '/about', '/resources', '/terms', '/privacy'];
const types = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const writers = { rss: toRss, atom: toAtom, json: toJsonFeed };

/** What robots and readers ask for: robots.txt, sitemaps, and feeds of open jobs, all companies' or one's (`?company=ID`). */
export function servePublicDocuments(app: Hono, services: Ports): void {
  const { origin } = services.config;
  app.use('/sitemaps/*', limited(services, 'sitemaps', { points: 100, seconds: 600 }));
  app.use('/feeds/*', limited(services, 'feeds', { points: 300, seconds: 600 }));
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dashboard\nDisallow: /recruiter\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', async (c) => {
    const { count, changed } = await publishedState(services.database, { now: services.now() });
    const files = Math.max(1, Math.ceil(count / sitemapLength));
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `jobs-${index + 1}`)];
    const items = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`);
    return tagged(c, types.xml, sitemapOf('sitemapindex', items), changed);
  });
  app.get('/sitemaps/pages.xml', async (c) => {
    const careers = await listShownNames(services.database, sitemapLength);
    const paths = [...publicPaths, ...careers.map((name) => `/c/${name}`)];
    const items = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return tagged(c, types.xml, sitemapOf('urlset', items), null);
  });
  app.get('/sitemaps/:name{jobs-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const offset = (Number(/\d+/.exec(c.req.param('name'))?.[0]) - 1) * sitemapLength;
    const jobs = await services.database.readBehind(null, () =>
      listPublishedIds(services.database, services.now(), sitemapLength, offset),
    );
    if (jobs.length === 0 && offset > 0) return c.text('Not found.', 404);
    const items = jobs.map(
      (job) =>
        `<url><loc>${escapeXml(jobAddress(origin, job.id))}</loc><lastmod>${job.updated_at.toISOString()}</lastmod></url>`,
    );
    return tagged(c, types.xml, sitemapOf('urlset', items), null);
  });
  const feed = (kind: keyof typeof writers) => (c: Context) =>
    services.database.readBehind(writtenBy(services.config, c.req.raw), () =>
      answerFeed(c, services, types[kind], writers[kind]),
    );
  app.get('/feeds/jobs.rss', feed('rss'));
  app.get('/feeds/jobs.atom', feed('atom'));
  app.get('/feeds/jobs.json', feed('json'));
  app.get('/feeds/jobs.xml', (c) => answerSource(c, services));
}

const feedQuery = z.object({
  company: z.uuid().optional(),
  job_type: z.enum(jobTypes).optional(),
  location_type: z.enum(locationTypes).optional(),
});

async function answerFeed(c: Context, services: Ports, type: string, write: (feed: Feed) => string) {
  const query = feedQuery.safeParse(c.req.query());
  if (!query.success) return c.text('Unknown filter.', 400);
  const { company, job_type: jobType, location_type: locationType } = query.data;
  const name = company === undefined ? null : await findCompanyName(services.database, company);
  if (company !== undefined && name === null) return c.text('Not found.', 404);
  const filter = { companyId: company, jobType, locationType, now: services.now() };
  const { origin } = services.config;
  const body = write({
    title: name === null ? 'Open jobs on Tenon' : openJobsAt(name),
    self: `${origin}${c.req.path}${new URL(c.req.url).search}`,
    home: `${origin}/jobs`,
    origin,
    jobs: await listPublished(services.database, filter, feedLength),
  });
  return tagged(c, type, body, null);
}

function openJobsAt(company: string): string {
  return `Open jobs at ${company}`;
}

/** A company's career page at its own domain, as robots and readers ask for it there. */
export type OwnSite = { companyId: string; companyName: string; address: string };

/** What robots and readers ask a company's own domain for: robots.txt, a sitemap of the one page, and its feeds. Null for all other paths. */
export async function ownSiteDocument(
  c: Context,
  services: Ports,
  path: string,
  { companyId, companyName, address }: OwnSite,
): Promise<Response | null> {
  if (path === '/robots.txt') return c.text(`User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`);
  if (path === '/sitemap.xml')
    return tagged(c, types.xml, sitemapOf('urlset', [`<url><loc>${escapeXml(address)}</loc></url>`]), null);
  const kind = /^\/feeds\/jobs\.(rss|atom|json)$/.exec(path)?.[1];
  if (kind !== 'rss' && kind !== 'atom' && kind !== 'json') return null;
  const body = writers[kind]({
    title: openJobsAt(companyName),
    self: `${address.slice(0, -1)}${path}`,
    home: address,
    origin: services.config.origin,
    jobs: await listPublished(services.database, { companyId, now: services.now() }, feedLength),
  });
  return tagged(c, types[kind], body, null);
}

/** All open jobs for job sites, written while they are read; the tag changes when any job does. */
async function answerSource(c: Context, services: Ports) {
  const query = feedQuery.pick({ company: true }).safeParse(c.req.query());
  if (!query.success) return c.text('Unknown filter.', 400);
  const filter = { companyId: query.data.company, now: services.now() };
  const { database } = services;
  const seenBy = writtenBy(services.config, c.req.raw);
  const { count, changed } = await database.readBehind(seenBy, () => publishedState(database, filter));
  const tag = tagOf(`${count} ${changed?.toISOString() ?? ''}`);
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, { etag: tag });
  const encoder = new TextEncoder();
  const { origin } = services.config;
  let after: string | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(sourceHead(origin, changed))),
    pull: async (controller) => {
      const jobs = await database.readBehind(seenBy, () =>
        listPublishedAfter(database, filter, after, pageLength),
      );
      controller.enqueue(encoder.encode(jobs.map((job) => sourceJobs(job, origin)).join('')));
      after = jobs.at(-1)?.id ?? after;
      if (jobs.length === pageLength) return;
      controller.enqueue(encoder.encode(sourceFoot));
      controller.close();
    },
  });
  return c.body(body, 200, { 'content-type': types.xml, etag: tag, 'cache-control': 'public, max-age=300' });
}

function sitemapOf(element: 'sitemapindex' | 'urlset', items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${element}>\n`;
}

/** An answer with a tag of its content: whoever has it already gets 304. */
function tagged(c: Context, type: string, body: string, changed: Date | null): Response {
  const tag = tagOf(body);
  const headers = {
    etag: tag,
    'cache-control': 'public, max-age=300',
    ...(changed ? { 'last-modified': changed.toUTCString() } : {}),
  };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'content-type': type });
}

function tagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PageServer, startPageServer } from '../../../testing/page-server.ts';
import { findBoard } from './discover.ts';
import { openPoliteFetch } from './polite-fetch.ts';
import { type KnownPage, readBoard } from './read-board.ts';

let sites: PageServer;
let turns: [host: string, seconds: number][] = [];
const now = new Date('2026-03-02T09:00:00Z');
const home = 'https://tarn.example';
const words = 'You weld frames in our workshop. You have welded for two years. '.repeat(5);

beforeAll(async () => {
  sites = await startPageServer();
});
beforeEach(() => {
  sites.pages.clear();
  sites.asked.length = 0;
  turns = [];
  serve('/', '');
});
afterAll(() => sites.close());

const serve = (path: string, body: string | Uint8Array, more = {}) =>
  sites.pages.set(`${home}${path}`, { body, ...more });
const polite = () =>
  openPoliteFetch(sites.safeFetch, async (host, seconds) => {
    turns.push([host, seconds]);
  });
const posting = (title: string, more = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title, description: words, ...more })}</script>`;

async function read(address: string, known: Record<string, KnownPage> = {}) {
  const fetch = polite();
  const source = await findBoard(fetch, address);
  const last = { etag: '', lastModified: '' };
  const reading = await readBoard(fetch, source, { last, knows: (at) => known[at], now });
  if (reading === 'unchanged') throw new Error('Nothing was read.');
  const jobs = reading.read.map(({ job }) => job).filter((job) => job !== null && job !== 'unchanged');
  return { source, reading, jobs, titles: jobs.map(({ title }) => title) };
}

describe('feeds', () => {
  test.each([
    [
      'RSS',
      `<?xml version="1.0"?><rss xmlns:content="c"><channel><title>Tarn Works</title><link>${home}</link>
       <item><title>Welder &amp; Fitter</title><link>/jobs/1</link><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate>
       <description>Short</description><content:encoded><![CDATA[<p>${words}</p><script>x</script>]]></content:encoded></item></channel></rss>`,
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Tarn Works</title><entry><title type="html">Welder &lt;b&gt;&amp;amp;&lt;/b&gt; Fitter</title>
       <link rel="self" href="${home}/x"/><link href="${home}/jobs/1"/><published>2026-02-02T10:00:00Z</published><content>${words}</content></entry></feed>`,
    ],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Tarn Works',
        items: [
          {
            url: `${home}/jobs/1`,
            title: 'Welder & Fitter',
            content_html: `<p>${words}</p>`,
            date_published: '2026-02-02T10:00:00Z',
          },
        ],
      }),
    ],
    [
      'a list for job sites',
      `<source><publisher>Tarn Works</publisher><job><title><![CDATA[Welder & Fitter]]></title><url><![CDATA[${home}/jobs/1]]></url>
       <date>2026-02-02T10:00:00Z</date><city>Ghent</city><country>Belgium</country><description><![CDATA[${words}]]></description></job></source>`,
    ],
  ])('%s is read', async (_kind, body) => {
    serve('/jobs.xml', body);
    const { source, jobs, reading } = await read(`${home}/jobs.xml`);
    expect(source.kind).toBe('feed');
    expect(reading.name).toBe('Tarn Works');
    expect(jobs).toMatchObject([
      {
        title: 'Welder & Fitter',
        address: `${home}/jobs/1`,
        employer: 'Tarn Works',
        description: words.trim(),
        postedAt: new Date('2026-02-02T10:00:00Z'),
      },
    ]);
  });

  test('links that lead to another site are left out; what only announces a job is read on its page', async () => {
    const item = (link: string, text: string) =>
      `<item><title>Welder</title><link>${link}</link><description>${text}</description></item>`;
    serve(
      '/jobs.rss',
      `<rss><channel><title>T</title>${item('https://evil.example/1', words)}${item(`${home}/jobs/2`, 'Short.')}${item('javascript:alert(1)', words)}</channel></rss>`,
    );
    serve('/jobs/2', posting('Fitter', { hiringOrganization: { name: 'Tarn' }, validThrough: '2026-03-02' }));
    const { jobs, reading } = await read(`${home}/jobs.rss`);
    expect(jobs).toMatchObject([{ title: 'Fitter', endsAt: new Date('2026-03-02T23:59:59.999Z') }]);
    expect(reading.leftOut.elsewhere).toBe(2);
  });

  test.each([
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel>&a;</channel></rss>'],
    ['half a feed', '<rss><channel><item><title>x</title>'],
    ['a deep feed', `<rss>${'<a>'.repeat(5000)}`],
  ])('%s is unreadable', async (_what, body) => {
    serve('/jobs.rss', body);
    await expect(read(`${home}/jobs.rss`)).rejects.toMatchObject({ problem: 'unreadable' });
  });
});

describe('the pages of a site', () => {
  const urls = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${home}${path}</loc><lastmod>2026-03-01</lastmod></url>`).join('')}</urlset>`;

  test('are found by robots.txt and sitemaps within sitemaps, packed ones too, each read once', async () => {
    serve('/careers', '<html><h1>Careers</h1></html>');
    serve('/robots.txt', `User-agent: *\nCrawl-delay: 2\nSitemap: ${home}/index.xml`);
    serve(
      '/index.xml',
      `<sitemapindex><sitemap><loc>${home}/jobs.xml.gz</loc></sitemap><sitemap><loc>${home}/index.xml</loc></sitemap><sitemap><loc>https://evil.example/jobs.xml</loc></sitemap></sitemapindex>`,
    );
    serve('/jobs.xml.gz', gzipSync(urls('/jobs/1', '/jobs/2', '/about')), { type: 'application/gzip' });
    serve('/jobs/1', posting('Welder'));
    serve('/jobs/2', '<html>No job</html>');
    const { source, titles, reading } = await read(`${home}/careers`);
    expect(source).toEqual({ kind: 'pages', source: `${home}/index.xml` });
    expect(titles).toEqual(['Welder']);
    expect(reading.listed).toEqual([`${home}/jobs/1`, `${home}/jobs/2`]);
    expect(sites.asked.filter((address) => address.endsWith('/index.xml'))).toHaveLength(1);
    expect(sites.asked.some((address) => address.includes('evil'))).toBe(false);
    expect(turns.slice(1).every(([host, seconds]) => host === 'tarn.example' && seconds === 2)).toBe(true);
  });

  test('are not read again while nothing says that they changed', async () => {
    serve('/sitemap.xml', urls('/jobs/1', '/jobs/2'));
    serve('/jobs/1', posting('Welder'), { headers: { etag: '"a"' } });
    serve('/jobs/2', posting('Fitter'));
    const page = { changed: '2026-03-01', etag: '"a"', lastModified: '' };
    const fresh = { ...page, checkedAt: new Date('2026-03-02T03:00:00Z') };
    const old = { ...page, checkedAt: new Date('2026-02-01T03:00:00Z') };
    const known = { [`${home}/jobs/1`]: old, [`${home}/jobs/2`]: fresh };
    const { reading } = await read(`${home}/sitemap.xml`, known);
    expect(reading.read).toMatchObject([{ address: `${home}/jobs/1`, job: 'unchanged' }]);
    expect(sites.asked).not.toContain(`${home}/jobs/2`);
  });

  test('a robots.txt that forbids is obeyed, and one that fails forbids for now', async () => {
    serve('/sitemap.xml', urls('/jobs/1'));
    serve('/robots.txt', 'User-agent: *\nDisallow: /');
    await expect(read(`${home}/sitemap.xml`)).rejects.toMatchObject({ problem: 'forbidden' });
    serve('/robots.txt', '', { status: 503, headers: { 'retry-after': '120' } });
    await expect(read(`${home}/sitemap.xml`)).rejects.toMatchObject({
      problem: 'busy',
      retryAfterSeconds: 120,
    });
    expect(sites.asked.filter((address) => !address.endsWith('/robots.txt'))).toEqual([]);
  });

  test('a packed sitemap that unpacks without end is too big', async () => {
    serve('/sitemap.xml', gzipSync(Buffer.alloc(40 * 1024 * 1024)));
    await expect(read(`${home}/sitemap.xml`)).rejects.toMatchObject({ problem: 'too_big' });
  });

  test('sitemaps that name ever more sitemaps end', async () => {
    const inner = (at: number) => `<sitemap><loc>${home}/s${at}.xml</loc></sitemap>`;
    const many = `<sitemapindex>${Array.from({ length: 60 }, (_none, at) => inner(at)).join('')}</sitemapindex>`;
    serve('/sitemap.xml', many);
    for (let at = 0; at < 60; at += 1) serve(`/s${at}.xml`, many);
    const { reading } = await read(`${home}/sitemap.xml`);
    expect(reading.leftOut.more).toBe(1);
    expect(sites.asked.length).toBeLessThan(30);
  });

  test('a site that does not answer in the middle loses nothing', async () => {
    serve('/sitemap.xml', urls('/jobs/1', '/jobs/2', '/jobs/3', '/jobs/4', '/jobs/5'));
    serve('/jobs/1', posting('Welder'));
    for (const at of [2, 3, 4, 5]) serve(`/jobs/${at}`, '', { status: 503 });
    const { reading, titles } = await read(`${home}/sitemap.xml`);
    expect(titles).toEqual(['Welder']);
    expect(reading).toMatchObject({ isPartial: true });
    expect(reading.listed).toHaveLength(5);
    expect(sites.asked).not.toContain(`${home}/jobs/5`);
  });
});

describe('an employer’s page', () => {
  test.each([
    [
      '<a href="https://jobs.lever.co/tarn">Jobs</a>',
      { kind: 'service', site: { service: 'lever', site: 'tarn' } },
    ],
    [
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=tarn"></script>',
      { kind: 'service', site: { service: 'greenhouse', site: 'tarn' } },
    ],
    [
      '<link rel="alternate" type="application/rss+xml" href="/blog.rss"><link rel="alternate" type="application/atom+xml" href="/jobs.atom">',
      { kind: 'feed', source: `${home}/jobs.atom` },
    ],
    ['<p>Welcome</p>', { kind: 'pages', source: `${home}/sitemap.xml` }],
  ])('with %s points to its board', async (html, source) => {
    serve('/careers', `<html><body>${html}</body></html>`);
    expect(await findBoard(polite(), `${home}/careers`)).toEqual(source);
  });
});

describe('a service', () => {
  const data = 'https://boards-api.greenhouse.io/v1/boards/tarn/jobs?content=true';
  const answers = (jobs: object[]) =>
    sites.pages.set(data, { body: JSON.stringify({ jobs }), type: 'application/json' });

  test('more than 2,000 jobs are listed and the first are read; what dates and places lie is left away', async () => {
    const odd = { first_published: 'next year', application_deadline: '2020-13-45', location: 7 };
    const many = Array.from({ length: 2003 }, (_none, id) => ({
      id,
      title: 'Welder',
      content: words,
      ...odd,
    }));
    answers([{ id: 9000, title: 'Empty' }, { id: 9001, content: words, title: '<i></i>' }, ...many]);
    const { reading, jobs } = await read('https://boards.greenhouse.io/tarn');
    expect(jobs).toHaveLength(2000);
    expect(reading.listed).toHaveLength(2003);
    expect(reading.leftOut).toEqual({ elsewhere: 0, incomplete: 2, over: 0, more: 3 });
    expect(jobs[0]).toMatchObject({ postedAt: null, endsAt: null, employer: 'Tarn' });
  });

  test('a job whose last day is over is no open job', async () => {
    answers([{ id: 1, title: 'Welder', content: words, application_deadline: '2026-03-01' }]);
    const { reading } = await read('https://boards.greenhouse.io/tarn');
    expect(reading).toMatchObject({ listed: [], leftOut: { over: 1 } });
  });

  test('an address that sends on in a circle is left', async () => {
    sites.pages.set(data, { body: '', status: 302, location: data });
    await expect(read('https://boards.greenhouse.io/tarn')).rejects.toMatchObject({ problem: 'loops' });
  });
});

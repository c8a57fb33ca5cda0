import { load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { asReadBy } from '../../platform/http/reader.ts';
import { pageHead, withHead } from '../../platform/pages/page-heads.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { jobPostingLd, scriptJson } from './json-ld.ts';
import { listPublished } from './queries.ts';

let world: World;
let recruiter: Person;
let job: Job;
const evil = `</script><script>alert(1)</script> ]]> & "quoted" <img src=x onerror=alert(1)> javascript:alert(1) \u2028 <!--`;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  job = await postJob(recruiter, {
    title: `Night Nurse ${evil}`.slice(0, 160),
    description: `- ${evil}\nSecond line`,
  });
  await postJob(recruiter, { title: 'Draft', status: 'draft' });
  await postJob(recruiter, { title: 'Closed', status: 'closed' });
  const other = await world.recruiter();
  await postJob(other, { title: 'Elsewhere', location_type: 'remote', locations: [], job_type: 'contract' });
});
afterAll(() => world.close());

const get = (path: string, headers = {}) => world.app.request(`http://localhost:3000${path}`, { headers });

/** Google's documented rules for a job posting. */
const googleJob = z.object({
  '@context': z.literal('https://schema.org/'),
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  description: z.string().startsWith('<'),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime().optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: z.string().min(1) }),
  identifier: z.object({ '@type': z.literal('PropertyValue'), name: z.string(), value: z.string() }),
  jobLocation: z
    .array(
      z.object({
        '@type': z.literal('Place'),
        address: z.object({ '@type': z.literal('PostalAddress'), addressCountry: z.string() }),
      }),
    )
    .min(1),
  baseSalary: z.object({
    currency: z.string().length(3),
    value: z.object({ unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) }),
  }),
});

async function servedPage(id: string): Promise<string> {
  const page =
    '<html><head><title>Tenon</title><meta name="description" content="x" /></head><noscript>n</noscript></html>';
  const head = await pageHead(world.services, `/jobs/${id}`);
  return head ? withHead(page, head) : page;
}

test('the page of an open job says what it is before any script runs, and nothing in it can break out', async () => {
  const html = await servedPage(job.id);
  const $ = load(html, { scriptingEnabled: false });
  expect($('script').length).toBe(1);
  expect($('img, [onerror]').length).toBe(0);
  expect($('title').text()).toBe(`${job.title} at acme.example · Tenon`);
  expect($('meta[name=description]').attr('content')).toContain('alert(1)');
  expect($('link[rel=canonical]').attr('href')).toBe(`http://localhost:3000/jobs/${job.id}`);
  const posting = googleJob.parse(JSON.parse($('script').text()));
  expect(posting.title).toBe(job.title);
  expect(posting.description).not.toMatch(/<(?!\/?(p|ul|li|br)>)/);
  expect($('noscript article h1').text()).toBe(job.title);
});

test('a job that is not open, not known or a draft is told to nobody', async () => {
  const mine = await postJob(recruiter, { title: 'Soon closed' });
  expect(await servedPage(mine.id)).toContain('ld+json');
  await world.rows("update job_posting set status = 'closed' where id = $1", [mine.id]);
  for (const id of [mine.id, '00000000-0000-7000-8000-000000000000', 'x'])
    expect(await servedPage(id)).not.toContain('ld+json');
});

test('remote work names the countries it may be done from, or is not marked up', async () => {
  const [open] = await listPublished(world.services.database, { now: new Date() }, 1);
  if (!open) throw new Error('No job is published.');
  const remote = { ...open, locationType: 'remote' as const };
  expect(jobPostingLd({ ...remote, locations: [] }, 'https://x.example')).toBeNull();
  expect(
    jobPostingLd(
      { ...remote, locations: [{ city: '', state: '', country: 'Germany' }] },
      'https://x.example',
    ),
  ).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }],
  });
});

test('a place in no country that has a name is not marked up', async () => {
  const [open] = await listPublished(world.services.database, { now: new Date() }, 1);
  if (!open) throw new Error('No job is published.');
  const places = (...countries: string[]) => ({
    ...open,
    locationType: 'on_site' as const,
    locations: countries.map((country) => ({ city: 'Port', state: '', country })),
  });
  expect(jobPostingLd(places('Other'), 'https://x.example')).toBeNull();
  expect(JSON.stringify(jobPostingLd(places('Other', 'Peru'), 'https://x.example'))).not.toContain('Other');
});

test('JSON in a script element keeps its value and ends nothing', () => {
  expect(JSON.parse(scriptJson({ evil }))).toEqual({ evil });
  expect(scriptJson({ evil })).not.toMatch(/[<>\u2028]/);
});

test.each(['rss', 'atom', 'xml'])('the %s feed is well-formed XML with the open jobs', async (end) => {
  const answer = await get(`/feeds/jobs.${end}`);
  expect(answer.status).toBe(200);
  const names = elementsOf(await answer.text());
  const item = { rss: 'item', atom: 'entry', xml: 'job' }[end] ?? '';
  expect(names.filter((name) => name === item)).toHaveLength(2);
  expect(names).not.toContain('script');
});

test('the feed for job sites has every required field for each place, and the text unchanged', async () => {
  const place = (locations: unknown) =>
    world.rows('update job_posting set locations = $2::jsonb where id = $1', [
      job.id,
      JSON.stringify(locations),
    ]);
  await place([...plainJob.locations, { city: 'Bonn', state: '', country: 'Germany' }]);
  const text = await (await get('/feeds/jobs.xml')).text();
  await place(plainJob.locations);
  const $ = load(text, { xml: true });
  const mine = $('job').filter((_, each) => $(each).find('requisitionid').text() === job.id);
  expect(mine.map((_, each) => $(each).find('referencenumber').text()).get()).toEqual([
    job.id,
    `${job.id}-2`,
  ]);
  expect(mine.find('title').first().text()).toBe(job.title);
  for (const name of [
    'title',
    'date',
    'referencenumber',
    'requisitionid',
    'url',
    'company',
    'city',
    'country',
    'description',
  ])
    expect(mine.first().find(name).text(), name).not.toBe('');
  expect($('source > publisher').text()).toBe('Tenon');
});

test('the JSON feed keeps to its version 1.1', async () => {
  const feed = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      title: z.string(),
      home_page_url: z.url(),
      feed_url: z.url(),
      items: z.array(
        z.object({
          id: z.string(),
          url: z.url(),
          content_html: z.string(),
          date_published: z.iso.datetime(),
        }),
      ),
    })
    .parse(await (await get('/feeds/jobs.json?job_type=contract')).json());
  expect(feed.items).toHaveLength(1);
  expect(feed.feed_url).toContain('job_type=contract');
});

test('a feed is of one company, refuses odd filters, and answers 304 to who has it', async () => {
  const company = recruiter.user?.company?.id ?? '';
  const mine = await get(`/feeds/jobs.rss?company=${company}`);
  expect(load(await mine.text(), { xml: true })('item')).toHaveLength(1);
  const again = await get(`/feeds/jobs.rss?company=${company}`, {
    'if-none-match': mine.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
  expect((await get("/feeds/jobs.rss?company='or 1=1")).status).toBe(400);
  expect((await get('/feeds/jobs.rss?company=00000000-0000-7000-8000-000000000000')).status).toBe(404);
  const all = await get('/feeds/jobs.xml');
  await all.text();
  expect((await get('/feeds/jobs.xml', { 'if-none-match': all.headers.get('etag') ?? '' })).status).toBe(304);
});

test('robots find the sitemaps, and in them every open job with its last change', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const index = load(await (await get('/sitemap.xml')).text(), { xml: true });
  const files = index('loc')
    .map((_, each) => index(each).text())
    .get();
  expect(files).toEqual(['pages', 'jobs-1'].map((name) => `http://localhost:3000/sitemaps/${name}.xml`));
  const jobs = load(await (await get('/sitemaps/jobs-1.xml')).text(), { xml: true });
  expect(jobs('url')).toHaveLength(2);
  expect(jobs('url').first().find('lastmod').text()).toMatch(/^\d{4}-\d\d-\d\dT/);
  for (const name of ['jobs-2', 'jobs-0', 'jobs-x', 'other'])
    expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
});

function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => names.push(tag.name));
  parser.write(xml).close();
  return names;
}

test('the head of the job list is in the language of its reader, and names the page in each', async () => {
  const inGerman = await asReadBy({ locale: 'de', timeZone: null }, () => pageHead(world.services, '/jobs'));
  const inEnglish = await pageHead(world.services, '/jobs');
  expect(inEnglish?.title).toBe('Find Your Next Opportunity');
  expect(inGerman).toMatchObject({
    title: 'Finden Sie Ihre nächste Stelle',
    heading: 'Finden Sie Ihre nächste Stelle',
  });
  for (const [language, end] of [
    ['en', '?lang=en'],
    ['de', '?lang=de'],
    ['x-default', ''],
  ]) {
    expect(inGerman?.head).toMatch(
      new RegExp(`hreflang="${language}" href="[^"]+/jobs${end?.replace('?', '\\?')}"`),
    );
  }
});

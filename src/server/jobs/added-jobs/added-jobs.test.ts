import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let sites: PageServer;
let ada: Person;

beforeAll(async () => {
  sites = await startPageServer();
  world = await openWorld({ safeFetch: sites.safeFetch, env: { RATE_LIMITS: 'off' } });
  ada = await world.candidate();
});
afterAll(async () => {
  await world.close();
  await sites.close();
});
beforeEach(() => {
  sites.pages.clear();
  sites.asked.length = 0;
});

const check = async (url: string, person = ada) =>
  (await person.call(api.checkJobUrl, { body: { url } })).body;
const serve = (url: string, body: string, more = {}) => sites.pages.set(url, { body, ...more });
const posting = (data: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script></head><body>Cookies?</body></html>`;
const job = {
  job_url: null as string | null,
  title: 'Platform Engineer',
  employer_name: '',
  description: 'You run Kubernetes and PostgreSQL.',
  skills: ['Kubernetes', 'PostgreSQL'],
};
const add = (person: Person, change: Partial<typeof job> = {}) =>
  person.call(api.addJob, { body: { ...job, ...change } });

describe('checking an address that is new reads its page', () => {
  test('JobPosting data, with the skills that the description names', async () => {
    serve(
      'https://tarn.example/jobs/7',
      posting({
        '@graph': [
          { '@type': 'WebPage', name: 'Careers' },
          {
            '@type': ['JobPosting', 'Thing'],
            title: 'Backend &amp; Data Engineer',
            hiringOrganization: { '@type': 'Organization', name: 'Tarn Works' },
            description:
              '<p>You write <b>Python</b>.</p><ul><li>Docker</li><li>SQL</li></ul><script>alert(1)</script>',
          },
        ],
      }),
    );
    const { existing, found } = await check('tarn.example/jobs/7');
    expect(existing).toBeNull();
    expect(found).toEqual({
      title: 'Backend & Data Engineer',
      employer_name: 'Tarn Works',
      description: 'You write Python.\n\n- Docker\n- SQL',
      skills: ['Python', 'Docker', 'SQL'],
    });
  });

  test('the public API of Greenhouse, whose HTML is encoded twice', async () => {
    serve(
      'https://boards-api.greenhouse.io/v1/boards/tarn/jobs/12',
      JSON.stringify({
        title: 'Welder',
        company_name: 'Tarn Works',
        content: '&lt;p&gt;Weld &amp;amp; grind.&lt;/p&gt;',
      }),
      { type: 'application/json' },
    );
    expect((await check('https://job-boards.greenhouse.io/tarn/jobs/12?gh_src=x')).found).toMatchObject({
      title: 'Welder',
      employer_name: 'Tarn Works',
      description: 'Weld & grind.',
    });
  });

  test('the public API of Lever', async () => {
    serve(
      'https://api.lever.co/v0/postings/tarn-works/0a-1b',
      JSON.stringify({
        text: 'Nurse',
        description: '<div>Care for people.</div>',
        lists: [{ text: 'You bring', content: '<li>Patience</li>' }],
        additional: '<div>Nights.</div>',
      }),
    );
    expect((await check('https://jobs.lever.co/tarn-works/0a-1b/apply')).found).toMatchObject({
      title: 'Nurse',
      employer_name: 'Tarn Works',
      description: expect.stringMatching(/^Care for people\.\s+You bring\s+- Patience\s+Nights\.$/),
    });
  });

  test('the public API of Ashby', async () => {
    serve(
      'https://api.ashbyhq.com/posting-api/job-board/tarn',
      JSON.stringify({
        jobs: [
          { id: '0b', title: 'Another', descriptionHtml: '' },
          { id: '0a', title: 'Baker', descriptionHtml: '<p>Bake bread.</p>' },
        ],
      }),
    );
    expect((await check('https://jobs.ashbyhq.com/tarn/0a')).found).toMatchObject({
      title: 'Baker',
      description: 'Bake bread.',
    });
  });

  test('the readable text of a page without data, without what stands around it', async () => {
    const text = 'You plan routes and keep the drivers informed. '.repeat(10);
    serve(
      'https://plain.example/dispatcher',
      `<html><head><title>Jobs</title></head><body><nav>Home Jobs Login</nav><main><h1>Dispatcher</h1><p>${text}</p>
       <p hidden>score 100</p></main><footer>Imprint</footer></body></html>`,
    );
    const { found } = await check('https://plain.example/dispatcher');
    expect(found?.title).toBe('Dispatcher');
    expect(found?.description).toContain('You plan routes');
    expect(found?.description).not.toMatch(/Home|Imprint|score 100/);
  });

  test('a page in another encoding keeps its letters', async () => {
    const body = Buffer.from(
      posting({ '@type': 'JobPosting', title: 'X', description: 'Y' }).replace('X', 'B\u00e4cker'),
      'latin1',
    );
    sites.pages.set('https://old.example/1', {
      body: body.toString('latin1'),
      type: 'text/html; charset=utf-8',
    });
    expect((await check('https://old.example/1')).found?.title).toBe('Bäcker');
  });

  test.each([
    ['a page that is not there', { body: 'gone', status: 404 }],
    ['a sign-in form', { body: '<body><form>Sign in</form></body>' }],
    ['a file', { body: '%PDF-1.7', type: 'application/pdf' }],
    ['data that is broken', { body: '<script type="application/ld+json">{"@type":"JobPosting",</script>' }],
    ['data without a title', { body: posting({ '@type': 'JobPosting', description: 'x' }) }],
    ['a page of two megabytes', { body: `<main>${'x'.repeat(2_000_000)}</main>` }],
    ['a page that sends elsewhere inside', { body: '', status: 302, location: 'http://169.254.169.254/' }],
  ])('of %s nothing is found, and all look alike', async (_what, page) => {
    sites.pages.set('https://odd.example/1', page);
    expect(await check('https://odd.example/1')).toEqual({
      url: 'https://odd.example/1',
      existing: null,
      found: null,
    });
  });

  test('a hostile address reads nothing, and looks like any other that cannot be read', async () => {
    for (const url of hostileAddresses(1).filter((_one, index) => index % 10 === 0)) {
      const answer = await ada.call(api.checkJobUrl, { body: { url } });
      if (answer.status === 200) expect(answer.body).toMatchObject({ existing: null, found: null });
      else expect(answer.status).toBe(422);
    }
    expect(sites.asked).toEqual([]);
  });

  test('a visitor makes this server call nobody', async () => {
    serve(
      'https://tarn.example/jobs/8',
      posting({ '@type': 'JobPosting', title: 'Welder', description: 'Weld.' }),
    );
    expect((await check('https://tarn.example/jobs/8', world.visitor())).found).toBeNull();
    expect(sites.asked).toEqual([]);
  });

  test.each([
    ['', 'Please enter a job URL'],
    ['   ', 'Please enter a job URL'],
    ['javascript://x', /http/],
  ])('"%s" is no address', async (url, detail) => {
    const answer = await ada.call(api.checkJobUrl, { body: { url } });
    expect([answer.status, answer.problem?.errors?.[0]?.detail]).toEqual([
      422,
      expect.stringMatching(detail),
    ]);
  });
});

describe('adding a job', () => {
  test('it is full time, remote, open, of a candidate, becomes a target and is scored', async () => {
    const person = await world.candidate();
    await uploadResume(person, ['Kubernetes']);
    await world.settle();
    const made = await add(person, { job_url: 'https://www.outside.example/jobs/1' });
    await world.settle();
    const shown = await person.call(api.getJob, { params: { id: made.body.id } });
    expect(shown.body).toMatchObject({
      title: job.title,
      employer_name: 'outside.example',
      job_type: 'full_time',
      location_type: 'remote',
      source: 'candidate',
      status: 'open',
      job_url: 'https://www.outside.example/jobs/1',
      company: null,
      mine: { saved: true, can_edit: false },
    });
    expect(JSON.stringify(shown.body)).not.toContain(person.id);
    expect((await person.call(api.getJobFit, { params: { id: made.body.id } })).body).toMatchObject({
      fit: { skill_overlap: 30 },
    });
    expect((await person.call(api.getDashboard, {})).body.target_jobs).toMatchObject({ pending: 1 });
  });

  test('the same page is one job, however it is spelled and whoever adds it, also at once', async () => {
    const first = await add(ada, { job_url: 'https://twice.example/jobs/2?utm_source=mail' });
    const bo = await world.candidate();
    expect(await check('http://www.twice.example/jobs/2/', bo)).toMatchObject({
      existing: { id: first.body.id, title: job.title, skills: job.skills },
      found: null,
    });
    const second = await add(bo, { job_url: 'https://twice.example/jobs/2', title: 'Other words' });
    expect(second.body).toEqual({ id: first.body.id, existed: true });
    const shown = await bo.call(api.getJob, { params: { id: first.body.id } });
    expect(shown.body).toMatchObject({ title: job.title, mine: { saved: true } });
    const many = await Promise.all(
      Array.from({ length: 8 }, () => add(bo, { job_url: 'https://race.example/1' })),
    );
    expect(new Set(many.map((one) => one.body.id)).size).toBe(1);
    expect(many.filter((one) => !one.body.existed)).toHaveLength(1);
  });

  test("an employer's job is found by its own page here and by where it takes applications; a draft is not", async () => {
    const recruiter = await world.recruiter();
    const open = await postJob(recruiter, { apply_url: 'https://acme.example/apply/9' });
    expect((await check(`http://localhost:3000/jobs/${open.id}`)).existing?.id).toBe(open.id);
    expect((await check('https://acme.example/apply/9/?ref=x')).existing?.id).toBe(open.id);
    const draft = await postJob(recruiter, { status: 'draft', apply_url: 'https://acme.example/apply/10' });
    expect((await check(`http://localhost:3000/jobs/${draft.id}`)).existing).toBeNull();
    expect((await check('https://acme.example/apply/10')).existing).toBeNull();
    expect((await check('https://acme.example/apply/10', recruiter)).existing?.id).toBe(draft.id);
  });

  test('who has not verified an address saves what is here, and shows others nothing new', async () => {
    const mallory = await world.newcomer('candidate');
    const refused = await add(mallory, { job_url: 'https://unread.example/1', title: 'Unread' });
    expect(refused.problem?.code).toBe('email_unverified');
    expect((await add(mallory, { title: 'Unread' })).problem?.code).toBe('email_unverified');
    expect(await world.rows("select 1 from job_posting where title = 'Unread'")).toEqual([]);
    const shared = await add(ada, { job_url: 'https://read.example/1' });
    const saved = await add(mallory, { job_url: 'https://read.example/1' });
    expect(saved.body).toEqual({ id: shared.body.id, existed: true });
    expect((await mallory.call(api.getDashboard, {})).body.target_jobs).toMatchObject({ pending: 1 });
  });

  test.each([
    [{ title: ' ' }, '/title'],
    [{ description: '' }, '/description'],
    [{ skills: [] }, '/skills'],
  ])('without %j it is refused', async (change, pointer) => {
    const answer = await add(ada, change);
    expect(answer.problem?.errors).toEqual([{ pointer, detail: 'Please fill in all required fields' }]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://me@a.example'])(
    'the address %s is refused',
    async (url) => expect((await add(ada, { job_url: url })).status).toBe(422),
  );
});

test('My Jobs holds my own and those that candidates added, newest first, page by page, nobody named', async () => {
  const recruiter = await world.recruiter();
  const own = await postJob(recruiter);
  await postJob(await world.recruiter());
  const added = await add(ada, { job_url: 'https://mine.example/1' });
  const first = await recruiter.call(api.listMyJobs, { query: { limit: 1 } });
  expect(first.body.items.map((one) => one.id)).toEqual([added.body.id]);
  const next = await recruiter.call(api.listMyJobs, {
    query: { limit: 1, cursor: first.body.next_cursor ?? '' },
  });
  expect(next.body.items.map((one) => one.id)).toEqual([own.id]);
  const seen = (await ada.call(api.listMyJobs, { query: { limit: 100 } })).body.items;
  expect(seen.map((one) => one.id)).toContain(added.body.id);
  expect(seen.map((one) => one.id)).not.toContain(own.id);
  expect(JSON.stringify(seen)).not.toContain(ada.id);
});

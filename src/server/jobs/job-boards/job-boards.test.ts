import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { hourMs, minuteMs } from '../../../api/platform/durations.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { readDueBoardsTask } from './tasks.ts';
import { postJob } from '../../testing/hiring.ts';

let world: World;
let sites: PageServer;
let ada: Person;
let now = new Date('2026-03-02T09:00:00Z');
const page = 'https://job-boards.greenhouse.io/birch';
const data = 'https://boards-api.greenhouse.io/v1/boards/birch/jobs?content=true';
const text =
  'You weld frames for bicycles in our workshop in Ghent. Requirements: welding, at least two years of experience, and a driving licence. '.repeat(
    2,
  );

type Entry = { id: number; title: string; content?: string; company_name?: string; [more: string]: unknown };

beforeAll(async () => {
  sites = await startPageServer();
  world = await openWorld({ safeFetch: sites.safeFetch, now: () => now });
  ada = await world.candidate('ada@example.com');
});
afterEach(async () => {
  for (const { id } of (await ada.call(api.listFollowedBoards, {})).body.items)
    await ada.call(api.unfollowBoard, { params: { id } });
  await world.rows('delete from job_boards');
  await world.rows("delete from job_posting where source = 'board'");
});
afterAll(async () => {
  await world.close();
  await sites.close();
});

function lists(jobs: Entry[], etag = ''): void {
  const found = jobs.map((job) => ({ content: text, company_name: 'Birch Works', ...job }));
  sites.pages.set(data, {
    body: JSON.stringify({ jobs: found }),
    type: 'application/json',
    ...(etag ? { headers: { etag } } : {}),
  });
}

async function newStaff(): Promise<Person> {
  const person = await world.candidate();
  await setRole(world.services.database, person.user?.email ?? '', 'internal');
  return person;
}

const some = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: at + 1, title: `Welder ${at + 1}` }));

async function follow(url = page) {
  await world.rows('delete from host_turns');
  const { body } = await ada.call(api.followBoard, { body: { url } });
  await world.settle();
  return body.id;
}

/** Lets time pass and has what is due read. */
async function later(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  // A second between two requests is long for a test.
  await world.rows('delete from host_turns');
  await world.services.queue.enqueue(readDueBoardsTask, {});
  await world.settle();
}

async function board() {
  const [found] = (await ada.call(api.listFollowedBoards, {})).body.items;
  if (!found) throw new Error('Nothing is followed.');
  return found;
}

async function openTitles(): Promise<string[]> {
  const { items } = (await ada.call(api.listBoardJobs, { query: { limit: 100 } })).body;
  return items.map(({ title }) => title).toSorted();
}

describe('a board at a service', () => {
  test('its jobs are listed, found and scored here, and lead to the employer’s site', async () => {
    lists([{ id: 7, title: 'Welder <b>&amp;</b> Fitter', location: { name: 'Ghent, Belgium' } }]);
    await follow('https://boards.greenhouse.io/birch/jobs/7?gh_src=abc');
    expect(await board()).toMatchObject({
      name: 'Birch Works',
      kind: 'greenhouse',
      state: 'current',
      note: null,
      open_jobs: 1,
    });
    const [card] = (await ada.call(api.listBoardJobs, {})).body.items;
    expect(card).toMatchObject({
      title: 'Welder & Fitter',
      employer_name: 'Birch Works',
      board: 'greenhouse',
    });
    const { body } = await world.visitor().call(api.getJob, { params: { id: card?.id ?? '' } });
    expect(body).toMatchObject({
      source: 'board',
      company: null,
      job_url: `${page}/jobs/7`,
      board: { kind: 'greenhouse' },
    });
    expect(body.skills).toContain('Welding');
    const found = await world.visitor().call(api.listJobs, { query: { q: 'fitter' } });
    expect(found.body.items.map(({ id }) => id)).toEqual([card?.id]);
  });

  test('is not read again while it says that nothing has changed', async () => {
    lists(some(2), '"one"');
    await follow();
    const before = await world.rows('select id, version from job_posting order by id');
    lists([], '"one"');
    await later(7 * hourMs);
    expect(await openTitles()).toEqual(['Welder 1', 'Welder 2']);
    expect(await world.rows('select id, version from job_posting order by id')).toEqual(before);
    expect((await board()).read_at).toBe(now.toISOString());
  });

  test('a job that disappears is closed, and is the same one when it comes back', async () => {
    lists(some(3));
    await follow();
    const before = await world.rows<{ id: string }>('select id from job_posting order by id');
    lists(some(2));
    await later(7 * hourMs);
    expect(await openTitles()).toEqual(['Welder 1', 'Welder 2']);
    lists(some(3));
    await later(7 * hourMs);
    expect(await openTitles()).toHaveLength(3);
    expect(await world.rows<{ id: string }>('select id from job_posting order by id')).toEqual(before);
  });

  test('one empty answer of a large board closes nothing; the next one does', async () => {
    lists(some(12));
    await follow();
    lists([]);
    await later(7 * hourMs);
    expect(await openTitles()).toHaveLength(12);
    expect((await board()).note).toMatch(/Most jobs were missing/);
    await later(hourMs);
    expect(await openTitles()).toEqual([]);
    expect((await board()).note).toBeNull();
  });

  test('a job that changes says what the board says now', async () => {
    lists(some(2));
    await follow();
    lists([
      { id: 1, title: 'Lead Welder' },
      { id: 2, title: 'Welder 2' },
    ]);
    await later(7 * hourMs);
    expect(await openTitles()).toEqual(['Lead Welder', 'Welder 2']);
  });
});

test.each([
  ['an error', { status: 500 }, /busy/],
  ['a sign-in', { status: 401 }, /sign-in/],
  ['nothing', { status: 404 }, /nothing at this address/],
  ['other words', { body: '<html>Hello</html>', type: 'text/html' }, /couldn’t understand/],
  ['half an answer', { body: '{"jobs": [{"id"' }, /couldn’t understand/],
  ['a private address', { status: 302, location: 'http://169.254.169.254/latest' }, /didn’t answer/],
  ['too much', { body: ' '.repeat(17 * 1024 * 1024) }, /too large/],
])('a board that answers %s says so and keeps its jobs', async (_what, answer, note) => {
  lists(some(2));
  await follow();
  sites.pages.set(data, { body: '', type: 'application/json', ...answer });
  await later(7 * hourMs);
  expect(await board()).toMatchObject({ state: 'failing', note: expect.stringMatching(note), open_jobs: 2 });
  lists(some(2));
  await later(2 * hourMs);
  expect(await board()).toMatchObject({ state: 'current', note: null });
});

describe('one job has one address', () => {
  test('one that somebody added becomes the board’s, and stays saved', async () => {
    const added = await ada.call(api.addJob, {
      body: {
        job_url: 'https://boards.greenhouse.io/birch/jobs/1?gh_src=x',
        title: 'Welder',
        employer_name: 'Birch',
        description: 'Weld.',
        skills: ['Welding'],
      },
    });
    lists(some(1));
    await follow();
    const [card] = (await ada.call(api.listBoardJobs, {})).body.items;
    expect(card).toMatchObject({ id: added.body.id, title: 'Welder 1', saved: true });
    await ada.call(api.removeTargetJob, { params: { id: added.body.id } });
  });

  test('one that its employer posted here stays the employer’s', async () => {
    const employer = await world.recruiter();
    await postJob(employer, { title: 'Own', apply_url: `${page}/jobs/5000` });
    lists([...some(1), { id: 5000, title: 'Own' }]);
    await follow();
    expect(await openTitles()).toEqual(['Welder 1']);
    expect((await board()).note).toMatch(/1 job is left out because it is already here/);
  });
});

describe('following', () => {
  test('the jobs are open here while anybody follows the board', async () => {
    const eve = await world.candidate();
    lists(some(2));
    const id = await follow();
    expect((await eve.call(api.followBoard, { body: { url: page } })).body.id).toBe(id);
    await ada.call(api.unfollowBoard, { params: { id } });
    expect((await eve.call(api.listBoardJobs, {})).body.items).toHaveLength(2);
    await eve.call(api.unfollowBoard, { params: { id } });
    expect(await world.rows("select 1 from job_posting where source = 'board' and status = 'open'")).toEqual(
      [],
    );
    await follow();
    expect(await openTitles()).toHaveLength(2);
  });

  test.each([
    ['http://localhost:3000/jobs', /already/],
    ['http://10.0.0.7/jobs', /can’t be read/],
    ['https://jobs.internal/', /can’t be read/],
  ])('%s is refused', async (url, detail) => {
    const { status, body } = await ada.call(api.followBoard, { body: { url } });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(detail);
  });

  test('a person follows at most 20, and whoever follows has a verified address', async () => {
    const full = await world.candidate();
    for (let at = 0; at < 20; at += 1)
      await full.call(api.followBoard, { body: { url: `https://jobs.lever.co/board-${at}` } });
    await world.rows('update job_boards set stopped_at = now()');
    const more = await full.call(api.followBoard, { body: { url: page } });
    expect(more).toMatchObject({ status: 422, body: { code: 'quota_reached' } });
    const fresh = await world.newcomer('candidate');
    expect((await fresh.call(api.followBoard, { body: { url: page } })).status).toBe(403);
  });

  test('a check on demand comes at most every 15 minutes', async () => {
    lists(some(1));
    const id = await follow();
    expect((await ada.call(api.checkBoard, { params: { id } })).status).toBe(409);
    now = new Date(now.getTime() + 16 * minuteMs);
    lists(some(2));
    await ada.call(api.checkBoard, { params: { id } });
    await world.settle();
    expect(await openTitles()).toHaveLength(2);
  });
});

test('the staff stops a board with a reason, and allows it again', async () => {
  lists(some(2));
  const id = await follow();
  const params = { id };
  const staff = await newStaff();
  const [listed] = (await staff.call(api.listJobBoards, {})).body.items;
  expect(listed).toMatchObject({ id, followers: 1, open_jobs: 2 });
  await staff.call(api.stopBoard, { params, body: { reason: 'These jobs ask for money.' } });
  expect(await board()).toMatchObject({
    state: 'stopped',
    note: expect.stringMatching(/ask for money/),
    open_jobs: 0,
  });
  await later(7 * hourMs);
  expect(await openTitles()).toEqual([]);
  await world.rows('delete from host_turns');
  const again = await newStaff();
  await again.call(api.allowBoard, { params });
  await world.settle();
  expect(await openTitles()).toHaveLength(2);
});

test('a job that the staff took down stays down when its board is read again', async () => {
  lists(some(2));
  await follow();
  const [card] = (await ada.call(api.listBoardJobs, {})).body.items;
  const staff = await newStaff();
  await staff.call(api.takeJobDown, {
    params: { id: card?.id ?? '' },
    body: { reason: 'It asks for money.' },
  });
  lists(some(2).map((job) => ({ ...job, title: `${job.title} again` })));
  await later(7 * hourMs);
  expect(await openTitles()).toHaveLength(1);
});

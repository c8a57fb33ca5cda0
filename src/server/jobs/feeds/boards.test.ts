import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { pageHead } from '../../platform/pages/page-heads.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let job: Job;
let board: string;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  board = recruiter.user?.company?.id ?? '';
  job = await postJob(recruiter);
  await postJob(recruiter, { title: 'Draft', status: 'draft' });
  await postJob(recruiter, { title: 'Closed', status: 'closed' });
  await postJob(await world.recruiter(), { title: 'Of another company' });
});
afterAll(() => world.close());

const get = (path: string) => world.app.request(`http://localhost:3000/boards/${path}`);
const titled = z.object({ id: z.string(), title: z.string() });

test('each board shows the open jobs of its company and no others', async () => {
  const greenhouse = z.object({ jobs: z.array(titled), meta: z.object({ total: z.int() }) });
  const list = greenhouse.parse(await (await get(`greenhouse/v1/boards/${board}/jobs`)).json());
  expect(list).toEqual({ jobs: [{ id: job.id, title: job.title }], meta: { total: 1 } });
  const one = await get(`greenhouse/v1/boards/${board}/jobs/${job.id}?questions=true&pay_transparency=true`);
  expect(await one.json()).toMatchObject({ questions: [], pay_input_ranges: [{ min_cents: 6_000_000 }] });
  const lever = await get(
    `lever/v0/postings/${board}?mode=json&commitment=Full-time&location=Berlin, Germany`,
  );
  expect(await lever.json()).toMatchObject([{ id: job.id, workplaceType: 'on-site' }]);
  expect(await (await get(`lever/v0/postings/${board}?commitment=Contract`)).json()).toEqual([]);
  const ashby = await get(`ashby/posting-api/job-board/${board}?includeCompensation=true`);
  expect(await ashby.json()).toMatchObject({ jobs: [{ id: job.id, isListed: true }] });
});

test('a board that is not there, a job of another, and odd filters are refused alike', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000';
  for (const path of [
    `greenhouse/v1/boards/${nobody}`,
    `greenhouse/v1/boards/${nobody}/jobs`,
    `greenhouse/v1/boards/${board}/jobs/${nobody}`,
    `greenhouse/v1/boards/${board}/jobs/x`,
    `lever/v0/postings/' or 1=1`,
    `lever/v0/postings/${board}/${nobody}`,
    `ashby/posting-api/job-board/x`,
    'other',
  ])
    expect((await get(path)).status, path).toBe(404);
  for (const query of ['skip=-1', 'limit=99999999', 'limit=1e9', 'skip=abc'])
    expect((await get(`lever/v0/postings/${board}?${query}`)).status, query).toBe(400);
});

test('the page of a company is public: what it says of itself, and its open jobs alone', async () => {
  const visitor = world.visitor();
  const page = await visitor.call(api.getCompanyPage, { params: { id: board } });
  expect(page.body.company).toMatchObject({ id: board, name: 'acme.example', open_jobs: 1 });
  expect(page.body.items.map(({ title, fit }) => [title, fit])).toEqual([[job.title, null]]);
  const missing = await visitor.call(api.getCompanyPage, { params: { id: job.id } });
  expect(missing.status).toBe(404);
  const head = await pageHead(world.services, `/companies/${board}`);
  expect(head?.title).toBe('Jobs at acme.example');
  expect(await pageHead(world.services, `/companies/${job.id}`)).toBeNull();
});

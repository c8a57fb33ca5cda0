import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { tokenOf } from '../../testing/access/actors.ts';
import { colleagueOf } from '../../testing/applicants.ts';
import { byFile } from '../../testing/ats-file-steps.ts';
import { postings, syncAts } from '../../testing/ats-jobs.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let author: Person;
let finance: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('owner@approvals.example');
  author = await colleagueOf(world, owner, 'author@approvals.example');
  finance = await colleagueOf(world, owner, 'finance@approvals.example', 'hiring_manager');
  await author.signIn('author@approvals.example');
  await finance.signIn('finance@approvals.example');
  const body = { version: 1, required: true, approvers: [finance.id] };
  expect((await owner.call(api.changeApprovalRules, { body })).body).toMatchObject({
    required: true,
    approvers: [{ id: finance.id }],
    version: 2,
  });
});
afterAll(() => world.close());

const read = async (id: string, person = author) => (await person.call(api.getJob, { params: { id } })).body;
const update = (job: Job, change: Partial<typeof plainJob>) =>
  author.call(api.updateJob, {
    params: { id: job.id },
    body: { version: job.version, value: { ...plainJob, title: job.title, status: job.status, ...change } },
  });
const open = (job: Job, status: 'open' | 'paused' = 'open') =>
  author.call(api.changeJobStatus, { params: { id: job.id }, body: { version: job.version, status } });
const decide = (person: Person, job: Job, decision: 'approve' | 'ask_for_changes', comment = '') =>
  person.call(api.decideOnJob, {
    params: { id: job.id },
    body: { version: job.version, decision, comment },
  });
const draftOf = (title: string) => postJob(author, { title, status: 'draft' });
const toDo = async (person: Person) =>
  Object.fromEntries(
    (await person.call(api.getToDo, {})).body.items
      .filter(({ kind, count }) => kind.startsWith('jobs_') && count > 0)
      .map(({ kind, first, path }) => [kind, { title: first?.job_title, path }]),
  );

/** Every way on which a job could come before the public; each answers the titles that it tried. */
const ways: [string, () => Promise<string[]>][] = [
  ['posting it open', async () => [(await postJob(author, { title: 'Posted' })).title]],
  ['posting it paused', async () => [(await postJob(author, { title: 'Paused', status: 'paused' })).title]],
  ['posting it as an approver', async () => [(await postJob(owner, { title: 'Of the owner' })).title]],
  [
    'an API token',
    async () => {
      const token = await tokenOf(author, ['jobs:read', 'jobs:write']);
      const posted = await world.app.request('http://localhost:3000/api/jobs', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...plainJob, title: 'By token' }),
      });
      expect(posted.status).toBe(200);
      return ['By token'];
    },
  ],
  [
    'an edit',
    async () => {
      const edited = await update(await draftOf('Edited'), { status: 'open' });
      expect(edited.body.status).toBe('draft');
      return ['Edited'];
    },
  ],
  [
    'a change of its status',
    async () => {
      expect((await open(await draftOf('Opened'))).body.status).toBe('draft');
      expect((await open(await draftOf('Halted'), 'paused')).body.status).toBe('draft');
      return ['Opened', 'Halted'];
    },
  ],
  [
    'an old job that is opened again with other words',
    async () => {
      const old = await postJob(author, { title: 'Old job', status: 'closed' });
      await world.rows('update job_posting set published_at = now() where id = $1', [old.id]);
      expect((await update(old, { title: 'Rewritten', status: 'open' })).body.status).toBe('closed');
      return ['Rewritten'];
    },
  ],
  [
    'a file',
    async () => {
      const csv = 'title,description,skills,location_type,status\nFiled,Words.,Go,remote,open';
      const imported = await author.call(api.importJobFile, { body: { csv } });
      expect(imported.body.created).toBe(1);
      return ['Filed'];
    },
  ],
  [
    'an applicant tracking system, twice',
    async () => {
      const put = await byFile(owner);
      await put([{ id: 'r', title: 'Remote', status: 'open' }]);
      await syncAts(world, owner);
      await put([{ id: 'r', title: 'Remote', status: 'open' }]);
      await syncAts(world, owner);
      return ['Remote'];
    },
  ],
];

test.each(ways)('a job waits for approval whoever brings it: by %s', async (_way, attempt) => {
  const titles = await attempt();
  await world.settle();
  const found = (await postings(owner)).filter(({ title }) => titles.includes(title));
  expect(found).toHaveLength(titles.length);
  for (const { id, status } of found) {
    expect(['draft', 'closed']).toContain(status);
    if (status === 'draft') {
      expect((await world.visitor().call(api.getJob, { params: { id } })).status).toBe(404);
    }
    expect((await read(id)).mine?.approval).toMatchObject({
      state: 'waiting',
      approvers: ['finance@approvals.example'],
    });
  }
  const asked = await world.rows<{ title: string }>(
    `select j.title from events e join job_posting j on j.id = e.object_id::uuid
      where e.action = 'job.approval_asked' and j.title = any($1)`,
    [titles],
  );
  expect(asked).toHaveLength(titles.length);
});

test('assistants and acts on many applicants have no way to publish', async () => {
  const token = await tokenOf(author, ['jobs:read', 'jobs:write', 'applications:write']);
  const listed = await world.app.request('http://localhost:3000/mcp', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  const text = await listed.text();
  expect(text).toContain('my_postings');
  expect(text).not.toMatch(/"name":"(post|publish|open|create|update|approve)\w*job/);
  const body = { wish: { do: 'open' }, target: { ids: [] } };
  expect(
    (
      await author.send('POST', '/api/bulk-actions', {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBeGreaterThanOrEqual(400);
});

test('an approver who is on no team looks, sends back and approves; an edit asks again; then the author publishes', async () => {
  const draft = await draftOf('Bridge Keeper');
  expect((await finance.call(api.getJob, { params: { id: draft.id } })).status).toBe(404);
  await open(draft);
  await world.settle();
  const waiting = await read(draft.id, finance);
  expect(waiting.mine).toMatchObject({ can_edit: false, approval: { state: 'waiting', may_decide: true } });
  const asked = await readMails(world, 'finance@approvals.example', 'notification');
  expect(asked.filter(({ text }) => text.includes('asks you to approve Bridge Keeper'))).toHaveLength(1);
  expect((await toDo(finance))['jobs_to_approve']).toBeDefined();
  const inMenu = async (person: Person) =>
    (await person.call(api.getEmployerMenu, {})).body.approvals_waiting;
  const listed = (await finance.call(api.getToDo, {})).body.items;
  const waits = listed.find(({ kind }) => kind === 'jobs_to_approve')?.count;
  expect(waits).toBeGreaterThan(0);
  expect([await inMenu(finance), await inMenu(author)]).toEqual([waits, 0]);
  expect((await decide(author, waiting, 'approve')).problem?.detail).toContain(
    'Only your company’s approvers',
  );
  expect((await decide(finance, waiting, 'ask_for_changes')).problem?.errors?.[0]?.pointer).toBe('/comment');
  const rival = await world.recruiter('rival@elsewhere.example');
  expect((await decide(rival, waiting, 'approve')).status).toBe(404);

  const back = await decide(finance, waiting, 'ask_for_changes', 'State the pay.');
  expect(back.body.mine?.approval).toMatchObject({ state: 'changes_asked', comment: 'State the pay.' });
  const told = await readMails(world, 'author@approvals.example', 'notification');
  expect(told.at(-1)?.text).toMatch(/asked for changes to Bridge Keeper[\s\S]*State the pay\./);
  expect((await toDo(author))['jobs_sent_back']).toEqual({
    title: 'Bridge Keeper',
    path: `/jobs/${draft.id}`,
  });

  const paid = await update(await read(draft.id), { status: 'open', salary_max: 90_000 });
  expect(paid.body.mine?.approval?.state).toBe('waiting');
  // What was looked at is not what stands there.
  expect((await decide(finance, waiting, 'approve')).problem?.code).toBe('stale_version');
  expect((await decide(finance, paid.body, 'approve')).body.mine?.approval?.state).toBe('approved');
  expect((await decide(finance, paid.body, 'approve')).problem?.detail).toContain('not waiting');
  const edited = await update(await read(draft.id), { salary_max: 91_000 });
  expect(edited.body).toMatchObject({ status: 'draft', mine: { approval: { state: 'waiting' } } });
  await decide(finance, edited.body, 'approve');
  expect((await toDo(author))['jobs_approved']?.title).toBe('Bridge Keeper');
  const other = await update(await read(draft.id), { salary_max: 91_000, openings: 3 });
  expect(other.body.mine?.approval?.state).toBe('approved');
  expect((await open(other.body)).body.status).toBe('open');
  expect((await world.visitor().call(api.getJob, { params: { id: draft.id } })).body.mine).toBeNull();
  expect((await read(draft.id)).mine?.approval).toBeNull();
  const history = (await author.call(api.listJobChanges, { params: { id: draft.id } })).body.items;
  expect(history.find(({ what }) => what === 'changes_asked')).toMatchObject({
    actor: 'finance@approvals.example',
    comment: 'State the pay.',
    changes: [],
  });
  expect(history.filter(({ what }) => what === 'approved')).toHaveLength(2);
  const { items } = (await owner.call(api.listAuditLog, {})).body;
  const ofJob = items.filter(({ about }) => about?.name === 'Bridge Keeper').map(({ text }) => text);
  expect(ofJob).toEqual(expect.arrayContaining(['Approved the job', 'Asked for changes to the job']));
});

test('owners decide when no approver is left, about their own too when they are alone; others change nothing', async () => {
  const boss = await world.recruiter('boss@alone.example');
  const mate = await colleagueOf(world, boss, 'mate@alone.example');
  const change = (person: Person, version: number, required: boolean, approvers: string[]) =>
    person.call(api.changeApprovalRules, { body: { version, required, approvers } });
  expect((await change(mate, 1, false, [])).problem?.code).toBe('owner_only');
  expect((await change(boss, 1, true, [])).problem?.errors?.[0]?.pointer).toBe('/approvers');
  expect((await change(boss, 1, true, [owner.id])).problem?.code).toBe('invalid_input');
  expect((await change(boss, 1, true, [mate.id])).body.version).toBe(2);
  expect((await change(boss, 1, false, [])).problem?.code).toBe('stale_version');
  const own = await postJob(boss, { title: 'Keeper' });
  expect((await decide(boss, own, 'approve')).status).toBe(409);
  await boss.call(api.removeMember, { params: { id: mate.id } });
  expect((await decide(boss, own, 'approve')).body.mine?.approval?.state).toBe('approved');
  await change(boss, 2, false, []);
  expect((await postJob(boss, { title: 'Free again' })).status).toBe('open');
});

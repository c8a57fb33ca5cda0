import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant as apply, colleagueOf, crowd } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { deliverMessagesTask } from './tasks.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

let world: World;
let recruiter: Person;
let rival: Person;
let clock = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  recruiter = await world.recruiter('rae@talk.example');
  rival = await world.recruiter('ria@rival.example');
});
afterAll(() => world.close());

/** A person who applied, and whose resume was read. */
const applicant = async (...wish: Parameters<typeof apply>) => {
  const applied = await apply(...wish);
  await world.settle();
  return applied;
};
const write = (id: string, body: string, delay_minutes = 0, person = recruiter) =>
  person.call(api.writeApplicantMessage, { params: { id }, body: { body, delay_minutes } });
const answer = (candidate: Person, id: string, body: string) =>
  candidate.call(api.writeApplicationMessage, { params: { id }, body: { body } });
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.filter(({ kind }) => kind.startsWith('message_'));
const unanswered = async (person: Person) => (await person.call(api.listThreads, {})).body;

test('both sides write, are told, and see what was read; strangers find nothing', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const sent = (await write(id, 'Dear {{first_name}}, thank you for applying as {{job}}.')).body.items;
  expect(sent).toMatchObject([
    {
      from_us: true,
      sender: 'rae@talk.example',
      body: 'Dear Robin, thank you for applying as Backend Engineer.',
    },
  ]);
  const [notice] = await told(candidate);
  expect(notice).toMatchObject({ kind: 'message_from_employer', text: sent[0]?.body });
  const got = (await candidate.call(api.listApplicationMessages, { params: { id } })).body;
  expect(got).toMatchObject({ unread: 1, can_write: true, items: [{ from_us: false, body: sent[0]?.body }] });
  expect(JSON.stringify(got)).not.toContain('rae@talk.example');
  await candidate.call(api.readApplicationMessages, { params: { id } });
  await answer(candidate, id, 'When do we talk?');
  const thread = (await recruiter.call(api.listApplicantMessages, { params: { id } })).body;
  expect(thread.items.map(({ from_us: us, read_at: read }) => [us, read !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  const ours = (await told(recruiter)).filter(({ path }) => path === `/applicants/${id}`);
  expect(ours).toMatchObject([{ kind: 'message_from_candidate' }]);
  const other = await world.candidate();
  expect((await answer(other, id, 'Hello')).status).toBe(404);
  expect((await write(id, 'Hello', 0, rival)).status).toBe(404);
  expect((await unanswered(rival)).items).toEqual([]);
});

test('a message waits for an answer until it is answered, or somebody says it needs none', async () => {
  const first = await applicant(world, recruiter);
  const second = await applicant(world, recruiter, { jobId: first.jobId, name: 'Noor Haddad' });
  const before = (await unanswered(recruiter)).unanswered;
  await answer(first.candidate, first.id, 'One');
  await answer(second.candidate, second.id, 'Two');
  const waiting = await unanswered(recruiter);
  expect(waiting.unanswered).toBe(before + 2);
  const mine = waiting.items.filter(({ job_id: job }) => job === first.jobId);
  expect(mine.map(({ name, summary }) => [name, summary])).toEqual([
    ['Robin Okafor', 'One'],
    ['Noor Haddad', 'Two'],
  ]);
  await write(first.id, 'Answered');
  await recruiter.call(api.settleThread, { params: { id: second.id } });
  expect((await unanswered(recruiter)).unanswered).toBe(before);
});

test('a blank message, an unknown field and a field without a value are stopped', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  expect((await write(id, ' \n ')).status).toBe(422);
  expect((await answer(candidate, id, '\t')).status).toBe(422);
  expect((await write(id, 'Dear {{salary}}')).problem?.errors?.[0]?.detail).toBe(
    'There is no field “salary”.',
  );
  await world.rows('delete from candidate_profile where user_id = $1', [candidate.id]);
  await world.rows('update resume_metadata set reading = null where user_id = $1', [candidate.id]);
  const preview = await recruiter.call(api.previewApplicantMessage, {
    params: { id },
    body: { body: 'Dear {{first_name}} of {{job}}' },
  });
  expect(preview.body).toEqual({
    text: 'Dear {{first_name}} of Backend Engineer',
    unknown: [],
    empty: ['first_name'],
  });
  expect((await write(id, 'Dear {{first_name}}')).problem?.errors?.[0]?.detail).toMatch(/^There is no value/);
  expect((await recruiter.call(api.listApplicantMessages, { params: { id } })).body.items).toEqual([]);
});

test('a delayed message waits unseen, can be taken back, and is sent once', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const seen = async () => (await candidate.call(api.listApplicationMessages, { params: { id } })).body.items;
  const [dropped] = (await write(id, 'Dropped', 30)).body.items;
  await write(id, 'Kept', 60);
  expect(dropped?.waiting).toBe(true);
  const theirs = await rival.call(api.dropWaitingMessage, { params: { id: dropped?.id ?? '' } });
  expect(theirs.status).toBe(404);
  await recruiter.call(api.dropWaitingMessage, { params: { id: dropped?.id ?? '' } });
  await deliverMessagesTask.run({}, world.services);
  expect(await seen()).toEqual([]);
  clock = 61 * minuteMs;
  await deliverMessagesTask.run({}, world.services);
  await deliverMessagesTask.run({}, world.services);
  expect((await seen()).map(({ body }) => body)).toEqual(['Kept']);
  expect(await told(candidate)).toHaveLength(1);
  clock = 0;
});

test('many are written to at once, each by name; those without one are named instead', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const [nameless = ''] = await crowd(world, id, 1);
  await world.rows(
    'update resume_metadata set reading = null where id = (select resume_id from applications where id = $1)',
    [nameless],
  );
  const begun = await recruiter.call(api.createBulkAction, {
    body: {
      wish: { do: 'message', body: 'Hello {{first_name}}', delay_minutes: 0 },
      target: { ids: [id, nameless] },
    },
  });
  await world.settle();
  const ended = (await recruiter.call(api.getBulkAction, { params: { id: begun.body.id } })).body;
  expect(ended).toMatchObject({ worked: 1, refused: [{ count: 1 }] });
  const got = (await candidate.call(api.listApplicationMessages, { params: { id } })).body.items;
  expect(got.map(({ body }) => body)).toEqual(['Hello Robin']);
});

test('who is reviewed blind is not told by their messages', async () => {
  const { id, jobId, candidate } = await applicant(world, recruiter);
  const pipeline = (await recruiter.call(api.getJobPipeline, { params: { id: jobId } })).body;
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: pipeline.stages, blind: true },
  });
  await answer(candidate, id, 'This is Robin Okafor.');
  const thread = (await recruiter.call(api.listApplicantMessages, { params: { id } })).body;
  expect(thread.items[0]?.body).not.toContain('Robin');
  const row = (await unanswered(recruiter)).items.find(({ application_id: of }) => of === id);
  expect(row).toMatchObject({ summary: '' });
  expect(JSON.stringify(row)).not.toContain('Robin');
});

test('templates are the company’s; an unknown field is refused, an older edit too', async () => {
  const made = await recruiter.call(api.createMessageTemplate, {
    body: { name: 'Invite', body: 'Dear {{first_name}}' },
  });
  const { id } = made.body;
  const wrong = await recruiter.call(api.createMessageTemplate, { body: { name: 'X', body: '{{nmae}}' } });
  expect(wrong.problem?.errors?.[0]?.detail).toBe('There is no field “nmae”.');
  const change = (version: number, person = recruiter) =>
    person.call(api.changeMessageTemplate, {
      params: { id },
      body: { version, value: { name: 'Invite', body: 'Hello {{name}}' } },
    });
  expect((await change(1)).body.version).toBe(2);
  expect((await change(1)).problem?.code).toBe('stale_version');
  expect((await change(2, rival)).status).toBe(404);
  expect((await rival.call(api.listMessageTemplates, {})).body.items).toEqual([]);
  const mate = await colleagueOf(world, recruiter, 'mo@talk.example');
  expect((await mate.call(api.listMessageTemplates, {})).body.items).toMatchObject([
    { body: 'Hello {{name}}' },
  ]);
  expect((await recruiter.call(api.deleteMessageTemplate, { params: { id } })).status).toBe(204);
});

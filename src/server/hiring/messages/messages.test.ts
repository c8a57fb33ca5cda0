import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { threadLists } from '../../../api/hiring/messages.ts';
import { applicant as apply, colleagueOf, crowd, moveTo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { deliverMessagesTask } from './tasks.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';

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
  expect(preview.body).toMatchObject({
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
    body: {
      name: 'Invite',
      body: 'Dear {{first_name}}',
      follow_ups: [{ after_days: 3, body: 'Still there?' }],
    },
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

/** Runs what is due at so many days from now. */
const after = async (days: number) => {
  clock = days * dayMs;
  await deliverMessagesTask.run({}, world.services);
  // Sessions do not last for days.
  clock = 0;
};
const followed = (id: string, ...bodies: string[]) =>
  recruiter.call(api.writeApplicantMessage, {
    params: { id },
    body: { body: 'Are you free?', follow_ups: bodies.map((body) => ({ after_days: 2, body })) },
  });
const ours = async (id: string) => (await recruiter.call(api.listApplicantMessages, { params: { id } })).body;
const standing = async (id: string) =>
  (await ours(id)).items.map(({ body, waiting, dropped }) => [body, waiting ? 'waits' : (dropped ?? 'sent')]);

test.each([
  ['answered', (person: Person, id: string) => answer(person, id, 'Yes')],
  [
    'withdrew',
    (person: Person, id: string) =>
      person.call(api.withdrawApplication, { params: { id }, body: { version: 1 } }),
  ],
  ['decided', (_: Person, id: string) => moveTo(recruiter, id, 1, 'rejected', 'skills')],
  ['closed', (_: Person, id: string) => closeJobOf(id)],
] as const)('what follows a message goes out day by day, and ends when it is %s', async (reason, end) => {
  const { id, candidate } = await applicant(world, recruiter);
  await followed(id, 'Still free?', 'Last call');
  expect((await followed(id, 'Again')).problem?.code).toBe('conflict');
  await after(3);
  expect(await standing(id)).toEqual([
    ['Are you free?', 'sent'],
    ['Still free?', 'sent'],
    ['Last call', 'waits'],
  ]);
  await end(candidate, id);
  await after(9);
  expect((await standing(id)).find(([body]) => body === 'Last call')).toEqual(['Last call', reason]);
  const got = (await candidate.call(api.listApplicationMessages, { params: { id } })).body.items;
  expect(got.map(({ body }) => body)).not.toContain('Last call');
});

test('what follows is shown before with its hour, refused with a field that is empty, and stopped by hand', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const later = {
    follow_ups: [
      { after_days: 2, body: '{{first_name}}?' },
      { after_days: 3, body: '{{pay}}' },
    ],
  };
  const { body } = await recruiter.call(api.previewApplicantMessage, {
    params: { id },
    body: { body: 'Hi', ...later },
  });
  expect(body.follow_ups).toMatchObject([{ text: 'Robin?' }, { unknown: ['pay'] }]);
  const wrong = await recruiter.call(api.writeApplicantMessage, {
    params: { id },
    body: { body: 'Hi', ...later },
  });
  expect(wrong.problem?.errors?.map(({ pointer }) => pointer)).toEqual(['#/body/follow_ups/1/body']);
  await followed(id, 'Still free?', 'Last call');
  const stop = (person: Person) => person.call(api.stopFollowUps, { params: { id } });
  expect((await stop(rival)).status).toBe(404);
  expect((await stop(recruiter)).status).toBe(204);
  expect(await standing(id)).toEqual([['Are you free?', 'sent']]);
  const past = { body: 'Hi', send_at: new Date(Date.now() - 1000).toISOString() };
  const late = await recruiter.call(api.writeApplicantMessage, { params: { id }, body: past });
  expect(late.problem?.errors?.[0]?.pointer).toBe('#/body/send_at');
  expect(await told(candidate)).toHaveLength(1);
});

test('a snoozed thread is away until its time or an answer, and the lists show what is unread, mine and scheduled', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const snooze = (days: number | null, person = recruiter) =>
    person.call(api.snoozeThread, {
      params: { id },
      body: { until: days === null ? null : new Date(Date.now() + days * dayMs).toISOString() },
    });
  const lists = async () => {
    const found: string[] = [];
    for (const which of threadLists) {
      const { items } = (await recruiter.call(api.listThreads, { query: { which } })).body;
      if (items.some(({ application_id: of }) => of === id)) found.push(which);
    }
    return found;
  };
  expect((await snooze(1)).problem?.code).toBe('conflict');
  await answer(candidate, id, 'Hello');
  expect(await lists()).toEqual(['unanswered', 'unread', 'all']);
  expect((await snooze(1, rival)).status).toBe(404);
  expect((await snooze(61)).status).toBe(422);
  const before = (await unanswered(recruiter)).unanswered;
  expect((await snooze(1)).status).toBe(204);
  expect((await unanswered(recruiter)).unanswered).toBe(before - 1);
  await recruiter.call(api.readApplicantMessages, { params: { id } });
  expect(await lists()).toEqual(['snoozed', 'all']);
  await after(2);
  expect(await lists()).toEqual(['unanswered', 'all']);
  await write(id, 'Later', 60);
  await write(id, 'We will see');
  await recruiter.call(api.assignApplicant, { params: { id }, body: { to: recruiter.id } });
  expect(await lists()).toEqual(['mine', 'scheduled', 'all']);
  await snooze(1);
  await answer(candidate, id, 'Any news?');
  await recruiter.call(api.readApplicantMessages, { params: { id } });
  expect(await lists()).toEqual(['unanswered', 'mine', 'scheduled', 'all']);
  await recruiter.call(api.unreadApplicantMessages, { params: { id } });
  expect(await lists()).toContain('unread');
  await write(id, 'Done');
  await snooze(1);
  await after(2);
  expect(await lists()).toContain('unanswered');
  await recruiter.call(api.settleThread, { params: { id } });
  expect(await lists()).not.toContain('unanswered');
});

async function closeJobOf(id: string): Promise<void> {
  await world.rows(
    "update job_posting set status = 'closed' where id = (select job_id from applications where id = $1)",
    [id],
  );
}

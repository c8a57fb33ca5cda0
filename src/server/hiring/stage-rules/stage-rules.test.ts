import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { Person } from '../../platform/http/person.ts';
import { deliverMessagesTask } from '../messages/tasks.ts';
import { applicant, colleagueOf, moveTo, undo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('owner@rules.example');
  mate = await colleagueOf(world, owner, 'mate@rules.example');
});
afterAll(() => world.close());

type Items = CallInput<typeof api.changeStageRules>['body']['items'];
async function rule(items: Items, person = owner) {
  const { version } = (await owner.call(api.getStageRules, {})).body;
  return person.call(api.changeStageRules, { body: { version, items } });
}
const read = async (id: string) => (await owner.call(api.getApplicant, { params: { id } })).body;
const texts = async (id: string) => (await read(id)).timeline.map(({ text }) => text);
const messages = async (id: string) =>
  (await owner.call(api.listApplicantMessages, { params: { id } })).body.items;
async function deliver(days: number) {
  await world.rows(`update application_messages set due_at = due_at - $1 * interval '1 day'`, [days]);
  await deliverMessagesTask.run({}, world.services);
}
const template = async (body: string) =>
  (await owner.call(api.createMessageTemplate, { body: { name: 'Next steps', body } })).body;

test('owners make rules; what names a stage, template or colleague that is not there is refused at its field', async () => {
  const tag = { do: 'tag' as const, tag: 'Phone' };
  expect((await rule([{ stage: 'screen', act: tag }], mate)).problem?.code).toBe('owner_only');
  const nothing = '00000000-0000-7000-8000-000000000001';
  const { id } = await template('Hello');
  const wrong = await rule([
    { stage: 'new', act: tag },
    { stage: 'screen', job_id: nothing, act: tag },
    { stage: 'screen', act: { do: 'message', template_id: nothing, days: 1 } },
    { stage: 'screen', act: { do: 'notify', to: nothing } },
    { stage: 'rejected', act: { do: 'message', template_id: id, days: 0 } },
  ]);
  expect(wrong.problem?.errors?.map(({ pointer, detail }) => [pointer, detail])).toEqual([
    ['#/body/items/0/stage', 'Choose a stage applicants can be moved to.'],
    ['#/body/items/1/job_id', 'Choose a job of your company.'],
    ['#/body/items/2/act/template_id', 'Choose one of your message templates.'],
    ['#/body/items/3/act/to', 'Choose someone from your company.'],
    ['#/body/items/4/act/days', expect.stringContaining('at least one day')],
  ]);
  expect((await rule([{ stage: 'screen', act: { ...tag, tag: ' ' } }])).problem?.errors?.[0]?.pointer).toBe(
    '/items/0/act/tag',
  );
  const made = (await rule([{ stage: 'screen', act: { do: 'message', template_id: id, days: 2 } }])).body;
  expect(made.items).toMatchObject([{ stage_name: 'Screen', named: 'Next steps', problem: null }]);
  const stale = await owner.call(api.changeStageRules, { body: { version: 0, items: [] } });
  expect(stale.problem?.code).toBe('stale_version');
  await owner.call(api.deleteMessageTemplate, { params: { id } });
  // A rule that lost its template says so, and keeps nobody from adding others.
  const kept = made.items.map(({ id: of, stage, act }) => ({ id: of, stage, act }));
  const both = (await rule([...kept, { stage: 'screen', act: tag }])).body;
  expect(both.items.map(({ problem }) => problem)).toEqual(['no_template', null]);
  const log = (await owner.call(api.listAuditLog, { query: {} })).body.items;
  expect(log.map(({ text }) => text)).toContain('Changed the stage rules');
});

test('a move does what its rules say, whoever moves and however, and says so; what waits ends with a move or its undo', async () => {
  const { id: templateId } = await template('Welcome to {{job}} at {{company}}.');
  await rule([
    { stage: 'interview', act: { do: 'tag', tag: 'Phone' } },
    { stage: 'interview', act: { do: 'message', template_id: templateId, days: 2 } },
    { stage: 'interview', act: { do: 'task', text: 'Call the references', to: mate.id, days: 0 } },
    { stage: 'interview', act: { do: 'notify', to: null } },
    { stage: 'offer', act: { do: 'tag', tag: 'Close' } },
  ]);
  const { id, candidate, jobId } = await applicant(world, owner);
  await moveTo(mate, id, 1, 'interview');
  await world.settle();
  expect(await texts(id)).toEqual(
    expect.arrayContaining([
      'Stage rule for Interview: added the tag “Phone”',
      'Stage rule for Interview: scheduled the message “Next steps” to go out in 2 days',
      'Stage rule for Interview: assigned mate@rules.example the task “Call the references”',
      'Stage rule for Interview: notified owner@rules.example',
    ]),
  );
  const moved = await read(id);
  expect([moved.stage, moved.tags, moved.tasks.map(({ text, to }) => [text, to])]).toEqual([
    'interview',
    ['Phone'],
    [['Call the references', 'mate@rules.example']],
  ]);
  expect(await messages(id)).toMatchObject([
    { waiting: true, sender: 'mate@rules.example', body: expect.stringMatching(/^Welcome to /) },
  ]);
  const notices = async (person: Person) =>
    (await person.call(api.listNotifications, { query: {} })).body.items.map(({ title }) => title);
  expect(await notices(mate)).toContain('Task for you: Call the references');
  expect((await notices(owner)).join()).toMatch(/an applicant was moved to Interview/);
  const due = async (person: Person) =>
    (await person.call(api.getToDo, { query: {} })).body.items.find(({ kind }) => kind === 'tasks_due');
  expect(await due(mate)).toMatchObject({ count: 1, path: `/applicants/${id}` });
  expect(await due(owner)).toMatchObject({ count: 0 });

  // Undoing the move takes back the message and the task, and leaves the tag that was set.
  await undo(mate, id, 2);
  expect([(await read(id)).tasks, (await messages(id)).map(({ dropped }) => dropped)]).toEqual([
    [],
    ['moved_on'],
  ]);
  await moveTo(mate, id, 3, 'interview');
  const again = (await read(id)).tasks[0]?.id ?? '';
  const finish = (done: boolean) =>
    mate.call(api.finishApplicantTask, { params: { id }, body: { task_id: again, done } });
  expect((await finish(true)).body.items).toEqual([]);
  expect(await texts(id)).toContain('Completed the task “Call the references”');
  expect((await finish(false)).body.items).toHaveLength(1);

  // Moving on drops the message that waits; the task stays until it is done or the applicant is rejected.
  await moveTo(mate, id, 4, 'offer');
  await deliver(3);
  expect((await messages(id)).filter(({ dropped }) => dropped === null)).toEqual([]);
  expect((await candidate.call(api.listApplicationMessages, { params: { id } })).body.items).toEqual([]);
  expect((await read(id)).tasks).toHaveLength(1);
  await moveTo(mate, id, 5, 'rejected', 'skills');
  expect((await read(id)).tasks).toEqual([]);

  const many = await applicant(world, owner, { jobId });
  await owner.call(api.createBulkAction, {
    body: { wish: { do: 'move', stage: 'interview' }, target: { ids: [many.id] } },
  });
  await world.settle();
  expect((await read(many.id)).tags).toEqual(['Phone']);
  await deliver(3);
  const heard = (await many.candidate.call(api.listApplicationMessages, { params: { id: many.id } })).body;
  expect(heard.items).toHaveLength(1);
  expect((await read(many.id)).stage).toBe('interview');
});

test('a rule that cannot do its part says so, and the move stands', async () => {
  const { id: templateId } = await template('Hello {{name}}');
  const outside = await colleagueOf(world, owner, 'outside@rules.example', 'hiring_manager');
  const { id, jobId } = await applicant(world, owner);
  await rule([
    { stage: 'screen', act: { do: 'message', template_id: templateId, days: 1 } },
    { stage: 'screen', job_id: jobId, act: { do: 'notify', to: outside.id } },
    { stage: 'screen', act: { do: 'task', text: 'Call', to: outside.id, days: 1 } },
  ]);
  await outside.signIn('outside@rules.example');
  expect((await outside.call(api.getStageRules, {})).body.items).toHaveLength(2);
  expect((await moveTo(owner, id, 1, 'screen')).body.stage).toBe('screen');
  expect(await messages(id)).toEqual([]);
  const did = (await texts(id)).filter((text) => text.startsWith('A stage rule for Screen did nothing'));
  expect(did).toHaveLength(3);
});

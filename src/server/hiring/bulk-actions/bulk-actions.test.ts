import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, rowOf } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let rival: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@bulk.example');
  rival = await world.recruiter('ria@rival.example');
});
afterAll(() => world.close());

type Body = CallInput<typeof api.createBulkAction>['body'];
const begin = (body: Body, person = recruiter) => person.call(api.createBulkAction, { body });
const state = async (id: string) => (await recruiter.call(api.getBulkAction, { params: { id } })).body;
const run = async (body: Body) => {
  const begun = await begin(body);
  await world.settle();
  return state(begun.body.id);
};
const stagesOf = async (jobId: string) =>
  (await recruiter.call(api.getBoard, { params: { id: jobId } })).body.columns.map(({ count }) => count);

test('all applicants that a filter finds, over all pages, are moved and undone together', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const others = await crowd(world, id, 29);
  await moveTo(recruiter, others[0] ?? '', 1, 'offer');
  const target = { filter: { job_id: jobId, stage: 'new' } };
  const done = await run({ wish: { do: 'move', stage: 'screen' }, target });
  expect(done).toMatchObject({ state: 'done', total: 29, done: 29, worked: 29, refused: [], can_undo: true });
  expect(await stagesOf(jobId)).toEqual([0, 29, 0, 1, 0, 0, 0]);
  await moveTo(recruiter, id, 2, 'interview');
  const back = await recruiter.call(api.undoBulkAction, { params: { id: done.id } });
  await world.settle();
  expect(await state(back.body.id)).toMatchObject({
    total: 29,
    worked: 28,
    refused: [{ detail: 'There is no move to undo.', count: 1 }],
    can_undo: false,
  });
  expect(await stagesOf(jobId)).toEqual([28, 0, 1, 1, 0, 0, 0]);
});

test('a bulk rejection has a reason, delays its mails, and lists failures', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const [gone = '', other = ''] = await crowd(world, id, 2);
  await world.rows("update applications set stage = 'withdrawn', stage_key = 'withdrawn' where id = $1", [
    gone,
  ]);
  const target = { ids: [id, gone, other] };
  const unsaid = await begin({ wish: { do: 'reject', rejection: { reason: 'other' } }, target });
  expect(unsaid.problem?.errors?.[0]?.detail).toBe('Enter the reason in the note.');
  expect((await begin({ wish: { do: 'move', stage: 'rejected' }, target })).status).toBe(422);
  const done = await run({ wish: { do: 'reject', rejection: { reason: 'role_filled' } }, target });
  expect(done).toMatchObject({
    total: 3,
    worked: 2,
    refused: [{ detail: 'The applicant withdrew. Only they can apply again.', count: 1 }],
  });
  expect(await stagesOf(jobId)).toEqual([0, 0, 0, 0, 0, 2, 1]);
  const waiting = await world.rows(
    'select 1 from rejections where mailed_at is null and mail_due_at > now() and application_id = any($1::uuid[])',
    [[id, other]],
  );
  expect(waiting).toHaveLength(2);
  await recruiter.call(api.undoBulkAction, { params: { id: done.id } });
  await world.settle();
  expect(
    await world.rows('select 1 from rejections where application_id = any($1::uuid[])', [[id, other]]),
  ).toEqual([]);
});

test('a score decides about nobody, also not in bulk', async () => {
  const { jobId } = await applicant(world, recruiter);
  const target = { filter: { job_id: jobId, band: 'low' as const } };
  const rejected = await begin({ wish: { do: 'reject', rejection: { reason: 'skills' } }, target });
  expect(rejected.problem?.detail).toMatch(/^No one is moved or rejected because of their match/);
  expect((await begin({ wish: { do: 'move', stage: 'offer' }, target })).status).toBe(409);
});

test('a bulk action stops when cancelled, or when its author leaves the company', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  await crowd(world, id, 4);
  const target = { filter: { job_id: jobId } };
  const begun = (await begin({ wish: { do: 'move', stage: 'screen' }, target })).body;
  expect((await recruiter.call(api.cancelBulkAction, { params: { id: begun.id } })).body.state).toBe(
    'cancelled',
  );
  await world.settle();
  expect(await state(begun.id)).toMatchObject({ state: 'cancelled', done: 0, can_undo: false });
  const mate = await colleagueOf(world, recruiter, 'mo@bulk.example');
  await begin({ wish: { do: 'move', stage: 'screen' }, target }, mate);
  await recruiter.call(api.removeMember, { params: { id: mate.id } });
  await world.settle();
  expect(await stagesOf(jobId)).toEqual([5, 0, 0, 0, 0, 0, 0]);
});

test('tags and assignments are added and removed in bulk, and lists find them', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  await crowd(world, id, 3);
  await recruiter.call(api.tagApplicant, { params: { id }, body: { add: ['Shortlist'] } });
  const target = { filter: { job_id: jobId } };
  const tagged = await run({ wish: { do: 'tag', tag: 'shortlist' }, target });
  expect(tagged).toMatchObject({ worked: 3, refused: [{ detail: 'No change needed.', count: 1 }] });
  const listed = async (query: { tag?: string; assigned?: 'me' }) =>
    (await recruiter.call(api.listJobApplicants, { params: { id: jobId }, query })).body.total;
  expect(await listed({ tag: 'SHORTLIST' })).toBe(4);
  await recruiter.call(api.undoBulkAction, { params: { id: tagged.id } });
  await world.settle();
  expect(await listed({ tag: 'shortlist' })).toBe(1);
  const given = await run({ wish: { do: 'assign', to: recruiter.id }, target });
  expect(await listed({ assigned: 'me' })).toBe(4);
  await recruiter.call(api.undoBulkAction, { params: { id: given.id } });
  await world.settle();
  expect(await listed({ assigned: 'me' })).toBe(0);
  expect((await begin({ wish: { do: 'assign', to: rival.id }, target })).status).toBe(422);
  const tags = (await recruiter.call(api.listApplicantTags, {})).body.items;
  expect(tags).toContainEqual({ tag: 'Shortlist', count: 1 });
  expect((await rival.call(api.listApplicantTags, {})).body.items).toEqual([]);
});

test('a formula in a name is escaped in the export, which only its author can open for a day', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const info = { first_name: '=HYPERLINK("http://evil.example","x")', last_name: 'Oak' };
  await world.rows(
    `insert into candidate_profile (user_id, personal_info) values ($1, $2)
     on conflict (user_id) do update set personal_info = candidate_profile.personal_info || excluded.personal_info`,
    [candidate.id, JSON.stringify(info)],
  );
  const done = await run({ wish: { do: 'export' }, target: { ids: [id] } });
  expect(done).toMatchObject({ state: 'done', worked: 1, can_undo: false });
  const file = async (person: Person) => person.send('GET', `/api/bulk-actions/${done.id}/file`);
  const text = await (await file(recruiter)).text();
  expect(text.split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""http/);
  expect((await file(rival)).status).toBe(404);
  const mate = await colleagueOf(world, recruiter, 'ma@bulk.example');
  expect((await file(mate)).status).toBe(404);
});

test('another company’s applications are not found by id or by filter', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const own = await applicant(world, rival);
  const move = { do: 'move' as const, stage: 'screen' };
  expect((await begin({ wish: move, target: { ids: [own.id, id] } }, rival)).status).toBe(404);
  expect((await begin({ wish: move, target: { filter: { job_id: jobId } } }, rival)).status).toBe(404);
  const all = await begin({ wish: { do: 'export' }, target: { filter: {} } }, rival);
  expect(all.body.total).toBe(1);
});

test('notes are shared or private; mentioned people are notified', async () => {
  const { id } = await applicant(world, recruiter);
  const mate = await colleagueOf(world, recruiter, 'mi@bulk.example');
  const params = { id };
  await recruiter.call(api.writeApplicantNote, { params, body: { body: 'Ask about pay', is_private: true } });
  const written = await recruiter.call(api.writeApplicantNote, {
    params,
    body: { body: 'Good talk', mentions: [mate.id] },
  });
  expect(written.body.items.map(({ body }) => body)).toEqual(['Good talk', 'Ask about pay']);
  const seen = (await mate.call(api.listApplicantNotes, { params })).body.items;
  expect(seen).toMatchObject([{ body: 'Good talk', is_mine: false, mentions: ['mi@bulk.example'] }]);
  expect((await mate.call(api.listNotifications, {})).body.items).toMatchObject([
    { kind: 'mentioned', path: `/applicants/${id}` },
  ]);
  const noteId = seen[0]?.id ?? '';
  expect((await mate.call(api.deleteApplicantNote, { params: { id: noteId } })).status).toBe(404);
  expect((await recruiter.call(api.deleteApplicantNote, { params: { id: noteId } })).status).toBe(204);
  const stranger = await recruiter.call(api.writeApplicantNote, {
    params,
    body: { body: 'See this', mentions: [rival.id] },
  });
  expect(stranger.status).toBe(422);
  const row = await rowOf(mate, id);
  expect(row.id).toBe(id);
  const { timeline } = (await mate.call(api.getApplicant, { params })).body;
  expect(timeline.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Wrote a note', 'Deleted a note']),
  );
  expect(timeline.filter(({ text }) => text === 'Wrote a note')).toHaveLength(1);
});

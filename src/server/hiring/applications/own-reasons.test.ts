import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, rowOf } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('rae@reasons.example');
});
afterAll(() => world.close());

type Entry = { id?: string; name: string; retired?: boolean };
const save = (version: number, items: Entry[], person = owner) =>
  person.call(api.changeCompanyList, { body: { list: 'reject_reasons', version, items } });
const reasons = async (person = owner) => (await person.call(api.getCompanyLists, {})).body.reject_reasons;
const reject = async (id: string, rejection: { reason: 'other' | 'pay'; own_reason?: string }) => {
  const { version } = await rowOf(owner, id);
  return owner.call(api.moveApplicant, { params: { id }, body: { version, stage: 'rejected', rejection } });
};

const none = { id: '', name: '', retired: false };

test('an owner keeps the reasons of the company, colleagues read them, and others have their own', async () => {
  const mate = await colleagueOf(world, owner, 'mo@reasons.example');
  expect((await save(0, [{ name: 'Schedule' }], mate)).problem?.code).toBe('owner_only');
  const added = (await save(0, [{ name: ' Night  shifts ' }, { name: 'Schedule' }])).body;
  expect(added.items.map(({ name }) => name)).toEqual(['Night shifts', 'Schedule']);
  const [nights = none, schedule = none] = added.items;
  expect((await save(1, [nights, { ...schedule, name: 'night shifts' }])).problem?.errors?.[0]?.detail).toBe(
    'Each entry needs a name of its own.',
  );
  expect((await save(1, [nights])).problem?.code).toBe('conflict');
  expect((await save(0, added.items)).problem?.['current']).toEqual(added);
  const changed = (
    await save(1, [
      { ...schedule, name: 'Hours' },
      { ...nights, retired: true },
    ])
  ).body;
  expect(await reasons(mate)).toEqual(changed);
  expect(changed).toEqual({
    version: 2,
    items: [
      { id: schedule.id, name: 'Hours', retired: false },
      { id: nights.id, name: 'Night shifts', retired: true },
    ],
  });
  const rival = await world.recruiter('ria@reasons-rival.example');
  expect((await reasons(rival)).items).toEqual([]);
  expect((await save(0, [{ id: schedule.id, name: 'Mine' }], rival)).problem?.code).toBe('conflict');
  expect((await reasons()).items).toEqual(changed.items);
});

test('a rejection names the company’s own reason to its team, lists, files and reports, never to the candidate', async () => {
  const before = await reasons();
  const { items } = (await save(before.version, [...before.items, { name: 'Portfolio too thin' }])).body;
  const own = items.at(-1)?.id ?? '';
  const { id, jobId, candidate } = await applicant(world, owner);
  const [other = '', third = ''] = await crowd(world, id, 2);
  const elsewhere = await reject(id, { reason: 'other', own_reason: jobId });
  expect(elsewhere.problem?.errors?.[0]).toMatchObject({
    detail: 'That reason is no longer offered. Choose another one.',
  });
  const rejection = { reason: 'other' as const, own_reason: own };
  expect((await reject(id, rejection)).status).toBe(200);
  const wish = { do: 'reject' as const, rejection };
  await owner.call(api.createBulkAction, { body: { wish, target: { ids: [other] } } });
  await world.settle();
  await reject(third, { reason: 'pay' });

  // Renamed and retired, it is read on what was decided, and offered no more.
  const { version } = await reasons();
  const retired = items.map((item) =>
    item.id === own ? { ...item, name: 'Portfolio', retired: true } : item,
  );
  expect((await save(version, retired)).status).toBe(200);
  const found = (await owner.call(api.getApplicant, { params: { id: other } })).body;
  expect(found.rejection).toMatchObject({ reason: 'other', own_reason: { id: own, name: 'Portfolio' } });
  expect(found.timeline.map(({ text }) => text)).toContain('Moved from New to Rejected: Portfolio');
  expect((await owner.call(api.createBulkAction, { body: { wish, target: { ids: [third] } } })).status).toBe(
    422,
  );

  const listed = async (reason: string) =>
    (await owner.call(api.listJobApplicants, { params: { id: jobId }, query: { reason } })).body.items.map(
      (row) => row.id,
    );
  expect((await listed(own)).toSorted()).toEqual([id, other].toSorted());
  expect([await listed('pay'), await listed('other')]).toEqual([[third], []]);
  const { reject_reasons: counted } = (await owner.call(api.getHiringFigures, { query: { job_id: jobId } }))
    .body;
  expect(counted).toEqual([
    { reason: 'other', own_reason: { id: own, name: 'Portfolio' }, count: 2 },
    { reason: 'pay', own_reason: null, count: 1 },
  ]);
  const made = (
    await owner.call(api.createBulkAction, { body: { wish: { do: 'export' }, target: { ids: [id, third] } } })
  ).body;
  await world.settle();
  const file = await (await owner.call(api.openBulkFile, { params: { id: made.id } })).response.text();
  expect(file).toMatch(/Portfolio[\s\S]*Pay expectations/);

  const own24 = (await candidate.call(api.getMyApplication, { params: { id } })).body;
  expect(JSON.stringify(own24)).not.toContain('Portfolio');
});

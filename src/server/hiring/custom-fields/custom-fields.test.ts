import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('owner@fields.example');
  mate = await colleagueOf(world, owner, 'mate@fields.example');
});
afterAll(() => world.close());

type Items = CallInput<typeof api.changeCustomFields>['body']['items'];
const change = (subject: 'job' | 'application', version: number, items: Items, person = owner) =>
  person.call(api.changeCustomFields, { body: { subject, version, items } });

test('an owner makes fields of five kinds; values are checked by kind, versioned, exported and forgotten', async () => {
  expect((await change('application', 0, [], mate)).problem?.code).toBe('owner_only');
  const bare = await change('application', 0, [{ name: 'Size', kind: 'choice' }]);
  expect(bare.problem?.errors?.[0]?.pointer).toBe('/items/0/options');
  const made = (
    await change('application', 0, [
      { name: 'Notice', kind: 'text' },
      { name: 'Cost', kind: 'number' },
      { name: 'Checked', kind: 'date' },
      { name: 'Size', kind: 'choice', options: [{ name: 'Small' }, { name: 'Large' }] },
      { name: 'Buddy', kind: 'person' },
    ])
  ).body;
  expect(made.version).toBe(1);
  const [notice, cost, checked, size, buddy] = made.items;
  if (!notice || !cost || !checked || !size || !buddy) throw new Error('Fields are missing.');
  const { id, jobId } = await applicant(world, owner);
  const save = (version: number, values: [string, string | number | null][], person = owner) =>
    person.call(api.saveApplicantFields, {
      params: { id },
      body: { version, values: values.map(([field_id, value]) => ({ field_id, value })) },
    });
  const wrong = await save(0, [
    [cost.id, 'many'],
    [checked.id, '2027-02-30'],
    [size.id, 'Small'],
    [buddy.id, id],
    [id, 'No such field'],
    [notice.id, 'Two weeks'],
  ]);
  expect(wrong.problem?.errors?.map(({ pointer, detail }) => [pointer, detail])).toEqual([
    ['#/body/values/0/value', 'Enter a number.'],
    ['#/body/values/1/value', 'Enter a date between 1900 and 2099.'],
    ['#/body/values/2/value', 'Choose one of the options.'],
    ['#/body/values/3/value', 'Choose someone from your company.'],
    ['#/body/values/4/value', 'Your company has no such field.'],
  ]);
  const saved = await save(0, [
    [notice.id, 'Two weeks'],
    [cost.id, 12.5],
    [checked.id, '2027-02-28'],
    [size.id, size.options[1]?.id ?? ''],
    [buddy.id, mate.id],
  ]);
  expect(saved.body.values.map(({ label }) => label)).toEqual([
    'Two weeks',
    '12.5',
    '2027-02-28',
    'Large',
    'mate@fields.example',
  ]);
  expect((await save(0, [[cost.id, 1]])).problem?.code).toBe('stale_version');
  expect((await save(1, [[cost.id, null]], mate)).body.values).toHaveLength(4);
  const rival = await world.recruiter();
  expect((await save(2, [], rival)).status).toBe(404);
  expect((await change('application', 1, made.items.slice(1))).problem?.code).toBe('conflict');
  const renamed = made.items.map((field) => ({
    ...field,
    name: field.id === notice.id ? 'Notice period' : field.name,
    retired: field.id === size.id,
  }));
  expect((await change('application', 1, renamed)).body.version).toBe(2);
  const after = (await owner.call(api.getApplicantFields, { params: { id } })).body;
  expect(after.fields.map(({ name, retired }) => [name, retired])).toContainEqual(['Size', true]);
  expect((await save(2, [[size.id, size.options[0]?.id ?? '']])).problem?.errors?.[0]?.detail).toContain(
    'archived',
  );

  const begun = await owner.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { ids: [id] } },
  });
  await world.settle();
  const file = await (await owner.send('GET', `/api/bulk-actions/${begun.body.id}/file`)).text();
  expect(file.split('\r\n')[0]).toMatch(/Notice period,Cost,Checked,Size,Buddy$/);
  expect(file.split('\r\n')[1]).toMatch(/Two weeks,,2027-02-28,Large,mate@fields\.example$/);
  // The list has them as columns, which a view keeps.
  const { items: rows } = (await owner.call(api.listApplicants, { query: {} })).body;
  expect(rows[0]?.own_fields).toEqual({
    [notice.id]: 'Two weeks',
    [checked.id]: '2027-02-28',
    [size.id]: size.options[1]?.id,
    [buddy.id]: mate.id,
  });
  const view = (columns: string) =>
    owner.call(api.saveApplicantView, {
      body: { name: columns.slice(0, 20), shared: true, search: { columns } },
    });
  const kept = `stage.own-${notice.id}.own-${size.id}`;
  expect((await view(kept)).body.search.columns).toBe(kept);
  expect((await view('own-notice')).problem?.code).toBe('invalid_input');
  const { version: pipelineVersion, stages } = (
    await owner.call(api.getJobPipeline, { params: { id: jobId } })
  ).body;
  const blind = { version: pipelineVersion, stages, blind: true };
  await owner.call(api.changeJobPipeline, { params: { id: jobId }, body: blind });
  const hidden = (await owner.call(api.listApplicants, { query: {} })).body.items[0]?.own_fields ?? {};
  expect(Object.keys(hidden).toSorted()).toEqual([checked.id, size.id, buddy.id].toSorted());
  const read = (await owner.call(api.getApplicant, { params: { id } })).body;
  expect(read.timeline.map(({ text }) => text)).toContain('Changed custom fields');
});

test('a job has fields of its own, which its team alone sees', async () => {
  const boss = await world.recruiter('boss@jobfields.example');
  const { jobId } = await applicant(world, boss);
  const made = (await change('job', 0, [{ name: 'Cost centre', kind: 'text' }], boss)).body;
  const field = made.items[0]?.id ?? '';
  const body = { version: 0, values: [{ field_id: field, value: 'CC-7' }] };
  expect((await boss.call(api.saveJobFields, { params: { id: jobId }, body })).body).toMatchObject({
    values: [{ field_id: field, label: 'CC-7' }],
    version: 1,
  });
  const text = await (await boss.send('GET', '/api/recruiter/job-file')).text();
  expect(text).toMatch(/^.*,Cost centre\r?\n/);
  expect(text.trim()).toMatch(/,CC-7$/);
  const again = await boss.call(api.checkJobFile, { body: { csv: text } });
  expect(again.body.rows.map(({ mistakes }) => mistakes)).toEqual([[]]);
  for (const stranger of [owner, await colleagueOf(world, boss, 'hm@jobfields.example', 'hiring_manager')]) {
    await stranger.signIn(stranger.user?.email ?? '');
    expect((await stranger.call(api.getJobFields, { params: { id: jobId } })).status).toBe(404);
  }
  expect(
    JSON.stringify((await world.visitor().call(api.getJob, { params: { id: jobId } })).body),
  ).not.toContain('CC-7');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import {
  type FieldFilter,
  fieldFiltersText,
  readFieldFilters,
} from '../../../api/hiring/custom-field-filters.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

const field = '01a2f1d0-0000-7000-8000-000000000001';

test.each([
  `application.${field}:is:${field}`,
  `job.${field}:has:two%20weeks%2C%20or%20less`,
  `application.${field}:from:-2.5,application.${field}:to:2028-02-29`,
])('%s is read and written alike', (text) => {
  expect(fieldFiltersText(readFieldFilters(text) ?? [])).toBe(text);
});

test.each([
  '',
  `person.${field}:is:${field}`,
  `job.${field}:like:x`,
  `job.1:is:${field}`,
  `job.${field}:is:Large`,
  `job.${field}:from:2027-02-29`,
  `job.${field}:from:1e9`,
  `job.${field}:has:%E0%A4%A`,
  `job.${field}:has:...`,
  `job.${field}:none:`,
  `job.${field}:has:a:b`,
  Array.from({ length: 9 }, () => `job.${field}:has:x`).join(','),
])('%s is refused', (text) => {
  expect(readFieldFilters(text)).toBeNull();
});

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('owner@custom-field-filters.example');
});
afterAll(() => world.close());

test('lists, their counts and files have whom the values of fields let through, as they change', async () => {
  const fields = async (subject: 'job' | 'application', items: object[]) =>
    (await owner.call(api.changeCustomFields, { body: { subject, version: 0, items: items as never } })).body
      .items;
  const [notice, cost, checked, size, buddy] = await fields('application', [
    { name: 'Notice', kind: 'text' },
    { name: 'Cost', kind: 'number' },
    { name: 'Checked', kind: 'date' },
    { name: 'Size', kind: 'choice', options: [{ name: 'Small' }, { name: 'Large' }] },
    { name: 'Buddy', kind: 'person' },
  ]);
  const [centre] = await fields('job', [{ name: 'Centre', kind: 'text' }]);
  const [small, large] = size?.options ?? [];
  const [one, other] = [await applicant(world, owner), await applicant(world, owner)];
  const fill = (id: string, version: number, values: [string | undefined, string | number | null][]) =>
    owner.call(api.saveApplicantFields, {
      params: { id },
      body: { version, values: values.map(([of, value]) => ({ field_id: of ?? '', value })) },
    });
  await fill(one.id, 0, [
    [notice?.id, 'Zwei Wochen, then Über-weeks'],
    [cost?.id, 12.5],
    [checked?.id, '2027-02-28'],
    [size?.id, large?.id ?? ''],
    [buddy?.id, owner.id],
  ]);
  await fill(other.id, 0, [
    [cost?.id, 40],
    [size?.id, small?.id ?? ''],
  ]);
  await owner.call(api.saveJobFields, {
    params: { id: other.jobId },
    body: { version: 0, values: [{ field_id: centre?.id ?? '', value: 'CC-7 Bergen' }] },
  });
  const by = (
    of: string | undefined,
    wanted: string,
    value = '',
    subject: FieldFilter['subject'] = 'application',
  ) => fieldFiltersText([{ subject, field: of ?? '', test: wanted as FieldFilter['test'], value }]);
  const found = async (custom_fields: string) => {
    const { items, total } = (await owner.call(api.listApplicants, { query: { custom_fields } })).body;
    expect(total).toBe(items.length);
    return items.map(({ id }) => (id === one.id ? 'one' : 'other')).toSorted();
  };
  expect(await found(by(size?.id, 'is', large?.id))).toEqual(['one']);
  expect(await found(by(buddy?.id, 'is', owner.id))).toEqual(['one']);
  expect(await found(by(notice?.id, 'has', 'uber zwei'))).toEqual(['one']);
  expect(await found(by(cost?.id, 'has', 'zwei'))).toEqual([]);
  expect(await found(by(cost?.id, 'from', '12.5'))).toEqual(['one', 'other']);
  expect(await found(`${by(cost?.id, 'from', '12.6')},${by(cost?.id, 'to', '40')}`)).toEqual(['other']);
  expect(await found(by(checked?.id, 'to', '2027-02-28'))).toEqual(['one']);
  expect(await found(by(checked?.id, 'to', '2027-02-27'))).toEqual([]);
  expect(await found(by(centre?.id, 'has', 'berg', 'job'))).toEqual(['other']);
  expect((await owner.call(api.listApplicants, { query: { custom_fields: 'x' } })).status).toBe(400);

  await fill(one.id, 1, [[size?.id, small?.id ?? '']]);
  expect(await found(by(size?.id, 'is', small?.id))).toEqual(['one', 'other']);
  const search = { custom_fields: by(size?.id, 'is', small?.id), columns: `own-${size?.id}` };
  const view = await owner.call(api.saveApplicantView, { body: { name: 'Small', shared: true, search } });
  expect(view.body.search).toEqual(search);
  const begun = await owner.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { filter: { custom_fields: by(cost?.id, 'from', '20') } } },
  });
  await world.settle();
  const file = await (await owner.send('GET', `/api/bulk-actions/${begun.body.id}/file`)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);

  // Words could tell who it is whose name is hidden.
  const { version, stages } = (await owner.call(api.getJobPipeline, { params: { id: one.jobId } })).body;
  const blind = { version, stages, blind: true };
  await owner.call(api.changeJobPipeline, { params: { id: one.jobId }, body: blind });
  expect(await found(by(notice?.id, 'has', 'zwei'))).toEqual([]);
  expect(await found(by(buddy?.id, 'is', owner.id))).toEqual(['one']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('dee@departments.example');
});
afterAll(() => world.close());

async function entry(list: 'departments' | 'locations', name: string, person = owner): Promise<string> {
  const { version, items } = (await person.call(api.getCompanyLists, {})).body[list];
  const body = { list, version, items: [...items, { name }] };
  return (await person.call(api.changeCompanyList, { body })).body.items.at(-1)?.id ?? '';
}
const get = async (id: string, person: Person) => (await person.call(api.getJob, { params: { id } })).body;

test('a job names a department and a location that its company offers, and the public page shows both', async () => {
  const [care, north] = [await entry('departments', 'Care'), await entry('locations', 'North clinic')];
  const rival = await world.recruiter('ria@departments-rival.example');
  const foreign = await entry('departments', 'Theirs', rival);
  for (const department_id of [foreign, north, crypto.randomUUID()]) {
    const refused = await owner.call(api.createJob, { body: { ...plainJob, department_id } });
    expect([refused.status, refused.problem?.errors?.[0]?.pointer]).toEqual([422, '#/body/department_id']);
  }
  const { id } = await postJob(owner, { department_id: care, location_id: north });
  const seen = await get(id, world.visitor());
  expect(seen).toMatchObject({ department: { name: 'Care' }, company_location: { name: 'North clinic' } });

  // What a program of before leaves out stays; null takes it away. The history has the names.
  const change = async (value: Partial<typeof plainJob>) => {
    const { version } = await get(id, owner);
    return (
      await owner.call(api.updateJob, { params: { id }, body: { version, value: { ...plainJob, ...value } } })
    ).body;
  };
  expect((await change({ title: 'Nurse' })).department?.name).toBe('Care');
  const { version, items } = (await owner.call(api.getCompanyLists, {})).body.departments;
  const retired = items.map((item) => ({ ...item, retired: true }));
  await owner.call(api.changeCompanyList, { body: { list: 'departments', version, items: retired } });
  expect((await change({ department_id: care })).department?.name).toBe('Care');
  expect(await change({ department_id: null })).toMatchObject({
    department: null,
    company_location: { name: 'North clinic' },
  });
  const again = await owner.call(api.createJob, { body: { ...plainJob, department_id: care } });
  expect(again.status).toBe(422);
  const history = (await owner.call(api.listJobChanges, { params: { id } })).body.items;
  expect(history[0]?.changes).toEqual([
    { field: 'department_id', label: 'Department', before: 'Care', after: '' },
  ]);
});

test('postings, applicants and reports are narrowed to a department', async () => {
  const it = await entry('departments', 'IT');
  const { id } = await postJob(owner, { title: 'Admin', department_id: it });
  const inIt = await applicant(world, owner, { jobId: id });
  await applicant(world, owner);
  const query = { department: it };
  const postings = (await owner.call(api.listPostings, { query })).body;
  expect(postings.items.map(({ title, department }) => [title, department])).toEqual([['Admin', 'IT']]);
  expect(postings.total).toBe(1);
  const listed = (await owner.call(api.listApplicants, { query })).body;
  expect([listed.total, listed.items[0]?.id]).toEqual([1, inIt.id]);
  const figures = (await owner.call(api.getHiringFigures, { query })).body;
  expect(figures.now.find(({ figure }) => figure === 'applied')?.count).toBe(1);
  expect(figures.jobs.map(({ name }) => name)).toEqual(['Admin']);
  const report = (await owner.call(api.getHiringReport, { query })).body;
  expect(report.sources.reduce((sum, { applications }) => sum + applications, 0)).toBe(1);
  expect(report.funnel[0]?.count).toBe(1);
});

test('a company that ends takes its lists along, also where jobs and rejections name them', async () => {
  const last = await world.recruiter('lou@departments-end.example');
  const { id } = await applicant(world, last, {
    jobId: (await postJob(last, { department_id: await entry('departments', 'Care', last) })).id,
  });
  const body = { list: 'reject_reasons' as const, version: 0, items: [{ name: 'Schedule' }] };
  const own_reason = (await last.call(api.changeCompanyList, { body })).body.items[0]?.id ?? '';
  await last.call(api.moveApplicant, {
    params: { id },
    body: { version: 1, stage: 'rejected', rejection: { reason: 'other', own_reason } },
  });
  const companyId = last.user?.company?.id;
  expect(await world.rows('select 1 from rejections where own_reason_id = $1', [own_reason])).toHaveLength(1);
  await world.rows('delete from companies where id = $1', [companyId]);
  const left = 'select 1 from company_list_entries where company_id = $1';
  expect(await world.rows(left, [companyId])).toEqual([]);
});

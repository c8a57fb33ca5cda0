import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const good =
  'title,description,skills,location_type,status\nWelder,Weld.,Welding,remote,open\nBaker,Bake.,Baking,remote,';

test('a file is checked without storing anything, and posted whole or not at all', async () => {
  const checked = await recruiter.call(api.checkJobFile, { body: { csv: good } });
  expect(checked.body.rows.map(({ title, mistakes }) => [title, mistakes])).toEqual([
    ['Welder', []],
    ['Baker', []],
  ]);
  expect((await recruiter.call(api.listPostings, {})).body.total).toBe(0);
  const wrong = await recruiter.call(api.importJobFile, { body: { csv: `${good}\n,,,,` } });
  expect(wrong.body).toMatchObject({ created: 0 });
  expect((await recruiter.call(api.listPostings, {})).body.total).toBe(0);
  expect((await recruiter.call(api.importJobFile, { body: { csv: good } })).body.created).toBe(2);
  const { items } = (await recruiter.call(api.listPostings, {})).body;
  expect(Object.fromEntries(items.map(({ title, status }) => [title, status]))).toEqual({
    Baker: 'draft',
    Welder: 'open',
  });
});

test('a large file holds its transaction for as many statements as a small one', async () => {
  const other = await world.recruiter();
  const importing = (jobs: number) => {
    const rows = Array.from({ length: jobs }, (_, index) => `Welder ${index},Weld.,Welding,remote,open`);
    const csv = ['title,description,skills,location_type,status', ...rows].join('\n');
    return countStatements(world, () => other.call(api.importJobFile, { body: { csv } }));
  };
  expect(await importing(40)).toBe(await importing(2));
});

test('a file that is none is refused with the reason', async () => {
  const said = async (csv: string) => {
    const { problem } = await recruiter.call(api.checkJobFile, { body: { csv } });
    expect(problem?.code).toBe('invalid_input');
    return problem?.errors?.[0]?.detail;
  };
  const unpaired = 'a quotation mark in line 2 is not closed';
  expect(await said('title\n"x')).toContain(`The file cannot be read: ${unpaired}`);
  expect(await said('title,description\n=HYPERLINK("x"),words')).toContain(unpaired);
  expect(await said('title,description\n"x"y,words')).toContain(unpaired);
});

test("an export holds one's own company's jobs alone", async () => {
  const other = await world.recruiter();
  await postJob(other, { title: '=cmd|calc' });
  const file = await world.app.request('http://localhost:3000/api/recruiter/job-file');
  expect(file.status).toBe(401);
  const text = await (await other.send('GET', '/api/recruiter/job-file')).text();
  expect(text).toContain("'=cmd|calc");
  expect(text).not.toContain('Welder');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

const headers = { 'accept-language': 'de' };

let world: World;
let recruiter: Person;
let applicationId: string;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
  applicationId = (await applicant(world, recruiter)).id;
});
afterAll(() => world.close());

test('a file of applicants is written in the background in the language of whoever asked for it, or the one they named', async () => {
  expect(await headOf({}, headers)).toBe(
    'Name,E-Mail,Ort,Stelle,Phase,In dieser Phase seit,Absagegrund,Passung der Kenntnisse in %,Bekannte Kenntnisse,Beworben am,Quelle,Schlagwörter,Zuständig',
  );
  expect(await headOf({ language: 'en' }, headers)).toMatch(/^name,email,location,/);
  expect(await headOf({}, {})).toMatch(/^name,email,location,/);
});

test('the files that are read back keep the names of their columns in every language', async () => {
  for (const [path, start] of [
    ['/api/recruiter/job-file', 'title,description,skills,'],
    ['/api/recruiter/talent-file', 'name,email,phone,location,skills,way,'],
  ] as const) {
    const text = await (await recruiter.send('GET', path, { headers })).text();
    expect(text.replace('\uFEFF', '').slice(0, start.length)).toBe(start);
  }
});

async function headOf(wish: { language?: 'en' | 'de' }, asked: Record<string, string>): Promise<string> {
  const body = { wish: { do: 'export' as const, ...wish }, target: { ids: [applicationId] } };
  const { id } = (await recruiter.call(api.createBulkAction, { body, headers: asked })).body;
  await world.settle();
  const text = await (await recruiter.send('GET', `/api/bulk-actions/${id}/file`)).text();
  const [head = '', row = ''] = text.replace('\uFEFF', '').split('\r\n');
  expect(row.split(',').length).toBeGreaterThan(10);
  return head;
}

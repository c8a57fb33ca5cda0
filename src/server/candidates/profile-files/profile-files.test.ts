import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const theirs = {
  basics: {
    name: 'Ada Maria Quill',
    phone: '+44 1904 600 100',
    summary: 'Fits oak.',
    location: { city: 'York', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
  },
  work: [
    {
      name: 'Oak Yard',
      position: 'Fitter',
      startDate: '2012-04',
      endDate: '2014-09',
      highlights: ['a', 'b'],
    },
    { name: 'Ash Yard', position: 'Lead', startDate: '2015-01' },
    { name: 'No dates', position: 'Helper' },
  ],
  volunteer: [{ organization: 'Lifeboat' }],
};
const document = JSON.stringify(theirs);
const check = async (person: Person) =>
  (await person.call(api.checkProfileFile, { body: { document } })).body;
const take = (
  person: Person,
  version: number,
  fields: ('bio' | 'first_name' | 'last_name')[],
  positions: number[],
) => person.call(api.importProfile, { body: { version, document, fields, positions } });

test('an import shows a preview, applies what was chosen, and exports unchanged', async () => {
  const person = await world.candidate();
  const found = await check(person);
  expect(found.fields.find(({ field }) => field === 'location')).toMatchObject({
    before: '',
    after: 'York, GB',
  });
  expect(found.positions.map(({ state, problem }) => [state, problem])).toEqual([
    ['new', null],
    ['new', null],
    ['incomplete', 'Start date is required'],
  ]);
  expect(found.kept).toEqual([{ section: 'volunteer', count: 1 }]);
  const fields = found.fields.map(({ field }) => field);
  const done = await person.call(api.importProfile, {
    body: { version: found.version, document, fields, positions: [0, 1, 2] },
  });
  expect(done.body).toEqual({ changed: fields.length, added: 2 });
  const { items } = (await person.call(api.listExperiences, {})).body;
  expect(items).toMatchObject([
    { company_name: 'Ash Yard', start_date: '2015-01-01', end_date: null, is_current: true },
    { company_name: 'Oak Yard', end_date: '2014-09-01', experience_details: 'a\nb' },
  ]);
  const out = await person.send('GET', '/api/profile/file?format=json');
  const written = (await out.json()) as typeof theirs & { basics: { email?: string } };
  delete written.basics.email;
  expect(written).toMatchObject({ ...theirs, work: [theirs.work[1], theirs.work[0], theirs.work[2]] });
  const again = await check(person);
  expect(again.fields).toEqual([]);
  expect(again.positions.map(({ state }) => state)).toEqual(['known', 'known', 'incomplete']);
});

test('an import applies only what was chosen, and nothing over a newer profile or with mistakes', async () => {
  const person = await world.candidate();
  const { version } = await check(person);
  expect((await take(person, version, ['bio'], [])).body).toEqual({ changed: 1, added: 0 });
  const { personal_info: info } = (await person.call(api.getProfile, {})).body;
  expect([info.bio, info.first_name, info.phone]).toEqual(['Fits oak.', '', '']);
  expect((await take(person, version, ['first_name'], [0])).problem?.code).toBe('stale_version');
  expect((await person.call(api.listExperiences, {})).body.items).toEqual([]);
  const bad = JSON.stringify({ work: [{ startDate: '2020-13' }] });
  const { problem } = await person.call(api.checkProfileFile, { body: { document: bad } });
  expect(problem?.errors).toEqual([
    { pointer: 'work[0].startDate', detail: 'Use a date like 2024, 2024-03 or 2024-03-01.' },
  ]);
});

test.each([
  ['pdf', '%PDF'],
  ['docx', 'PK'],
  ['md', '# '],
])('the profile is exported as %s', async (format, start) => {
  const person = await world.candidate();
  const { version } = await check(person);
  await take(person, version, ['first_name', 'last_name'], [0]);
  const file = await person.send('GET', `/api/profile/file?format=${format}`);
  expect(file.headers.get('content-disposition')).toContain('Ada Maria Quill');
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${start}`));
});

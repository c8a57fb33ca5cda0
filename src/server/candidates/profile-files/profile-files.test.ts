import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { zipOf } from '../../testing/zip-of.ts';
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
const taken = <Field extends string>(fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, 'taken'])) as Record<Field, 'taken'>;
const check = async (person: Person) =>
  (await person.call(api.checkProfileFile, { body: { document } })).body;
const take = (
  person: Person,
  version: number,
  fields: ('bio' | 'first_name' | 'last_name')[],
  positions: number[],
) => person.call(api.importProfile, { body: { version, document, fields: taken(fields), positions } });

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
  expect(found.sections).toMatchObject([
    { section: 'volunteer', before: '', after: 'Lifeboat', proposed: 'taken' },
  ]);
  const fields = found.fields.map(({ field }) => field);
  const done = await person.call(api.importProfile, {
    body: {
      version: found.version,
      document,
      fields: taken(fields),
      positions: [0, 1, 2],
      sections: { volunteer: 'taken' },
    },
  });
  expect(done.body).toEqual({ changed: fields.length, added: 2, skills: 0 });
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
  expect((await take(person, version, ['bio'], [])).body).toEqual({ changed: 1, added: 0, skills: 0 });
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

test('a second file is merged value by value: mine, theirs or both, and nothing of an earlier one is lost', async () => {
  const person = await world.candidate();
  const { version } = await check(person);
  const sections = { volunteer: 'taken' as const };
  await person.call(api.importProfile, {
    body: { version, document, fields: taken(['bio', 'phone']), positions: [0], sections },
  });
  const zip = await zipOf({
    'Profile.csv': 'First Name,Last Name,Summary,Headline\nAda,Quill,"Fits oak.\nLeads two.",Fitter\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Oak Yard,Fitter,"a\nc",Hull,Apr 2012,Oct 2014\nOak Yard,Fitter,,,Jan 2016,\n',
    'Skills.csv': 'Name\nSQL\nJoinery\n',
    'Volunteering.csv': 'Company Name,Role\nFood bank,Driver\n',
    'messages.csv': 'never,read',
  });
  const read = (await person.call(api.readProfileFile, { body: new Blob([zip]) })).body;
  expect([read.format, read.document.includes('never')]).toEqual(['linkedin', false]);
  const { found } = read;
  expect(found.fields.map((one) => [one.field, one.before, one.proposed, one.choices.length])).toEqual([
    ['first_name', '', 'taken', 2],
    ['last_name', '', 'taken', 2],
    ['bio', 'Fits oak.', 'kept', 3],
  ]);
  expect(found.positions.map(({ state, changes }) => [state, changes.map(({ part }) => part)])).toEqual([
    ['known', ['end', 'location', 'details']],
    ['similar', []],
  ]);
  const done = await person.call(api.importProfile, {
    body: {
      version: found.version,
      document: read.document,
      fields: { bio: 'both', last_name: 'taken' },
      positions: [],
      changes: [
        { index: 0, part: 'details', choice: 'both' },
        { index: 0, part: 'location', choice: 'taken' },
      ],
      skills: ['Joinery'],
      sections: { volunteer: 'both' },
    },
  });
  expect(done.body).toEqual({ changed: 4, added: 0, skills: 1 });
  const page = (await person.call(api.getProfilePage, {})).body;
  const { personal_info: info } = page.profile;
  expect([info.first_name, info.last_name, info.bio]).toEqual(['', 'Quill', 'Fits oak.\nLeads two.']);
  expect(page.experiences).toMatchObject([
    { location: 'Hull', experience_details: 'a\nb\nc', end_date: '2014-09-01' },
  ]);
  expect(page.skills.map(({ name, stated }) => [name, stated])).toEqual([['Joinery', true]]);
  const out = (await (await person.send('GET', '/api/profile/file?format=json')).json()) as {
    volunteer: unknown;
    skills: { name: string }[];
    basics: { label?: string };
  };
  expect(out.volunteer).toEqual([
    { organization: 'Lifeboat' },
    { organization: 'Food bank', position: 'Driver' },
  ]);
  expect([out.skills, out.basics.label]).toEqual([[{ name: 'Joinery' }], undefined]);
});

test.each([
  ['no profile', 'hello there', /No profile was found/],
  [
    'a document type',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Candidate>&b;</Candidate>',
    /read safely/,
  ],
  ['an unknown entity', '<Candidate>&xxe;</Candidate>', /damaged/],
  ['other XML', '<svg><a/></svg>', /No profile was found/],
  ['half a ZIP', 'PK\u0003\u0004oops', /damaged/],
])('a file with %s is refused in words', async (_what, text, words) => {
  const person = await world.candidate();
  const { problem } = await person.call(api.readProfileFile, { body: new Blob([text]) });
  expect([problem?.code, problem?.detail]).toEqual(['unsupported_file', expect.stringMatching(words)]);
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { experience } from '../../testing/sample-entries.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { english } from '../../../messages/english.ts';

let world: World;
let ada: Person;
let later = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + later) });
  ada = await world.candidate();
});
afterAll(() => world.close());

const past = { ...experience, is_current: false, end_date: '2021-06-01' };
const add = (person: Person, body = experience as typeof past | typeof experience) =>
  person.call(api.createExperience, { body });
const list = async (person: Person) => (await person.call(api.listExperiences, {})).body.items;
const remove = (person: Person, id: string) => person.call(api.deleteExperience, { params: { id } });
const restore = (person: Person, id: string) => person.call(api.restoreExperience, { params: { id } });

describe('input is validated by the server, with the specified messages', () => {
  const words = english.experiences;
  test.each([
    [{ company_name: ' ' }, words.companyRequired],
    [{ job_title: '' }, words.titleRequired],
    [{ start_date: '' }, words.startRequired],
    [{ end_date: null }, words.endRequired],
    [{ end_date: '2019-02-01' }, words.endBeforeStart],
    [{ experience_details: '\n' }, words.detailsRequired],
  ])('%o', async (change, detail) => {
    const { status, problem } = await add(ada, { ...past, ...change } as typeof past);
    expect([status, problem?.errors?.map((error) => error.detail)]).toEqual([422, [detail]]);
  });
});

test('a current position has no end, and every date is the first day of its month', async () => {
  const person = await world.candidate();
  const current = await add(person, { ...past, is_current: true, start_date: '2019-03-31' } as typeof past);
  expect(current.body).toMatchObject({ start_date: '2019-03-01', end_date: null, is_current: true });
  const sameMonth = await add(person, { ...past, start_date: '2020-05-31', end_date: '2020-05-01' });
  expect(sameMonth.body).toMatchObject({ start_date: '2020-05-01', end_date: '2020-05-01' });
});

test('the newest start comes first', async () => {
  const person = await world.candidate();
  for (const start_date of ['2015-01-01', '2020-01-01', '1969-07-01'])
    await add(person, { ...past, start_date });
  expect((await list(person)).map((item) => item.start_date)).toEqual([
    '2020-01-01',
    '2015-01-01',
    '1969-07-01',
  ]);
});

test.each(['李', 'Ὀδυσσεύς', 'محمد بن سلمان', 'नीरजा', 'Þórðr', '🧑‍🔧', 'x'.repeat(200)])(
  'a name in any script is stored unchanged: %s',
  async (name) => {
    const made = (await add(ada, { ...past, company_name: name, job_title: name })).body;
    expect(made).toMatchObject({ company_name: name, job_title: name });
    await remove(ada, made.id);
  },
);

test('of two tabs that edit one experience, the second sees what the first saved', async () => {
  const { id } = (await add(ada)).body;
  const edit = (title: string) =>
    ada.call(api.updateExperience, {
      params: { id },
      body: { version: 1, value: { ...experience, job_title: title } },
    });
  expect((await edit('Nurse')).body).toMatchObject({ version: 2 });
  expect(await edit('Cook')).toMatchObject({
    status: 412,
    problem: { current: { job_title: 'Nurse', version: 2 } },
  });
});

test('a double click adds one', async () => {
  const person = await world.candidate();
  const send = () =>
    person.call(api.createExperience, { body: experience, headers: { 'idempotency-key': 'twice-clicked' } });
  await Promise.all([send(), send()]);
  expect(await list(person)).toHaveLength(1);
});

test('a deleted experience can be restored for ten minutes by its owner alone', async () => {
  const person = await world.candidate();
  const made = (await add(person, past)).body;
  await remove(person, made.id);
  expect(await list(person)).toEqual([]);
  expect((await restore(await world.candidate(), made.id)).status).toBe(404);
  expect((await restore(person, made.id)).body).toEqual(made);
  expect(await list(person)).toEqual([made]);
  expect((await restore(person, made.id)).status).toBe(404);
  await remove(person, made.id);
  later = 11 * minuteMs;
  expect((await restore(person, made.id)).status).toBe(404);
  later = 0;
});

test('an entry from a resume is labelled, also after it is restored', async () => {
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Go']);
  await world.settle();
  const accept = async () => {
    const { version } = (await person.call(api.getReading, { params: { id: resume.id } })).body.resume;
    await person.call(api.correctReading, {
      params: { id: resume.id },
      body: { version, corrections: [{ action: 'accept', path: 'experience/0' }] },
    });
  };
  await accept();
  await add(person);
  const merged = await list(person);
  expect(merged.map(({ source }) => source).toSorted()).toEqual(['entered', 'resume']);
  const read = merged.find(({ source }) => source === 'resume');
  await remove(person, read?.id ?? '');
  expect((await restore(person, read?.id ?? '')).body).toEqual(read);
});

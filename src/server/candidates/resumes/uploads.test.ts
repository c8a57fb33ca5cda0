import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { parseResumeTask } from './tasks.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const upload = (person: Person, text: string, name = 'cv.txt') =>
  person.call(api.uploadResume, {
    query: { file_name: name },
    body: new Blob([text], { type: 'text/plain' }),
  });
const listed = async (person: Person) => (await person.call(api.listResumes, {})).body.items;

/** The keys of this person's files in the store. */
async function filesOf(person: Person): Promise<string[]> {
  const keys = [];
  for await (const { key } of world.services.files.list()) if (key.startsWith(person.id)) keys.push(key);
  return keys;
}

test('a resume in Arabic is read, name, place, dates and skills', async () => {
  const person = await world.candidate();
  const text = `ليلى حداد
layla.haddad@mail.example | +966 50 123 4567 | الرياض، المملكة العربية السعودية

الخبرة العملية
مهندسة برمجيات، شركة النخيل، الرياض
مارس 2019 - الآن
- بنيت خدمات على PostgreSQL و Docker

المهارات
PostgreSQL, Docker, Python

التعليم
بكالوريوس علوم الحاسوب، جامعة الملك سعود، 2014 - 2018
`;
  const { id } = (await upload(person, text, 'سيرة.txt')).body;
  await world.settle();
  const reading = (await person.call(api.getReading, { params: { id } })).body;
  expect(reading.resume).toMatchObject({ parse_status: 'done', file_name: 'سيرة.txt' });
  const page = (await person.call(api.getProfilePage, {})).body;
  expect(page.profile.personal_info).toMatchObject({
    first_name: 'ليلى',
    last_name: 'حداد',
    phone: '+966 50 123 4567',
  });
  expect(page.skills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Docker', 'PostgreSQL', 'Python']),
  );
});

test('the same file is reported and stored once, also under another name and at the same moment', async () => {
  const person = await world.candidate();
  const text = resumeText('Robin Okafor', ['Go']);
  const both = await Promise.all([upload(person, text), upload(person, text, 'again.txt')]);
  expect(both.filter((answer) => answer.body.already_kept)).toHaveLength(1);
  expect(both[0].body.id).toBe(both[1].body.id);
  expect(await filesOf(person)).toHaveLength(1);
  const other = await world.candidate();
  expect((await upload(other, text)).body.already_kept).toBe(false);
  await person.call(api.deleteResume, { params: { id: both[0].body.id } });
  expect((await upload(person, text)).body.already_kept).toBe(false);
});

test('an interrupted upload leaves neither file nor row', async () => {
  const person = await world.candidate();
  const cut = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('Robin Okafor\n'));
      controller.error(new Error('The line was cut.'));
    },
  });
  const answer = await person.send('POST', '/api/resumes?file_name=cv.txt', {
    body: cut,
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer.ok).toBe(false);
  expect(await listed(person)).toEqual([]);
  expect(await filesOf(person)).toEqual([]);
});

test('a resume deleted while it is parsed leaves no row, no file and no values in the profile', async () => {
  const person = await world.candidate();
  const { id, storage_path: path } = await uploadResume(person, ['Go'], 'Gone Before');
  const { files } = world.services;
  const read = async (key: string) => {
    const bytes = await files.read(key);
    await person.call(api.deleteResume, { params: { id } });
    return bytes;
  };
  await parseResumeTask.run({ resumeId: id }, { ...world.services, files: { ...files, read } });
  expect(await listed(person)).toEqual([]);
  expect(await files.read(path)).toBeNull();
  const profile = (await person.call(api.getProfile, {})).body;
  expect(profile).toMatchObject({ resume_file_url: null, personal_info: { first_name: '' } });
});

test.each([
  ['My best one', 'My best one.txt'],
  ['ready.TXT', 'ready.TXT'],
  ['virus.exe', 'virus.exe.txt'],
  ['../../etc/passwd', 'passwd.txt'],
  ['سيرة ذاتية', 'سيرة ذاتية.txt'],
  ['履', '履.txt'],
  ['é'.repeat(300), `${'é'.repeat(190)}.txt`],
])('a resume named %s is %s', async (typed, name) => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  const renamed = await person.call(api.renameResume, { params: { id }, body: { file_name: typed } });
  expect(renamed.body.file_name).toBe(name);
});

test('a name is needed, and the resume must be one’s own', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  const rename = (by: Person, name: string) =>
    by.call(api.renameResume, { params: { id }, body: { file_name: name } });
  expect((await rename(person, '  ')).problem?.errors).toEqual([
    { pointer: '/file_name', detail: 'Give the resume a name.' },
  ]);
  expect((await rename(await world.candidate(), 'mine now')).status).toBe(404);
});

test('the list says how many applications were sent with each resume', async () => {
  const recruiter = await world.recruiter();
  const person = await world.candidate();
  const sent = await uploadResume(person, ['Go']);
  await uploadResume(person, ['Docker']);
  for (const job of [await postJob(recruiter), await postJob(recruiter)])
    await person.call(api.applyToJob, {
      params: { id: job.id },
      body: { resume_id: sent.id, cover_note: '' },
    });
  expect((await listed(person)).map(({ applications }) => applications)).toEqual([0, 2]);
});

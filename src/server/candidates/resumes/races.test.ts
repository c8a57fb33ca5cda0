import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Correction } from '../../../api/candidates/resumes.ts';
import type { FileStore } from '../../platform/adapters/files/file-store.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { parseResumeTask, sweepFilesTask, takeUpLostReadings } from './tasks.ts';
import { hourMs } from '../../../api/platform/durations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const readingOf = async (person: Person, id: string) =>
  (await person.call(api.getReading, { params: { id } })).body;
const correct = async (person: Person, id: string, corrections: Correction[]) =>
  person.call(api.correctReading, {
    params: { id },
    body: { version: (await readingOf(person, id)).resume.version, corrections },
  });

/** Reads a resume, and lets something else happen while its file is being read. */
function parseWhile(resumeId: string, meanwhile: (files: FileStore) => Promise<unknown>): Promise<void> {
  const { files } = world.services;
  const read: FileStore['read'] = async (key) => {
    await meanwhile(files);
    return files.read(key);
  };
  return parseResumeTask.run({ resumeId }, { ...world.services, files: { ...files, read } });
}

test('a resume that turns out unreadable leaves alone the profile of the one made current meanwhile', async () => {
  const person = await world.candidate();
  const good = await uploadResume(person, ['Go'], 'Nadia Osei');
  await world.settle();
  const bad = await uploadResume(person, ['Go'], 'Somebody Else');
  await parseWhile(bad.id, async (files) => {
    await person.call(api.makeResumeCurrent, { params: { id: good.id } });
    await files.remove(bad.storage_path);
  });
  const profile = (await person.call(api.getProfile, {})).body;
  expect(profile).toMatchObject({
    resume_file_url: good.storage_path,
    personal_info: { first_name: 'Nadia' },
  });
});

test('a second run of reading does not undo what the person corrected after the first', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  await parseWhile(id, async () => {
    await world.settle();
    await correct(person, id, [{ action: 'edit', path: 'name', value: 'Robin Adeyemi' }]);
  });
  const { values, resume } = await readingOf(person, id);
  expect(resume.parse_status).toBe('done');
  expect(values.find((value) => value.path === 'name')).toMatchObject({
    state: 'edited',
    value: 'Robin Adeyemi',
  });
});

test('corrections are rejected while the file is parsed again', async () => {
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Go']);
  await world.settle();
  const body = { fileUrl: resume.storage_path, userId: person.id, fileType: resume.file_type };
  expect((await person.call(api.parseResume, { body })).body.parse_status).toBe('waiting');
  expect((await correct(person, resume.id, [{ action: 'drop', path: 'name' }])).status).toBe(409);
  await world.settle();
  expect((await correct(person, resume.id, [{ action: 'drop', path: 'name' }])).status).toBe(200);
});

test('a correction of the resume that was sent changes the score, also when another one is current', async () => {
  const recruiter = await world.recruiter();
  const job = await postJob(recruiter, { skills: ['PostgreSQL', 'Go'] });
  const person = await world.candidate();
  const sent = await uploadResume(person, ['PostgreSQL']);
  await uploadResume(person, ['Docker']);
  await person.call(api.applyToJob, { params: { id: job.id }, body: { resume_id: sent.id, cover_note: '' } });
  await world.settle();
  const overlap = async () =>
    (await person.call(api.getJobFit, { params: { id: job.id } })).body.fit?.skill_overlap;
  expect(await overlap()).toBe(50);
  await correct(person, sent.id, [{ action: 'add', kind: 'skill', value: 'Go' }]);
  await world.settle();
  // What a person adds to a reading is said by them, not shown by the file: a quarter of a skill.
  expect(await overlap()).toBe(63);
});

test('accepting a position again keeps the entry that the person has edited since', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  await world.settle();
  await correct(person, id, [{ action: 'accept', path: 'experience/0' }]);
  const [entry] = (await person.call(api.listExperiences, {})).body.items;
  if (!entry) throw new Error('The position was not accepted.');
  const { company_name, job_title, start_date, end_date, location, is_current } = entry;
  await person.call(api.updateExperience, {
    params: { id: entry.id },
    body: {
      version: 1,
      value: {
        company_name,
        job_title,
        start_date,
        end_date,
        location,
        is_current,
        experience_details: 'In my words.',
      },
    },
  });
  expect((await correct(person, id, [{ action: 'accept', path: 'experience/0' }])).status).toBe(200);
  expect((await person.call(api.listExperiences, {})).body.items).toMatchObject([
    { id: entry.id, experience_details: 'In my words.' },
  ]);
});

test('an added skill can be accepted and edited, and stays an added one', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  await world.settle();
  await correct(person, id, [{ action: 'add', kind: 'skill', value: 'Welding' }]);
  await correct(person, id, [{ action: 'accept', path: 'added/0' }]);
  const { body } = await correct(person, id, [{ action: 'edit', path: 'added/0', value: 'TIG welding' }]);
  expect(body.values.find((value) => value.path === 'added/0')).toMatchObject({
    state: 'added',
    value: 'TIG welding',
  });
});

test('the twentieth resume is the last, also when many come at once, and its repeat is answered', async () => {
  const person = await world.candidate();
  const send = (key: string) =>
    person.call(api.uploadResume, {
      query: { file_name: 'cv.txt' },
      body: new Blob([resumeText('Robin Okafor', ['Go', key])], { type: 'text/plain' }),
      headers: { 'idempotency-key': key },
    });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => send(`upload-${index}`)));
  const stored = answers.findIndex((answer) => answer.status === 200);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
  expect(answers.filter((answer) => answer.problem?.code === 'quota_reached')).toHaveLength(4);
  expect((await send(`upload-${stored}`)).body.id).toBe(answers[stored]?.body.id);
  const files = [];
  for await (const { key } of world.services.files.list()) if (key.startsWith(person.id)) files.push(key);
  expect(files).toHaveLength(20);
});

test('a deleted resume is retained while an application uses it, and removed afterwards', async () => {
  const job = await postJob(await world.recruiter());
  const person = await world.candidate();
  const first = await uploadResume(person, ['Go']);
  const second = await uploadResume(person, ['Docker']);
  const apply = (resumeId: string) =>
    person.call(api.applyToJob, { params: { id: job.id }, body: { resume_id: resumeId, cover_note: '' } });
  const sent = (await apply(first.id)).body;
  await person.call(api.deleteResume, { params: { id: first.id } });
  const later = new Date(Date.now() + 2 * hourMs);
  const sweep = () => sweepFilesTask.run({}, { ...world.services, now: () => later });
  await sweep();
  expect(await world.services.files.read(first.storage_path)).not.toBeNull();
  await person.call(api.withdrawApplication, { params: { id: sent.id }, body: { version: sent.version } });
  expect((await apply(second.id)).status).toBe(200);
  await sweep();
  expect(await world.services.files.read(first.storage_path)).toBeNull();
  expect(await world.rows('select 1 from resume_metadata where id = $1', [first.id])).toEqual([]);
});

test('applying with a resume and deleting it at the same time both succeed, and the application keeps its file', async () => {
  const recruiter = await world.recruiter();
  const person = await world.candidate();
  for (let round = 0; round < 10; round++) {
    const job = await postJob(recruiter);
    const resume = await uploadResume(person, ['Go']);
    const [applied, deleted] = await Promise.all([
      person.call(api.applyToJob, {
        params: { id: job.id },
        body: { resume_id: resume.id, cover_note: '' },
      }),
      person.call(api.deleteResume, { params: { id: resume.id } }),
    ]);
    expect([200, 404]).toContain(applied.status);
    expect(deleted.status).toBe(204);
    const kept = await world.services.files.read(resume.storage_path);
    expect(kept !== null).toBe(applied.status === 200);
  }
});

test('at startup, unparsed resumes without a task are parsed, those with a task are left to it', async () => {
  const person = await world.candidate();
  const [lost, waiting] = [await uploadResume(person, ['Go']), await uploadResume(person, ['Docker'])];
  await world.rows("delete from pgboss.job where data->>'resumeId' = $1", [lost.id]);
  await world.rows("update resume_metadata set parse_status = 'reading' where id = any($1)", [
    [lost.id, waiting.id],
  ]);
  const tasks = () =>
    world.rows("select 1 from pgboss.job where data->>'resumeId' = any($1)", [[lost.id, waiting.id]]);
  await takeUpLostReadings(world.services);
  expect(await tasks()).toHaveLength(2);
  await world.settle();
  expect((await readingOf(person, lost.id)).resume.parse_status).toBe('done');
});

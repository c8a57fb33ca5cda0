import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { newestMail } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { eraseAccount } from '../../privacy/personal-data/erase-commands.ts';

let world: World;
let recruiter: Person;
let job: Job;

beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rosa@brightwater.example');
  job = await postJob(recruiter, { title: 'Welder', skills: ['Welding'] });
});
afterAll(() => world.close());

/** A resume of somebody whom no phone connects with the others. */
const resumeOf = (name: string, skills: string[]) =>
  resumeText(name, skills).replace(
    '901820',
    String(100_000 + (Buffer.from(name).reduce((sum, byte) => sum * 7 + byte, 0) % 900_000)),
  );
const begin = async (jobId: string | null = job.id) =>
  (await recruiter.call(api.createResumeImport, { body: { job_id: jobId, source: 'A fair in May.' } })).body
    .id;
const filesOf = async (id: string) =>
  (await recruiter.call(api.listImportFiles, { params: { id }, query: { limit: 100 } })).body.items;
/** Brings a resume in and returns its file as it was settled. */
async function bring(id: string, text: string, name = 'new.txt') {
  const { body } = await recruiter.call(api.addImportFile, {
    params: { id },
    query: { file_name: name },
    body: new Blob([text], { type: 'text/plain' }),
  });
  await world.settle();
  const file = (await filesOf(id)).find((one) => one.id === body.id);
  if (!file) throw new Error('The file is not there.');
  return file;
}
type Decision = Parameters<typeof recruiter.call<typeof api.decideImportFile>>[1]['body'];
const decide = (id: string, body: Decision, by = recruiter) =>
  by.call(api.decideImportFile, { params: { id }, body });
const applicant = async (id: string | null) =>
  (await recruiter.call(api.getApplicant, { params: { id: id ?? '' } })).body;
const opens = async (id: string, by = recruiter) => {
  const link = await by.call(api.linkImportFile, { params: { id } });
  return link.problem ? link.problem.code : (await by.send('GET', link.body.url)).status;
};
const rowsOf = (table: string, id: string) =>
  world.rows(`select * from ${table} where ${table === 'users' ? 'id' : 'user_id'} = $1 order by 1`, [id]);

test('a second resume for the same job becomes a further file of the applicant, and waits again when that is taken back', async () => {
  const old = await bring(await begin(), resumeOf('Maja Lund', ['Welding']), 'old.txt');
  const before = await applicant(old.application_id);
  const later = await begin();
  const file = await bring(later, resumeOf('Maja Lund', ['Welding', 'Baking']));
  expect(file).toMatchObject({ state: 'duplicate', phone: expect.stringMatching(/^\d+$/) });
  expect(file.matches).toMatchObject([
    {
      why: 'email',
      application_id: old.application_id,
      email: 'maja.lund@mail.example',
      file_name: 'old.txt',
      has_account: false,
      mergeable: true,
    },
  ]);
  const merge = { do: 'merge' as const, application_id: old.application_id ?? '' };
  expect((await decide(file.id, merge)).body).toMatchObject({
    state: 'merged',
    application_id: old.application_id,
  });
  const merged = await applicant(old.application_id);
  expect(merged).toMatchObject({
    ...before,
    unread: false,
    more_files: [{ id: file.id, file_name: 'new.txt' }],
    timeline: expect.anything(),
  });
  expect(await opens(file.id)).toBe(200);
  // What comes next is recognised by the file that was merged, too.
  const third = await bring(await begin(), resumeOf('Maja Lund', ['Welding', 'Baking']), 'third.txt');
  expect(third.matches).toMatchObject([{ why: 'file', application_id: old.application_id }]);
  expect((await decide(file.id, { do: 'split' })).body).toMatchObject({
    state: 'duplicate',
    application_id: null,
  });
  expect((await applicant(old.application_id)).more_files).toEqual([]);
  expect((await decide(file.id, { do: 'split' })).problem?.code).toBe('conflict');
});

test('for another job the same person becomes an applicant there as well; both applications name each other', async () => {
  const old = await bring(await begin(), resumeOf('Otto Berg', ['Welding']));
  const other = await postJob(recruiter, { title: 'Pipe Fitter', skills: ['Welding'] });
  const file = await bring(await begin(other.id), resumeOf('Otto Berg', ['Welding', 'Pipes']));
  const merged = (await decide(file.id, { do: 'merge', application_id: old.application_id ?? '' })).body;
  expect(merged.state).toBe('merged');
  expect(merged.application_id).not.toBe(old.application_id);
  const titles = async (id: string | null) => (await applicant(id)).also_applied.map((one) => one.job_title);
  expect(await titles(old.application_id)).toEqual(['Pipe Fitter']);
  expect(await titles(merged.application_id)).toEqual(['Welder']);
  expect((await decide(file.id, { do: 'split' })).body).toMatchObject({
    state: 'added',
    application_id: merged.application_id,
  });
  expect(await titles(old.application_id)).toEqual([]);
});

test('a merge with a member changes nothing in their account, and their deletion takes the file along', async () => {
  const member = await world.candidate('mina.member@mail.example');
  const { id: resume } = await uploadResume(member, ['Welding'], 'Mina Member');
  await world.settle();
  await member.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: '', answers: [] },
  });
  await world.settle();
  const file = await bring(await begin(), resumeOf('Mina Member', ['Welding', 'Baking']));
  const [match] = file.matches;
  expect(match).toMatchObject({ why: 'email', has_account: true });
  const { id } = (await member.call(api.getSession, {})).body.user ?? { id: '' };
  const theirs = () =>
    Promise.all(
      ['users', 'candidate_profile', 'resume_metadata', 'candidate_skills'].map((table) => rowsOf(table, id)),
    );
  const before = await theirs();
  await decide(file.id, { do: 'merge', application_id: match?.application_id ?? '' });
  await world.settle();
  expect(await theirs()).toEqual(before);
  expect((await applicant(match?.application_id ?? '')).more_files).toHaveLength(1);
  await member.call(api.withdrawApplication, {
    params: { id: match?.application_id ?? '' },
    body: { version: 1 },
  });
  expect(await opens(file.id)).toBe('not_found');
  await world.rows(
    `insert into account_deletions (user_id, token_hash, requested_at, due_at) values ($1, 'x', now() - interval '9 days', now() - interval '1 day')`,
    [id],
  );
  await eraseAccount(world.services, id);
  expect(await world.rows("select 1 from added_people where name = 'Mina Member'")).toEqual([]);
  expect(
    await world.rows(
      'select 1 from resume_metadata where sha256 in (select sha256 from resume_import_files where id = $1)',
      [file.id],
    ),
  ).toEqual([]);
});

test('a record that was typed into the pool gets the file, keeps what it had, and stays when the import is undone', async () => {
  const added = await recruiter.call(api.addTalent, {
    body: {
      name: 'Pelle Typed',
      email: 'pelle.typed@mail.example',
      phone: '',
      location: '',
      skills: ['Sailing'],
      source: 'He called us.',
    },
  });
  const talent = { id: added.body.id };
  const id = await begin(null);
  const file = await bring(id, resumeOf('Pelle Typed', ['Welding']));
  await decide(file.id, { do: 'merge', talent_id: talent.id });
  const record = (await recruiter.call(api.getTalent, { params: talent })).body;
  expect(record).toMatchObject({
    name: 'Pelle Typed',
    skills: ['Sailing'],
    resume: { file_name: 'new.txt' },
  });
  await recruiter.call(api.undoResumeImport, { params: { id } });
  await world.settle();
  const left = (await recruiter.call(api.getTalent, { params: talent })).body;
  expect(left).toMatchObject({ name: 'Pelle Typed', skills: ['Sailing'], resume: null, more_files: [] });
});

test('undoing the older import sets a merged file apart; an objection takes all of the person along', async () => {
  const first = await begin();
  const old = await bring(first, resumeOf('Sina Apart', ['Welding']));
  const second = await begin();
  const file = await bring(second, resumeOf('Sina Apart', ['Welding', 'Baking']));
  await decide(file.id, { do: 'merge', application_id: old.application_id ?? '' });
  await recruiter.call(api.undoResumeImport, { params: { id: first } });
  await world.settle();
  expect((await filesOf(second))[0]).toMatchObject({ state: 'duplicate', application_id: null });
  expect(await opens(file.id)).toBe(200);

  const one = await begin();
  const kept = await bring(one, resumeOf('Objec Tor', ['Welding']));
  const more = await bring(await begin(), resumeOf('Objec Tor', ['Welding', 'Baking']));
  await decide(more.id, { do: 'merge', application_id: kept.application_id ?? '' });
  await recruiter.call(api.notifyImported, { params: { id: one } });
  await world.settle();
  const token =
    (await newestMail(world, 'objec.tor@mail.example', 'applicant_added')).link.split('#')[1] ?? '';
  await world.visitor().call(api.removeAddedRecord, { body: { token } });
  expect(await world.rows("select 1 from added_people where name = 'Objec Tor'")).toEqual([]);
  expect(await opens(more.id)).toBe('not_found');
});

test('whoever takes their record over has both files, and the employer still reads both', async () => {
  const one = await begin();
  const old = await bring(one, resumeOf('Klara Claim', ['Welding']));
  const file = await bring(await begin(), resumeOf('Klara Claim', ['Welding', 'Baking']));
  await decide(file.id, { do: 'merge', application_id: old.application_id ?? '' });
  await recruiter.call(api.notifyImported, { params: { id: one } });
  await world.settle();
  const token =
    (await newestMail(world, 'klara.claim@mail.example', 'applicant_added')).link.split('#')[1] ?? '';
  const person = world.visitor();
  await person.call(api.claimAddedRecord, { body: { token } });
  const { items } = (await person.call(api.listResumes, {})).body;
  expect(items.map((item) => item.file_name)).toEqual(['new.txt', 'new.txt']);
  expect((await applicant(old.application_id)).more_files).toHaveLength(1);
  expect(await opens(file.id)).toBe(200);
  expect((await decide(file.id, { do: 'split' })).problem?.code).toBe('conflict');
});

test('nobody is merged across companies, with someone who is not among the matches, or in a blind review', async () => {
  const rival = await world.recruiter('hr@rival.example');
  const elsewhere = await postJob(rival, { skills: ['Welding'] });
  const theirs = await rival.call(api.createResumeImport, {
    body: { job_id: elsewhere.id, source: 'A fair.' },
  });
  await rival.call(api.addImportFile, {
    params: { id: theirs.body.id },
    query: { file_name: 'cv.txt' },
    body: new Blob([resumeOf('Vera Foreign', ['Welding'])], { type: 'text/plain' }),
  });
  await world.settle();
  const [foreign] = (await rival.call(api.listImportFiles, { params: { id: theirs.body.id }, query: {} }))
    .body.items;
  const veiled = await postJob(recruiter, { title: 'Blind Welder', skills: ['Welding'] });
  const old = await bring(await begin(veiled.id), resumeOf('Vera Foreign', ['Welding']));
  expect(old).toMatchObject({ state: 'added', matches: [] });
  const stranger = await bring(await begin(), resumeOf('Some Body', ['Welding']));
  const file = await bring(await begin(veiled.id), resumeOf('Vera Foreign', ['Welding', 'Baking']));
  for (const id of [foreign?.application_id, stranger.application_id])
    expect((await decide(file.id, { do: 'merge', application_id: id ?? '' })).problem?.code).toBe('conflict');
  const merge = { do: 'merge' as const, application_id: old.application_id ?? '' };
  expect((await decide(file.id, merge, rival)).problem?.code).toBe('not_found');
  expect(await opens(file.id, rival)).toBe('not_found');
  const { body: pipeline } = await recruiter.call(api.getJobPipeline, { params: { id: veiled.id } });
  const params = { id: veiled.id };
  const body = { version: pipeline.version, stages: pipeline.stages, blind: true };
  await recruiter.call(api.changeJobPipeline, { params, body });
  expect((await decide(file.id, merge)).problem?.code).toBe('conflict');
  expect(await opens(file.id)).toBe('not_found');
});

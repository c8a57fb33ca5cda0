import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { moveTo } from '../../testing/applicants.ts';
import { postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('rosa@brightwater.example');
});
afterAll(() => world.close());

const erase = (id: string | null) => owner.call(api.eraseApplicant, { params: { id: id ?? '' } });
const reject = (id: string | null) => moveTo(owner, id ?? '', 1, 'rejected', 'skills');
const nameOf = async (id: string | null) =>
  (await owner.call(api.getApplicant, { params: { id: id ?? '' } })).body.candidate?.name;
/** A resume of somebody whom no phone connects with the others. */
const resumeOf = (name: string, skills: string[]) =>
  resumeText(name, skills).replace(
    '901820',
    String(100_000 + ((name.charCodeAt(0) * name.charCodeAt(1)) % 900_000)),
  );

/** Brings a resume in for a job, and answers its file as it was settled. */
async function bring(jobId: string, name: string, skills: string[], by = owner) {
  const { id } = (await by.call(api.createResumeImport, { body: { job_id: jobId, source: 'A fair.' } })).body;
  const body = new Blob([resumeOf(name, skills)], { type: 'text/plain' });
  await by.call(api.addImportFile, { params: { id }, query: { file_name: 'cv.txt' }, body });
  await world.settle();
  const [file] = (await by.call(api.listImportFiles, { params: { id }, query: { limit: 100 } })).body.items;
  if (!file) throw new Error('The file is not there.');
  return file;
}
const merge = (id: string, into: string | null) =>
  owner.call(api.decideImportFile, { params: { id }, body: { do: 'merge', application_id: into ?? '' } });
const added = async (name: string) =>
  (await world.rows<{ id: string }>('select user_id as id from added_people where name = $1', [name])).map(
    ({ id }) => id,
  );
const pathsOf = async (ids: string[]) =>
  (
    await world.rows<{ path: string }>(
      'select storage_path as path from resume_metadata where user_id = any($1::uuid[])',
      [ids],
    )
  ).map(({ path }) => path);
const areStored = async (paths: string[]) => Promise.all(paths.map((path) => world.services.files.has(path)));

test('a file that was merged with an applicant who has an account goes with what the company stores, their own stays', async () => {
  const job = await postJob(owner, { title: 'Welder', skills: ['Welding'] });
  const member = await world.candidate('mina.member@mail.example');
  const { id: resume } = await uploadResume(member, ['Welding'], 'Mina Member');
  await world.settle();
  const sent = await member.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume, cover_note: '' },
  });
  await world.settle();
  const file = await bring(job.id, 'Mina Member', ['Welding', 'Baking']);
  await merge(file.id, sent.body.id);
  const people = await added('Mina Member');
  const paths = await pathsOf(people);
  expect([people.length, await areStored(paths)]).toEqual([1, [true]]);
  // The same person, as another company knows them.
  const rival = await world.recruiter();
  const theirs = await bring((await postJob(rival)).id, 'Mina Member', ['Welding', 'Baking'], rival);
  expect((await reject(sent.body.id)).status).toBe(200);

  expect((await erase(sent.body.id)).body).toEqual({ applications: 1 });
  const left = await world.rows<{ company: string }>(
    "select company_id as company from added_people where name = 'Mina Member'",
  );
  expect(left.map(({ company }) => company)).toEqual([rival.user?.company?.id]);
  expect(await areStored(paths)).toEqual([false]);
  expect(await nameOf(sent.body.id)).toBe('Deleted account');
  expect((await member.call(api.listResumes, {})).body.items.map(({ id }) => id)).toEqual([resume]);
  expect(theirs.state).toBe('added');
  expect(await world.rows('select 1 from resume_import_files where id = $1', [file.id])).toEqual([]);
});

test('people whom the company added and merged are one: none goes while one of their applications is open, then all do, and nobody else', async () => {
  const [welder, fitter] = [await postJob(owner), await postJob(owner, { title: 'Pipe Fitter' })];
  const old = await bring(welder.id, 'Otto Berg', ['Welding']);
  const other = await bring(welder.id, 'Petra Other', ['Welding']);
  const file = await bring(fitter.id, 'Otto Berg', ['Welding', 'Pipes']);
  const merged = (await merge(file.id, old.application_id)).body;
  expect(merged.application_id).not.toBe(old.application_id);
  const paths = await pathsOf(await added('Otto Berg'));
  expect(paths).toHaveLength(2);
  await reject(old.application_id);
  expect((await erase(old.application_id)).problem).toMatchObject({ code: 'conflict' });
  expect(await added('Otto Berg')).toHaveLength(2);
  await reject(merged.application_id);

  expect((await erase(old.application_id)).body).toEqual({ applications: 2 });
  expect(await added('Otto Berg')).toEqual([]);
  expect(await areStored(paths)).toEqual([false, false]);
  expect((await owner.call(api.getApplicant, { params: { id: merged.application_id ?? '' } })).status).toBe(
    404,
  );
  expect(await nameOf(other.application_id)).toBe('Petra Other');
  expect((await erase(old.application_id)).status).toBe(404);
});

test('people who were brought along from another system are deleted whole, with the lines they came by', async () => {
  const job = await postJob(owner, { title: 'Baker' });
  const csv = `Name,Email,Job,Stage,Notes\nTomás Herrera,tomas@mail.example,Baker,Rejected,A quokka of a note\nLea Brandt,lea@mail.example,Baker,Rejected,Fine\n`;
  const made = (
    await owner.call(api.uploadRecordFile, { query: { file_name: 'x.csv' }, body: new Blob([csv]) })
  ).body;
  const { version, kind, day_first, columns } = made;
  const mapping = { version, kind, day_first, columns: columns.map(({ field }) => field) };
  await owner.call(api.mapRecordImport, { params: { id: made.id }, body: mapping });
  await world.settle();
  const checked = (await owner.call(api.getRecordImport, { params: { id: made.id } })).body;
  const run = { version: checked.version, source: 'They applied to us.' };
  await owner.call(api.runRecordImport, { params: { id: made.id }, body: run });
  await world.settle();
  const { items } = (await owner.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(items.map(({ candidate }) => candidate.name).toSorted()).toEqual(['Lea Brandt', 'Tomás Herrera']);
  const tomas = items.find(({ candidate }) => candidate.name === 'Tomás Herrera');
  expect((await erase(tomas?.id ?? '')).body).toEqual({ applications: 1 });
  const kept = (await owner.call(api.listJobApplicants, { params: { id: job.id } })).body.items;
  expect(kept.map(({ candidate }) => candidate.name)).toEqual(['Lea Brandt']);
  expect(
    await world.rows('select line from record_import_lines where import_id = $1', [made.id]),
  ).toHaveLength(1);
  expect(await world.rows("select 1 from application_notes where body like '%quokka%'")).toEqual([]);
});

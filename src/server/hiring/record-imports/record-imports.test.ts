import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { RecordImport } from '../../../api/hiring/record-imports.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText } from '../../testing/hiring.ts';
import { newestMail } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { bringIn as bringInLines } from './run-commands.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const folder = join(import.meta.dirname, '../../testing/record-exports');
const source = 'They applied to us through our careers page.';
let number = 0;
/** A recruiter of a company of their own. */
const employer = () => world.recruiter(`rosa@moving${++number}.example`);

async function upload(by: Person, file: string | Blob, name = 'export.csv'): Promise<RecordImport> {
  const body = typeof file === 'string' ? new Blob([file]) : file;
  const answer = await by.call(api.uploadRecordFile, { query: { file_name: name }, body });
  expect(answer.problem).toBeNull();
  return answer.body;
}
const golden = async (name: string) => new Blob([new Uint8Array(await readFile(join(folder, name)))]);
const now = async (by: Person, { id }: { id: string }) =>
  (await by.call(api.getRecordImport, { params: { id } })).body;

type Change = Partial<Parameters<typeof mappingOf>[1]>;
function mappingOf(item: RecordImport, change: Record<string, unknown> = {}) {
  const { version, kind, day_first, columns } = item;
  return { version, kind, day_first, columns: columns.map(({ field }) => field), ...change };
}
async function check(by: Person, item: RecordImport, change: Change = {}): Promise<RecordImport> {
  const mapped = await by.call(api.mapRecordImport, {
    params: { id: item.id },
    body: mappingOf(item, change),
  });
  expect(mapped.problem).toBeNull();
  await world.settle();
  return now(by, item);
}
async function run(by: Person, item: RecordImport): Promise<RecordImport> {
  const { version } = await now(by, item);
  const answer = await by.call(api.runRecordImport, { params: { id: item.id }, body: { version, source } });
  expect(answer.problem).toBeNull();
  await world.settle();
  return now(by, item);
}
const bringIn = async (by: Person, file: string | Blob, change: Change = {}) =>
  run(by, await check(by, await upload(by, file), change));
const applicants = async (by: Person) =>
  (await by.call(api.listApplicants, { query: { limit: 100 } })).body.items;

test('a Greenhouse export comes in as it was checked: people once, their applications, stages, dates, notes and tags', async () => {
  const rosa = await employer();
  const made = await upload(rosa, await golden('greenhouse.csv'));
  expect(made).toMatchObject({
    format: 'greenhouse',
    kind: 'people',
    lines: 5,
    state: 'mapping',
    remembered: false,
  });
  expect(made.columns.find(({ name }) => name === 'Gender')).toMatchObject({
    kept_out: true,
    samples: [],
    field: null,
  });
  const checked = await check(rosa, made);
  const counts = {
    lines: 5,
    people: 4,
    known_people: 0,
    applications: 5,
    known: 0,
    jobs: 2,
    notes: 2,
    refused: 0,
    left_out: 0,
    mistakes: 1,
  };
  expect(checked).toMatchObject({ state: 'checked', problem: null, counts });
  expect(checked.mistakes).toEqual([{ line: 7, column: 'Application Date', detail: 'not a date' }]);
  expect(await applicants(rosa)).toEqual([]);
  const done = await run(rosa, checked);
  expect(done).toMatchObject({ state: 'done', counts, done: 5, untold: 4, unreachable: 0 });
  const rows = await applicants(rosa);
  expect(
    rows.map(({ candidate, job_title: job, stage, source: from }) => [candidate.name, job, stage, from]),
  ).toEqual(
    expect.arrayContaining([
      ['Ines Moreau', 'Ferry Welder', 'interview', 'referral'],
      ['Ines Moreau', 'Deck Officer', 'interview', 'referral'],
      ['Björn Østby', 'Ferry Welder', 'rejected', 'linkedin-ad-posting'],
      ['Amara Okafor', 'Deck Officer', 'hired', 'jobs-page-on-your-website'],
    ]),
  );
  const ines = rows.find(
    ({ candidate, job_title: job }) => candidate.name === 'Ines Moreau' && job === 'Ferry Welder',
  );
  expect(ines).toMatchObject({
    created_at: '2025-11-03T12:00:00.000Z',
    tags: ['senior', 'welding'],
    candidate: { email: 'ines.moreau@mail.example' },
  });
  const bjorn = rows.find(({ candidate }) => candidate.name === 'Björn Østby');
  expect(bjorn?.stage_since).toBe('2025-10-20T12:00:00.000Z');
  const params = { id: ines?.id ?? '' };
  const notes = (await rosa.call(api.listApplicantNotes, { params })).body.items;
  expect(notes.map(({ body }) => body)).toEqual([
    'From Greenhouse\nNotes: Strong on pipes.\nCall after 16:00.',
  ]);
  const detail = (await rosa.call(api.getApplicant, { params })).body;
  expect(detail).toMatchObject({
    phone: '33170000102',
    resume: { file_name: '', parse_message: 'No resume came with this application.' },
  });
  expect((await rosa.call(api.linkApplicantResume, { params })).status).toBe(404);
  expect(detail.timeline[0]).toMatchObject({ text: 'Imported from another system' });
  const found = (await rosa.call(api.listApplicants, { query: { q: 'ines' } })).body.items;
  expect(found).toHaveLength(2);
  const jobs = await world.rows(
    "select title, status from job_posting where title in ('Ferry Welder','Deck Officer') order by 1",
  );
  expect(jobs).toEqual([
    { title: 'Deck Officer', status: 'closed' },
    { title: 'Ferry Welder', status: 'closed' },
  ]);
  expect(
    await world.rows(
      "select 1 from mails where to_address like '%@mail.example' or to_address like '%added.invalid'",
    ),
  ).toEqual([]);
  // Nothing of the file is kept but what came in, and what its columns were.
  expect(done.columns.flatMap(({ samples }) => samples)).toEqual([]);
  const paths = await world.rows<{ path: string | null }>(
    'select file_path as path from record_imports where id = $1',
    [done.id],
  );
  expect(paths).toEqual([{ path: null }]);
});

test.each([
  ['lever.csv', ['Tomás Herrera screen', 'Lea Brandt rejected', 'Jonas Wiik hired', 'Mia Sørlie withdrawn']],
  ['ashby.csv', ['Noor Haddad screen', 'Piet de Vries rejected', 'Rosa Lindqvist hired']],
  ['workable.csv', ['Elif Demir screen', 'Owen Price rejected', 'Hana Sato interview']],
  ['opencats.csv', ['Zoë Müller new', 'Ali Şahin new']],
  ['windows.csv', ['Jürgen Größ interview', '„Zitat“ Weiß rejected']],
])('%s comes in, each person in their stage', async (file, people) => {
  const rosa = await employer();
  const done = await bringIn(rosa, await golden(file));
  expect(done).toMatchObject({
    state: 'done',
    counts: { mistakes: 0, left_out: 0, applications: people.length },
  });
  const rows = await world.rows<{ who: string }>(
    `select p.name || ' ' || a.stage as who from applications a join added_people p on p.user_id = a.candidate_id
      join record_import_lines l on l.application_id = a.id where l.import_id = $1 order by l.line`,
    [done.id],
  );
  expect(rows.map(({ who }) => who)).toEqual(people);
});

test('the same file again changes nothing, and its columns and stages are remembered', async () => {
  const rosa = await employer();
  const file =
    'Name,Email,Job,Stage\nAna Sol,ana.sol@mail.example,Baker,Ordeal\nBo Vik,bo.vik@mail.example,Baker,Applied\n';
  const first = await upload(rosa, file);
  const open = await check(rosa, first);
  expect(open.stages).toEqual([
    { value: 'Applied', lines: 1, choice: 'new' },
    { value: 'Ordeal', lines: 1, choice: null },
  ]);
  const early = await rosa.call(api.runRecordImport, {
    params: { id: open.id },
    body: { version: open.version, source },
  });
  expect(early.problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('Choose a stage'),
  });
  const done = await run(rosa, await check(rosa, open, { stages: { Ordeal: 'interview' } }));
  expect(done.counts).toMatchObject({ people: 2, applications: 2 });
  const again = await upload(rosa, `${file}Cy Lund,cy.lund@mail.example,Baker,Ordeal\n`);
  expect(again).toMatchObject({ remembered: true });
  const checked = await check(rosa, again);
  expect(checked.counts).toMatchObject({ known: 2, people: 1, applications: 1, jobs: 0 });
  expect(checked.stages.find(({ value }) => value === 'Ordeal')?.choice).toBe('interview');
  expect((await run(rosa, checked)).counts).toMatchObject({ known: 2, people: 1, applications: 1, jobs: 0 });
  expect(await applicants(rosa)).toHaveLength(3);
});

test('one address or number is one person, also from another file; two names under one number are two', async () => {
  const rosa = await employer();
  await bringIn(
    rosa,
    'Name,Email,Phone,Job,Stage\nAna Sol,ana@same.example,0170 111 222,Cook,New\nAna Sol,ANA@same.example,,Waiter,New\n',
  );
  const done = await bringIn(
    rosa,
    'Name,Email,Phone,Job,Stage\nA. Sol,,0170-111222,Barkeeper,New\nAna Sol,ana.new@same.example,0170111222,Host,New\nBen Sol,ben@same.example,0170111222,Host,New\n',
  );
  expect(done.counts).toMatchObject({ people: 1, known_people: 1, applications: 3 });
  const people = await world.rows<{ name: string }>(
    "select name from added_people where phone = '0170111222' or email like '%@same.example' order by name",
  );
  expect(people.map(({ name }) => name)).toEqual(['Ana Sol', 'Ben Sol']);
});

test('mistakes are told by line, as a file without formulas; lines without a person are left out, the rest comes in', async () => {
  const rosa = await employer();
  const made = await upload(
    rosa,
    'Name,"=Email",Job,Applied on\n,,Cook,\n"Ana\nSol",not-an-address,Cook,2025-02-31\nBo,bo@x.example,Cook,2025-02-01,too,many\nCy,cy@x.example,Cook,2025-02-01\n',
  );
  const columns = ['full_name', 'email', 'job_title', 'applied_on'] as const;
  const checked = await check(rosa, made, { columns });
  expect(checked.counts).toMatchObject({ lines: 4, left_out: 2, mistakes: 4, applications: 2 });
  const file = await rosa.send('GET', `/api/record-imports/${made.id}/mistakes`);
  const text = await file.text();
  expect(text.replace('\uFEFF', '').split('\n').slice(0, 5)).toEqual([
    'line,column,mistake',
    '2,,There is neither a name nor an email address.',
    "3,'=Email,not an email address",
    '3,Applied on,not a date',
    '5,,There are more values than columns. Put text that contains the separator in quotes.',
  ]);
  const done = await run(rosa, checked);
  expect(done.counts).toMatchObject({ applications: 2, left_out: 2 });
  expect((await applicants(rosa)).map(({ candidate }) => candidate.name).toSorted()).toEqual([
    'Ana Sol',
    'Cy',
  ]);
});

test('what is undone goes as a whole; whom somebody went on with stays', async () => {
  const rosa = await employer();
  const done = await bringIn(
    rosa,
    'Name,Email,Job,Stage,Notes\nAna Sol,ana@undo.example,Cook,New,Hm\nBo Vik,bo@undo.example,Cook,New,\nCy Lund,cy@undo.example,Porter,New,\n',
  );
  const bo = (await applicants(rosa)).find(({ candidate }) => candidate.name === 'Bo Vik');
  await rosa.call(api.moveApplicant, {
    params: { id: bo?.id ?? '' },
    body: { version: bo?.version ?? 0, stage: 'screen' },
  });
  await rosa.call(api.undoRecordImport, { params: { id: done.id } });
  await world.settle();
  expect((await now(rosa, done)).state).toBe('undone');
  expect((await applicants(rosa)).map(({ candidate }) => candidate.name)).toEqual(['Bo Vik']);
  expect(await world.rows("select name from added_people where email like '%@undo.example'")).toEqual([
    { name: 'Bo Vik' },
  ]);
  const left = await world.rows(
    "select title from job_posting where title in ('Cook','Porter') and company_id = (select company_id from record_imports where id = $1)",
    [done.id],
  );
  expect(left).toEqual([{ title: 'Cook' }]);
  const again = await bringIn(
    rosa,
    'Name,Email,Job,Stage,Notes\nAna Sol,ana@undo.example,Cook,New,Hm\nBo Vik,bo@undo.example,Cook,New,\n',
  );
  expect(again.counts).toMatchObject({ known: 1, people: 1, applications: 1 });
});

test('a resume beside the file goes to whom its name names, and they are scored with it', async () => {
  const rosa = await employer();
  const done = await bringIn(
    rosa,
    'Candidate ID,Name,Email,Job,Stage\nc-71,Ana Sol,ana@files.example,Welder,New\nc-72,Bo Vik,bo@files.example,Welder,New\nc-73,Bo Vik,bo2@files.example,Welder,New\n',
  );
  const send = async (name: string, who = 'Ana Sol') => {
    const answer = await rosa.call(api.addRecordResume, {
      params: { id: done.id },
      query: { file_name: name },
      body: new Blob([resumeText(who, ['Welding'])], { type: 'text/plain' }),
    });
    expect(answer.problem).toBeNull();
    return answer.body.outcome;
  };
  expect(await send('Sol_Ana_Resume.txt')).toBe('matched');
  expect(await send('Vik, Bo.txt')).toBe('several');
  expect(await send('c-72/cv.txt', 'Bo Vik')).toBe('matched');
  expect(await send('Nobody Here.txt')).toBe('no_match');
  await world.settle();
  const rows = await applicants(rosa);
  expect(rows.filter(({ fit }) => fit !== null)).toHaveLength(2);
  expect(await now(rosa, done)).toMatchObject({ resumes: 2 });
  const ana = rows.find(({ candidate }) => candidate.email === 'ana@files.example');
  const { resume } = (await rosa.call(api.getApplicant, { params: { id: ana?.id ?? '' } })).body;
  expect(resume).toMatchObject({ file_name: 'Sol_Ana_Resume.txt', parse_message: null });
  await rosa.call(api.undoRecordImport, { params: { id: done.id } });
  await world.settle();
  expect(await applicants(rosa)).toEqual([]);
});

test('people are told by a click alone, and whoever objects does not come in again', async () => {
  const rosa = await employer();
  const file = 'Name,Email,Job,Stage\nAna Sol,ana@told.example,Cook,New\n';
  const done = await bringIn(rosa, file);
  await rosa.call(api.notifyRecordPeople, { params: { id: done.id } });
  await world.settle();
  const mail = await newestMail(world, 'ana@told.example', 'applicant_added');
  expect(mail.text).toContain(source);
  const token = /\/added#(\S+)/.exec(mail.text)?.[1] ?? '';
  await world.visitor().call(api.removeAddedRecord, { body: { token } });
  expect((await bringIn(rosa, file)).counts).toMatchObject({ refused: 1, people: 0, applications: 0 });
  expect(await applicants(rosa)).toEqual([]);
});

test('jobs come in as drafts and closed ones, once', async () => {
  const rosa = await employer();
  const done = await bringIn(rosa, await golden('jobs.csv'));
  expect(done.counts).toMatchObject({ jobs: 2, left_out: 1, mistakes: 1 });
  const jobs = await world.rows<{ title: string; status: string; description: string; skills: string[] }>(
    'select j.title, j.status, j.description, j.skills from job_posting j join record_import_lines l on l.job_id = j.id where l.import_id = $1 order by 1',
    [done.id],
  );
  expect(jobs).toEqual([
    { title: 'Deck Officer', status: 'closed', description: '', skills: expect.any(Array) },
    {
      title: 'Ferry Welder',
      status: 'draft',
      description: 'You weld hulls.\nTIG welding',
      skills: expect.any(Array),
    },
  ]);
  expect((await bringIn(rosa, await golden('jobs.csv'))).counts).toMatchObject({ jobs: 0, known: 2 });
  // Applications that come later find the jobs by name.
  expect((await check(rosa, await upload(rosa, await golden('greenhouse.csv')))).counts).toMatchObject({
    jobs: 0,
  });
});

test('what is no table is refused in words, and stores nothing', async () => {
  const rosa = await employer();
  const send = async (body: Blob) =>
    (await rosa.call(api.uploadRecordFile, { query: { file_name: 'x.csv' }, body })).problem?.errors?.[0]
      ?.detail;
  expect(await send(new Blob(['PK\x03\x04zip']))).toMatch(/save it as CSV/);
  expect(await send(new Blob(['Name,Email\n']))).toBe('The file has no rows below the column names.');
  expect(await send(new Blob(['Name,Email\n"Ana,b\n']))).toMatch(/quotation mark/);
  expect((await rosa.call(api.listRecordImports, {})).body.items).toEqual([]);
});

test('a colleague elsewhere reaches nothing of it, and a mapping that does not fit is refused', async () => {
  const rosa = await employer();
  const item = await upload(rosa, 'Name,Email,Job\nAna,ana@mail.example,Cook\n');
  const other = await employer();
  const { status } = await other.call(api.getRecordImport, { params: { id: item.id } });
  expect(status).toBe(404);
  const map = async (change: Change) =>
    (await rosa.call(api.mapRecordImport, { params: { id: item.id }, body: mappingOf(item, change) }))
      .problem;
  expect((await map({ columns: ['email', 'email', null] }))?.code).toBe('invalid_input');
  expect((await map({ columns: [null, null, 'job_title'] }))?.errors?.[0]?.detail).toMatch(
    /name or the email/,
  );
  expect((await map({ version: 7 }))?.code).toBe('stale_version');
  const theirs = await postJob(other);
  expect((await map({ jobs: { Cook: theirs.id } }))?.code).toBe('invalid_input');
});

test('a run that is cut off in any batch goes on where it stopped: no line twice, none missing', async () => {
  const rosa = await employer();
  const lines = Array.from({ length: 450 }, (_, at) => `P${at} Cut,p${at}@cut.example,Cook,New`);
  const checked = await check(rosa, await upload(rosa, ['Name,Email,Job,Stage', ...lines].join('\n')));
  const body = { version: checked.version, source };
  await rosa.call(api.runRecordImport, { params: { id: checked.id }, body });
  for (let cut = 0; cut < 3; cut++) {
    let told = 0;
    const live = {
      ...world.services.live,
      // The last thing of each batch's transaction.
      publish: () => (told++ === 1 ? Promise.reject(new Error('The power went.')) : Promise.resolve()),
    };
    await bringInLines({ ...world.services, live }, checked.id).catch((error: Error) =>
      expect(error.message).toBe('The power went.'),
    );
    const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(
      "select count(*)::int as count from added_people where email like '%@cut.example'",
    );
    expect(count).toBe(Math.min(450, (cut + 1) * 200));
  }
  await world.settle();
  expect((await now(rosa, checked)).counts).toMatchObject({
    lines: 450,
    people: 450,
    applications: 450,
    jobs: 1,
  });
  const rows = await world.rows("select 1 from added_people where email like '%@cut.example'");
  expect(rows).toHaveLength(450);
});

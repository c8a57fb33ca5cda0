import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { newestMail, readMails } from '../../testing/read-mails.ts';
import { mailRejectionsTask } from '../applications/rejection-tasks.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let job: Job;

beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rosa@brightwater.example');
  job = await postJob(recruiter, { title: 'Welder', skills: ['Welding'] });
});
afterAll(() => world.close());

const nameless = 'Skills\n- welded steel pipes and tanks, also under water, for nine years\n';
/** A resume of somebody whom no phone connects with the others. */
const resumeOf = (name: string, skills: string[]) =>
  resumeText(name, skills).replace(
    '901820',
    String(100_000 + (Buffer.from(name).reduce((sum, byte) => sum * 7 + byte, 0) % 900_000)),
  );
const source = 'They wrote to us at a fair in May.';
const begin = async (jobId = job.id) =>
  (await recruiter.call(api.createResumeImport, { body: { job_id: jobId, source } })).body.id;
const bringIn = (id: string, text: string, name = 'cv.txt', by = recruiter) =>
  by.call(api.addImportFile, {
    params: { id },
    query: { file_name: name },
    body: new Blob([text], { type: 'text/plain' }),
  });
const stateOf = async (id: string) => (await recruiter.call(api.getResumeImport, { params: { id } })).body;
const filesOf = async (id: string) =>
  (await recruiter.call(api.listImportFiles, { params: { id }, query: { limit: 100 } })).body.items;
const applicants = async (jobId = job.id) =>
  (await recruiter.call(api.listJobApplicants, { params: { id: jobId } })).body.items;

test('resumes become applicants with name, address and score, marked as added by the team', async () => {
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const id = await begin(mine.id);
  expect((await bringIn(id, resumeOf('Imre Kovacs', ['Welding']))).status).toBe(200);
  expect((await bringIn(id, resumeOf('Ana Pereira', ['Baking']))).status).toBe(200);
  await world.settle();
  expect((await stateOf(id)).counts).toMatchObject({ added: 2, reading: 0, failed: 0 });
  const rows = await applicants(mine.id);
  expect(
    rows.map(({ candidate, source: from, fit }) => [candidate.name, candidate.email, from, fit !== null]),
  ).toEqual(
    expect.arrayContaining([
      ['Imre Kovacs', 'imre.kovacs@mail.example', 'added', true],
      ['Ana Pereira', 'ana.pereira@mail.example', 'added', true],
    ]),
  );
  const found = await recruiter.call(api.listApplicants, { query: { q: 'imre.kovacs@mail' } });
  expect(found.body.items.map(({ job_id: at }) => at)).toContain(mine.id);
  const { timeline } = (await recruiter.call(api.getApplicant, { params: { id: rows[0]?.id ?? '' } })).body;
  expect(timeline[0]).toMatchObject({ action: 'application.added' });
});

test('nobody is mailed or recommended anything because a company has their resume', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Quiet Person', ['Welding']));
  await world.settle();
  expect(await readMails(world, 'quiet.person@mail.example', 'application_sent')).toEqual([]);
  const mails = await world.rows(
    "select 1 from mails where to_address like '%@added.invalid' or to_address like 'quiet.person%'",
  );
  expect(mails).toEqual([]);
  const scored = await world.rows(
    'select f.job_id from fit_score f join added_people p on p.user_id = f.candidate_id where p.name = $1',
    ['Quiet Person'],
  );
  expect(scored).toHaveLength(1);
});

test('the same file is taken once, and leaves no second copy', async () => {
  const id = await begin();
  const text = resumeOf('Twice Given', ['Welding']);
  const [one, two] = await Promise.all([bringIn(id, text), bringIn(id, text, 'again.txt')]);
  expect(one.body.id).toBe(two.body.id);
  const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(
    "select count(*)::int as count from resume_metadata where file_name in ('cv.txt','again.txt') and user_id in (select user_id from added_people where name = '' )",
  );
  expect(count).toBe(1);
  let kept = 0;
  const { key } = (
    await world.rows<{ key: string }>(
      'select r.storage_path as key from resume_import_files f join resume_metadata r on r.id = f.resume_id where f.id = $1',
      [one.body.id],
    )
  )[0] ?? { key: '' };
  for await (const file of world.services.files.list()) if (file.key === key) kept++;
  expect(kept).toBe(1);
});

test('whoever is here already waits for a decision: by file, address, and name with an employer', async () => {
  const candidate = await world.candidate('known.person@mail.example');
  const resume = await uploadResume(candidate, ['Welding'], 'Known Person');
  await world.settle();
  await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  const id = await begin();
  await bringIn(id, resumeText('Known Person', ['Welding']), 'same.txt');
  await bringIn(id, resumeOf('Known Person', ['Welding', 'Baking']), 'address.txt');
  const elsewhere = resumeOf('Known Person', ['Soldering'])
    .replace('known.person@', 'private@')
    .replace(/\+49 30 \d+/, '+49 30 555777');
  await bringIn(id, elsewhere, 'name.txt');
  await world.settle();
  const files = await filesOf(id);
  expect(files.map(({ state, matches }) => [state, matches[0]?.why, matches[0]?.name])).toEqual([
    ['duplicate', 'file', 'Known Person'],
    ['duplicate', 'email', 'Known Person'],
    ['duplicate', 'name', 'Known Person'],
  ]);
  const before = (await applicants()).length;
  const decide = (index: number, body: { do: 'skip' } | { do: 'add' }) =>
    recruiter.call(api.decideImportFile, { params: { id: files[index]?.id ?? '' }, body });
  expect((await decide(0, { do: 'skip' })).body.state).toBe('skipped');
  expect((await decide(1, { do: 'add' })).body.state).toBe('added');
  expect((await decide(1, { do: 'skip' })).problem?.code).toBe('conflict');
  expect((await applicants()).length).toBe(before + 1);
});

test('all duplicates are added or left out at once', async () => {
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const first = await begin(mine.id);
  await bringIn(first, resumeOf('Many Times', ['Welding']));
  await world.settle();
  for (const [wish, counts] of [
    ['skip', { skipped: 2, duplicate: 0, added: 0 }],
    ['add', { skipped: 0, duplicate: 0, added: 2 }],
  ] as const) {
    const id = await begin(mine.id);
    await bringIn(id, resumeOf('Many Times', ['Welding', `${wish}ing`]));
    await bringIn(id, resumeOf('Many Times', ['Welding', `${wish}ing twice`]));
    await world.settle();
    expect((await stateOf(id)).counts).toMatchObject({ duplicate: 2 });
    await recruiter.call(api.decideDuplicates, { params: { id }, body: { do: wish } });
    await world.settle();
    expect((await stateOf(id)).counts).toMatchObject(counts);
  }
  expect(await applicants(mine.id)).toHaveLength(3);
});

test('a resume without a name waits for one, and a broken file says why', async () => {
  const id = await begin();
  await bringIn(id, nameless);
  const broken = await recruiter.call(api.addImportFile, {
    params: { id },
    query: { file_name: 'cv.pdf' },
    body: new Blob(['%PDF-1.7\nnothing of a PDF\n'], { type: 'application/pdf' }),
  });
  expect(broken.status).toBe(200);
  expect((await bringIn(id, '')).problem?.code).toBe('unsupported_file');
  await world.settle();
  const [unnamed, failed] = await filesOf(id);
  expect(unnamed).toMatchObject({ state: 'to_check', application_id: null });
  expect(failed?.state).toBe('failed');
  expect(failed?.detail).toBeTruthy();
  const decide = (
    file: string,
    body: Parameters<typeof recruiter.call<typeof api.decideImportFile>>[1]['body'],
  ) => recruiter.call(api.decideImportFile, { params: { id: file }, body });
  expect((await decide(unnamed?.id ?? '', { do: 'add' })).problem?.errors?.[0]?.pointer).toBe('#/body/name');
  const named = await decide(unnamed?.id ?? '', {
    do: 'add',
    name: 'Olu Adeyemi',
    email: 'olu@mail.example',
  });
  expect(named.body).toMatchObject({ state: 'added', name: 'Olu Adeyemi', email: 'olu@mail.example' });
  expect((await applicants()).some(({ candidate }) => candidate.name === 'Olu Adeyemi')).toBe(true);
  expect((await decide(failed?.id ?? '', { do: 'add', name: 'No One' })).problem?.code).toBe('conflict');
});

test('people are told once, by a mail that names the company, the source and their rights', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Told Person', ['Welding']));
  await world.settle();
  expect(await readMails(world, 'told.person@mail.example', 'applicant_added')).toHaveLength(0);
  expect((await stateOf(id)).untold).toBe(1);
  for (let i = 0; i < 2; i++) await recruiter.call(api.notifyImported, { params: { id } });
  await bringIn(id, resumeOf('Later Person', ['Welding']));
  const mails = await readMails(world, 'told.person@mail.example', 'applicant_added');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(source);
  expect(mails[0]?.text).toContain('brightwater');
  expect(await readMails(world, 'later.person@mail.example', 'applicant_added')).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ untold: 0, notifying: true });
});

test('a recruiter who has not verified their address tells nobody', async () => {
  const newcomer = await world.newcomer('recruiter');
  const own = await newcomer.call(api.createJob, {
    body: { ...plainJob, status: 'draft' },
  });
  expect(
    (await newcomer.call(api.createResumeImport, { body: { job_id: own.body.id, source } })).problem?.code,
  ).toBe('conflict');
});

const tokenFor = async (email: string) => {
  const { link } = await newestMail(world, email, 'applicant_added');
  return link.split('#')[1] ?? '';
};

test('somebody who was told removes everything, and cannot be added again', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Object Or', ['Welding']));
  await recruiter.call(api.notifyImported, { params: { id } });
  const token = await tokenFor('object.or@mail.example');
  const visitor = world.visitor();
  const record = await visitor.call(api.openAddedRecord, { body: { token } });
  expect(record.body).toMatchObject({
    name: 'Object Or',
    source,
    has_account: false,
    jobs: [{ title: 'Welder' }],
  });
  expect(
    (await visitor.call(api.openAddedRecord, { body: { token: `${token.slice(0, -2)}xx` } })).problem?.code,
  ).toBe('bad_link');
  const before = (await applicants()).length;
  expect((await visitor.call(api.removeAddedRecord, { body: { token } })).status).toBe(204);
  expect((await applicants()).length).toBe(before - 1);
  expect((await visitor.call(api.openAddedRecord, { body: { token } })).problem?.code).toBe('bad_link');
  const again = await begin();
  await bringIn(again, resumeOf('Object Or', ['Welding', 'Baking']));
  await world.settle();
  expect((await filesOf(again))[0]).toMatchObject({ state: 'failed', name: '' });
  expect(await world.rows("select 1 from added_people where name = 'Object Or'")).toEqual([]);
});

test('somebody who was told takes their record over as an account, and follows the application', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Claim Ant', ['Welding']));
  await recruiter.call(api.notifyImported, { params: { id } });
  const token = await tokenFor('claim.ant@mail.example');
  const person = world.visitor();
  const claimed = await person.call(api.claimAddedRecord, { body: { token } });
  expect(claimed.body.user).toMatchObject({ email: 'claim.ant@mail.example', role: 'candidate' });
  const mine = await person.call(api.listMyApplications, {});
  expect(mine.body.items).toHaveLength(1);
  expect((await world.visitor().call(api.claimAddedRecord, { body: { token } })).problem?.code).toBe(
    'bad_link',
  );
  // Undoing the import leaves them alone.
  await recruiter.call(api.undoResumeImport, { params: { id } });
  await world.settle();
  expect((await person.call(api.listMyApplications, {})).body.items).toHaveLength(1);
});

test('who has an account signs in first, and then has the application there', async () => {
  const owner = await world.candidate('have.account@mail.example');
  const id = await begin();
  await bringIn(id, resumeOf('Have Account', ['Welding']));
  await recruiter.call(api.notifyImported, { params: { id } });
  const token = await tokenFor('have.account@mail.example');
  expect((await world.visitor().call(api.openAddedRecord, { body: { token } })).body.has_account).toBe(true);
  expect((await world.visitor().call(api.claimAddedRecord, { body: { token } })).problem?.code).toBe(
    'conflict',
  );
  expect((await recruiter.call(api.claimAddedRecord, { body: { token } })).problem?.code).toBe('conflict');
  expect((await owner.call(api.claimAddedRecord, { body: { token } })).status).toBe(200);
  const { items } = (await owner.call(api.listMyApplications, {})).body;
  expect(items).toHaveLength(1);
  await world.settle();
  const row = (await applicants()).find(({ candidate }) => candidate.email === 'have.account@mail.example');
  expect(row?.fit).not.toBeNull();
  expect(
    await world.rows(
      "select 1 from users where id in (select user_id from added_people where name = 'Have Account')",
    ),
  ).toEqual([]);
});

test('a decision is mailed to people without an account only once they have one', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Decided About', ['Welding']));
  await recruiter.call(api.notifyImported, { params: { id } });
  const token = await tokenFor('decided.about@mail.example');
  const row = (await applicants()).find(({ candidate }) => candidate.name === 'Decided About');
  const params = { id: row?.id ?? '' };
  const body = { stage: 'rejected', version: row?.version ?? 0, rejection: { reason: 'skills' as const } };
  expect((await recruiter.call(api.moveApplicant, { params, body })).status).toBe(200);
  await world.rows("update rejections set mail_due_at = now() - interval '1 hour'");
  const isMailed = async () => {
    await mailRejectionsTask.run({}, world.services);
    return (await recruiter.call(api.getApplicant, { params })).body.rejection?.mailed;
  };
  expect(await isMailed()).toBe(false);
  await world.visitor().call(api.claimAddedRecord, { body: { token } });
  expect(await isMailed()).toBe(true);
  expect(await readMails(world, 'decided.about@mail.example', 'rejection')).toHaveLength(1);
});

test('a file that is read after its job was closed says so, and comes in once it is open again', async () => {
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const id = await begin(mine.id);
  await bringIn(id, resumeOf('Too Slow', ['Welding']));
  const change = async (status: 'closed' | 'open') => {
    const { version } = (await recruiter.call(api.getJob, { params: { id: mine.id } })).body;
    const body = { status, version };
    expect((await recruiter.call(api.changeJobStatus, { params: { id: mine.id }, body })).status).toBe(200);
  };
  await change('closed');
  await world.settle();
  const [file] = await filesOf(id);
  expect(file).toMatchObject({ state: 'failed', detail: expect.stringContaining('open or paused') });
  await change('open');
  const body = { do: 'read_again' as const };
  await recruiter.call(api.decideImportFile, { params: { id: file?.id ?? '' }, body });
  await world.settle();
  expect((await stateOf(id)).counts).toMatchObject({ added: 1, failed: 0 });
});

test('undoing removes those who were not moved on, with their files', async () => {
  const id = await begin();
  await bringIn(id, resumeOf('Un Done', ['Welding']));
  await bringIn(id, resumeOf('Moved On', ['Welding']));
  await world.settle();
  const moved = (await applicants()).find(({ candidate }) => candidate.name === 'Moved On');
  await recruiter.call(api.moveApplicant, {
    params: { id: moved?.id ?? '' },
    body: { stage: 'screen', version: moved?.version ?? 0 },
  });
  await recruiter.call(api.undoResumeImport, { params: { id } });
  await world.settle();
  expect(await stateOf(id)).toMatchObject({ undone: true, counts: { removed: 1, added: 1 } });
  const names = (await applicants()).map(({ candidate }) => candidate.name);
  expect(names).toContain('Moved On');
  expect(names).not.toContain('Un Done');
  expect((await bringIn(id, resumeOf('Too Late', ['Welding']))).problem?.code).toBe('conflict');
  const gone = await world.rows<{ id: string }>(
    "select id from users where email like '%@added.invalid' and id not in (select user_id from added_people)",
  );
  expect(gone).toEqual([]);
});

test('other companies see none of it', async () => {
  const id = await begin();
  const file = (await bringIn(id, resumeOf('Hidden Person', ['Welding']))).body.id;
  const stranger = await world.recruiter();
  for (const answer of [
    await stranger.call(api.getResumeImport, { params: { id } }),
    await stranger.call(api.listImportFiles, { params: { id } }),
    await stranger.call(api.decideImportFile, { params: { id: file }, body: { do: 'skip' } }),
    await stranger.call(api.undoResumeImport, { params: { id } }),
    await bringIn(id, 'x', 'cv.txt', stranger),
    await stranger.call(api.createResumeImport, { body: { job_id: job.id, source } }),
  ])
    expect(answer.problem?.code).toBe('not_found');
});

test('a job that is reviewed blind tells nobody by name', async () => {
  const blind = await postJob(recruiter, { title: 'Blind Welder', skills: ['Welding'] });
  const { body: pipeline } = await recruiter.call(api.getJobPipeline, { params: { id: blind.id } });
  await recruiter.call(api.changeJobPipeline, {
    params: { id: blind.id },
    body: { version: pipeline.version, stages: pipeline.stages, blind: true },
  });
  const id = await begin(blind.id);
  await bringIn(id, resumeOf('Veiled Person', ['Welding']));
  await world.settle();
  expect((await filesOf(id))[0]).toMatchObject({ state: 'added', name: '', email: '', application_id: null });
  const open = await begin();
  await bringIn(open, resumeOf('Veiled Person', ['Welding', 'Baking']));
  await world.settle();
  expect((await filesOf(open))[0]).toMatchObject({ state: 'added', matches: [] });
});

test('one person is added with a file, under the name, address and phone that were typed, and told as all others are', async () => {
  const typed = { name: 'Ada Typed', email: 'ada.typed@mail.example', phone: '+49 40 123 456' };
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const made = await recruiter.call(api.createResumeImport, {
    body: { job_id: mine.id, source, person: typed },
  });
  const { id } = made.body;
  expect(made.body).toMatchObject({ kind: 'person', job_id: mine.id });
  await bringIn(id, resumeOf('Someone Else', ['Welding']));
  expect((await bringIn(id, resumeOf('A Second', ['Welding']))).problem?.code).toBe('quota_reached');
  await world.settle();
  const [row] = await applicants(mine.id);
  expect(row?.candidate).toMatchObject({ name: typed.name, email: typed.email });
  expect(await world.rows('select 1 from resume_imports where person is not null')).toEqual([]);
  const listed = await recruiter.call(api.listResumeImports, { query: { job: mine.id } });
  expect(listed.body.items).toEqual([]);
  await recruiter.call(api.notifyImported, { params: { id } });
  expect(await readMails(world, typed.email, 'applicant_added')).toHaveLength(1);
});

test('resumes come into the talent pool, are found by their skills, opened, scored for a job and become applicants', async () => {
  const mine = await postJob(recruiter, { title: 'Pool Welder', skills: ['Welding'] });
  const begun = await recruiter.call(api.createResumeImport, { body: { job_id: null, source } });
  const { id } = begun.body;
  expect(begun.body).toMatchObject({ job_id: null, job_title: '' });
  await bringIn(id, resumeOf('Pia Poolside', ['Welding']));
  await world.settle();
  const [file] = await filesOf(id);
  expect(file).toMatchObject({ state: 'added', application_id: null, name: 'Pia Poolside' });
  const params = { id: file?.talent_id ?? '' };
  const found = await recruiter.call(api.listTalent, { query: { skill: 'Welding', q: 'Poolside' } });
  expect(found.body.items).toMatchObject([{ id: params.id, way: 'added', source }]);
  const record = (await recruiter.call(api.getTalent, { params })).body;
  expect(record.resume).toEqual({ file_name: 'cv.txt' });
  const { url } = (await recruiter.call(api.linkTalentResume, { params })).body;
  expect((await recruiter.send('GET', url)).status).toBe(200);
  await recruiter.call(api.scoreTalent, { body: { job: mine.id } });
  await world.settle();
  const ranked = await recruiter.call(api.listTalent, { query: { q: 'Poolside', job: mine.id } });
  expect(ranked.body.items[0]?.fit).not.toBeNull();
  await recruiter.call(api.notifyImported, { params: { id } });
  const [told] = await readMails(world, 'pia.poolside@mail.example', 'applicant_added');
  expect(told?.text).toContain('talent pool');
  await recruiter.call(api.addTalentToJob, { params, body: { job_id: mine.id } });
  await world.settle();
  const [applicant] = await applicants(mine.id);
  const opened = await recruiter.call(api.getApplicant, { params: { id: applicant?.id ?? '' } });
  expect(opened.body.resume.file_name).toBe('cv.txt');
  await recruiter.call(api.undoResumeImport, { params: { id } });
  await world.settle();
  expect(await applicants(mine.id)).toHaveLength(1);
});

test('whoever is in the pool already waits; deleting somebody deletes their resume, and an undo empties the pool again', async () => {
  const into = async () =>
    (await recruiter.call(api.createResumeImport, { body: { job_id: null, source } })).body.id;
  const first = await into();
  await bringIn(first, resumeOf('Nils Known', ['Welding']));
  await world.settle();
  const [known] = await filesOf(first);
  const second = await into();
  await bringIn(second, resumeOf('Nils Known', ['Welding', 'Baking']));
  await bringIn(second, resumeOf('Una Undone', ['Welding']));
  await world.settle();
  const files = await filesOf(second);
  expect(files.map(({ state, matches }) => [state, matches[0]?.why, matches[0]?.talent_id])).toEqual([
    ['duplicate', 'email', known?.talent_id],
    ['added', undefined, undefined],
  ]);
  await recruiter.call(api.decideImportFile, { params: { id: files[0]?.id ?? '' }, body: { do: 'add' } });
  await recruiter.call(api.removeTalent, { params: { id: known?.talent_id ?? '' } });
  await recruiter.call(api.undoResumeImport, { params: { id: second } });
  await world.settle();
  const left = await recruiter.call(api.listTalent, { query: { q: 'Known' } });
  expect(left.body.items).toEqual([]);
  const people = await world.rows("select 1 from added_people where name in ('Nils Known', 'Una Undone')");
  expect(people).toEqual([]);
  const paths = await world.rows(
    'select 1 from resume_metadata r join resume_import_files f on f.resume_id = r.id where f.import_id = any($1)',
    [[first, second]],
  );
  expect(paths).toEqual([]);
});

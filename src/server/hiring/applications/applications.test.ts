import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { LiveEvent } from '../../../api/platform/live.ts';
import type { Person } from '../../platform/http/person.ts';
import { tokenOf } from '../../testing/access/actors.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { dayMs } from '../../../api/platform/durations.ts';

let world: World;
let recruiter: Person;
let clock = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());
const apply = (person: Person, jobId: string, resumeId: string, note = '') =>
  person.call(api.applyToJob, { params: { id: jobId }, body: { resume_id: resumeId, cover_note: note } });
const move = (person: Person, id: string, version: number, stage: Exclude<Stage, 'withdrawn'>) =>
  person.call(api.moveApplicant, {
    params: { id },
    body: { version, stage, ...(stage === 'rejected' ? { rejection: { reason: 'skills' as const } } : {}) },
  });
const stored = () => world.rows('select id, job_id, candidate_id from applications order by id');

/** A candidate who applied to a job of the recruiter. */
async function applied(skills: string[] = ['PostgreSQL'], jobId?: string) {
  const job = jobId ? { id: jobId } : await postJob(recruiter);
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, skills);
  const application = (await apply(candidate, job.id, resume.id, 'Dear team')).body;
  return { job, candidate, resume, application };
}

test('an application is stored, announced and scored with the resume it was sent with', async () => {
  const job = await postJob(recruiter, { skills: ['PostgreSQL', 'Go'] });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['PostgreSQL']);
  const told = new Promise<LiveEvent>((resolve) => world.services.live.follow(recruiter.id, resolve));
  const mine = (await apply(candidate, job.id, resume.id, 'Dear team')).body;
  expect(mine).toMatchObject({
    stage: 'new',
    resume_name: 'cv.txt',
    employer_name: 'acme.example',
    version: 1,
  });
  expect(await told).toEqual({ type: 'applications', job_id: job.id });
  await uploadResume(candidate, ['PostgreSQL', 'Go'], 'Newer Resume');
  await world.settle();

  const page = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(page).toMatchObject({ total: 1, unscored: 0, job: { id: job.id, status: 'open' } });
  expect(page.items[0]).toMatchObject({ id: mine.id, fit: { skill_overlap: 50 } });
  const detail = (await recruiter.call(api.getApplicant, { params: { id: mine.id } })).body;
  expect(detail).toMatchObject({ cover_note: 'Dear team', resume: { file_name: 'cv.txt' } });
  expect(detail.resume.lines.map((line) => line.text)).toContain('Skills');
  const own = (await candidate.call(api.getJobFit, { params: { id: job.id } })).body.fit;
  const { candidate_id: _candidate, resume_id: _resume, ...shown } = own ?? {};
  // Suggested bullets are counted for the candidate alone.
  expect({ ...detail.score, tailored_bullet_count: own?.tailored_bullet_count }).toEqual(shown);
  expect((await candidate.call(api.getJob, { params: { id: job.id } })).body.mine?.application?.id).toBe(
    mine.id,
  );
});

test("the applicant gets a receipt, and the job's poster a notification", async () => {
  const owner = await world.recruiter();
  const job = await postJob(owner, { title: 'Lamp Keeper' });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Go']);
  const { id } = (await apply(candidate, job.id, resume.id)).body;
  const [receipt] = await readMails(world, candidate.user?.email ?? '', 'application_sent');
  expect(receipt?.text).toContain('Lamp Keeper');
  const [notice] = (await owner.call(api.listNotifications, {})).body.items;
  expect(notice).toMatchObject({ title: 'New application for Lamp Keeper', path: `/applicants/${id}` });
});

test('fifty simultaneous requests make one application, and all return it', async () => {
  const job = await postJob(recruiter);
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Go']);
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply(candidate, job.id, resume.id)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await world.rows('select 1 from applications where job_id = $1', [job.id])).toHaveLength(1);
  expect(
    await world.rows("select 1 from events where action = 'application.submitted' and subject_id = $1", [
      candidate.id,
    ]),
  ).toHaveLength(1);
});

test("applying with another person's or a deleted resume, or to a closed job, is rejected", async () => {
  const job = await postJob(recruiter);
  const owner = await world.candidate();
  const theirs = await uploadResume(owner, ['Go']);
  const candidate = await world.candidate();
  const deleted = await uploadResume(candidate, ['Go']);
  const resume = await uploadResume(candidate, ['Go', 'Docker']);
  await candidate.call(api.deleteResume, { params: { id: deleted.id } });
  const before = await stored();
  const foreign = await apply(candidate, job.id, theirs.id);
  const missing = await apply(candidate, job.id, job.id);
  expect(foreign.status).toBe(404);
  expect({ ...foreign.problem, request_id: '' }).toEqual({ ...missing.problem, request_id: '' });
  expect((await apply(candidate, job.id, deleted.id)).status).toBe(404);

  const closed = await postJob(recruiter, { status: 'closed' });
  const paused = await postJob(recruiter, { status: 'paused' });
  const expired = await postJob(recruiter);
  await world.rows("update job_posting set expires_at = now() - interval '1 minute' where id = $1", [
    expired.id,
  ]);
  for (const { id } of [closed, paused, expired])
    expect((await apply(candidate, id, resume.id)).problem?.code).toBe('conflict');
  const draft = await postJob(recruiter, { status: 'draft' });
  const boss = await world.recruiter();
  const [sample] = (await boss.call(api.createSampleJobs, {})).body.items;
  for (const id of [draft.id, sample?.id ?? '', owner.id])
    expect((await apply(candidate, id, resume.id)).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('another company finds no applicants, and gets the same answer as for a missing id', async () => {
  const { job, application, candidate } = await applied();
  const other = await world.recruiter();
  const missing = (await other.call(api.getApplicant, { params: { id: other.id } })).problem;
  const strip = (problem: unknown) => ({ ...Object(problem), request_id: '', instance: '' });
  const answers = [
    await other.call(api.listJobApplicants, { params: { id: job.id } }),
    await other.call(api.getApplicant, { params: { id: application.id } }),
    await move(other, application.id, 1, 'screen'),
    await candidate.call(api.withdrawApplication, { params: { id: job.id }, body: { version: 1 } }),
    await (
      await world.candidate()
    ).call(api.withdrawApplication, { params: { id: application.id }, body: { version: 1 } }),
    await other.call(api.updateJob, { params: { id: job.id }, body: { version: 1, value: plainJob } }),
  ];
  for (const answer of answers) expect(strip(answer.problem)).toEqual(strip(missing));
  expect((await other.call(api.listApplicants, {})).body).toMatchObject({ items: [], total: 0, unscored: 0 });
  expect((await other.call(api.getRecruiterDashboard, {})).body.recent_applicants).toEqual([]);
  for (const person of [candidate, world.visitor()])
    expect([401, 403]).toContain((await person.call(api.listApplicants, {})).status);
});

test("of two recruiters who move the same applicant, the second sees the first one's move", async () => {
  const { application } = await applied();
  const answers = await Promise.all([
    move(recruiter, application.id, 1, 'screen'),
    move(recruiter, application.id, 1, 'rejected'),
  ]);
  const won = answers.find((answer) => answer.status === 200);
  const lost = answers.find((answer) => answer.status === 412);
  expect(won?.body.version).toBe(2);
  expect(lost?.problem?.current).toEqual(won?.body);
  expect(
    await world.rows("select data from events where action = 'application.moved' and object_id = $1", [
      application.id,
    ]),
  ).toMatchObject([{ data: { from: 'new', to: won?.body.stage } }]);
});

test('applications move forward and back; moving to the same stage or moving a withdrawn one is rejected', async () => {
  const { application, candidate } = await applied();
  const stages = ['interview', 'new', 'offer', 'hired', 'offer'] as const;
  let version = 1;
  for (const stage of stages) {
    const moved = await move(recruiter, application.id, version, stage);
    expect(moved.body).toMatchObject({ stage, version: version + 1 });
    version += 1;
  }
  expect((await move(recruiter, application.id, version, 'offer')).problem?.code).toBe('conflict');
  const [first] = await world.rows<{ at: Date }>(
    'select interviewed_at as at from applications where id = $1 and interviewed_at < stage_since',
    [application.id],
  );
  expect(first?.at).toBeInstanceOf(Date);
  const withdrawn = await candidate.call(api.withdrawApplication, {
    params: { id: application.id },
    body: { version },
  });
  expect(withdrawn.body).toMatchObject({ stage: 'withdrawn' });
  expect((await move(recruiter, application.id, version, 'new')).problem?.code).toBe('stale_version');
  expect((await move(recruiter, application.id, version + 1, 'new')).problem?.code).toBe('conflict');
  const again = await recruiter.send('POST', `/api/applicants/${application.id}/stage`, {
    body: JSON.stringify({ version: version + 1, stage: 'withdrawn' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(again.status).toBe(422);
});

test('a decided application cannot be withdrawn; a withdrawn one can be sent again', async () => {
  const { application, candidate, job, resume } = await applied();
  const withdraw = (version: number) =>
    candidate.call(api.withdrawApplication, { params: { id: application.id }, body: { version } });
  await move(recruiter, application.id, 1, 'hired');
  expect((await withdraw(2)).problem?.code).toBe('conflict');
  await move(recruiter, application.id, 2, 'screen');
  expect((await withdraw(3)).status).toBe(200);
  const anew = await apply(candidate, job.id, resume.id, 'Once more');
  expect(anew.body).toMatchObject({ id: application.id, stage: 'new', cover_note: 'Once more', version: 5 });
});

test('applicants are ranked by fit on request, the unscored last, and filtered by stage', async () => {
  const job = await postJob(recruiter, { skills: ['Go', 'Docker', 'Redis'] });
  const half = await applied(['Go'], job.id);
  const whole = await applied(['Go', 'Docker', 'Redis'], job.id);
  const most = await applied(['Go', 'Redis'], job.id);
  await world.settle();
  const late = await applied(['Go'], job.id);
  const list = async (query: { sort?: 'fit' | 'newest'; stage?: Stage; limit?: number; cursor?: string }) =>
    (await recruiter.call(api.listJobApplicants, { params: { id: job.id }, query })).body;
  const ids = [whole, most, half, late].map((one) => one.application.id);
  const ranked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ sort: 'fit', limit: 2, ...(cursor ? { cursor } : {}) });
    expect(page).toMatchObject({ total: 4, unscored: 1 });
    ranked.push(...page.items.map((row) => row.id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(ranked).toEqual(ids);
  const newest = [late, most, whole, half].map((one) => one.application.id);
  expect((await list({})).items.map((row) => row.id)).toEqual(newest);
  await move(recruiter, half.application.id, 1, 'screen');
  expect((await list({ stage: 'screen' })).items.map((row) => row.id)).toEqual([half.application.id]);
  expect((await list({ stage: 'screen' })).total).toBe(1);
  expect((await recruiter.call(api.listApplicants, { query: { cursor: 'x' } })).problem?.code).toBe(
    'invalid_request',
  );
  await world.settle();
});

test('the timeline says who did what, and records each reader once a day', async () => {
  const { application, candidate } = await applied();
  const mate = await colleagueOf(world, recruiter, 'mo@acme.example');
  const read = (person: Person) => person.call(api.getApplicant, { params: { id: application.id } });
  const news = async () =>
    (await candidate.call(api.listNotifications, {})).body.items.map(({ title }) => title);
  await read(recruiter);
  expect(await news()).toEqual(['acme.example opened your application']);
  await Promise.all([read(recruiter), read(recruiter), read(recruiter)]);
  expect(await news()).toHaveLength(1);
  await move(mate, application.id, 1, 'screen');
  const { timeline } = (await read(recruiter)).body;
  expect(timeline.map(({ action, text, actor }) => [action, text, actor])).toEqual([
    ['application.submitted', 'Applied', 'The candidate'],
    ['application.viewed', 'Opened the application', 'You'],
    ['application.moved', 'Moved from New to Screen', 'mo@acme.example'],
  ]);
  await world.rows("update sessions set expires_at = now() + interval '30 days'");
  clock = dayMs;
  expect((await read(recruiter)).body.timeline).toHaveLength(4);
  clock = 0;
  const [seen] = (await candidate.call(api.listMyApplications, {})).body.items;
  expect(seen).toMatchObject({ stage: 'screen', version: 2 });
});

test('the name is the profile’s, else the resume’s, else the e-mail', async () => {
  const { application, candidate, job } = await applied();
  const name = async () =>
    (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body.items[0]?.candidate;
  expect(await name()).toMatchObject({ name: candidate.user?.email, email: candidate.user?.email });
  await world.settle();
  expect((await name())?.name).toBe('Robin Okafor');
  const profile = (await candidate.call(api.getProfile, {})).body;
  await candidate.call(api.updateProfile, {
    body: {
      version: profile.version,
      personal_info: {
        ...profile.personal_info,
        first_name: 'Ruth',
        last_name: 'Oak',
        github: 'https://github.com/ruth',
      },
    },
  });
  expect((await name())?.name).toBe('Ruth Oak');
  const links = async () =>
    (await recruiter.call(api.getApplicant, { params: { id: application.id } })).body.links;
  expect(await links()).toEqual([]);
  await candidate.call(api.changeVisibility, { body: { visibility: 'applied' } });
  expect(await links()).toEqual(['https://github.com/ruth']);
});

test('an employer never sees a score based on a resume they were not sent', async () => {
  const job = await postJob(recruiter, { skills: ['PostgreSQL', 'Go'] });
  const candidate = await world.candidate();
  const sent = await uploadResume(candidate, ['Docker'], 'Sent Resume');
  await uploadResume(candidate, ['PostgreSQL', 'Go'], 'Kept Private');
  await world.settle();
  expect((await candidate.call(api.getJobFit, { params: { id: job.id } })).body.fit?.skill_overlap).toBe(88);
  const { id } = (await apply(candidate, job.id, sent.id)).body;

  const before = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  expect(before).toMatchObject({ score: null, fit: null });
  const list = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(list).toMatchObject({ unscored: 1, items: [{ fit: null }] });
  await world.settle();
  const after = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  expect(after.score).toMatchObject({ skill_overlap: 25 });
});

test('a withdrawn application no longer shares the resume', async () => {
  const { application, candidate, job } = await applied();
  await world.settle();
  await candidate.call(api.withdrawApplication, { params: { id: application.id }, body: { version: 1 } });
  const detail = (await recruiter.call(api.getApplicant, { params: { id: application.id } })).body;
  expect(detail).toMatchObject({
    stage: 'withdrawn',
    cover_note: '',
    phone: '',
    links: [],
    score: null,
    fit: null,
    resume: { lines: [], hidden: [] },
  });
  expect(detail.resume.parse_message).toMatch(/withdrew/);
  const list = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(list).toMatchObject({ total: 1, unscored: 0, items: [{ fit: null }] });
  expect((await recruiter.call(api.linkApplicantResume, { params: { id: application.id } })).status).toBe(
    404,
  );
});

test('a token of the employer’s scope downloads a resume and the file of an offer, and one of another scope none', async () => {
  const employer = await world.recruiter();
  const { id, candidate, resume } = await applicant(world, employer);
  const program = world.visitor();
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const reads = await tokenOf(employer, ['applications:read']);
  const link = await program.call(api.linkApplicantResume, { params: { id }, ...as(reads) });
  const file = await program.send('GET', link.body.url, as(reads));
  expect(await file.text()).toContain('Robin Okafor');
  expect(file.headers.get('content-disposition')).toContain('cv.txt');
  for (const other of ['profile:read', 'jobs:read'] as const) {
    const token = await tokenOf(employer, [other]);
    const refused = await program.call(api.linkApplicantResume, { params: { id }, ...as(token) });
    expect([other, refused.problem?.code]).toEqual([other, 'missing_scope']);
    expect((await program.send('GET', link.body.url, as(token))).status).toBe(403);
  }
  const rival = await tokenOf(await world.recruiter(), ['applications:read']);
  expect((await program.send('GET', link.body.url, as(rival))).status).toBe(403);
  expect((await program.call(api.linkApplicantResume, { params: { id }, ...as(rival) })).status).toBe(404);

  const own = await tokenOf(candidate, ['profile:read']);
  const { url } = (await program.call(api.linkResume, { params: { id: resume.id }, ...as(own) })).body;
  expect((await program.send('GET', url, as(own))).status).toBe(200);

  const offer = (await employer.call(api.writeOffer, { params: { id }, body: plainOffer() })).body.items[0];
  const params = { id: offer?.id ?? '' };
  const letter = { query: { file_name: 'offer.pdf', version: 1 }, body: new Blob(['%PDF-1.7 offer']) };
  await employer.call(api.attachOfferFile, { params, ...letter });
  const offered = (await program.call(api.linkOfferFile, { params, ...as(reads) })).body.url;
  expect(await (await program.send('GET', offered, as(reads))).text()).toBe('%PDF-1.7 offer');
});

test('an applicant who is read ahead is not opened yet, and nobody is told', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate } = await applicant(world, recruiter);
  const opened = async () => {
    const { steps } = (await candidate.call(api.getMyApplication, { params: { id } })).body;
    return steps.some(({ kind }) => kind === 'viewed');
  };
  const ahead = { params: { id }, query: { ahead: 'yes' } } as const;
  const screen = (await recruiter.call(api.getApplicantScreen, ahead)).body;
  expect((await recruiter.call(api.getApplicant, ahead)).body).toEqual(screen.applicant);
  expect(await opened()).toBe(false);
  await recruiter.call(api.getApplicantScreen, { params: { id } });
  expect(await opened()).toBe(true);
});

test('a program with a token cannot read an applicant without opening the application', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate } = await applicant(world, recruiter);
  const token = await tokenOf(recruiter, ['applications:read']);
  const ahead = {
    params: { id },
    query: { ahead: 'yes' },
    headers: { authorization: `Bearer ${token}` },
  } as const;
  expect((await world.visitor().call(api.getApplicant, ahead)).problem).toBeNull();
  const { steps } = (await candidate.call(api.getMyApplication, { params: { id } })).body;
  expect(steps.map(({ kind }) => kind)).toContain('viewed');
});

test('each row of a score comes with the very words of the resume that count for it', async () => {
  const recruiter = await world.recruiter();
  const { id: jobId } = await postJob(recruiter, { skills: ['Go', 'Falconry'] });
  const { id } = await applicant(world, recruiter, { jobId, skills: ['Go'] });
  await world.settle();
  const { marks, resume, score } = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  const row = score?.ledger.findIndex(({ requirement }) => requirement === 'Go');
  const words = marks.map(({ page, line, start, end, row: of }) => {
    const text = resume.lines.find((one) => one.page === page && one.line === line)?.text;
    return [score?.ledger[of]?.requirement, text?.slice(start, end)];
  });
  expect(marks.some((mark) => mark.row === row)).toBe(true);
  expect(words.filter(([of]) => of === 'Go' || of === 'Falconry')).toEqual([['Go', 'Go']]);
  expect(resume.lines.map(({ kind }) => kind)).toContain('heading');
});

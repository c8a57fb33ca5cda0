import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo, undo } from '../../testing/applicants.ts';
import { elsewhere } from '../../testing/sample-entries.ts';
import type { GivenAnswer, ScreeningQuestion } from '../../../api/jobs/screening-questions.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { notifyOverdueReviewsTask } from '../../fairness/human-reviews/tasks.ts';
import { mailRejectionsTask } from '../applications/rejection-tasks.ts';
import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';

let world: World;
let recruiter: Person;
let later = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + later) });
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const read = async (person: Person, id: string) =>
  (await person.call(api.getMyApplication, { params: { id } })).body;
const list = async (
  person: Person,
  query: { state?: 'open' | 'closed'; limit?: number; cursor?: string } = {},
) => (await person.call(api.listMyApplications, { query })).body;
const withdraw = (person: Person, id: string, version: number) =>
  person.call(api.withdrawApplication, { params: { id }, body: { version } });
const restore = (person: Person, id: string, version: number) =>
  person.call(api.undoWithdrawal, { params: { id }, body: { version } });

test('a candidate sees what they sent and each step, and nothing that is the employer’s own', async () => {
  const { id, candidate, resume } = await applicant(world, recruiter);
  await recruiter.call(api.getApplicant, { params: { id } });
  await moveTo(recruiter, id, 1, 'screen');
  await undo(recruiter, id, 2);
  await moveTo(recruiter, id, 3, 'interview');
  const shown = await read(candidate, id);
  expect(shown).toMatchObject({
    resume_id: resume.id,
    cover_note: 'Dear team',
    stage: 'interview',
    job_status: 'open',
  });
  expect(shown.steps.map(({ kind, stage }) => [kind, stage])).toEqual([
    ['submitted', null],
    ['viewed', null],
    ['moved', 'screen'],
    ['moved', 'new'],
    ['moved', 'interview'],
  ]);
});

test('a candidate sees by when the employer said they answer, until they did', async () => {
  const { id, jobId, candidate } = await applicant(world, recruiter);
  expect((await read(candidate, id)).answer_by).toBeNull();
  const { body: pipeline } = await recruiter.call(api.getJobPipeline, { params: { id: jobId } });
  const { stages, blind, version } = pipeline;
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { stages, blind, version, answer_days: 14 },
  });
  const { answer_by: by, created_at: at } = await read(candidate, id);
  expect(Date.parse(by ?? '') - Date.parse(at)).toBe(14 * dayMs);
  await moveTo(recruiter, id, 1, 'screen');
  expect((await read(candidate, id)).answer_by).toBeNull();
});

test('an answer is remembered for a job that asks the same, where it would be taken, newest first', async () => {
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Welding']);
  const question = { required: true, accepts: [], at_least: null, options: [] };
  const asks = (questions: (Pick<ScreeningQuestion, 'id' | 'prompt' | 'type'> & { options?: string[] })[]) =>
    postJob(recruiter, { questions: questions.map((one) => ({ ...question, ...one })) });
  const applyTo = async (jobId: string, answers: GivenAnswer[]) =>
    person.call(api.applyToJob, {
      params: { id: jobId },
      body: { resume_id: resume.id, cover_note: '', answers },
    });
  const first = await asks([
    { id: 'drive', prompt: 'Do you drive?', type: 'yes_no' },
    { id: 'shift', prompt: 'Which shift?', type: 'choice', options: ['Day', 'Night'] },
    { id: 'why', prompt: 'Why us?', type: 'text' },
  ]);
  await applyTo(first.id, [
    { question_id: 'drive', answer: 'Yes' },
    { question_id: 'shift', answer: 'Night' },
    { question_id: 'why', answer: 'The team.' },
  ]);
  const next = await asks([
    { id: 'licence', prompt: 'do you  DRIVE', type: 'yes_no' },
    { id: 'shift', prompt: 'Which shift?', type: 'choice', options: ['Early', 'Late'] },
    { id: 'pay', prompt: 'How much?', type: 'number' },
  ]);
  const remembered = async (who: Person, id: string) =>
    (await who.call(api.listEarlierAnswers, { params: { id } })).body.items.map(({ question_id, answer }) => [
      question_id,
      answer,
    ]);
  expect(await remembered(person, next.id)).toEqual([['licence', 'Yes']]);
  await applyTo(next.id, [
    { question_id: 'licence', answer: 'No' },
    { question_id: 'shift', answer: 'Late' },
    { question_id: 'pay', answer: '7' },
  ]);
  expect(await remembered(person, first.id)).toEqual([
    ['drive', 'No'],
    ['shift', 'Night'],
    ['why', 'The team.'],
  ]);
  expect(await remembered(await world.candidate(), next.id)).toEqual([]);
});

test('a rejection shows nowhere while it can be taken back, and everywhere once it is told', async () => {
  const { id, jobId, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'screen');
  await moveTo(recruiter, id, 2, 'rejected', 'skills');
  const stages = async () => [
    (await read(candidate, id)).stage,
    (await list(candidate)).items[0]?.stage,
    (await candidate.call(api.getDashboard, {})).body.applications[0]?.stage,
    (await candidate.call(api.getJob, { params: { id: jobId } })).body.mine?.application?.stage,
    (await candidate.call(api.listTargetJobs, {})).body.items[0]?.application?.stage,
  ];
  expect(await stages()).toEqual(['screen', 'screen', 'screen', 'screen', 'screen']);
  expect((await read(candidate, id)).steps.at(-1)).toMatchObject({ stage: 'screen' });
  await undo(recruiter, id, 3);
  await moveTo(recruiter, id, 4, 'rejected', 'skills');
  later = 25 * hourMs;
  await mailRejectionsTask.run({}, world.services);
  later = 0;
  expect((await read(candidate, id)).stage).toBe('rejected');
  const ended = await list(candidate, { state: 'closed' });
  expect(ended).toMatchObject({ items: [{ id, stage: 'rejected' }], open: 0, closed: 1 });
  expect((await read(candidate, id)).steps.map((step) => step.stage)).toEqual([null, 'screen', 'rejected']);
});

test('a rejection stays unknown while its mail waits, however late that is; without a mail it shows after a day', async () => {
  const ofMany = await applicant(world, recruiter);
  await moveTo(recruiter, ofMany.id, 1, 'rejected', 'skills');
  const reject = async (tell: boolean) => {
    const { id, candidate } = await applicant(world, recruiter);
    await moveTo(recruiter, id, 1, 'screen');
    const rejection = { reason: 'skills' as const, tell };
    await recruiter.call(api.moveApplicant, {
      params: { id },
      body: { version: 2, stage: 'rejected', rejection },
    });
    return async () => {
      const pages = [await list(candidate), await list(candidate, { state: 'closed' })];
      return pages.flatMap(({ items }) => items.map(({ stage }) => stage));
    };
  };
  const [mailed, untold] = [await reject(true), await reject(false)];
  expect([await mailed(), await untold()]).toEqual([['screen'], ['screen']]);
  await world.rows("update rejections set created_at = now() - interval '25 hours'");
  expect([await mailed(), await untold()]).toEqual([['screen'], ['rejected']]);
});

test('who withdraws before they hear of a rejection is never mailed it', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  const { body } = await withdraw(candidate, id, 2);
  expect(body).toMatchObject({ stage: 'withdrawn', undo_until: null });
  expect(await world.rows('select 1 from rejections where application_id = $1', [id])).toEqual([]);
});

test('a withdrawal is undone for ten minutes, once, and only over the version that was seen', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'interview');
  expect((await withdraw(candidate, id, 1)).status).toBe(412);
  const withdrawn = (await withdraw(candidate, id, 2)).body;
  expect(withdrawn).toMatchObject({ stage: 'withdrawn', can_withdraw: false });
  expect((await withdraw(candidate, id, 3)).status).toBe(409);
  const back = (await restore(candidate, id, 3)).body;
  expect(back).toMatchObject({ stage: 'interview', undo_until: null, can_withdraw: true });
  expect(back.steps.at(-1)).toMatchObject({ kind: 'restored', stage: 'interview' });
  expect((await restore(candidate, id, 4)).status).toBe(409);
  await withdraw(candidate, id, 4);
  later = 11 * minuteMs;
  expect((await restore(candidate, id, 5)).status).toBe(409);
  later = 0;
});

test('the list holds what was sent here, moved by hand and made elsewhere, page by page', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const job = await postJob(recruiter, { title: 'Ferry Captain' });
  await candidate.call(api.saveTargetJob, { params: { id: job.id } });
  expect((await list(candidate)).items).toHaveLength(1);
  await candidate.call(api.updateTargetJob, { params: { id: job.id }, body: { version: 1, stage: 'offer' } });
  const made = await candidate.call(api.createExternalApplication, { body: elsewhere });
  const first = await list(candidate, { limit: 2 });
  expect(first.items.map(({ kind, stage }) => [kind, stage])).toEqual([
    ['target', 'offer'],
    ['here', 'new'],
  ]);
  const next = await list(candidate, { limit: 2, cursor: first.next_cursor ?? '' });
  expect(next.items).toMatchObject([
    { kind: 'outside', title: 'Welder', applied_at: '2026-03-02T00:00:00.000Z' },
  ]);
  expect(next.next_cursor).toBeNull();
  expect(next.items[0]?.outside).toMatchObject({ id: made.body.id, notes: 'Sent by post.' });
  expect([first.open, first.closed, first.items[1]?.id]).toEqual([3, 0, id]);
});

test('an application elsewhere counts as the checklist’s last step, is moved, changed in one tab at a time, and deleted', async () => {
  const person = await world.candidate();
  const { id } = (await person.call(api.createExternalApplication, { body: elsewhere })).body;
  const { checklist } = (await person.call(api.getDashboard, {})).body;
  expect(checklist.slice(-2)).toEqual([
    { step: 'target_job', done: true },
    { step: 'application', done: true },
  ]);
  const change = (version: number, stage: 'interview' | 'closed') =>
    person.call(api.updateExternalApplication, {
      params: { id },
      body: { version, value: { ...elsewhere, stage } },
    });
  expect((await change(1, 'interview')).body).toMatchObject({ stage: 'interview', version: 2 });
  expect((await change(1, 'closed')).problem).toMatchObject({
    code: 'stale_version',
    current: { version: 2 },
  });
  await change(2, 'closed');
  expect(await list(person, { state: 'closed' })).toMatchObject({ open: 0, closed: 1 });
  await person.call(api.deleteExternalApplication, { params: { id } });
  expect(await list(person)).toMatchObject({ items: [], open: 0, closed: 0 });
});

test('what is sent of an application elsewhere is checked, and a double click adds it once', async () => {
  const person = await world.candidate();
  const bad = {
    ...elsewhere,
    title: ' ',
    employer_name: '',
    url: 'javascript:alert(1)',
    applied_on: '2026-02-30',
  };
  const { problem } = await person.call(api.createExternalApplication, { body: bad });
  expect(problem?.errors?.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['Job title is required', 'Employer is required']),
  );
  expect(problem?.errors).toHaveLength(4);
  const send = () =>
    person.send('POST', '/api/outside-applications', {
      body: JSON.stringify(elsewhere),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-click-only' },
    });
  await Promise.all([send(), send()]);
  expect((await person.call(api.listExternalApplications, {})).body.items).toHaveLength(1);
});

test('many at the same moment do not come beyond the 500 that a person may track', async () => {
  const person = await world.candidate();
  const add = () => person.call(api.createExternalApplication, { body: elsewhere });
  await add();
  await world.rows(
    `insert into outside_applications (id, user_id, title, employer_name, url, applied_on, stage, notes, stage_since)
     select gen_random_uuid(), user_id, title, employer_name, url, applied_on, stage, notes, stage_since
       from outside_applications, generate_series(1, 494) where user_id = $1`,
    [person.id],
  );
  const answers = await Promise.all(Array.from({ length: 50 }, add));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('a resume that was sent can still be opened by who sent it after they deleted it', async () => {
  const { candidate, resume } = await applicant(world, recruiter);
  await candidate.call(api.deleteResume, { params: { id: resume.id } });
  const { url } = (await candidate.call(api.linkResume, { params: { id: resume.id } })).body;
  expect((await candidate.send('GET', url)).status).toBe(200);
  const other = await world.candidate();
  expect((await other.call(api.linkResume, { params: { id: resume.id } })).status).toBe(404);
});
const ask = (person: Person, id: string, reason = 'I have led teams for six years.') =>
  person.call(api.askForHumanReview, { params: { id }, body: { reason } });
const answerReview = (person: Person, id: string, version = 1) =>
  person.call(api.answerHumanReview, {
    params: { id },
    body: { version, outcome: 'changed', answer: 'We had overlooked your teams.' },
  });
const reviewsOf = async (person: Person, id: string) =>
  (await person.call(api.listApplicantHumanReviews, { params: { id } })).body.items;
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.map(({ title }) => title);
const toDo = async (person: Person) =>
  (await person.call(api.getToDo, { query: { scope: 'mine' } })).body.items.find(
    ({ kind }) => kind === 'human_reviews',
  );

test('a candidate asks a person to review how they were assessed, even once rejected, and is answered in words', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  const waiting = (await toDo(recruiter))?.count ?? 0;
  expect((await ask(candidate, id, '  ')).status).toBe(422);
  const asked = await ask(candidate, id);
  expect(asked.body).toMatchObject({ can_ask: false, items: [{ outcome: null, overdue: false }] });
  expect((await ask(candidate, id)).problem?.code).toBe('conflict');
  expect(await toDo(recruiter)).toMatchObject({
    count: waiting + 1,
    path: '/applicants?due=review&posted=me',
  });
  const due = await recruiter.call(api.listApplicants, { query: { due: 'review', posted: 'me' } });
  expect(due.body.items.map((row) => row.id)).toContain(id);
  expect((await told(recruiter))[0]).toMatch(/^An applicant asked for a review by a person/);

  const [review] = await reviewsOf(recruiter, id);
  expect(review).toMatchObject({ reason: 'I have led teams for six years.' });
  expect((await answerReview(await world.recruiter(), review?.id ?? '')).status).toBe(404);
  expect((await answerReview(recruiter, review?.id ?? '', 7)).status).toBe(412);
  expect((await answerReview(recruiter, review?.id ?? '')).body.items[0]).toMatchObject({
    outcome: 'changed',
    answered_by: 'rae@acme.example',
  });
  expect((await answerReview(recruiter, review?.id ?? '', 2)).problem?.code).toBe('conflict');
  expect((await told(candidate))[0]).toMatch(/answered your request for a review/);
  const { items } = (await candidate.call(api.listMyHumanReviews, { params: { id } })).body;
  expect(items[0]).toMatchObject({ outcome: 'changed', answer: 'We had overlooked your teams.' });
  expect(items[0]).not.toHaveProperty('answered_by');
  expect((await read(candidate, id)).steps.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['human_review_asked', 'human_review_answered']),
  );
  const { timeline } = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  expect(timeline).toContainEqual(
    expect.objectContaining({
      text: 'Answered the request for a review: the assessment changed',
      actor: 'You',
    }),
  );
  expect(await toDo(recruiter)).toMatchObject({ count: waiting });
});

test('a review that nobody answers within ten business days is told to whoever posted the job and to the owners, daily', async () => {
  const poster = await colleagueOf(world, recruiter, 'pia@acme.example');
  const { id, candidate } = await applicant(world, poster);
  const { due_at: due } = (await ask(candidate, id)).body.items[0] ?? { due_at: '' };
  const days = (Date.parse(due) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(12);
  expect(days).toBeLessThan(16);
  const late = /waiting too long for a review by a person/;
  const times = async (person: Person) => (await told(person)).filter((title) => late.test(title)).length;
  const before = await times(recruiter);
  await notifyOverdueReviewsTask.run({}, world.services);
  expect([await times(poster), await times(recruiter)]).toEqual([0, before]);
  later = 16 * dayMs;
  await notifyOverdueReviewsTask.run({}, world.services);
  await notifyOverdueReviewsTask.run({}, world.services);
  for (const [person, email] of [
    [poster, 'pia@acme.example'],
    [recruiter, 'rae@acme.example'],
    [candidate, candidate.user?.email ?? ''],
  ] as const) {
    await person.signIn(email);
  }
  expect([await times(poster), await times(recruiter)]).toEqual([1, before + 1]);
  expect((await reviewsOf(poster, id))[0]).toMatchObject({ overdue: true, outcome: null });
  const { version } = await read(candidate, id);
  await withdraw(candidate, id, version);
  expect((await candidate.call(api.listMyHumanReviews, { params: { id } })).body.can_ask).toBe(false);
  later = 17 * dayMs;
  await notifyOverdueReviewsTask.run({}, world.services);
  await recruiter.signIn('rae@acme.example');
  expect(await times(recruiter)).toBe(before + 1);
  later = 0;
});

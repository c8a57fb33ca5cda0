import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const blank = { options: [], required: true, accepts: [], at_least: null };
const questions = [
  { ...blank, id: 'permit', prompt: 'May you work here?', type: 'yes_no' as const, accepts: ['Yes'] },
  { ...blank, id: 'shift', prompt: 'Which shift?', type: 'choice' as const, options: ['Day', 'Night'] },
  { ...blank, id: 'years', prompt: 'Years on call?', type: 'number' as const, at_least: 2 },
  { ...blank, id: 'why', prompt: 'Why us?', type: 'text' as const, required: false },
];
const fine = [
  { question_id: 'permit', answer: 'No' },
  { question_id: 'shift', answer: 'Night' },
  { question_id: 'years', answer: '3' },
];

async function send(candidate: Person, jobId: string, answers: { question_id: string; answer: string }[]) {
  const resume = await uploadResume(candidate, ['Go']);
  const body = { resume_id: resume.id, cover_note: 'Dear <team>,\nhello.', answers };
  return candidate.call(api.applyToJob, { params: { id: jobId }, body });
}

test('answers are asked for, kept with their questions, and flagged for a person without deciding anything', async () => {
  const job = await postJob(recruiter, { questions });
  const candidate = await world.candidate();
  const seen = await candidate.call(api.getJob, { params: { id: job.id } });
  expect(JSON.stringify(seen.body)).not.toContain('accepts');
  expect(seen.body.mine?.questions).toBeNull();
  expect(job.mine?.questions).toEqual(questions);

  const mine = await send(candidate, job.id, fine);
  expect(mine.body).toMatchObject({ stage: 'new', answers: [{ answer: 'No' }, {}, {}, { answer: '' }] });
  expect(JSON.stringify(mine.body)).not.toContain('flagged');
  const detail = await recruiter.call(api.getApplicant, { params: { id: mine.body.id } });
  expect(detail.body.stage).toBe('new');
  expect(detail.body.answers.map(({ prompt, flagged }) => [prompt, flagged])).toEqual([
    ['May you work here?', true],
    ['Which shift?', false],
    ['Years on call?', false],
    ['Why us?', false],
  ]);
  const [receipt] = await readMails(
    world,
    seen.body.mine ? (candidate.user?.email ?? '') : '',
    'application_sent',
  );
  expect(receipt?.text).toContain('Which shift? Night');
  expect(receipt?.text).toContain('Dear <team>,');
  expect(receipt?.text).toContain('cv.txt');
});

test.each([
  ['one is missing', fine.slice(1), 'permit', 'Please answer this question.'],
  [
    'a choice is none',
    [...fine.filter((a) => a.question_id !== 'shift'), { question_id: 'shift', answer: 'day' }],
    'shift',
    'Choose one of the answers.',
  ],
  [
    'a number is none',
    [...fine.slice(0, 2), { question_id: 'years', answer: '12abc' }],
    'years',
    'Enter a number in digits.',
  ],
])('an application is refused when %s', async (_, answers, field, detail) => {
  const job = await postJob(recruiter, { questions });
  const sent = await send(await world.candidate(), job.id, answers);
  expect(sent.problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ pointer: `#/body/answers/${field}`, detail }],
  });
});

test.each([
  ['without a text', { ...blank, id: 'a', prompt: ' ', type: 'text' as const }],
  ['with one choice', { ...blank, id: 'a', prompt: 'Which?', type: 'choice' as const, options: ['Day'] }],
  [
    'that expects what cannot be answered',
    { ...blank, id: 'a', prompt: 'May you?', type: 'yes_no' as const, accepts: ['Maybe'] },
  ],
])('a question %s is refused', async (_, question) => {
  const made = await recruiter.call(api.createJob, { body: { ...plainJob, questions: [question] } });
  expect(made.problem?.code).toBe('invalid_input');
});

test('the last day to apply counts whole, and an open job cannot have one that is over', async () => {
  const job = await postJob(recruiter, { expires_on: '2098-05-04' });
  expect(job.expires_at).toBe('2098-05-04T23:59:59.999Z');
  const past = await recruiter.call(api.createJob, { body: { ...plainJob, expires_on: '2020-01-01' } });
  expect(past.problem?.errors).toEqual([
    { pointer: '#/body/expires_on', detail: 'Choose today or a later date, or close the job.' },
  ]);
  for (const expires_on of ['2098-02-30', '2098-5-4', 'soon', '1800-01-01'])
    expect((await recruiter.call(api.createJob, { body: { ...plainJob, expires_on } })).problem?.code).toBe(
      'invalid_input',
    );
});

test('every change is in the history with its words, and changed requirements and the end are told to those who applied', async () => {
  const job = await postJob(recruiter);
  const candidate = await world.candidate();
  await send(candidate, job.id, []);
  const gone = await world.candidate();
  const left = (await send(gone, job.id, [])).body;
  await gone.call(api.withdrawApplication, { params: { id: left.id }, body: { version: left.version } });
  const edit = (version: number, change: Partial<typeof plainJob>) =>
    recruiter.call(api.updateJob, {
      params: { id: job.id },
      body: { version, value: { ...plainJob, ...change } },
    });
  await edit(1, { title: 'Platform Engineer' });
  await edit(2, { title: 'Platform Engineer', skills: ['Go', 'Rust'] });
  await edit(3, { title: 'Platform Engineer', skills: ['Go', 'Rust'] });
  const { items } = (await recruiter.call(api.listJobChanges, { params: { id: job.id } })).body;
  await edit(4, { title: 'Platform Engineer', skills: ['Go', 'Rust'], status: 'closed' });
  expect(items.map(({ what, actor, changes }) => [what, actor, changes])).toEqual([
    [
      'updated',
      'rae@acme.example',
      [{ field: 'skills', label: 'Required skills', before: 'PostgreSQL\nGo\nDocker', after: 'Go\nRust' }],
    ],
    [
      'updated',
      'rae@acme.example',
      [{ field: 'title', label: 'Job title', before: 'Backend Engineer', after: 'Platform Engineer' }],
    ],
    ['created', 'rae@acme.example', []],
  ]);
  const told = await readMails(world, candidate.user?.email ?? '', 'job_changed');
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining('Changed: Required skills.'),
    expect.stringContaining('closed Platform Engineer. It no longer accepts applications.'),
  ]);
  expect(await readMails(world, gone.user?.email ?? '', 'job_changed')).toEqual([]);
  const rival = await world.recruiter();
  expect((await rival.call(api.listJobChanges, { params: { id: job.id } })).status).toBe(404);
});

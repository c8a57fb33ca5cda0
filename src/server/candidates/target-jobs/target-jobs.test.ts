import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { TargetJob } from '../../../api/candidates/target-jobs.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { remindTargetsTask } from './tasks.ts';

let clock = Date.parse('2026-05-04T10:00:00Z');
let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  recruiter = await world.recruiter('rae@targets.example');
});
// A test may have let days pass, after which nobody is signed in any more.
beforeEach(() => recruiter.signIn('rae@targets.example'));
afterAll(() => world.close());

async function listOf(person: Person): Promise<TargetJob[]> {
  return (await person.call(api.listTargetJobs, {})).body.items;
}

test('a saved job is moved by hand, gets notes, and stays private', async () => {
  const job = await postJob(recruiter);
  const person = await world.candidate();
  const peer = await world.candidate();
  await person.call(api.saveTargetJob, { params: { id: job.id } });
  const [saved] = await listOf(person);
  expect(saved).toMatchObject({ job_id: job.id, stage: 'saved', application: null, notes: '', version: 1 });
  const moved = await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 1, stage: 'interview', notes: 'Ask for Mr Ábel 李', deadline: '2026-06-01' },
  });
  expect(moved.body).toMatchObject({
    stage: 'interview',
    notes: 'Ask for Mr Ábel 李',
    deadline: '2026-06-01',
    version: 2,
  });
  const cleared = await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 2, deadline: null },
  });
  expect(cleared.body).toMatchObject({ stage: 'interview', notes: 'Ask for Mr Ábel 李', deadline: null });
  expect(await listOf(peer)).toEqual([]);
  const stolen = await peer.call(api.updateTargetJob, { params: { id: job.id }, body: { version: 3 } });
  expect(stolen.status).toBe(404);
});

test('the second edit of the same version gets the current record', async () => {
  const job = await postJob(recruiter);
  const person = await world.candidate();
  await person.call(api.saveTargetJob, { params: { id: job.id } });
  const edit = (notes: string) =>
    person.call(api.updateTargetJob, { params: { id: job.id }, body: { version: 1, notes } });
  const answers = await Promise.all([edit('one'), edit('two')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
});

test('the stage of an application here follows the employer, and cannot be moved by hand', async () => {
  const job = await postJob(recruiter);
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Go']);
  const sent = await person.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  expect(await listOf(person)).toMatchObject([{ stage: 'applied', application: { id: sent.body.id } }]);
  await recruiter.call(api.moveApplicant, {
    params: { id: sent.body.id },
    body: { version: sent.body.version, stage: 'offer' },
  });
  expect(await listOf(person)).toMatchObject([{ stage: 'offer' }]);
  const byHand = await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 1, stage: 'closed' },
  });
  expect(byHand.problem?.code).toBe('conflict');
  const noted = await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 1, notes: 'Think about it' },
  });
  expect(noted.body).toMatchObject({ stage: 'offer', notes: 'Think about it' });
});

test.each(['2024-02-30', '1899-12-31', 'tomorrow', '2026-05-04T00:00:00Z'])(
  'the deadline %s is refused',
  async (deadline) => {
    const job = await postJob(recruiter);
    const person = await world.candidate();
    await person.call(api.saveTargetJob, { params: { id: job.id } });
    const answer = await person.call(api.updateTargetJob, {
      params: { id: job.id },
      body: { version: 1, deadline },
    });
    expect(answer.status).toBe(422);
  },
);

test('a reminder is sent once on its day, also with two processes; a new day reminds again', async () => {
  const job = await postJob(recruiter, { title: 'Harbour pilot' });
  const person = await world.candidate('remind@targets.example');
  await person.call(api.saveTargetJob, { params: { id: job.id } });
  await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 1, remind_on: '2026-05-06', notes: 'Call the office' },
  });
  const run = () => remindTargetsTask.run({}, world.services);
  const mails = () => readMails(world, 'remind@targets.example', 'target_reminder');
  await run();
  expect(await mails()).toEqual([]);
  clock = Date.parse('2026-05-06T00:10:00Z');
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Harbour pilot');
  expect(mail?.text).toContain('Call the office');
  await person.signIn('remind@targets.example');
  await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 2, remind_on: '2026-05-07' },
  });
  clock = Date.parse('2026-05-07T00:10:00Z');
  await run();
  expect(await mails()).toHaveLength(2);
});

test('a next step elsewhere is mailed on its day where the person is, and not once it is done', async () => {
  const email = 'kiritimati@targets.example';
  const before = clock;
  onTestFinished(() => {
    clock = before;
  });
  const person = await world.candidate(email);
  await person.call(api.saveAccountSettings, {
    body: { version: 0, value: { locale: 'en-GB', time_zone: 'Pacific/Kiritimati' } },
  });
  const value = {
    title: 'Boat builder',
    employer_name: 'Slip Ltd',
    url: '' as const,
    applied_on: '2026-05-01',
    stage: 'applied' as const,
    notes: '',
    next_step: 'Ring the yard',
    remind_on: '2026-06-02',
    contacts: [{ name: 'Ivo Holm', role: 'Foreman', email: 'ivo@slip.example', phone: '' }],
  };
  const made = (await person.call(api.createExternalApplication, { body: value })).body;
  expect(made).toMatchObject(value);
  const mails = () => readMails(world, email, 'target_reminder');
  const at = async (instant: string) => {
    clock = Date.parse(instant);
    await remindTargetsTask.run({}, world.services);
    return mails();
  };
  expect(await at('2026-06-01T09:50:00Z')).toEqual([]);
  const [mail, ...more] = await at('2026-06-01T10:10:00Z');
  expect([more, mail?.text.includes('Ring the yard'), mail?.text.includes('/target-jobs')]).toEqual([
    [],
    true,
    true,
  ]);
  await person.signIn(email);
  const params = { id: made.id };
  await person.call(api.updateExternalApplication, {
    params,
    body: { version: 1, value: { ...value, remind_on: null } },
  });
  expect(await at('2026-06-03T10:10:00Z')).toHaveLength(1);
});

test.each([
  { name: '', role: '', email: '', phone: '' },
  { name: 'Ivo', role: '', email: 'ivo', phone: '' },
])('the contact %j is refused', async (contact) => {
  const person = await world.candidate();
  const job = await postJob(recruiter);
  await person.call(api.saveTargetJob, { params: { id: job.id } });
  const answer = await person.call(api.updateTargetJob, {
    params: { id: job.id },
    body: { version: 1, contacts: [contact] },
  });
  expect(answer.status).toBe(422);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checklistSteps } from '../../../api/candidates/candidates.ts';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { experience } from '../../testing/sample-entries.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { noticeExpiringTask } from './tasks.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const dashboard = async (person: Person) => (await person.call(api.getDashboard, {})).body;
const save = (person: Person, id: string) => person.call(api.saveTargetJob, { params: { id } });

/** A job that closes after so many days. */
async function closingJob(title: string, days: number) {
  const job = await postJob(recruiter, { title });
  await world.rows("update job_posting set expires_at = now() + $2 * interval '1 day' where id = $1", [
    job.id,
    days,
  ]);
  return job;
}

test('a new candidate has no actions and no news', async () => {
  const { required_actions, status_updates, target_jobs } = await dashboard(await world.candidate());
  expect([required_actions, status_updates]).toEqual([[], []]);
  expect(target_jobs).toEqual({ pending: 0, last_30_days: 0, last_6_months: 0 });
});

test('each of the six steps is completed by its own action, in any order', async () => {
  const person = await world.candidate();
  const done = async () =>
    (await dashboard(person)).checklist.flatMap((each) => (each.done ? each.step : []));
  expect(await done()).toEqual(['account']);
  const job = await postJob(recruiter);
  await save(person, job.id);
  expect(await done()).toEqual(['account', 'target_job']);
  await person.call(api.createExperience, { body: experience });
  expect(await done()).toEqual(['account', 'experience', 'target_job']);
  const { version, personal_info } = (await person.call(api.getProfile, {})).body;
  await person.call(api.updateProfile, {
    body: { version, personal_info: { ...personal_info, first_name: 'Ada', last_name: 'Byron' } },
  });
  const resume = await uploadResume(person, ['Go']);
  expect(await done()).toEqual(['account', 'resume', 'profile', 'experience', 'target_job']);
  await person.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  expect(await done()).toEqual([...checklistSteps]);
});

test('unconfirmed values are an action until they are confirmed', async () => {
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Go']);
  await world.settle();
  expect((await dashboard(person)).required_actions).toMatchObject([
    { kind: 'values_to_confirm', title: 'Confirm 1 position', path: `/resumes/${resume.id}` },
  ]);
  const { version } = (await person.call(api.getReading, { params: { id: resume.id } })).body.resume;
  await person.call(api.correctReading, {
    params: { id: resume.id },
    body: { version, corrections: [{ action: 'accept', path: 'experience/0' }] },
  });
  expect((await dashboard(person)).required_actions).toEqual([]);
});

test('a file that cannot be read is an action that says why', async () => {
  const person = await world.candidate();
  await person.call(api.uploadResume, {
    query: { file_name: 'cv.pdf' },
    body: new Blob(['%PDF-1.7\nbroken'], { type: 'application/pdf' }),
  });
  await world.settle();
  const { required_actions, status_updates, resume } = await dashboard(person);
  expect(required_actions).toMatchObject([{ kind: 'resume_unreadable', text: resume?.parse_message }]);
  expect(status_updates).toMatchObject([{ title: 'cv.pdf could not be read' }]);
});

test('no job is suggested to somebody who has applied to it, unless they withdrew', async () => {
  const person = await world.candidate();
  const job = await postJob(recruiter, { title: 'Suggested until applied to' });
  const isSuggested = async () => (await dashboard(person)).jobs.some(({ id }) => id === job.id);
  const resume = await uploadResume(person, ['Go']);
  expect(await isSuggested()).toBe(true);
  const { body } = await person.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  expect(await isSuggested()).toBe(false);
  await person.call(api.withdrawApplication, { params: { id: body.id }, body: { version: body.version } });
  expect(await isSuggested()).toBe(true);
});

test('a saved job that closes within a week is an action until it is applied to, dropped or closed', async () => {
  const person = await world.candidate();
  const [soon, later, sooner] = [
    await closingJob('Soon', 5),
    await closingJob('Later', 9),
    await closingJob('Sooner', 2),
  ];
  for (const job of [soon, later, sooner]) await save(person, job.id);
  const titles = async () => (await dashboard(person)).required_actions.map(({ title }) => title);
  expect(await titles()).toEqual(['Apply for Sooner', 'Apply for Soon']);
  await person.call(api.removeTargetJob, { params: { id: soon.id } });
  expect(await titles()).toEqual(['Apply for Sooner']);
  await world.rows("update job_posting set status = 'closed' where id = $1", [sooner.id]);
  expect(await titles()).toEqual([]);
});

test('a job that was saved and closes within three days is told of once, to those who have not applied', async () => {
  const [saver, applicant] = [await world.candidate(), await world.candidate()];
  const job = await closingJob('Closing', 2);
  const resume = await uploadResume(applicant, ['Go']);
  for (const person of [saver, applicant]) await save(person, job.id);
  await applicant.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await noticeExpiringTask.run({}, world.services);
  await noticeExpiringTask.run({}, world.services);
  const told = async (person: Person) =>
    (await dashboard(person)).status_updates.filter(({ kind }) => kind === 'target_expiring');
  expect(await told(saver)).toMatchObject([{ path: `/jobs/${job.id}`, read: false }]);
  expect(await told(applicant)).toEqual([]);
});

test('employer actions on an application are news, newest first, at most eight', async () => {
  const person = await world.candidate();
  const job = await postJob(recruiter);
  const resume = await uploadResume(person, ['Go']);
  const body = { resume_id: resume.id, cover_note: '' };
  const { id } = (await person.call(api.applyToJob, { params: { id: job.id }, body })).body;
  await world.settle();
  for (let version = 1; version < 10; version++) {
    const stage = version % 2 ? 'screen' : 'new';
    await recruiter.call(api.moveApplicant, { params: { id }, body: { version, stage } });
  }
  const { status_updates, applications } = await dashboard(person);
  expect(status_updates).toHaveLength(8);
  expect(status_updates[0]).toMatchObject({
    title: 'Your application for Backend Engineer is in review',
    path: `/applications/${id}`,
  });
  expect(applications).toMatchObject([{ stage: 'screen', job_title: 'Backend Engineer' }]);
});

test('an interview to book and one that is booked are shown with what can be done, until they are over', async () => {
  const person = await world.candidate();
  const job = await postJob(recruiter, { title: 'Bell Ringer' });
  const resume = await uploadResume(person, ['Go']);
  const body = { resume_id: resume.id, cover_note: '' };
  const { id } = (await person.call(api.applyToJob, { params: { id: job.id }, body })).body;
  const [soon, later] = [3, 4].map((days) =>
    new Date(Math.ceil(Date.now() / dayMs) * dayMs + days * dayMs).toISOString(),
  );
  await recruiter.call(api.proposeInterview, {
    params: { id },
    body: {
      kind: 'phone',
      minutes: 30,
      place: '',
      link: '',
      message: 'We call you.',
      time_zone: 'Europe/London',
      interviewers: [recruiter.id],
      times: [soon ?? '', later ?? ''],
    },
  });
  const shown = async () => {
    const { interviews, required_actions } = await dashboard(person);
    return { interviews, due: required_actions.filter(({ application_id }) => application_id === id) };
  };
  const proposed = await shown();
  expect(proposed.interviews).toMatchObject([
    { status: 'proposed', times: [soon, later], job_title: 'Bell Ringer', application_id: id },
  ]);
  expect(JSON.stringify(proposed.interviews)).not.toContain('rae@acme.example');
  expect(proposed.due).toMatchObject([{ kind: 'interview_to_book', due: later }]);
  expect(await dashboard(await world.candidate())).toMatchObject({ interviews: [] });

  const [interview] = proposed.interviews;
  await person.call(api.bookInterview, {
    params: { id: interview?.id ?? '' },
    body: { version: interview?.version ?? 0, starts_at: soon ?? '', time_zone: 'Asia/Tokyo' },
  });
  expect(await shown()).toMatchObject({ interviews: [{ status: 'booked', starts_at: soon }], due: [] });
  await world.rows(
    "update interviews set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'",
  );
  expect((await shown()).interviews).toEqual([]);
});

test('an application says when its employer wants to answer, while it is open', async () => {
  const person = await world.candidate();
  const job = await postJob(recruiter);
  const resume = await uploadResume(person, ['Go']);
  const body = { resume_id: resume.id, cover_note: '' };
  const { id, version } = (await person.call(api.applyToJob, { params: { id: job.id }, body })).body;
  const promised = async () => (await dashboard(person)).applications.map(({ answer_by: by }) => by);
  expect(await promised()).toEqual([null]);
  const { body: pipeline } = await recruiter.call(api.getJobPipeline, { params: { id: job.id } });
  const { stages, blind, version: first } = pipeline;
  await recruiter.call(api.changeJobPipeline, {
    params: { id: job.id },
    body: { stages, blind, version: first, answer_days: 10 },
  });
  const [by] = await promised();
  expect(Date.parse(by ?? '') - Date.now()).toBeGreaterThan(9.9 * dayMs);
  await person.call(api.withdrawApplication, { params: { id }, body: { version } });
  expect(await promised()).toEqual([null]);
});

test('the last question of an employer is an action until it is answered; other messages are not', async () => {
  const person = await world.candidate();
  const job = await postJob(recruiter, { title: 'Lock Keeper' });
  const resume = await uploadResume(person, ['Go']);
  const body = { resume_id: resume.id, cover_note: '' };
  const { id } = (await person.call(api.applyToJob, { params: { id: job.id }, body })).body;
  const write = async (text: string) => {
    await recruiter.call(api.writeApplicantMessage, {
      params: { id },
      body: { body: text, delay_minutes: 0 },
    });
    await world.settle();
  };
  const questions = async () =>
    (await dashboard(person)).required_actions.filter(({ kind }) => kind === 'question');
  await write('Thank you for your application.');
  expect(await questions()).toEqual([]);
  await write('When could you start?');
  expect(await questions()).toMatchObject([
    { text: 'They asked you a question about Lock Keeper.', path: `/applications/${id}` },
  ]);
  await person.call(api.writeApplicationMessage, { params: { id }, body: { body: 'In May.' } });
  expect(await questions()).toEqual([]);
});

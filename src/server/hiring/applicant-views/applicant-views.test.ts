import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@views.example');
  mate = await colleagueOf(world, recruiter, 'mo@views.example');
});
afterAll(() => world.close());

const keep = (
  person: Person,
  name: string,
  more: { shared?: boolean; job_id?: string; is_default?: boolean } = {},
) =>
  person.call(api.saveApplicantView, {
    body: { name, shared: false, search: { band: 'strong', place: 'Berlin', sort: 'fit' }, ...more },
  });
const names = async (person: Person, job_id?: string) =>
  (await person.call(api.listApplicantViews, { query: job_id ? { job_id } : {} })).body.items.map(
    (view) => `${view.name}${view.is_mine ? ' mine' : ''}${view.is_default ? ' default' : ''}`,
  );

test('views are saved for oneself or the team, for one job or all, and one of a list is its default', async () => {
  const { id: jobId } = await postJob(recruiter);
  const own = (await keep(recruiter, 'Own')).body;
  const shared = (await keep(recruiter, 'Shared', { shared: true, is_default: true })).body;
  await keep(recruiter, 'Of one job', { shared: true, job_id: jobId, is_default: true });
  expect(shared.search).toEqual({ band: 'strong', place: 'Berlin', sort: 'fit' });
  expect(await names(recruiter)).toEqual(['Own mine', 'Shared mine default']);
  expect(await names(mate)).toEqual(['Shared']);
  expect(await names(mate, jobId)).toEqual(['Of one job']);
  expect(await names(await world.recruiter())).toEqual([]);

  const setDefault = (person: Person, id: string, on: boolean) =>
    person.call(api.setDefaultView, { params: { id }, body: { on } });
  await setDefault(mate, shared.id, true);
  expect(await names(mate)).toEqual(['Shared default']);
  expect((await setDefault(mate, own.id, true)).status).toBe(404);
  await setDefault(recruiter, own.id, true);
  expect(await names(recruiter)).toEqual(['Own mine default', 'Shared mine']);
  await setDefault(recruiter, own.id, false);

  const change = (person: Person, version: number, isShared: boolean) =>
    person.call(api.changeApplicantView, {
      params: { id: shared.id },
      body: { version, value: { name: 'Hidden', shared: isShared, search: { due: 'answer' } } },
    });
  expect((await change(mate, 1, true)).status).toBe(404);
  expect((await change(recruiter, 2, true)).problem?.current).toMatchObject({ name: 'Shared', version: 1 });
  expect((await change(recruiter, 1, false)).body).toMatchObject({ search: { due: 'answer' }, version: 2 });
  expect(await names(mate)).toEqual([]);
  expect((await mate.call(api.deleteApplicantView, { params: { id: shared.id } })).status).toBe(404);
  await recruiter.call(api.deleteApplicantView, { params: { id: shared.id } });
  expect(await names(recruiter)).toEqual(['Own mine']);
});

test('a hiring manager sees no view of a job that is not theirs', async () => {
  const { id: jobId } = await postJob(recruiter);
  await keep(recruiter, 'Of that job', { shared: true, job_id: jobId });
  const manager = await colleagueOf(world, recruiter, 'hal@views.example', 'hiring_manager');
  const list = () => manager.call(api.listApplicantViews, { query: { job_id: jobId } });
  expect((await list()).status).toBe(404);
  await recruiter.call(api.changeHiringTeam, {
    params: { id: jobId },
    body: { person_id: manager.id, part: 'interviewer' },
  });
  expect((await list()).body.items).toHaveLength(1);
});

test('applicants are found by their answers, and text answers of blind applicants are not searched', async () => {
  const { id } = await applicant(world, recruiter);
  const [second = '', third = ''] = await crowd(world, id, 2);
  const jobId = (await recruiter.call(api.getApplicant, { params: { id } })).body.job_id;
  const answers = (permit: string, years: string, why: string, flagged: boolean) =>
    JSON.stringify([
      { question_id: 'permit', prompt: 'May you work here?', answer: permit, flagged },
      { question_id: 'years', prompt: 'Years?', answer: years, flagged: false },
      { question_id: 'why', prompt: 'Why?', answer: why, flagged: false },
    ]);
  const given = [
    [id, answers('Yes', '7', 'Ferries, and my friend Robin', false)],
    [second, answers('No', '12.5', 'The pay', true)],
    [third, answers('Yes', '', '', false)],
  ];
  for (const row of given) await world.rows('update applications set answers = $2 where id = $1', row);
  type Query = NonNullable<Parameters<typeof recruiter.call<typeof api.listJobApplicants>>[1]['query']>;
  const found = async (query: Query) =>
    (await recruiter.call(api.listJobApplicants, { params: { id: jobId }, query })).body.items
      .map((item) => [id, second, third].indexOf(item.id))
      .toSorted((a, b) => a - b);
  expect(await found({ question: 'permit', answer: 'Yes' })).toEqual([0, 2]);
  expect(await found({ question: 'years', answer: '10', answer_by: 'least' })).toEqual([1]);
  expect(await found({ question: 'years', answer: 'many', answer_by: 'least' })).toEqual([]);
  expect(await found({ question: 'why', answer: 'FERRIES', answer_by: 'has' })).toEqual([0]);
  expect(await found({ flagged: 'yes' })).toEqual([1]);
  expect(await found({ question: 'permit' })).toEqual([0, 1, 2]);
  const asked = JSON.stringify([
    { id: 'permit', type: 'yes_no' },
    { id: 'why', type: 'text' },
  ]);
  await world.rows('update job_posting set questions = $2 where id = $1', [jobId, asked]);
  const { stages, version } = (await recruiter.call(api.getJobPipeline, { params: { id: jobId } })).body;
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { stages, version, blind: true },
  });
  expect(await found({ question: 'why', answer: 'ferries', answer_by: 'has' })).toEqual([]);
  expect(await found({ question: 'permit', answer: 'No' })).toEqual([1]);
  // Nobody who is hidden is found by what they wrote themselves, guessed whole or by its size.
  expect(await found({ question: 'why', answer: 'Ferries, and my friend Robin' })).toEqual([]);
  expect(await found({ question: 'years', answer: '10', answer_by: 'least' })).toEqual([]);
});

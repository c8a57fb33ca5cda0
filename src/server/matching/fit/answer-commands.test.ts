import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerInput } from '../../../api/matching/fit.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let candidate: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
beforeEach(async () => {
  candidate = await world.candidate();
  await uploadResume(candidate, ['Docker']);
  await world.settle();
});
afterAll(() => world.close());

async function answer(jobId: string, requirement: string, said: AnswerInput['answer'], person = candidate) {
  const body = { kind: 'required_skill', requirement, answer: said } as const;
  return person.call(api.answerRequirement, { params: { id: jobId }, body });
}
const rowsOf = async (jobId: string) => {
  const { fit } = (await candidate.call(api.getJobFit, { params: { id: jobId } })).body;
  return fit?.ledger.filter((row) => row.kind === 'required_skill');
};

test('an open row is answered in one call: this score at once, the others as a task', async () => {
  const here = await postJob(recruiter, { skills: ['Docker', 'K8s'] });
  const other = await postJob(recruiter, { skills: ['Docker', 'Kubernetes'] });
  await world.settle();
  expect((await rowsOf(here.id))?.map((row) => [row.requirement, row.canonical, row.state])).toEqual([
    ['Docker', undefined, 'met'],
    ['K8s', 'Kubernetes', 'partly'],
  ]);

  const said = await answer(here.id, 'K8s', 'have');
  expect(said.body.fit).toMatchObject({ skill_overlap: 88, stale: false });
  expect(said.body.fit.ledger[1]).toMatchObject({
    known: 'likely',
    points: 38,
    answered: 'have',
  });
  const { body } = await candidate.call(api.getJobFit, { params: { id: other.id } });
  expect(body.fit).toMatchObject({ skill_overlap: 75, stale: true });
  await world.settle();
  expect((await rowsOf(other.id))?.[1]).toMatchObject({ known: 'likely', answered: 'have' });

  const undone = await answer(here.id, 'K8s', 'undo');
  expect(undone.body.fit).toMatchObject({ skill_overlap: 75 });
  expect(undone.body.fit.ledger[1]).not.toHaveProperty('answered');
  const happened = await world.rows(
    "select action from events where actor_id = $1 and action like 'answer.%' order by at",
    [candidate.id],
  );
  expect(happened).toEqual([{ action: 'answer.given' }, { action: 'answer.taken_back' }]);
});

test('a no is kept, costs nothing and can be turned', async () => {
  const job = await postJob(recruiter, { skills: ['Docker', 'Falconry'] });
  await world.settle();
  const no = await answer(job.id, 'Falconry', 'have_not');
  expect(no.body.fit.skill_overlap).toBe(50);
  expect(no.body.fit.ledger[1]).toMatchObject({ state: 'not_met', answered: 'have_not' });
  expect((await answer(job.id, 'Falconry', 'have')).body.fit.ledger[1]).toMatchObject({ state: 'met' });
});

test('what the resume speaks of, or the job does not ask, is not answered', async () => {
  const job = await postJob(recruiter, { skills: ['Docker', 'Heraldry'] });
  await world.settle();
  expect((await answer(job.id, 'Docker', 'have_not')).status).toBe(409);
  expect((await answer(job.id, 'Juggling', 'have')).status).toBe(409);
  const stranger = await world.candidate();
  expect((await answer(job.id, 'Heraldry', 'have', stranger)).status).toBe(409);
  expect((await rowsOf(job.id))?.map((row) => row.state)).toEqual(['met', 'unknown']);
});

test('the employer reads it as the statement of the candidate, and no quote', async () => {
  const job = await postJob(recruiter, { skills: ['Docker', 'Bookbinding'] });
  const { items } = (await candidate.call(api.listResumes, {})).body;
  const sent = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: items[0]?.id ?? '', cover_note: '' },
  });
  await world.settle();
  await answer(job.id, 'Bookbinding', 'have');
  await world.settle();
  const seen = await recruiter.call(api.getApplicant, { params: { id: sent.body.id } });
  expect(seen.body.score?.ledger[1]).toMatchObject({
    requirement: 'Bookbinding',
    state: 'met',
    evidence: [{ from: 'statement', quote: 'Bookbinding' }],
  });
});

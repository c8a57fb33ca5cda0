import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('in blind review nothing identifies the applicant until each reader reveals them', async () => {
  const recruiter = await world.recruiter();
  const { jobId, id, candidate } = await applicant(world, recruiter, { skills: ['Go'] });
  await world.settle();
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  const email = candidate.user?.email ?? '';
  const telling = [email, 'Robin', 'Okafor', 'robin.okafor', '901820', 'University of Example'];
  const texts = async () => [
    JSON.stringify((await recruiter.call(api.getApplicant, { params: { id } })).body),
    JSON.stringify(
      (await recruiter.call(api.getApplicantScreen, { params: { id }, query: { ahead: 'yes' } })).body,
    ),
    JSON.stringify((await recruiter.call(api.listApplicants, {})).body),
    JSON.stringify((await recruiter.call(api.getBoard, { params: { id: jobId } })).body),
    JSON.stringify((await recruiter.call(api.getRecruiterDashboard, {})).body),
  ];
  const hidden = await texts();
  for (const text of hidden) {
    for (const word of telling) expect([word, text.includes(word)]).toEqual([word, false]);
  }
  expect(hidden[0]).toContain('Skills');
  const { marks, resume } = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  // Where words stand tells nothing of what is hidden: it is found in the texts that are shown.
  for (const { page, line, end } of marks)
    expect(
      resume.lines.find((one) => one.page === page && one.line === line)?.text.length,
    ).toBeGreaterThanOrEqual(end);
  for (const { text, date } of resume.lines) expect(text.length).toBeGreaterThanOrEqual(date?.end ?? 0);
  expect((await recruiter.call(api.linkApplicantResume, { params: { id } })).status).toBe(404);
  expect((await recruiter.call(api.getApplicantReceipt, { params: { id } })).status).toBe(404);
  const found = async (query: { q?: string; place?: string }) =>
    (await recruiter.call(api.listApplicants, { query })).body.total;
  expect([await found({ q: 'Robin' }), await found({ q: email }), await found({ place: 'Berlin' })]).toEqual([
    0, 0, 0,
  ]);

  await recruiter.call(api.revealApplicant, { params: { id } });
  await recruiter.call(api.revealApplicant, { params: { id } });
  const [shown] = await texts();
  expect(shown).toContain('Robin Okafor');
  expect((await recruiter.call(api.linkApplicantResume, { params: { id } })).status).toBe(200);
  expect(await found({ q: 'robin' })).toBe(1);
  expect(
    await world.rows("select actor_id from events where action = 'application.revealed' and object_id = $1", [
      id,
    ]),
  ).toEqual([{ actor_id: recruiter.id }]);
  const stranger = await world.recruiter();
  expect((await stranger.call(api.revealApplicant, { params: { id } })).status).toBe(404);
});

test('without blind review nothing is revealed, and no reveal is recorded', async () => {
  const recruiter = await world.recruiter();
  const { id } = await applicant(world, recruiter);
  await recruiter.call(api.revealApplicant, { params: { id } });
  expect(
    await world.rows("select 1 from events where action = 'application.revealed' and object_id = $1", [id]),
  ).toEqual([]);
});

test('applicants are found by current prefixes of their name, address and location', async () => {
  const recruiter = await world.recruiter();
  const { candidate } = await applicant(world, recruiter, { skills: ['Go'], name: 'Robin Okafor' });
  await world.settle();
  const found = async (query: { q?: string; place?: string }, reader = recruiter) =>
    (await reader.call(api.listApplicants, { query })).body.total;
  const email = candidate.user?.email ?? '';
  expect([await found({ q: 'okaf rob' }), await found({ q: email }), await found({ q: 'afor' })]).toEqual([
    1, 1, 0,
  ]);
  expect([await found({ q: "'!\\&:*" }), await found({ q: "robin' | 'x" })]).toEqual([0, 0]);

  const { version, personal_info } = (await candidate.call(api.getProfile, {})).body;
  const named = { ...personal_info, first_name: 'José Иван', last_name: '山田太郎', location: 'Zürich' };
  const saved = await candidate.call(api.updateProfile, { body: { version, personal_info: named } });
  expect(saved.problem).toBeNull();
  for (const q of ['jose', 'Иван', 'иван', '太郎', 'JOSÉ 山田'])
    expect([q, await found({ q })]).toEqual([q, 1]);
  expect([await found({ q: 'okafor' }), await found({ place: 'zurich' })]).toEqual([0, 0]);
  await candidate.call(api.changeVisibility, { body: { visibility: 'applied' } });
  expect([await found({ place: 'zurich' }), await found({ place: 'Zür' })]).toEqual([1, 1]);
  await candidate.call(api.changeVisibility, { body: { visibility: 'private' } });
  expect(await found({ place: 'Zürich' })).toBe(0);
  expect(await found({ q: 'jose' }, await world.recruiter())).toBe(0);
});

test('other applications of an applicant are shown to readers with access, and link no blind one to a name', async () => {
  const recruiter = await world.recruiter();
  const first = await applicant(world, recruiter, { skills: ['Go'] });
  const { id: jobId, title } = await postJob(recruiter, { title: 'Lock Keeper' });
  const again = async (job: string) =>
    (
      await first.candidate.call(api.applyToJob, {
        params: { id: job },
        body: { resume_id: first.resume.id, cover_note: '' },
      })
    ).body.id;
  const second = await again(jobId);
  await again((await postJob(await world.recruiter())).id);
  const manager = await colleagueOf(world, recruiter, 'manager@locks.example', 'hiring_manager');
  await recruiter.call(api.changeHiringTeam, {
    params: { id: first.jobId },
    body: { person_id: manager.id, part: 'hiring_manager' },
  });
  await world.settle();
  const others = async (id: string, reader = recruiter) =>
    (await reader.call(api.getApplicant, { params: { id } })).body.also_applied;
  expect(await others(first.id)).toEqual([{ id: second, job_title: title, stage: 'new', stage_name: 'New' }]);
  expect((await others(second)).map(({ id }) => id)).toEqual([first.id]);
  expect(await others(first.id, manager)).toEqual([]);

  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  expect([await others(first.id), await others(second)]).toEqual([[], []]);
  await recruiter.call(api.revealApplicant, { params: { id: second } });
  expect((await others(first.id)).map(({ id }) => id)).toEqual([second]);
});

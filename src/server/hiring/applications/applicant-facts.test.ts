import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@facts.example');
});
afterAll(() => world.close());

async function listed(person: Person, id: string): Promise<ApplicantRow | undefined> {
  const { items } = (await person.call(api.listApplicants, { query: { limit: 100 } })).body;
  return items.find((row) => row.id === id);
}

/** Writes another work history into the resume that was sent. */
const rework = (id: string, experience: unknown[], years: number | null) =>
  world.rows(
    `update resume_metadata set reading = reading || jsonb_build_object('experience', $2::jsonb, 'years', $3::jsonb)
      where id = (select resume_id from applications where id = $1)`,
    [id, JSON.stringify(experience), JSON.stringify(years)],
  );
const job = (title: string | null, company: string | null, start: string | null, end: string | null) => ({
  title,
  company,
  start,
  end,
});

test('a row says the present position, else the last one with its end, and the years of work', async () => {
  const { id } = await applicant(world, recruiter);
  await world.settle();
  expect(await listed(recruiter, id)).toMatchObject({
    position: { title: 'Software Developer', employer: 'Northwind Traders', until: '2023-06' },
    years: expect.closeTo(5.3, 0),
  });
  const cook = job('Cook', 'Salt & Cedar', '2021-02', null);
  await rework(id, [job('Baker', null, '2022', '2024-05'), cook, job('Aide', null, null, null)], 7.4);
  expect(await listed(recruiter, id)).toMatchObject({
    position: { title: 'Cook', employer: 'Salt & Cedar', until: null },
    years: 7.4,
  });
  await rework(id, [job(null, null, '2024', null), job(null, 'Alpenhof', '2019', '2020')], null);
  expect(await listed(recruiter, id)).toMatchObject({
    position: { title: '', employer: 'Alpenhof', until: '2020' },
    years: null,
  });
  await rework(id, [], null);
  expect(await listed(recruiter, id)).toMatchObject({ position: null, years: null });
});

test('a withdrawn application says nothing of the work', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await world.settle();
  const { body: mine } = await candidate.call(api.listMyApplications, {});
  const version = mine.items[0]?.version ?? 0;
  await candidate.call(api.withdrawApplication, { params: { id }, body: { version } });
  expect(await listed(recruiter, id)).toMatchObject({ position: null, years: null, unread: false });
});

test('a row is unread for each colleague until they open it, and again when the applicant writes, until the message is read', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const mate = await colleagueOf(world, recruiter, 'mo@facts.example');
  const unread = async (person: Person) => (await listed(person, id))?.unread;
  expect([await unread(recruiter), await unread(mate)]).toEqual([true, true]);
  await recruiter.call(api.getApplicant, { params: { id }, query: { ahead: 'yes' } });
  expect(await unread(recruiter)).toBe(true);
  await recruiter.call(api.getApplicant, { params: { id } });
  expect([await unread(recruiter), await unread(mate)]).toEqual([false, true]);

  expect((await listed(recruiter, id))?.last_contact).toBeNull();
  await recruiter.call(api.writeApplicantMessage, { params: { id }, body: { body: 'Hello' } });
  await world.settle();
  expect((await listed(recruiter, id))?.last_contact).toMatchObject({ from_us: true });
  await candidate.call(api.writeApplicationMessage, { params: { id }, body: { body: 'Hello to you' } });
  await world.settle();
  expect(await listed(recruiter, id)).toMatchObject({ unread: true, last_contact: { from_us: false } });
  await recruiter.call(api.readApplicantMessages, { params: { id } });
  expect(await unread(recruiter)).toBe(false);

  const row = await listed(mate, id);
  expect(row?.unread).toBe(true);
  await moveTo(mate, id, row?.version ?? 0, 'rejected', 'skills');
  expect(await unread(mate)).toBe(false);
});

test('in a blind review a row says no position and whole years only, until the reader reveals the applicant', async () => {
  const { jobId, id } = await applicant(world, recruiter, { source: 'robin-okafor' });
  await world.settle();
  await recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  const hidden = await listed(recruiter, id);
  expect(hidden).toMatchObject({ blind: true, position: null, years: 5 });
  expect(hidden?.source.toLowerCase()).not.toContain('okafor');
  const board = (await recruiter.call(api.getBoard, { params: { id: jobId } })).body;
  expect(JSON.stringify(board)).not.toContain('Northwind');
  await recruiter.call(api.revealApplicant, { params: { id } });
  expect(await listed(recruiter, id)).toMatchObject({
    position: { employer: 'Northwind Traders' },
    source: 'robin-okafor',
  });
});

test('another company and a hiring manager off the team are told nothing of an applicant', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  await world.settle();
  const manager = await colleagueOf(world, recruiter, 'hal@facts.example', 'hiring_manager');
  expect(await listed(await world.recruiter(), id)).toBeUndefined();
  expect(await listed(manager, id)).toBeUndefined();
  await recruiter.call(api.changeHiringTeam, {
    params: { id: jobId },
    body: { person_id: manager.id, part: 'hiring_manager' },
  });
  expect(await listed(manager, id)).toMatchObject({
    position: { title: 'Software Developer' },
    unread: true,
  });
});

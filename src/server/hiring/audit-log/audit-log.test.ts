import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditKind } from '../../../api/hiring/audit-log.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { auditActions, auditKindOf } from './audit-actions.ts';

let world: World;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('ada@audit.example');
  mate = await colleagueOf(world, owner, 'mo@audit.example');
});
afterAll(() => world.close());

type Query = {
  person?: string;
  kind?: AuditKind;
  from?: string;
  to?: string;
  cursor?: string;
  limit?: number;
};
const log = async (query: Query = {}, person = owner) =>
  (await person.call(api.listAuditLog, { query })).body;
const file = async (query: Query = {}) => (await owner.call(api.exportAuditLog, { query })).response.text();

test('the log tells an owner who did what, page by page, by person and by kind, and nobody else', async () => {
  const { id, jobId } = await applicant(world, owner, { name: 'Ruth Oak' });
  await world.settle();
  await moveTo(mate, id, 1, 'screen');
  await owner.call(api.tagApplicant, { params: { id }, body: { add: ['Night shifts'] } });
  const all = await log();
  const applicantName = all.items.find(({ action }) => action === 'application.moved')?.about?.name ?? '';
  expect(applicantName).toContain('Ruth Oak');
  expect(all.items[0]).toMatchObject({
    kind: 'applications',
    text: 'Added the tag “Night shifts”',
    actor: 'ada@audit.example',
    about: { name: applicantName, path: `/applicants/${id}` },
  });
  expect(all.items.find(({ action }) => action === 'application.submitted')?.actor).toBe('The candidate');
  const moved = (await log({ person: mate.id })).items.filter(({ action }) => action !== 'application.noted');
  expect(moved.map(({ text, actor }) => [text, actor])).toEqual([
    ['Moved from New to Screen', 'mo@audit.example'],
  ]);
  const jobs = (await log({ kind: 'jobs' })).items;
  expect(jobs[0]).toMatchObject({ text: 'Created the job', about: { path: `/jobs/${jobId}` } });
  expect((await log({ to: '2020-01-01' })).items).toEqual([]);

  const first = await log({ limit: 2 });
  const second = await log({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
  for (const refused of [mate, await colleagueOf(world, owner, 'hal@audit.example', 'hiring_manager')]) {
    expect((await refused.call(api.listAuditLog, {})).problem?.code).toBe('owner_only');
    expect((await refused.call(api.exportAuditLog, {})).problem?.code).toBe('owner_only');
  }
  const rival = await world.recruiter('ria@audit-rival.example');
  expect((await log({}, rival)).items.filter(({ kind }) => kind !== 'company' && kind !== 'members')).toEqual(
    [],
  );
});

test('what a colleague wrote for themselves alone is in nobody else’s log, and the file is logged', async () => {
  const { id } = await applicant(world, owner);
  const note = { body: 'Mine.', is_private: true };
  await mate.call(api.writeApplicantNote, { params: { id }, body: note });
  const noted = (items: { action: string }[]) => items.filter(({ action }) => action === 'application.noted');
  expect(noted((await log()).items)).toEqual([]);
  await owner.call(api.writeApplicantNote, { params: { id }, body: note });
  expect(noted((await log()).items)).toHaveLength(1);
  const text = await file({ kind: 'applications' });
  expect(text.split('\r\n')[0]).toBe('When (UTC),Who,What happened,About,Code');
  expect(text).toMatch(/,ada@audit\.example,Wrote a note,/);
  expect((await log({ kind: 'data' })).items[0]).toMatchObject({ text: 'Exported the audit log' });
});

test('the log names nobody whom a blind review hides, however it is asked', async () => {
  const { id, jobId, candidate } = await applicant(world, owner, { name: 'Thea Quill' });
  await world.settle();
  await owner.call(api.tagApplicant, { params: { id }, body: { add: ['Quill'] } });
  const pipeline = { version: 0, stages: [...usualStages], blind: true };
  await owner.call(api.changeJobPipeline, { params: { id: jobId }, body: pipeline });
  const { items } = await log({ limit: 100 });
  const told = items.filter(({ about }) => about?.path === `/applicants/${id}`);
  expect(told.length).toBeGreaterThan(1);
  expect(told.map(({ text }) => text)).toContain('Changed the tags');
  const everything = `${JSON.stringify(items)}${await file()}`;
  for (const hidden of ['Quill', 'Thea', candidate.user?.email ?? '-', candidate.id]) {
    expect(everything).not.toContain(hidden);
  }
  // Whoever knows a candidate's id does not find their application by it, as a candidate or as a colleague of now.
  expect((await log({ person: candidate.id })).items).toEqual([]);
  await world.rows("update users set role = 'recruiter' where id = $1", [candidate.id]);
  await world.rows('insert into company_members (user_id, company_id) values ($1, $2)', [
    candidate.id,
    owner.user?.company?.id,
  ]);
  expect((await log({ person: candidate.id })).items).toEqual([]);
});

test('a change of a job tells its status, or which fields', async () => {
  const { id, version } = await postJob(owner);
  const change = (at: number, value: Partial<typeof plainJob>) =>
    owner.call(api.updateJob, { params: { id }, body: { version: at, value: { ...plainJob, ...value } } });
  await change(version, { title: 'Fitter', openings: 3 });
  await change(version + 1, { title: 'Fitter', openings: 3, status: 'paused' });
  const told = (await log({ kind: 'jobs' })).items.filter(({ about }) => about?.path === `/jobs/${id}`);
  expect(told.map(({ text }) => text)).toEqual([
    'Changed the job’s status from Open to Paused',
    'Changed the job: Job title, Openings',
    'Created the job',
  ]);
});

test('each event has one kind, and each kind has events', () => {
  const kinds = new Set(auditKindOf.values());
  for (const kind of kinds) expect(auditActions(kind).length).toBeGreaterThan(0);
  expect(auditActions(undefined)).toHaveLength(auditKindOf.size);
  expect(auditActions('offers').every((action) => action.startsWith('application.offer_'))).toBe(true);
});

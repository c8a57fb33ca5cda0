import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { unpacked } from '../../testing/unpacked.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { exportSources } from '../personal-data/export-source-queries.ts';
import { copySources, notCopied } from './copy-source-queries.ts';

let world: World;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('rae@acme.example');
  mate = await colleagueOf(world, owner, 'cleo@acme.example');
});
afterAll(() => world.close());

const copy = (person: Person, id: string) => person.send('POST', `/api/applicants/${id}/data-copy`);
type Row = Record<string, unknown>;

test('every table about an application, or about somebody at a company, is in the copy or says why not', async () => {
  const rows = await world.rows<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'applications'::regclass`,
  );
  // The company must never see these: their person finds them in the copy of their own data.
  const hidden = exportSources.filter(({ about }) => /selfIdent|impactPeople/.test(about));
  const known = new Set([...copySources, ...hidden].map(({ table }) => table));
  const unknown = rows.filter(({ name }) => !known.has(name) && !(name in notCopied));
  expect(unknown).toEqual([]);
});

test('an owner takes a copy of all that the company stores about an applicant, and of nothing that others store', async () => {
  const { candidate, id, jobId, resume } = await applicant(world, owner, { name: 'Nia Okoro' });
  const second = await postJob(owner);
  const resend = { resume_id: resume.id, cover_note: 'Okapi once more' };
  await candidate.call(api.applyToJob, { params: { id: second.id }, body: resend });
  const rival = await world.recruiter();
  const theirJob = await postJob(rival);
  const sent = await candidate.call(api.applyToJob, {
    params: { id: theirJob.id },
    body: { ...resend, cover_note: 'For the rival alone' },
  });
  const params = { id };
  await owner.call(api.writeApplicantNote, { params, body: { body: 'A quokka of a note' } });
  await mate.call(api.writeApplicantNote, { params, body: { body: 'A numbat, hidden', is_private: true } });
  await owner.call(api.tagApplicant, { params, body: { add: ['Axolotl'] } });
  await owner.call(api.fileScorecard, {
    params,
    body: { version: 0, verdict: 'yes', ratings: [], note: 'A kiwi of a verdict' },
  });
  await owner.call(api.writeApplicantMessage, { params, body: { body: 'An ibex of a message' } });
  await rival.call(api.writeApplicantNote, {
    params: { id: sent.body.id },
    body: { body: 'A rival dugong' },
  });
  await moveTo(owner, id, 1, 'rejected', 'skills');
  await world.settle();

  const answer = await copy(owner, id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await unpacked(await answer.arrayBuffer());
  const rowsOf = (table: string) => JSON.parse(files.get(`data/${table}.json`) ?? '[]') as Row[];
  expect(new Set(rowsOf('applications').map(({ job_id }) => job_id))).toEqual(new Set([jobId, second.id]));
  expect(rowsOf('resume_metadata').map((row) => row['id'])).toEqual([resume.id]);
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
  expect(rowsOf('candidate_profile')[0]).toMatchObject({ email: candidate.user?.email });
  expect(rowsOf('rejections')[0]).toMatchObject({ reason: 'skills' });
  expect(rowsOf('fit_score').length).toBeGreaterThan(0);
  const moves = rowsOf('events').filter(({ action }) => action === 'application.moved');
  expect(moves[0]).toMatchObject({ by: 'company', to: 'rejected' });
  const whole = [...files.values()].join('\n');
  for (const word of ['Nia Okoro', 'Dear team', 'Okapi', 'quokka', 'Axolotl', 'kiwi', 'ibex'])
    expect([word, whole.includes(word)]).toEqual([word, true]);
  for (const word of ['rival', 'dugong', 'numbat', owner.id, mate.id, 'rae@acme', 'storage_path'])
    expect([word, whole.includes(word)]).toEqual([word, false]);
  expect(files.get('index.html')).toContain('1 note that someone wrote for themselves is not included');
  const log = (await owner.call(api.listAuditLog, { query: { kind: 'data' } })).body.items;
  expect(log[0]).toMatchObject({
    text: 'Downloaded a copy of their data',
    action: 'application.data_copied',
  });
});

test('a withdrawn application keeps to itself what it did before, also in a copy', async () => {
  const { candidate, id } = await applicant(world, owner, { name: 'Wim Drawer' });
  await candidate.call(api.withdrawApplication, { params: { id }, body: { version: 1 } });
  await world.settle();
  const files = await unpacked(await (await copy(owner, id)).arrayBuffer());
  const whole = [...files.values()].join('\n');
  for (const word of ['Wim', 'Dear team']) expect([word, whole.includes(word)]).toEqual([word, false]);
  expect(files.get('data/applications.json')).toContain('"withdrawn"');
});

test('only an owner of the company takes a copy, and of somebody whom they may know', async () => {
  const { candidate, id, jobId } = await applicant(world, owner);
  expect((await copy(mate, id)).status).toBe(403);
  expect((await copy(candidate, id)).status).toBe(403);
  expect((await copy(await world.recruiter(), id)).status).toBe(404);
  await owner.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  expect((await owner.call(api.copyApplicantData, { params: { id } })).problem).toMatchObject({
    code: 'conflict',
    detail: 'This job is reviewed blind. Show who it is first.',
  });
  await owner.call(api.revealApplicant, { params: { id } });
  expect((await copy(owner, id)).status).toBe(200);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { postJob } from '../../testing/hiring.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let candidate: Person;
let jobId: string;

const resume = `Robin Okafor
robin@mail.example | +49 30 901820 | Berlin, Germany

Experience
Software Engineer, Northwind Traders, Berlin
March 2018 - June 2023
- Responsible for managing deployments on k8s for 12 branches
- Successfully built reports in Excel, Tableau and SQL

Skills
Kubernetes, SQL
`;

beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
  jobId = (await postJob(recruiter, { skills: ['Kubernetes', 'SQL'], description: 'You run clusters.' })).id;
});
beforeEach(async () => {
  candidate = await world.candidate();
  await candidate.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resume], { type: 'text/plain' }),
  });
  await world.settle();
});
afterAll(() => world.close());

const suggest = async (skip: string[] = []) =>
  (await candidate.call(api.listBulletSuggestions, { params: { id: jobId }, body: { skip } })).body;
const claim = 'Responsible for managing deployments on k8s for 12 branches';
const better = 'Managed deployments on Kubernetes for 12 branches';
const accept = (text: string, of = claim, person = candidate) =>
  person.call(api.acceptBullet, { params: { id: jobId }, body: { claim: of, text } });

test('suggestions are based on the resume; a rejected one does not come back', async () => {
  const { items, claims, tailored } = await suggest();
  expect(claims).toBe(2);
  expect(tailored).toBeNull();
  expect(items.map((one) => [one.claim, one.text])).toContainEqual([claim, better]);
  expect(items[0]?.position.company).toContain('Northwind');
  expect((await suggest([better])).items.map((one) => one.text)).not.toContain(better);
});

test('the announced number of suggestions is the actual number', async () => {
  const { fit } = (await candidate.call(api.calculateJobFit, { params: { id: jobId } })).body;
  const { items } = await suggest();
  expect([fit.skill_overlap, fit.tailored_bullet_count]).toEqual([95, items.length]);
});

test('a listed score has the number of suggestions before any was requested, and follows rejections', async () => {
  const listed = async () =>
    (await candidate.call(api.listFits, {})).body.items.find(({ job_id }) => job_id === jobId)
      ?.tailored_bullet_count;
  await candidate.call(api.calculateJobFit, { params: { id: jobId } });
  // The score alone would say five.
  expect(await listed()).toBe(2);
  for (const { text } of (await suggest()).items)
    await candidate.call(api.rejectBullet, { params: { id: jobId }, body: { text } });
  const left = await listed();
  expect(left).toBe((await suggest()).items.length);
  expect(left).toBeLessThan(2);
});

test('the score has the number of suggested bullets, also after it is recalculated', async () => {
  const params = { id: jobId };
  const count = async () => (await candidate.call(api.getJobFit, { params })).body.fit?.tailored_bullet_count;
  const { fit } = (await candidate.call(api.calculateJobFit, { params })).body;
  const { items } = await suggest();
  // The score alone would say five.
  expect([fit.skill_overlap, items.length]).toEqual([95, 2]);
  expect(await count()).toBe(items.length);
  await suggest([better]);
  await candidate.call(api.calculateJobFit, { params });
  expect(await count()).toBe(items.length);
});

test('a permanently rejected suggestion stays away, for this person and job, until it is restored', async () => {
  const params = { id: jobId };
  const texts = async () => (await suggest()).items.map((one) => one.text);
  for (let time = 0; time < 2; time += 1)
    expect((await candidate.call(api.rejectBullet, { params, body: { text: better } })).status).toBe(204);
  expect(await texts()).not.toContain(better);
  expect((await suggest()).rejected).toBe(1);
  await candidate.call(api.restoreBullets, { params });
  expect(await texts()).toContain(better);
  const away = { id: '00000000-0000-4000-8000-000000000000' };
  expect((await candidate.call(api.rejectBullet, { params: away, body: { text: better } })).status).toBe(404);
});

test('only what the claim says goes into the copy; it can be undone and sent', async () => {
  const lie = await accept('Led deployments on Kubernetes for 120 branches');
  expect(lie.status).toBe(422);
  expect(JSON.stringify(lie.problem)).toContain('120');
  expect((await accept('Flew to Mars', 'Flew to Mars')).status).toBe(409);

  const taken = (await accept(better)).body;
  expect(taken).toMatchObject({ changes: 1, job: { id: jobId } });
  const whole = (await candidate.call(api.getTailoredResume, { params: { id: taken.id } })).body;
  expect(whole.experience[0]?.claims[0]).toMatchObject({ text: better, changed: true });
  expect(whole.can_undo).toBe(true);

  const name = 'For clusters';
  const params = { id: taken.id };
  const renamed = await candidate.call(api.updateTailoredResume, {
    params,
    body: { version: whole.version, name },
  });
  expect(renamed.body.name).toBe(name);
  const stale = await candidate.call(api.updateTailoredResume, {
    params,
    body: { version: whole.version, name },
  });
  expect(stale.status).toBe(412);

  const kept = (await candidate.call(api.saveTailoredFile, { params })).body;
  expect(kept).toMatchObject({ file_name: 'For clusters.pdf', is_current: false });
  await world.settle();
  const read = (await candidate.call(api.getReading, { params: { id: kept.id } })).body;
  expect(JSON.stringify(read.values)).toContain(better);
  const sent = await candidate.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: kept.id, cover_note: '' },
  });
  expect(sent.body.resume_id).toBe(kept.id);

  const words = { position: 0, index: 0, text: 'Kept 12 branches running, alone' };
  const edited = await candidate.call(api.updateTailoredResume, {
    params,
    body: { version: renamed.body.version, claim: words },
  });
  expect(edited.body.experience[0]?.claims[0]).toMatchObject({ text: words.text, own_words: true });
  const before = await candidate.call(api.undoTailoredResume, {
    params,
    body: { version: edited.body.version },
  });
  expect(before.body.experience[0]?.claims[0]).toMatchObject({ text: better, own_words: false });

  const undone = await candidate.call(api.undoTailoredResume, {
    params,
    body: { version: before.body.version },
  });
  expect(undone.body).toMatchObject({ changes: 0, can_undo: false, name });
  const again = await candidate.call(api.undoTailoredResume, {
    params,
    body: { version: undone.body.version },
  });
  expect(again.status).toBe(409);
});

test('a copy is exported in five formats, under its name', async () => {
  const { id } = (await accept(better)).body;
  const params = { id };
  const { version } = (await candidate.call(api.getTailoredResume, { params })).body;
  await candidate.call(api.updateTailoredResume, { params, body: { version, name: 'For clusters' } });
  const [copy] = (await candidate.call(api.listTailoredResumes, {})).body.items;
  const types = { pdf: '%PDF', docx: 'PK', json: '{', md: '# Robin Okafor', txt: 'Robin Okafor' };
  for (const [format, start] of Object.entries(types)) {
    const path = `/api/tailored-resumes/${copy?.id}/file?format=${format}`;
    const answer = await candidate.send('GET', path);
    expect(answer.headers.get('content-disposition')).toContain(`For clusters.${format}`);
    expect((await answer.text()).startsWith(start)).toBe(true);
  }
  const [first] = (await candidate.call(api.listResumes, {})).body.items.filter((one) => one.is_current);
  const own = await candidate.send('GET', `/api/resumes/${first?.id}/file?format=md`);
  expect(await own.text()).toContain('Northwind Traders');
});

test('a script that no font has is reported, and the copy is saved as a Word document', async () => {
  const mali = await world.candidate();
  const text = resume.replace('Robin Okafor', 'มาลี ใจดี').replace('Excel', 'เอกเซล');
  const body = new Blob([text], { type: 'text/plain' });
  await mali.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body });
  await world.settle();
  const copy = (await accept(better, claim, mali)).body;
  const file = (format: string) => mali.send('GET', `/api/tailored-resumes/${copy.id}/file?format=${format}`);
  const refused = await file('pdf');
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Use Word, JSON Resume or Markdown');
  expect((await file('docx')).status).toBe(200);
  const kept = (await mali.call(api.saveTailoredFile, { params: { id: copy.id } })).body;
  expect(kept.file_name).toMatch(/\.docx$/);
});

test('without a resume there is nothing to rewrite, and a message says so', async () => {
  const newcomer = await world.candidate();
  const found = await newcomer.call(api.listBulletSuggestions, { params: { id: jobId }, body: {} });
  expect(found.body).toEqual({ items: [], model: 'none', claims: 0, rejected: 0, tailored: null });
  expect((await accept(better, claim, newcomer)).status).toBe(409);
});

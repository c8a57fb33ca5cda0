import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { differencesIn } from '../../../engine/fit/receipt.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { hashOf } from './receipt.ts';

let world: World;
let recruiter: Person;
const folder = mkdtempSync(join(tmpdir(), 'tenon-receipt-'));
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

const receiptOf = async (person: Person, jobId: string) =>
  person.call(api.getJobFitReceipt, { params: { id: jobId } });

function runCommand(content: unknown) {
  const file = join(folder, 'receipt.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/receipt.ts', file], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test(
  'a receipt is counted again offline to the same number, and a forged one is found out',
  { timeout: 120_000 },
  async () => {
    const job = await postJob(recruiter, { skills: ['PostgreSQL', 'Go', 'Falconry'] });
    const candidate = await world.candidate();
    await uploadResume(candidate, ['PostgreSQL', 'Docker']);
    await world.settle();
    const { body } = await receiptOf(candidate, job.id);
    const shown = (await candidate.call(api.getJobFit, { params: { id: job.id } })).body.fit;
    expect(body.result.skillOverlap).toBe(shown?.skill_overlap);
    expect(body).toMatchObject({ matches_shown: true, job_version: 1, resume_id: shown?.resume_id });
    const { weights, result } = body;
    const whole = result.parts.reduce((sum, { name }) => sum + (weights[name] ?? NaN), 0);
    for (const { name, weight } of result.parts)
      expect(weight).toBeCloseTo((weights[name] ?? NaN) / whole, 6);
    expect(body.reading_version).toMatch(/^\d+$/);
    const { hash, ...rest } = body;
    expect(hashOf(rest)).toBe(hash);
    expect(differencesIn(rest)).toEqual([]);

    expect(runCommand(body)).toMatchObject({ status: 0, said: expect.stringContaining('Equal: 33 %') });
    const forged = { ...body, result: { ...body.result, skillOverlap: 95 } };
    const found = runCommand(forged);
    expect(found.status).toBe(1);
    expect(found.said).toContain('The hash does not fit');
    expect(found.said).toContain('result.skillOverlap: written 95, counted 33');
    expect(runCommand({ format: 'other' }).status).toBe(2);
  },
);

test('a receipt is the owner’s and the employer’s, and of the resume that was sent', async () => {
  const job = await postJob(recruiter, { skills: ['Redis', 'Cooking'] });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Redis']);
  await world.settle();
  const sent = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await world.settle();
  const [mine] = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body.items;
  expect(sent.status).toBeLessThan(300);
  const id = mine?.id ?? '';
  const theirs = await recruiter.call(api.getApplicantReceipt, { params: { id } });
  expect(theirs.body.inputs.candidate.skills.map((skill) => skill.text)).toContain('Redis');
  expect({ ...theirs.body, hash: '' }).toEqual({ ...(await receiptOf(candidate, job.id)).body, hash: '' });

  const stranger = await world.recruiter();
  expect((await stranger.call(api.getApplicantReceipt, { params: { id } })).status).toBe(404);
  const other = await world.candidate();
  expect((await receiptOf(other, job.id)).status).toBe(404);
});

test('while a score is behind its facts, the receipt says so', async () => {
  const job = await postJob(recruiter, { skills: ['Kubernetes', 'Terraform'] });
  const candidate = await world.candidate();
  await uploadResume(candidate, ['Kubernetes']);
  await world.settle();
  await recruiter.call(api.updateJob, {
    params: { id: job.id },
    body: { version: 1, value: { ...plainJob, skills: ['Kubernetes'] } },
  });
  expect((await receiptOf(candidate, job.id)).body).toMatchObject({ matches_shown: false, job_version: 2 });
  await world.settle();
  expect((await receiptOf(candidate, job.id)).body).toMatchObject({ matches_shown: true });
});

test('a changed job is counted anew for those who applied and those who target it, scored before or not', async () => {
  const job = await postJob(recruiter, { skills: ['Falconry'] });
  const [applicant, targeter] = [await world.candidate(), await world.candidate()];
  const resume = await uploadResume(applicant, ['Redis']);
  await uploadResume(targeter, ['Redis']);
  await world.settle();
  await applicant.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await targeter.call(api.saveTargetJob, { params: { id: job.id } });
  await world.settle();
  await world.rows('delete from fit_score where job_id = $1', [job.id]);
  await recruiter.call(api.updateJob, {
    params: { id: job.id },
    body: { version: 1, value: { ...plainJob, skills: ['Falconry', 'Beekeeping'] } },
  });
  await world.settle();
  for (const person of [applicant, targeter]) {
    const { fit } = (await person.call(api.getJobFit, { params: { id: job.id } })).body;
    expect(fit).toMatchObject({ skill_overlap: 0, stale: false });
    expect(fit?.ledger.map((row) => row.requirement)).toContain('Beekeeping');
  }
});

test('a receipt that holds an answer of the candidate is counted again to the same number', async () => {
  const job = await postJob(recruiter, { skills: ['Docker', 'Bookbinding'] });
  const candidate = await world.candidate();
  await uploadResume(candidate, ['Docker']);
  await world.settle();
  await candidate.call(api.answerRequirement, {
    params: { id: job.id },
    body: { kind: 'required_skill', requirement: 'Bookbinding', answer: 'have' },
  });
  const { body } = await receiptOf(candidate, job.id);
  expect(body).toMatchObject({ matches_shown: true, result: { skillOverlap: 63 } });
  expect(body.result.ledger.find((row) => row.requirement === 'Bookbinding')).toMatchObject({
    answered: 'have',
  });
  const { hash, ...rest } = JSON.parse(JSON.stringify(body)) as typeof body;
  expect(hashOf(rest)).toBe(hash);
  expect(differencesIn(rest)).toEqual([]);
  const without = { ...rest.inputs.candidate, answers: [] };
  expect(differencesIn({ ...rest, inputs: { ...rest.inputs, candidate: without } })).not.toEqual([]);
});

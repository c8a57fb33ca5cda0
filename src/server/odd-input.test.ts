import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../api/index.ts';
import { emptyPersonalInfo } from './candidates/queries.ts';
import type { Person } from './http/person.ts';
import { filledProfile } from './resumes/profile-facts.ts';
import { plainJob, uploadResume } from './testing/hiring.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
let candidate: Person;
let recruiter: Person;
let resumeId: string;
beforeAll(async () => {
  world = await openWorld();
  candidate = await world.candidate();
  recruiter = await world.recruiter();
  resumeId = (await uploadResume(candidate, ['Go'])).id;
  await world.settle();
});
afterAll(() => world.close());

const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const experience = {
  company_name: 'Beech House',
  job_title: 'Carer',
  start_date: '2019-03-01',
  end_date: null,
  location: '',
  experience_details: 'Care.',
  is_current: true,
};

test.each(['a\0b', 'a\ud800b', '\udc00', '\u0001', 'e\u0301 😀 \u202e'])(
  'text like %j is cleaned or refused, never a failure',
  async (odd) => {
    const { resume } = (await candidate.call(api.getReading, { params: { id: resumeId } })).body;
    const correct = (correction: object) =>
      candidate.call(api.correctReading, {
        params: { id: resumeId },
        body: { version: resume.version, corrections: [correction as never] },
      });
    const { version, personal_info } = (await candidate.call(api.getProfile, {})).body;
    const position = {
      company: odd,
      title: odd,
      location: odd,
      start: '2020-01',
      end: null,
      description: odd,
    };
    const link = `https://example.com/${odd}`;
    const answers = [
      await candidate.call(api.updateProfile, {
        body: { version, personal_info: { ...personal_info, bio: odd, github: link } },
      }),
      await candidate.call(api.createExperience, { body: { ...experience, company_name: odd } }),
      await candidate.call(api.parseResume, {
        body: { fileUrl: odd, userId: candidate.id, fileType: odd },
      }),
      await recruiter.call(api.createJob, { body: { ...plainJob, title: odd, apply_url: link } }),
      await candidate.call(api.listJobs, { query: { q: odd } }),
      await candidate.call(api.uploadResume, {
        query: { file_name: odd },
        body: new Blob(['Nadia Osei\nSkills\nGo\n'], { type: 'text/plain' }),
      }),
      await correct({ action: 'add', kind: 'skill', value: `skill ${odd}` }),
      await correct({ action: 'edit', path: 'name', value: odd }),
      await correct({ action: 'edit', path: 'experience/0', value: position }),
    ];
    for (const answer of answers) expect(answer.status).toBeLessThan(500);
  },
);

test('years that no calendar here has are refused', async () => {
  for (const start_date of ['0000-01-01', '0000-02-29', '9999-12-31', '2023-02-29']) {
    const answer = await candidate.call(api.createExperience, { body: { ...experience, start_date } });
    expect([start_date, answer.status]).toEqual([start_date, 422]);
  }
});

test('a made-up cursor is refused or finds nothing', async () => {
  const id = resumeId;
  for (const key of [
    ['newest', '0000-01-01T00:00:00Z', id],
    ['newest', '9999-12-31T23:59:59.999999999Z', id],
    ['fit', 1e308, id],
    ['fit', '1', id],
    ['0000-01-01T00:00:00Z', id],
    null,
  ]) {
    const query = { cursor: cursor(key) };
    for (const answer of [
      await candidate.call(api.listJobs, { query }),
      await candidate.call(api.listJobs, { query: { ...query, sort: 'fit' } }),
      await recruiter.call(api.listApplicants, { query }),
      await recruiter.call(api.listApplicants, { query: { ...query, sort: 'fit' } }),
      await recruiter.call(api.listPostings, { query }),
    ])
      expect([200, 400]).toContain(answer.status);
  }
});

test('a value cut to length loses half a character rather than the whole profile', () => {
  const value = `${'1'.repeat(39)}😀`;
  const read = { kind: 'phone', path: 'phone', state: 'read', confidence: 1, place: null } as const;
  const phone = { ...read, proposed: [], value };
  const filled = filledProfile({ personalInfo: emptyPersonalInfo, fromResume: [], leftEmpty: [] }, [phone]);
  expect(filled.personalInfo.phone).toBe('1'.repeat(39));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { api } from '../../api/index.ts';
import { setRole } from '../identity/auth/queries.ts';
import { emptyPersonalInfo } from '../candidates/profiles/queries.ts';
import type { Person } from '../platform/http/person.ts';
import { filledProfile } from '../candidates/resumes/profile-facts.ts';
import { remoteJob } from './ats-jobs.ts';
import { answer, type MergeServer, startMergeServer } from './merge-server.ts';
import { plainJob, typedJob, uploadResume } from './hiring.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let merge: MergeServer;
let candidate: Person;
let recruiter: Person;
let staff: Person;
let resumeId: string;
beforeAll(async () => {
  merge = await startMergeServer();
  world = await openWorld({ env: { PRIVATE_HOSTS: merge.host, MERGE_URL: merge.url } });
  candidate = await world.candidate();
  recruiter = await world.recruiter();
  staff = await world.candidate('staff@odd.example');
  await setRole(world.services.database, 'staff@odd.example', 'internal');
  resumeId = (await uploadResume(candidate, ['Go'])).id;
  await world.settle();
});
afterAll(() => Promise.all([world.close(), merge.close()]));

test('what no database takes is taken out of text, not refused', async () => {
  const named = await recruiter.call(api.saveJobDraft, {
    body: { name: 'new', version: 0, values: { ...typedJob, description: 'Weld\0ing \ud800baking' } },
  });
  expect(named.status).toBe(200);
  const { draft } = (await recruiter.call(api.getJobDraft, { query: { name: 'new' } })).body;
  expect(draft?.values.description).toBe('Welding \ufffdbaking');
  const csv = 'title,description,skills,location_type\nWel\0der,Weld\ud800s.,Welding,remote';
  const rows = (await recruiter.call(api.checkJobFile, { body: { csv } })).body.rows;
  expect(rows).toMatchObject([{ title: 'Welder', mistakes: [] }]);
});

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
      await staff.call(api.listPeople, { query: { q: odd } }),
      await staff.call(api.listAuditEvents, { query: { q: odd, action: odd, actor: odd } }),
      await staff.call(api.listErrors, { query: { q: odd } }),
      await recruiter.call(api.mapAtsStage, { body: { id: odd, kind: null } }),
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

test('a version that no record can have is refused, and every endpoint that takes one says so', async () => {
  const { version: _now, ...profile } = (await candidate.call(api.getProfile, {})).body;
  const body = { version: 2 ** 31, personal_info: profile.personal_info };
  expect((await candidate.call(api.updateProfile, { body })).status).toBe(422);
  const most = Object.entries<Endpoint>(api).flatMap(([name, { body: taken, query }]) =>
    [taken, query].flatMap((schema) =>
      schema instanceof z.ZodType ? versionsIn(inputOf(schema)).map((one) => [name, one.maximum]) : [],
    ),
  );
  expect(most.length).toBeGreaterThan(20);
  expect(most.filter(([, maximum]) => maximum !== 2 ** 31 - 1)).toEqual([]);
});

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What a JSON schema says of each `version` that it takes. */
function versionsIn(schema: unknown): { maximum?: number }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, one]: [string, unknown]) =>
    key === 'version' && typeof one === 'object' && one !== null ? [one] : versionsIn(one),
  );
}

test('a resume with hundreds of long skills in a script without spaces is read', async () => {
  const skill = (at: number) =>
    Array.from({ length: 78 }, (_, n) => String.fromCodePoint(0x4e00 + ((at * 79 + n * 31) % 20_000))).join(
      '',
    );
  const person = await world.candidate();
  const { id } = await uploadResume(
    person,
    Array.from({ length: 390 }, (_, at) => skill(at)),
  );
  await world.settle();
  const read = (await person.call(api.getReading, { params: { id } })).body;
  expect([read.resume.parse_status, read.values.filter(({ kind }) => kind === 'skill').length]).toEqual([
    'done',
    390,
  ]);
});

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

test('what an applicant tracking system sends and no database takes is left out, and the same page twice is not read for ever', async () => {
  const owner = await world.recruiter();
  const keys = { version: 0, provider: 'merge' as const, api_key: merge.key, account_token: 'at-odd' };
  await owner.call(api.saveAtsConnection, { body: keys });
  const account = merge.account('at-odd');
  account['jobs']?.push(remoteJob('odd\0', { name: 'Odd\0 Welder \ud83d', remote_updated_at: 'yesterday' }));
  account['job-interview-stages']?.push({ id: 's\0', name: '\0Phone \ud83d', stage_order: 1e12 });
  const sync = async () => {
    await owner.call(api.startAtsSync, {});
    await world.settle();
    return (await owner.call(api.getAtsStatus, {})).body;
  };
  expect(await sync()).toMatchObject({ problem: null, running: false, counts: { jobs: 1, stages: 1 } });
  const seen = merge.seen.length;
  merge.hinder(({ path }, response) => {
    if (path === 'jobs') answer(response, 200, { next: 'again', previous: null, results: [] });
    return path === 'jobs';
  });
  expect((await sync()).problem).toContain('sending the same page');
  expect(merge.seen.length).toBe(seen + 2);
});

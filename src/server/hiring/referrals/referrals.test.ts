import { afterAll, beforeAll, expect, test } from 'vitest';
import { referralConsentVersion, type ReferralLinkInput } from '../../../api/hiring/referrals.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { recordToken } from '../../identity/added-people/record-links.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { forgetOldReferrals } from './commands.ts';

let world: World;
let recruiter: Person;
let visitor: Person;
let job: Job;

beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rosa@brightwater.example');
  visitor = world.visitor();
  job = await postJob(recruiter, { title: 'Welder', skills: ['Welding'] });
});
afterAll(() => world.close());

const agency = (more: Partial<ReferralLinkInput> = {}): ReferralLinkInput => ({
  name: 'Northstar Recruiting',
  kind: 'agency',
  fee_terms: '18 % of the first yearly salary',
  all_jobs: true,
  job_ids: [],
  expires_on: null,
  ...more,
});
const makeLink = async (more: Partial<ReferralLinkInput> = {}) => {
  const { body } = await recruiter.call(api.createReferralLink, { body: agency(more) });
  return { ...body, token: tokenOf(body.address) };
};
const tokenOf = (address: string | null) => address?.split('#')[1] ?? '';
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
const digitsOf = (name: string) =>
  String(100_000 + (Buffer.from(name).reduce((sum, byte) => sum * 7 + byte, 0) % 900_000));
const resumeOf = (name: string) => resumeText(name, ['Welding']).replace('901820', digitsOf(name));
const refer = (token: string, name: string, more: { job_id?: string; email?: string } = {}) =>
  visitor.call(api.refer, {
    body: {
      token,
      job_id: job.id,
      name,
      email: emailOf(name),
      note: `Ask ${name} about ships.`,
      consent_version: referralConsentVersion,
      ...more,
    },
  });
const upload = (to: string, text: string, name = 'cv.txt') =>
  visitor.call(api.sendReferredResume, {
    params: { upload: to },
    query: { file_name: name },
    body: new Blob([text], { type: 'text/plain' }),
  });
const send = async (token: string, name: string, text = resumeOf(name), more = {}) => {
  const begun = await refer(token, name, more);
  const sent = await upload(begun.body.upload, text);
  await world.settle();
  return sent;
};
const peopleOf = async (token: string) =>
  (await visitor.call(api.listReferred, { body: { token } })).body.items.map(({ name, state }) => [
    name,
    state,
  ]);
const applicantCalled = async (name: string) => {
  const { items } = (await recruiter.call(api.listApplicants, { query: { q: name } })).body;
  const found = items.find(({ candidate }) => candidate.name === name);
  if (!found) throw new Error(`${name} is no applicant.`);
  return (await recruiter.call(api.getApplicant, { params: { id: found.id } })).body;
};

test('an agency sends somebody, who becomes an applicant with source, terms and note; it sees four words alone', async () => {
  const { token, id } = await makeLink();
  const opened = await visitor.call(api.openReferral, { body: { token } });
  expect(opened.body).toMatchObject({ company: 'brightwater.example', name: 'Northstar Recruiting' });
  expect(opened.body.jobs.map(({ title }) => title)).toContain('Welder');
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  await send(token, 'Rana Sent', resumeOf('Rana Sent'), { job_id: mine.id });
  const applicant = await applicantCalled('Rana Sent');
  expect(applicant).toMatchObject({
    source: 'agency:Northstar Recruiting',
    candidate: { email: 'rana.sent@mail.example' },
    referral: {
      name: 'Northstar Recruiting',
      fee_terms: '18 % of the first yearly salary',
      note: 'Ask Rana Sent about ships.',
    },
  });
  const report = (await recruiter.call(api.getHiringReport, { query: { job_id: mine.id } })).body;
  expect(report.sources).toMatchObject([{ source: 'agency:Northstar Recruiting', applications: 1 }]);
  expect(await peopleOf(token)).toEqual([['Rana Sent', 'received']]);
  await recruiter.call(api.changeReferralLink, {
    params: { id },
    body: { version: 1, value: agency({ fee_terms: '10 %' }) },
  });
  expect((await applicantCalled('Rana Sent')).referral?.fee_terms).toContain('18 %');
});

test('what became of somebody is told in four words, a rejection only once its candidate may know', async () => {
  const { token } = await makeLink();
  await send(token, 'Moved Person');
  const move = async (stage: 'interview' | 'hired') => {
    const { id, version } = await applicantCalled('Moved Person');
    await recruiter.call(api.moveApplicant, { params: { id }, body: { version, stage } });
    return (await peopleOf(token))[0]?.[1];
  };
  expect(await move('interview')).toBe('in_process');
  expect(await move('hired')).toBe('hired');
  await send(token, 'Rejected Person');
  const { id, version } = await applicantCalled('Rejected Person');
  await recruiter.call(api.moveApplicant, {
    params: { id },
    body: { version, stage: 'rejected', rejection: { reason: 'skills', note: 'Not for us' } },
  });
  expect((await peopleOf(token))[0]).toEqual(['Rejected Person', 'received']);
  await world.rows("update applications set stage_since = stage_since - interval '25 hours' where id = $1", [
    id,
  ]);
  expect((await peopleOf(token))[0]).toEqual(['Rejected Person', 'closed']);
});

test('the answer is the same for somebody who is known, who refuses the company, or whose file cannot be read', async () => {
  const { token } = await makeLink();
  const other = await makeLink({ name: 'Other Agency' });
  await send(token, 'Known Already');
  const answers = [
    await send(other.token, 'Known Already', resumeOf('Known Already')),
    await send(other.token, 'Nobody Yet'),
    await send(other.token, 'Not Readable', 'x'.repeat(30)),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const [row] = await world.rows<{ userId: string; email: string }>(
    'select user_id as "userId", email from added_people where name = \'Nobody Yet\'',
  );
  await visitor.call(api.removeAddedRecord, {
    body: { token: recordToken(world.services.config.secrets.links, row ?? { userId: '', email: '' }) },
  });
  await send(other.token, 'Nobody Yet', resumeOf('Nobody Yet again'));
  expect(await peopleOf(other.token)).toEqual([
    ['Nobody Yet', 'received'],
    ['Not Readable', 'received'],
    ['', 'closed'],
    ['Known Already', 'received'],
  ]);
  const [link] = (await recruiter.call(api.listReferralLinks, {})).body.items.filter(
    ({ name }) => name === 'Other Agency',
  );
  expect(link?.imports).toMatchObject([{ job_title: 'Welder', people: 4 }]);
  expect(link?.imports[0]?.open).toBeGreaterThan(0);
  expect(await peopleOf(token)).toEqual([['Known Already', 'received']]);
});

test('only open jobs of the link take people, so many a day; a file has to be a document', async () => {
  const mine = await postJob(recruiter, { title: 'Only This' });
  const { token } = await makeLink({ all_jobs: false, job_ids: [mine.id] });
  const { jobs } = (await visitor.call(api.openReferral, { body: { token } })).body;
  expect(jobs.map(({ title }) => title)).toEqual(['Only This']);
  expect((await refer(token, 'Wrong Job')).problem?.code).toBe('conflict');
  const begun = await refer(token, 'Bad File', { job_id: mine.id });
  expect((await upload(begun.body.upload, '')).problem?.code).toBe('unsupported_file');
  expect((await upload(begun.body.upload, resumeOf('Bad File'))).status).toBe(200);
  expect((await upload(begun.body.upload, resumeOf('Second'))).problem?.code).toBe('bad_link');
  await world.rows(
    `insert into referrals (id, link_id, company_id, job_id, name, email, note, link_name, kind, fee_terms, consent_version)
     select gen_random_uuid(), link_id, company_id, job_id, '', '', '', link_name, kind, '', consent_version
       from referrals, generate_series(1, 49) where job_id = $1`,
    [mine.id],
  );
  expect((await refer(token, 'One Too Many', { job_id: mine.id })).problem?.code).toBe('quota_reached');
});

test('a link that was revoked, renewed or has ended opens nothing, and says the same as one that never was', async () => {
  const open = async (token: string) => (await visitor.call(api.openReferral, { body: { token } })).problem;
  const [revoked, renewed] = [await makeLink(), await makeLink()];
  const ended = await makeLink({ expires_on: '2020-01-01' });
  await recruiter.call(api.revokeReferralLink, { params: { id: revoked.id } });
  const { body } = await recruiter.call(api.renewReferralLink, { params: { id: renewed.id } });
  expect(ended).toMatchObject({ works: false, address: null });
  const gone = [revoked.token, renewed.token, `${ended.id}.${'a'.repeat(43)}`, 'nothing'];
  const problems = await Promise.all(gone.map(open));
  expect(new Set(problems.map((problem) => `${problem?.code} ${problem?.detail}`)).size).toBe(1);
  expect(problems[0]?.code).toBe('bad_link');
  expect(await open(tokenOf(body.address))).toBeNull();
  const change = { params: { id: revoked.id }, body: { version: 2, value: agency() } };
  expect((await recruiter.call(api.changeReferralLink, change)).problem?.code).toBe('conflict');
  const stranger = await world.recruiter('sam@elsewhere.example');
  expect((await stranger.call(api.revokeReferralLink, { params: { id: renewed.id } })).status).toBe(404);
  const theirs = agency({ all_jobs: false, job_ids: [job.id] });
  expect((await stranger.call(api.createReferralLink, { body: theirs })).status).toBe(404);
});

test('who was sent is told only after the team’s click, and by whom; nothing of the referrer’s reaches them', async () => {
  const { token, id } = await makeLink({ kind: 'employee', name: 'Wanda of Sales' });
  await send(token, 'Told Later');
  expect(await readMails(world, 'told.later@mail.example', 'applicant_added')).toEqual([]);
  const [link] = (await recruiter.call(api.listReferralLinks, {})).body.items.filter((one) => one.id === id);
  await recruiter.call(api.notifyImported, { params: { id: link?.imports[0]?.id ?? '' } });
  const [mail] = await readMails(world, 'told.later@mail.example', 'applicant_added');
  expect(mail?.text).toContain('Wanda of Sales, who works here, referred you, saying that you agreed to it.');
  expect(mail?.text).not.toContain('Ask Told Later');
});

test('a job that is reviewed blind hides who sent an applicant, and what they wrote', async () => {
  const blind = await postJob(recruiter, { title: 'Blind Welder', skills: ['Welding'] });
  const { token } = await makeLink();
  const { version, stages } = (await recruiter.call(api.getJobPipeline, { params: { id: blind.id } })).body;
  await recruiter.call(api.changeJobPipeline, {
    params: { id: blind.id },
    body: { version, stages, blind: true },
  });
  await send(token, 'Hidden Person', resumeOf('Hidden Person'), { job_id: blind.id });
  const { items } = (await recruiter.call(api.listJobApplicants, { params: { id: blind.id } })).body;
  const shown = (await recruiter.call(api.getApplicant, { params: { id: items[0]?.id ?? '' } })).body;
  expect(shown.referral).toBeNull();
  expect(JSON.stringify(shown)).not.toMatch(/Hidden|ships/);
});

test('names are forgotten after a while, and what was said of somebody whose resume never came', async () => {
  const { token } = await makeLink();
  await refer(token, 'Never Came');
  await send(token, 'Long Ago');
  const age = (days: number) => ({
    database: world.services.database,
    now: () => new Date(world.services.now().getTime() + days * dayMs),
  });
  await forgetOldReferrals(age(2));
  expect(await world.rows("select 1 from referrals where name = 'Never Came'")).toEqual([]);
  expect(await peopleOf(token)).toEqual([['Long Ago', 'received']]);
  await forgetOldReferrals(age(91));
  expect(await peopleOf(token)).toEqual([['', 'received']]);
});

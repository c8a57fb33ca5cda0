import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmHours, unsentHours } from '../../../api/identity/guest-applications.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { setSwitch } from '../../operations/switches/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { nightShifts, postJob, resumeText, uploadResume } from '../../testing/hiring.ts';
import { newestMail, readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { purgeGuestApplicationsTask } from './tasks.ts';

let world: World;
let recruiter: Person;
let job: Job;
let clock = 0;

beforeAll(async () => {
  const start = Date.now();
  world = await openWorld({ now: () => new Date(start + clock) });
  recruiter = await world.recruiter('rosa@brightwater.example');
  job = await postJob(recruiter, { title: 'Welder', skills: ['Welding'] });
});
afterAll(() => world.close());
beforeEach(() => void (clock = 0));

type Sent = Partial<Parameters<typeof send>[2]>;
const start = (guest: Person, jobId = job.id, text = resumeText('Nia Okoro', ['Welding'])) =>
  guest.call(api.startGuestApplication, {
    params: { id: jobId },
    query: { file_name: 'nia.txt' },
    body: new Blob([text], { type: 'text/plain' }),
  });
const send = (
  guest: Person,
  id: string,
  sent: { email: string; name?: string; answers?: { question_id: string; answer: string }[] },
) =>
  guest.call(api.sendGuestApplication, {
    params: { id },
    body: { name: 'Nia Okoro', terms_version: termsVersion, ...sent },
  });
async function apply(
  guest: Person,
  email: string,
  { jobId = job.id, ...sent }: Sent & { jobId?: string } = {},
) {
  const { id } = (await start(guest, jobId)).body;
  expect((await send(guest, id, { email, ...sent })).status).toBe(204);
  return id;
}
const tokenOf = async (email: string) =>
  (await newestMail(world, email, 'application_confirm')).fragment.get('token') ?? '';
const confirm = async (guest: Person, email: string) =>
  guest.call(api.confirmGuestApplication, { body: { token: await tokenOf(email) } });
const whoIs = async (person: Person) => (await person.call(api.getSession, {})).body.user?.email ?? null;
const applicants = async (jobId = job.id) =>
  (await recruiter.call(api.listJobApplicants, { params: { id: jobId } })).body.items;
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of world.services.files.list()) keys.push(key);
  return keys;
};

test('a visitor applies with a resume, a name and an address, and one mailed link sends it and opens it', async () => {
  const mine = await postJob(recruiter, {
    skills: ['Welding'],
    questions: [nightShifts],
  });
  const guest = world.visitor();
  const { id } = (await start(guest, mine.id)).body;
  const unanswered = await send(guest, id, { email: 'nia@mail.example' });
  expect(unanswered.problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ pointer: '#/body/answers/q1' }],
  });
  const answers = [{ question_id: 'q1', answer: 'No' }];
  expect((await send(guest, id, { email: 'Nia@Mail.example', answers })).status).toBe(204);
  await world.settle();
  expect(await applicants(mine.id)).toEqual([]);

  const opened = await guest.call(api.openGuestApplication, {
    body: { token: await tokenOf('nia@mail.example') },
  });
  expect(opened.body).toMatchObject({
    job: { id: mine.id },
    name: 'Nia Okoro',
    email: 'nia@mail.example',
    file_name: 'nia.txt',
  });
  const { body } = await confirm(guest, 'nia@mail.example');
  expect(body).toMatchObject({ had_applied: false, user: { email: 'nia@mail.example', role: 'candidate' } });
  await world.settle();
  const [row] = await applicants(mine.id);
  expect(row).toMatchObject({
    id: body.application_id,
    candidate: { name: 'Nia Okoro', email: 'nia@mail.example' },
  });
  expect(row?.fit).not.toBeNull();
  const seen = await recruiter.call(api.getApplicant, { params: { id: body.application_id } });
  expect(seen.body.answers).toMatchObject([{ answer: 'No', flagged: true }]);

  // The same pages as for everybody: follow, withdraw.
  const own = await guest.call(api.getMyApplication, { params: { id: body.application_id } });
  expect(own.body).toMatchObject({ stage: 'new', can_withdraw: true });
  expect(await readMails(world, 'nia@mail.example', 'application_sent')).toHaveLength(1);
  const methods = (await guest.call(api.getSignInMethods, {})).body;
  expect(methods.password).toBe(false);
  expect((await guest.call(api.getEmail, {})).body.verified).toBe(true);
});

test('the link works once, and no other token does', async () => {
  const guest = world.visitor();
  await apply(guest, 'once@mail.example');
  const token = await tokenOf('once@mail.example');
  const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [other, token.slice(0, 40), '', `${token}x`])
    expect((await guest.call(api.confirmGuestApplication, { body: { token: wrong } })).problem?.code).toBe(
      'expired_link',
    );
  const [one, two] = await Promise.all([
    confirm(guest, 'once@mail.example'),
    confirm(guest, 'once@mail.example'),
  ]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 410]));
  await world.settle();
  const rows = await applicants();
  expect(rows.filter(({ candidate }) => candidate.email === 'once@mail.example')).toHaveLength(1);
});

test('what nobody confirms within a day, or sends within two hours, is deleted with its file', async () => {
  // What other tests left goes first.
  clock = 2 * confirmHours * hourMs;
  await purgeGuestApplicationsTask.run({}, world.services);
  const before = await storedFiles();
  const guest = world.visitor();
  const unsent = (await start(guest)).body.id;
  await apply(guest, 'late@mail.example');
  const token = await tokenOf('late@mail.example');
  expect(await storedFiles()).toHaveLength(before.length + 2);
  clock += unsentHours * hourMs;
  await purgeGuestApplicationsTask.run({}, world.services);
  expect(await storedFiles()).toHaveLength(before.length + 1);
  expect((await send(guest, unsent, { email: 'late@mail.example' })).status).toBe(404);
  clock += (confirmHours - unsentHours) * hourMs;
  expect((await guest.call(api.confirmGuestApplication, { body: { token } })).problem?.code).toBe(
    'expired_link',
  );
  await purgeGuestApplicationsTask.run({}, world.services);
  expect(await storedFiles()).toHaveLength(before.length);
  expect(await world.rows('select 1 from guest_applications')).toEqual([]);
});

test('who did not apply has it deleted, and nobody gets it', async () => {
  const before = await storedFiles();
  await apply(world.visitor(), 'notme@mail.example');
  const token = await tokenOf('notme@mail.example');
  expect((await world.visitor().call(api.discardGuestApplication, { body: { token } })).status).toBe(204);
  expect(await storedFiles()).toHaveLength(before.length);
  expect((await world.visitor().call(api.confirmGuestApplication, { body: { token } })).status).toBe(410);
  expect(await world.rows("select 1 from users where email = 'notme@mail.example'")).toEqual([]);
});

test('only the browser that sent the resume says who applies', async () => {
  const { id } = (await start(world.visitor())).body;
  expect((await send(world.visitor(), id, { email: 'thief@mail.example' })).status).toBe(404);
  const other = world.visitor();
  await start(other);
  expect((await send(other, id, { email: 'thief@mail.example' })).status).toBe(404);
  expect(await readMails(world, 'thief@mail.example', 'application_confirm')).toEqual([]);
});

test('a known address is answered and mailed as an unknown one is', async () => {
  await world.candidate('known@mail.example');
  const answers = [];
  for (const email of ['known@mail.example', 'unknown@mail.example', 'rosa@brightwater.example']) {
    const guest = world.visitor();
    const { id } = (await start(guest)).body;
    const { status, body } = await send(guest, id, { email });
    answers.push({ status, body, mails: (await readMails(world, email, 'application_confirm')).length });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 204, mails: 1 });
});

test('an account that was there before gets the application, and is opened only in the browser that applied', async () => {
  const owner = await world.candidate('lea@mail.example');
  const resume = await uploadResume(owner, ['Welding'], 'Lea Moss');
  await world.settle();
  await apply(world.visitor(), 'lea@mail.example', { name: 'Somebody Else' });
  const elsewhere = world.visitor();
  const { body } = await confirm(elsewhere, 'lea@mail.example');
  expect(body).toMatchObject({ user: null, second_step: false, had_applied: false });
  expect(await whoIs(elsewhere)).toBeNull();
  await world.settle();
  expect((await owner.call(api.getMyApplication, { params: { id: body.application_id } })).status).toBe(200);
  const resumes = (await owner.call(api.listResumes, {})).body.items;
  expect(resumes.find(({ is_current }) => is_current)?.id).toBe(resume.id);
  expect(resumes).toHaveLength(2);
  const profile = (await owner.call(api.getProfile, {})).body;
  expect(JSON.stringify(profile)).not.toContain('Somebody');

  const files = await storedFiles();
  const guest = world.visitor();
  await apply(guest, 'lea@mail.example');
  const again = await confirm(guest, 'lea@mail.example');
  expect(again.body).toMatchObject({ application_id: body.application_id, had_applied: true });
  expect(await whoIs(guest)).toBe('lea@mail.example');
  expect(await storedFiles()).toHaveLength(files.length);
});

test('an account that somebody made under an address that is not theirs goes to who reads it', async () => {
  const squatter = await world.newcomer('candidate', 'taken@mail.example');
  const guest = world.visitor();
  await apply(guest, 'taken@mail.example');
  expect((await confirm(guest, 'taken@mail.example')).body.user?.email).toBe('taken@mail.example');
  expect(await whoIs(squatter)).toBeNull();
  await expect(squatter.signIn('taken@mail.example')).rejects.toThrow();
  expect((await guest.call(api.getEmail, {})).body.verified).toBe(true);
});

test('an employer’s address, a suspended account and a closed job refuse, and lose nothing', async () => {
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const guest = world.visitor();
  await apply(guest, 'rosa@brightwater.example', { jobId: mine.id });
  expect((await confirm(guest, 'rosa@brightwater.example')).problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('employer’s account'),
  });
  const shut = await world.candidate('shut@mail.example');
  await world.rows('update users set suspended_at = now() where id = $1', [shut.id]);
  await apply(guest, 'shut@mail.example', { jobId: mine.id });
  expect((await confirm(guest, 'shut@mail.example')).problem?.code).toBe('account_suspended');
  await apply(guest, 'slow@mail.example', { jobId: mine.id });
  await recruiter.call(api.changeJobStatus, {
    params: { id: mine.id },
    body: { status: 'closed', version: mine.version },
  });
  expect((await confirm(guest, 'slow@mail.example')).problem?.code).toBe('conflict');
  expect(await world.rows("select 1 from users where email = 'slow@mail.example'")).toEqual([]);
  expect(await world.rows('select 1 from guest_applications where job_id = $1', [mine.id])).toHaveLength(3);
  expect((await start(guest, mine.id)).problem?.code).toBe('conflict');
  expect(await applicants(mine.id)).toEqual([]);
});

test('jobs that visitors do not see, and jobs of elsewhere, take none', async () => {
  const draft = await postJob(recruiter, { status: 'draft' });
  expect((await start(world.visitor(), draft.id)).status).toBe(404);
  const outside = await postJob(recruiter, { apply_url: 'https://brightwater.example/apply' });
  expect((await start(world.visitor(), outside.id)).problem?.code).toBe('conflict');
});

test('while sign-ups are closed nobody applies without an account', async () => {
  await setSwitch(world.services.database, 'sign_ups', false, new Date());
  expect((await start(world.visitor())).problem?.code).toBe('sign_ups_closed');
  await setSwitch(world.services.database, 'sign_ups', true, new Date());
});

test('nobody fills a mailbox: five links an hour to one address, and the file may be named as one likes', async () => {
  const guest = world.visitor();
  const { id } = (await start(guest)).body;
  for (let time = 0; time < 7; time++)
    expect(
      (await send(guest, id, { email: 'full@mail.example', name: 'Buy at https://spam.example' })).status,
    ).toBe(204);
  const mails = await readMails(world, 'full@mail.example', 'application_confirm');
  expect(mails).toHaveLength(5);
  expect(new Set(mails.map(({ link }) => link)).size).toBe(1);
  expect(mails[0]?.text).not.toContain('spam');
});

test('one application has its link mailed ten times at most, and a company’s jobs five hundred times', async () => {
  const mine = await postJob(recruiter, { skills: ['Welding'] });
  const guest = world.visitor();
  const { id } = (await start(guest, mine.id)).body;
  for (let time = 0; time < 10; time++)
    expect((await send(guest, id, { email: `stranger${time}@mail.example` })).status).toBe(204);
  expect((await send(guest, id, { email: 'stranger10@mail.example' })).problem?.code).toBe('quota_reached');
  expect(await readMails(world, 'stranger10@mail.example', 'application_confirm')).toEqual([]);
  const other = await postJob(recruiter, { skills: ['Welding'] });
  const next = (await start(guest, other.id)).body.id;
  await world.rows('update guest_applications set sends = 500 where id = $1', [id]);
  expect((await send(guest, next, { email: 'full@works.example' })).problem?.code).toBe('quota_reached');
  const elsewhere = await postJob(await world.recruiter('ida@alder.example'), { skills: ['Welding'] });
  const free = (await start(guest, elsewhere.id)).body.id;
  expect((await send(guest, free, { email: 'free@works.example' })).status).toBe(204);
  await world.rows('delete from guest_applications');
});

test('files that wait to be confirmed outlive the sweep of loose files', async () => {
  const { sweepFilesTask } = await import('../../candidates/resumes/tasks.ts');
  const guest = world.visitor();
  await apply(guest, 'kept@mail.example');
  clock += 1.5 * hourMs;
  await sweepFilesTask.run({}, world.services);
  const { body } = await confirm(guest, 'kept@mail.example');
  await world.settle();
  const [resume] = (await guest.call(api.listResumes, {})).body.items;
  expect(resume).toMatchObject({ parse_status: 'done', file_name: 'nia.txt' });
  expect(body.had_applied).toBe(false);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { tokenOf } from '../../testing/access/actors.ts';
import { nightShifts, postJob, resumeText } from '../../testing/hiring.ts';
import { newestMail, readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Person } from '../http/person.ts';

let world: World;
let recruiter: Person;
let job: Job;
let token: string;
let board: string;

beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rosa@brightwater.example');
  job = await postJob(recruiter, {
    title: 'Welder',
    skills: ['Welding'],
    questions: [nightShifts],
  });
  board = job.company?.id ?? '';
  token = await tokenOf(recruiter, ['applications:submit']);
});
afterAll(() => world.close());

const resume = (name: string) => new Blob([resumeText(name, ['Welding'])], { type: 'text/plain' });
const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
const post = async (
  path: string,
  body: FormData | object,
  headers: Record<string, string> = basic(token),
) => {
  const isForm = body instanceof FormData;
  const answer = await world.app.request(`http://localhost:3000/boards/${path}`, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const form = (texts: Record<string, string>, file?: [part: string, content: Blob, name: string]) => {
  const made = new FormData();
  for (const [key, value] of Object.entries(texts)) made.set(key, value);
  if (file) made.set(...file);
  return made;
};
const greenhouse = () => `greenhouse/v1/boards/${board}/jobs/${job.id}`;
const lever = () => `lever/v0/postings/${board}/${job.id}`;

async function confirmed(email: string) {
  const link = await newestMail(world, email, 'application_confirm');
  const guest = world.visitor();
  const body = { token: link.fragment.get('token') ?? '' };
  const asked = await guest.call(api.openGuestApplication, { body });
  const [question] = asked.body.asks?.questions ?? [];
  const answers = [{ question_id: question?.id ?? '', answer: 'Yes' }];
  const done = await guest.call(api.confirmGuestApplication, {
    body: { ...body, terms_version: termsVersion, answers },
  });
  expect(done.status).toBe(200);
  const { items } = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body;
  return items.find(({ id }) => id === done.body.application_id);
}

test('a careers site sends an application as to Greenhouse, once, and its writer answers and confirms it by the mailed link', async () => {
  const texts = {
    first_name: 'Nia',
    last_name: 'Okoro',
    email: 'nia@mail.example',
    cover_letter_text: 'I weld stairs.',
    mapped_url_token: 'spring-fair',
  };
  const body = form(texts, ['resume', resume('Nia Okoro'), 'nia.txt']);
  expect(await post(greenhouse(), body)).toEqual({
    status: 200,
    body: { success: 'Candidate saved successfully' },
  });
  await post(greenhouse(), body);
  expect(await readMails(world, 'nia@mail.example', 'application_confirm')).toHaveLength(1);
  expect(await confirmed('nia@mail.example')).toMatchObject({
    candidate: { name: 'Nia Okoro' },
    source: 'spring-fair',
  });
});

test('a resume in JSON, as base64 or as text, is taken as Greenhouse takes it', async () => {
  const who = { first_name: 'Ola', last_name: 'Berg', email: 'ola@mail.example' };
  const content = Buffer.from(await resume('Ola Berg').text()).toString('base64');
  const file = { resume_content: content, resume_content_filename: 'ola.txt' };
  expect((await post(greenhouse(), { ...who, ...file })).status).toBe(200);
  expect(await confirmed('ola@mail.example')).toMatchObject({ source: 'greenhouse' });
  const typed = { ...who, email: 'ola2@mail.example', resume_text: await resume('Ola Berg').text() };
  expect((await post(greenhouse(), typed)).status).toBe(200);
  expect(await post(greenhouse(), { ...who, resume_content: 'no base64!' })).toEqual({
    status: 422,
    body: { status: 422, error: expect.stringMatching(/resume/i) },
  });
});

test('an application is sent as to Lever, with the key in the address, and the same again has the same id', async () => {
  const made = form({ name: 'Ida Holm', email: 'ida@mail.example', comments: 'Nights are fine.' }, [
    'resume',
    resume('Ida Holm'),
    'ida.txt',
  ]);
  const first = await post(`${lever()}?key=${token}`, made, {});
  expect(first).toEqual({ status: 200, body: { ok: true, applicationId: expect.any(String) } });
  expect(await post(`${lever()}?key=${token}`, made, {})).toEqual(first);
  expect(await confirmed('ida@mail.example')).toMatchObject({ source: 'lever' });
});

test('an application is sent as to Ashby, by the paths of its form', async () => {
  const fieldSubmissions = JSON.stringify([
    { path: '_systemfield_name', value: 'Ned Low' },
    { path: '_systemfield_email', value: 'ned@mail.example' },
    { path: '_systemfield_resume', value: 'resume_1' },
    { path: 'years', value: 3 },
  ]);
  const made = form({ jobPostingId: job.id, fieldSubmissions }, ['resume_1', resume('Ned Low'), 'ned.txt']);
  expect(await post('ashby/applicationForm.submit', made)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await confirmed('ned@mail.example')).toMatchObject({ source: 'ashby' });
});

test('what is missing is named in the shape of the board, and nobody is mailed', async () => {
  expect(await post(greenhouse(), form({ email: 'no address' }))).toEqual({
    status: 422,
    body: { status: 422, error: expect.stringMatching(/name.*email.*resume/is) },
  });
  expect(await post(lever(), form({ name: 'Ida Holm' }))).toMatchObject({ status: 422, body: { ok: false } });
  const broken = form({ jobPostingId: job.id, fieldSubmissions: '{' });
  expect(await post('ashby/applicationForm.submit', broken)).toMatchObject({
    status: 400,
    body: { success: false, errors: [expect.any(String)] },
  });
  const huge = new Blob([new Uint8Array(8 * 1024 * 1024)]);
  const late = form({ name: 'Big', email: 'big@mail.example' }, ['resume', huge, 'big.txt']);
  expect((await post(lever(), late)).status).toBe(413);
  expect(await readMails(world, 'big@mail.example', 'application_confirm')).toEqual([]);
});

test('only a recruiter’s token for it sends applications, and only to jobs of its company that take them', async () => {
  const made = () =>
    form({ name: 'Una May', email: 'una@mail.example' }, ['resume', resume('Una May'), 'una.txt']);
  const other = await world.recruiter('otto@other.example');
  const stranger = await tokenOf(other, ['applications:submit']);
  const narrow = await tokenOf(recruiter, ['applications:write']);
  const wide = await tokenOf(recruiter, ['applications:submit', 'jobs:read']);
  const candidate = await tokenOf(await world.candidate(), ['applications:submit']);
  const status = async (headers: Record<string, string>, path = lever()) =>
    (await post(path, made(), headers)).status;
  expect(await status({})).toBe(401);
  expect(await status(basic('tenon_nothing'))).toBe(401);
  expect(await status(basic(narrow))).toBe(403);
  expect(await status(basic(candidate))).toBe(403);
  expect(await status(basic(stranger))).toBe(404);
  expect(await status({}, `${lever()}?key=${wide}`)).toBe(400);
  const company = (await other.call(api.getSession, {})).body.user?.company?.id ?? '';
  expect(await status(basic(stranger), `lever/v0/postings/${company}/${job.id}`)).toBe(404);
  expect(await status(basic(token), `lever/v0/postings/${board}/nothing`)).toBe(404);
  const draft = await postJob(recruiter, { title: 'Fitter', skills: ['Welding'], status: 'draft' });
  expect(await status(basic(token), `lever/v0/postings/${board}/${draft.id}`)).toBe(404);
  expect(await readMails(world, 'una@mail.example', 'application_confirm')).toEqual([]);
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
});

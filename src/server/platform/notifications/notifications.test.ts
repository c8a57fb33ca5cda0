import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { message } from '../../../messages/message.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { notify } from './commands.ts';
import { stopToken } from '../mail/stop-links.ts';
import { mailNotificationTask, sendDigestsTask } from './tasks.ts';
import { hourMs } from '../../../api/platform/durations.ts';

let world: World;
let mailed: World;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld();
  mailed = await openWorld({ env: { SMTP_URL: server.url, MAIL_FROM: 'Tenon <jobs@tenon.example>' } });
});
afterAll(() => Promise.all([world.close(), mailed.close(), server.close()]));

const list = async (person: Person) => (await person.call(api.listNotifications, {})).body;
const digest = async (where = world) => {
  await where.settle();
  await sendDigestsTask.run({}, where.services);
  await where.settle();
};
const secret = () => world.services.config.secrets.links;
const tell = (person: Person, key: string, where = world) =>
  where.services.database.transact(() =>
    notify(where.services, {
      userId: person.id,
      kind: 'application_moved',
      key,
      title: message('notices.asWritten', { text: `Told of ${key}` }),
      text: message('notices.asWritten', { text: 'Acme' }),
      path: '/dashboard',
    }),
  );

/** A candidate who applied to a job of a recruiter of their own. */
async function applied() {
  const recruiter = await world.recruiter();
  const job = await postJob(recruiter);
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Go']);
  const body = { resume_id: resume.id, cover_note: '' };
  const application = (await candidate.call(api.applyToJob, { params: { id: job.id }, body })).body;
  await world.settle();
  return { recruiter, candidate, job, application };
}

test('both sides are told of what the other does with an application, and nobody else is', async () => {
  const { recruiter, candidate, application } = await applied();
  const params = { id: application.id };
  expect((await list(recruiter)).items).toMatchObject([
    { kind: 'application_received', path: `/applicants/${application.id}`, read: false },
  ]);
  await recruiter.call(api.getApplicant, { params });
  await recruiter.call(api.getApplicant, { params });
  await recruiter.call(api.moveApplicant, { params, body: { version: 1, stage: 'interview' } });
  const { items, unread } = await list(candidate);
  expect(items.map(({ kind, path }) => [kind, path])).toEqual([
    ['application_moved', `/applications/${application.id}`],
    ['application_viewed', `/applications/${application.id}`],
    ['resume_read', expect.stringContaining('/resumes/')],
  ]);
  expect(items[0]?.title).toBe('Your application for Backend Engineer reached the interview stage');
  const inGerman = await candidate.call(api.listNotifications, { headers: { 'accept-language': 'de' } });
  expect(inGerman.body.items[0]?.title).toMatch(/^Ihre Bewerbung für Backend Engineer/);
  expect(unread).toBe(3);
  await candidate.call(api.withdrawApplication, { params, body: { version: 2 } });
  expect((await list(recruiter)).items[0]).toMatchObject({ kind: 'application_withdrawn' });
  expect((await list(await world.candidate())).items).toEqual([]);
});

test('a changed job tells those who follow it when their percent changes, once', async () => {
  const { recruiter, candidate, job } = await applied();
  const { id, version: shown } = (await recruiter.call(api.getJob, { params: { id: job.id } })).body;
  const change = async (skills: string[], version: number) => {
    await recruiter.call(api.updateJob, {
      params: { id },
      body: { version, value: { ...plainJob, skills } },
    });
    await world.settle();
  };
  await change(['Go'], shown);
  const told = async () => (await list(candidate)).items.filter(({ kind }) => kind === 'fit_changed');
  expect(await told()).toMatchObject([
    { title: 'Your match with Backend Engineer is now 95%', text: expect.stringContaining('It was 50%') },
  ]);
  await change(['Go'], shown + 1);
  expect(await told()).toHaveLength(1);
});

test('a repeat of the same event tells nobody twice, and a failed transaction tells nobody', async () => {
  const person = await world.candidate();
  expect([await tell(person, 'a'), await tell(person, 'a')]).toEqual([true, false]);
  const work = world.services.database.transact(async () => {
    await tell(person, 'b');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect((await list(person)).items).toHaveLength(1);
});

test('reading one or all counts down, and pages go on where the last one ended', async () => {
  const person = await world.candidate();
  for (const key of ['1', '2', '3', '4']) await tell(person, key);
  const first = (await person.call(api.listNotifications, { query: { limit: 3 } })).body;
  expect(first.items.map(({ title }) => title)).toEqual(['Told of 4', 'Told of 3', 'Told of 2']);
  const query = { limit: 3, cursor: first.next_cursor ?? '' };
  const rest = (await person.call(api.listNotifications, { query })).body;
  expect([rest.items.map(({ title }) => title), rest.next_cursor]).toEqual([['Told of 1'], null]);
  const one = { params: { id: first.items[0]?.id ?? '' } };
  expect((await person.call(api.readNotification, one)).body).toEqual({ unread: 3 });
  await tell(person, '5');
  const newest = first.items[0]?.id ?? '';
  expect((await person.call(api.readNotifications, { body: { newest } })).body).toEqual({ unread: 1 });
  expect((await person.call(api.countNotifications, {})).body).toEqual({ unread: 1 });
  expect((await person.call(api.listNotifications, { query: { cursor: 'eA' } })).status).toBe(400);
});

test('each kind goes the ways that the person chose', async () => {
  const person = await world.candidate();
  const { email } = person.user ?? { email: '' };
  const set = (in_app: boolean, mail: 'at_once' | 'daily' | 'never') =>
    person.call(api.setNotification, { body: { kind: 'application_moved', in_app, mail } });
  await tell(person, 'first');
  expect((await readMails(world, email, 'notification')).map(({ text }) => text)).toEqual([
    expect.stringContaining('Told of first'),
  ]);
  const settings = (await set(false, 'daily')).body.items;
  expect(settings.find(({ kind }) => kind === 'application_moved')).toEqual({
    kind: 'application_moved',
    in_app: false,
    mail: 'daily',
  });
  expect(settings.some(({ kind }) => kind === 'application_received')).toBe(false);
  await tell(person, 'second');
  await tell(person, 'third');
  expect((await list(person)).items.map(({ title }) => title)).toEqual(['Told of first']);
  expect((await list(person)).unread).toBe(1);
  await digest();
  await digest();
  const [mail, ...others] = await readMails(world, email, 'digest');
  expect([mail?.text, others]).toEqual([expect.stringMatching(/Told of third: Acme\n\nTold of second/), []]);
  await set(true, 'never');
  await tell(person, 'fourth');
  await digest();
  expect(await readMails(world, email, 'notification')).toHaveLength(1);
  expect(await readMails(world, email, 'digest')).toHaveLength(1);
});

test('what was read in the program is left out of the digest', async () => {
  const person = await world.candidate();
  const { email } = person.user ?? { email: '' };
  await person.call(api.setNotification, {
    body: { kind: 'application_moved', in_app: true, mail: 'daily' },
  });
  await tell(person, 'seen');
  await person.call(api.readNotifications, { body: { newest: (await list(person)).items[0]?.id ?? '' } });
  await digest();
  expect(await readMails(world, email, 'digest')).toEqual([]);
});

test('a mail program stops a mail by one POST, without a session and without harm when repeated', async () => {
  const person = await mailed.newcomer('candidate', 'ada@stops.example');
  const told = () => server.received.filter(({ source }) => source.includes('Subject: Told of'));
  await tell(person, 'unverified', mailed);
  await mailed.settle();
  expect(told()).toHaveLength(0);
  await mailed.rows('update users set email_verified = true where id = $1', [person.id]);
  await tell(person, 'once', mailed);
  await mailed.settle();
  const source =
    told()[0]
      ?.source.replaceAll('=\r\n', '')
      .replaceAll(/\r\n[ \t]+/g, '') ?? '';
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const address = /^List-Unsubscribe:\s*<https?:\/\/[^/]+(\/[^>]+)>\r$/m.exec(source)?.[1] ?? '';
  const post = () =>
    mailed.app.request(`http://localhost:3000${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  await tell(person, 'later', mailed);
  await mailed.settle();
  expect(told()).toHaveLength(1);
});

test('a digest is stopped for all that is in it, and nothing else', async () => {
  const person = await world.candidate();
  const token = stopToken(secret(), { userId: person.id, what: 'digest' });
  const stopped = await world.visitor().call(api.unsubscribe, { query: { token } });
  expect(stopped.body).toEqual({ stopped: 'The daily digest' });
  const { items } = (await person.call(api.listNotificationSettings, {})).body;
  expect(items.map(({ kind, mail }) => [kind, mail])).toEqual([
    ['application_moved', 'at_once'],
    ['job_invitation', 'at_once'],
    ['application_viewed', 'never'],
    ['fit_changed', 'never'],
    ['resume_read', 'never'],
    ['target_expiring', 'never'],
    ['message_from_employer', 'at_once'],
    ['interview_news', 'at_once'],
    ['interview_soon', 'at_once'],
    ['offer_news', 'at_once'],
    ['human_review_answered', 'at_once'],
  ]);
});

test.each([
  ['nothing', () => ''],
  ['another person', (token: string) => token.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
  ['another mail', (token: string) => token.replace('digest', 'application_moved')],
  ['a longer signature', (token: string) => `${token}x`],
  ['letters from elsewhere', () => 'ä.ö.ü'],
])('a token changed to %s stops nothing', async (_what, change) => {
  const person = await world.candidate();
  const token = change(stopToken(secret(), { userId: person.id, what: 'digest' }));
  expect((await world.visitor().call(api.unsubscribe, { query: { token } })).status).toBe(400);
  const { items } = (await person.call(api.listNotificationSettings, {})).body;
  expect(items.find(({ kind }) => kind === 'application_viewed')?.mail).toBe('daily');
});

test('mails wait until the quiet hours are over, and what stands behind the bell does not', async () => {
  const person = await world.candidate('quiet@night.example');
  const hour = world.services.now().getUTCHours();
  const quiet_hours = { from: hour, until: (hour + 2) % 24, time_zone: 'UTC' };
  await person.call(api.saveAccountSettings, { body: { version: 0, value: { quiet_hours } } });
  await tell(person, 'at night');
  await world.settle();
  expect((await list(person)).unread).toBe(1);
  const mailsOfPerson = () => world.rows("select 1 from mails where to_address = 'quiet@night.example'");
  const before = (await mailsOfPerson()).length;
  const [waiting] = await world.rows<{ id: string }>(
    'select id from notifications where user_id = $1 and mailed_at is null',
    [person.id],
  );
  const later = new Date(world.services.now().getTime() + 2 * hourMs);
  await mailNotificationTask.run(
    { notificationId: waiting?.id ?? '' },
    { ...world.services, now: () => later },
  );
  expect(await mailsOfPerson()).toHaveLength(before + 1);
  const same = { ...quiet_hours, until: hour };
  const refused = await person.call(api.saveAccountSettings, {
    body: { version: 1, value: { quiet_hours: same } },
  });
  expect(refused.status).toBe(422);
});

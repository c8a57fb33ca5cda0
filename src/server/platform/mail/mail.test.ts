import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import { createApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { openWorld, type World } from '../../testing/world.ts';
import {
  mailSignInTask,
  mailVerificationTask,
  recoverAccountTask,
} from '../../identity/auth/mail-links/tasks.ts';
import { hasMailboxPage } from './mailbox-page.ts';
import { postMail } from './outbox.ts';
import { sweepMailsTask } from './tasks.ts';
import { escapeHtml } from '../http/escape-html.ts';
import {
  approveEmailMail,
  confirmEmailMail,
  emailChangedMail,
  emailInUseMail,
  recoveryMail,
  signInMail,
  verificationMail,
} from './link-mails.ts';
import { passwordChangedMail } from './account-mails.ts';
import { type Mail, wordMail } from './templates.ts';

let server: MailServer;
let world: World;
let local: World;
const mailing = () => ({ env: { SMTP_URL: server.url, MAIL_FROM: 'Tenon <jobs@tenon.example>' } });
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld(mailing());
  local = await openWorld();
});
afterAll(async () => {
  await world.close();
  await local.close();
  await server.close();
});
beforeEach(async () => {
  server.received.length = 0;
  server.refuseWith = null;
  for (const one of [world, local]) await one.rows('delete from mails');
});

const content = recoveryMail('https://jobs.example.com', 'secret-token', 30);
const post = (to = 'ada@example.com') =>
  world.services.database.transact(() => postMail(world.services, to, content));
const stored = () => world.rows<Record<string, unknown>>('select * from mails order by created_at');

test('a mail reaches its one recipient with text and HTML, once, and leaves no link behind', async () => {
  await post();
  await world.settle();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.recipients).toEqual(['ada@example.com']);
  expect(mail?.source).toMatch(/^From: Tenon <jobs@tenon\.example>\r$/m);
  expect(mail?.source).toMatch(/^To: ada@example\.com\r$/m);
  expect(mail?.source).toContain('text/plain');
  expect(mail?.source).toContain('text/html');
  const [row] = await stored();
  expect(row).toMatchObject({ text: '', html: '', attempts: 1, error: null });
  expect(row?.sent_at).toBeInstanceOf(Date);
  await world.services.queue.enqueue({ ...sweepMailsTask }, {});
  await world.settle();
  expect(server.received).toHaveLength(1);
});

test('an interview comes as a calendar invitation that mail programs take up, and goes by one', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate } = await applicant(world, recruiter);
  // Where mails are sent over SMTP, only an address that is known to be the person's is told of things.
  await world.rows('update users set email_verified = true where id = any($1)', [
    [recruiter.id, candidate.id],
  ]);
  const planned = await recruiter.call(api.proposeInterview, {
    params: { id },
    body: { ...plainInterview(), interviewers: [recruiter.id], agreed: true },
  });
  await world.settle();
  const [{ id: interviewId, version } = { id: '', version: 0 }] = planned.body.items;
  await recruiter.call(api.cancelInterview, { params: { id: interviewId }, body: { version } });
  await world.settle();
  for (const person of [candidate, recruiter]) {
    const parts = server.received
      .filter(({ recipients }) => recipients.includes(person.user?.email ?? ''))
      .flatMap(({ source }) => calendarPart(source) ?? []);
    expect(parts.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    for (const { method, text } of parts) {
      expect(text).toContain(`METHOD:${method}\r\n`);
      expect(text).toContain(`UID:interview-${interviewId}@localhost\r\n`);
      expect(text.replaceAll('\r\n ', '')).toContain(`MAILTO:${person.user?.email}\r\n`);
    }
    expect(parts.map(({ text }) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['1', '2']);
  }
}, 90_000);

/** The part of a mail that calendars take up, as it was sent; undefined without one. */
function calendarPart(source: string): { method: string; text: string } | undefined {
  const [, method, headers = '', body = ''] =
    /\r\nContent-Type: text\/calendar;[^\r]*(?:\r\n\s[^\r]*)*?method=(\w+)([^]*?)\r\n\r\n([^]*?)\r\n--/.exec(
      source,
    ) ?? [];
  if (method === undefined) return undefined;
  const isBase64 = /^Content-Transfer-Encoding: base64/m.test(headers);
  return { method, text: isBase64 ? Buffer.from(body, 'base64').toString() : body };
}

test('nothing is sent when the transaction that wrote the mail fails', async () => {
  const work = world.services.database.transact(async () => {
    await postMail(world.services, 'ada@example.com', content);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await world.settle();
  expect([await stored(), server.received]).toEqual([[], []]);
});

test('a server that cannot take it now is asked again', async () => {
  const working = await openWorld(mailing());
  const waiting = () => working.rows('select * from mails');
  server.refuseWith = 451;
  await working.services.database.transact(() => postMail(working.services, 'ada@example.com', content));
  await working.services.queue.start(working.services);
  await vi.waitFor(
    async () => expect(await waiting()).toMatchObject([{ attempts: 1, sent_at: null }]),
    10_000,
  );
  expect((await waiting())[0]?.['error']).toContain('not now');
  server.refuseWith = null;
  await vi.waitFor(async () => {
    await working.rows(
      "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry' and start_after > now()",
    );
    await working.services.database.notify('tenon_tasks', 'send-mail');
    expect(await waiting()).toMatchObject([{ attempts: 2, error: null, text: '' }]);
  }, 20_000);
  expect(server.received).toHaveLength(1);
  await working.close();
});

test('a mail that the server will never take is not tried again', async () => {
  server.refuseWith = 550;
  await post();
  await world.settle();
  expect(await stored()).toMatchObject([{ attempts: 1, sent_at: null, text: '' }]);
  expect((await stored())[0]?.refused_at).toBeInstanceOf(Date);
});

test.each([
  'a@example.com, v@example.com',
  'a@example.com;v@example.com',
  'a@example.com\r\nBcc: v@example.com',
  'a@b@example.com',
  'Ada <a@example.com>',
  '"a b"@example.com',
  '',
])('%j is not one plain address', async (to) => {
  await expect(post(to)).rejects.toThrow('one plain address');
  expect(await stored()).toEqual([]);
});

test('a subject of several lines goes out as one', async () => {
  const wrote = { ...wordless, subject: 'x\r\nBcc: v@example.com\u2028y' };
  await postMail(local.services, 'a@example.com', { kind: 'security', write: () => wrote });
  expect(await local.rows('select subject from mails')).toEqual([{ subject: 'x Bcc: v@example.com y' }]);
});

const wordless = { preheader: '', title: '', before: [], button: { label: '', link: '' }, after: [] };

const site = 'https://jobs.example.com';
test.each<[string, Mail, string]>([
  ['recovery', content, `${site}/auth/callback#type=recovery&token=secret-token`],
  [
    'verification',
    verificationMail(site, { token: 'tok-en', code: '012345', returnTo: null }),
    `${site}/auth/callback#type=signup&token=tok-en`,
  ],
  [
    'sign-in',
    signInMail(site, { access: 'one', refresh: 'two', code: '012345', returnTo: null, verified: true }),
    `${site}/auth/callback#type=magiclink&access_token=one&refresh_token=two`,
  ],
  [
    'sign-in on the way to a page',
    signInMail(site, {
      access: 'one',
      refresh: 'two',
      code: '012345',
      returnTo: '/jobs?q=a&sort=fit#x',
      verified: true,
    }),
    `${site}/auth/callback?next=%2Fjobs%3Fq%3Da%26sort%3Dfit%23x#type=magiclink&access_token=one&refresh_token=two`,
  ],
  [
    'approval',
    approveEmailMail(site, 'tok-en', 'new@example.com', 24),
    `${site}/auth/callback#type=email_change&token=tok-en`,
  ],
  [
    'confirmation',
    confirmEmailMail(site, 'tok-en', 24),
    `${site}/auth/callback#type=email_change&token=tok-en`,
  ],
  ['address in use', emailInUseMail(site), `${site}/auth/login`],
  ['changed address', emailChangedMail(site, 'new@example.com'), `${site}/contact`],
  [
    'changed password',
    passwordChangedMail('https://jobs.example.com', true),
    'https://jobs.example.com/auth/forgot-password',
  ],
])('the %s mail says the same in text and HTML, with links to this program only', (_name, written, link) => {
  const mail = wordMail(written, { locale: 'de-DE', timeZone: null });
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${escapeHtml(link)}"`);
  if (mail.text.includes('012345')) expect(mail.html).toContain('>012345<');
  const html = mail.html.replaceAll('&#38;', '&');
  const addresses = [...`${mail.text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([found]) => found);
  expect(new Set(addresses)).toEqual(new Set([link]));
  expect(mail.html).not.toMatch(/<img|<script|src=/);
});

test('without a mail server a mail stays, and can be read on this machine', async () => {
  await local.services.database.transact(() => postMail(local.services, 'ada@example.com', content));
  await local.settle();
  expect(await local.rows('select sent_at, attempts from mails')).toEqual([{ sent_at: null, attempts: 0 }]);
  const page = await local.visitor().send('GET', '/dev/mail');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain(
    `<a href="${escapeHtml(`${site}/auth/callback#type=recovery&token=secret-token`)}">`,
  );
});

test('the mailbox shows a mail as mail programs do, in a frame that runs nothing', async () => {
  await local.services.database.transact(() => postMail(local.services, 'ada@example.com', content));
  const page = await local.visitor().send('GET', '/dev/mail');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const [, path = ''] = /<iframe sandbox [^>]*src="([^"]+)"/.exec(await page.text()) ?? [];
  const mail = await local.visitor().send('GET', path);
  const policy = mail.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox$/);
  expect(policy).not.toContain('script-src');
  expect(await mail.text()).toMatch(/<a [^>]*href=/);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await local.visitor().send('GET', path, { headers })).status).toBe(404);
  expect((await local.visitor().send('GET', '/dev/mail/no-mail')).status).toBe(404);
});

test.each<Record<string, string>>([
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
])('the mailbox is hidden from a request with %j', async (headers) => {
  expect((await local.visitor().send('GET', '/dev/mail', { headers })).status).toBe(404);
});

test.each<[string, Partial<Config>]>([
  ['in production', { production: true }],
  ['with a mail server', { smtp: { url: 'smtp://127.0.0.1', from: { name: '', address: 'a@b.example' } } }],
  ['on a public address', { host: '0.0.0.0' }],
  ['under a public name', { origin: 'https://jobs.example.com' }],
])('there is no mailbox page %s', async (_when, changes) => {
  const services = { ...local.services, config: { ...local.services.config, ...changes } };
  expect(hasMailboxPage(services.config)).toBe(false);
  const answer = await createApp(services, '/no-web').request('http://localhost:3000/dev/mail');
  expect(answer.status).not.toBe(200);
});

test('a program started with nothing set has the mailbox page', () => {
  expect(hasMailboxPage(readConfig({ DATA_DIR: local.services.config.dataDir }))).toBe(true);
});

test.each([
  ['mail-verification', mailVerificationTask],
  ['recover-account', recoverAccountTask],
  ['mail-sign-in', mailSignInTask],
])('%s that was cut off after its mail was posted posts no other when it is repeated', async (name, task) => {
  const person = await local.newcomer('candidate');
  const email = person.user?.email ?? '';
  await local.visitor().call(api.recoverPassword, { body: { email } });
  await local.visitor().call(api.askForSignIn, { body: { email } });
  await local.settle();
  const [ran] = await local.rows<{ data: object }>(
    "select data from pgboss.job where name = $1 and data->>'email' = $2",
    [name, email],
  );
  const mails = () => local.rows('select id from mails where to_address = $1 order by id', [email]);
  const posted = await mails();
  expect(posted.length).toBeGreaterThan(0);
  await task.perform(ran?.data, local.services);
  expect(await mails()).toEqual(posted);
});

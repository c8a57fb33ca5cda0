import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsVersion } from '../../../api/identity/terms.ts';
import { api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { confirmToken } from '../../identity/guest-applications/confirm-links.ts';
import type { MailReceiver } from '../../platform/adapters/mail-in/mail-in.ts';
import type { Person } from '../../platform/http/person.ts';
import { bounceAddress } from '../../platform/mail/in-addresses.ts';
import { applicant } from '../../testing/applicants.ts';
import { nightShifts, postJob, resumeText } from '../../testing/hiring.ts';
import { type ImapServer, startImapServer } from '../../testing/imap-server.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { openMailReceiver } from './incoming.ts';
import { fetchMailTask } from './tasks.ts';

let world: World;
let recruiter: Person;
let outgoing: MailServer;
let mailbox: ImapServer;
let receiver: MailReceiver;
let clock = 0;

beforeAll(async () => {
  [outgoing, mailbox] = await Promise.all([startMailServer(), startImapServer()]);
  world = await openWorld({
    now: () => new Date(Date.now() + clock),
    env: {
      SMTP_URL: outgoing.url,
      MAIL_FROM: 'Tenon <hello@in.example>',
      MAIL_IN_ADDRESS: 'jobs@in.example',
      MAIL_IN_PORT: '0',
      MAIL_IN_AUTHSERV: 'mx.in.example',
      IMAP_URL: mailbox.url,
    },
  });
  const opened = await openMailReceiver(world.services);
  if (!opened) throw new Error('Nothing listens.');
  receiver = opened;
  recruiter = await world.recruiter('rosa@brightwater.example');
});
afterAll(async () => {
  await receiver.close();
  await world.close();
  await Promise.all([outgoing.close(), mailbox.close()]);
});

const resume = (name = 'cv.txt', text = resumeText('Nia Okoro', ['Welding'])) => ({
  filename: name,
  content: text,
});
const passed = { 'Authentication-Results': 'mx.in.example; spf=pass smtp.mailfrom=mail.example; dkim=none' };

/** Sends as another mail server would; what is refused is the answer. */
async function send(mail: SendMailOptions): Promise<string> {
  const client = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true });
  try {
    return (await client.sendMail({ from: 'Nia Okoro <nia@mail.example>', headers: passed, ...mail }))
      .response;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    client.close();
  }
}
async function addressOf(job: Job): Promise<string> {
  const made = await recruiter.call(api.renewJobMailAddress, { params: { id: job.id } });
  return made.body.address ?? '';
}
const waiting = (jobId: string) =>
  world.rows<{
    id: string;
    email: string;
    name: string;
    cover_note: string;
    file_name: string;
    sends: number;
  }>('select id, email, name, cover_note, file_name, sends from guest_applications where job_id = $1', [
    jobId,
  ]);
const mailedTo = async (address: string) => {
  await world.settle();
  return outgoing.received
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ source }) => source);
};
const headerOf = (source: string | undefined, name: string) =>
  new RegExp(`^${name}: (?:[^<\\r\\n]*<)?([^>\\r\\n]+)`, 'im').exec(source ?? '')?.[1] ?? '';
const storedFiles = async () => {
  let count = 0;
  for await (const { key } of world.services.files.list()) count += key ? 1 : 0;
  return count;
};

test('a resume that is mailed to the address of a job is an application once its sender follows the link, agrees and answers', async () => {
  const job = await postJob(recruiter, {
    skills: ['Welding'],
    questions: [nightShifts],
  });
  const none = await recruiter.call(api.getJobMailAddress, { params: { id: job.id } });
  expect(none.body).toEqual({ available: true, address: null });
  const to = await addressOf(job);
  expect(to).toMatch(/^jobs\+j[a-z2-7]{26}@in\.example$/);
  const answer = await send({
    to,
    text: 'Dear team,\nplease see my resume.\n-- \nNia',
    attachments: [resume()],
  });
  expect(answer).toMatch(/^250/);
  const [guest] = await waiting(job.id);
  expect(guest).toMatchObject({
    email: 'nia@mail.example',
    name: 'Nia Okoro',
    cover_note: 'Dear team,\nplease see my resume.',
    file_name: 'cv.txt',
  });
  const mails = await mailedTo('nia@mail.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('/apply/confirm#token=3D');
  expect(mails[0]).not.toContain('please see my resume');
  expect((await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body.items).toEqual([]);

  const token = confirmToken(world.services.config.secrets.links, {
    id: guest?.id ?? '',
    email: 'nia@mail.example',
  });
  const visitor = world.visitor();
  const opened = await visitor.call(api.openGuestApplication, { body: { token } });
  expect(opened.body).toMatchObject({
    name: 'Nia Okoro',
    asks: { questions: [{ id: 'q1' }], company_id: expect.any(String) },
  });
  expect(JSON.stringify(opened.body.asks)).not.toContain('accepts');
  const silent = await visitor.call(api.confirmGuestApplication, { body: { token } });
  expect(silent.problem).toMatchObject({ errors: [{ pointer: '#/body/terms_version' }] });
  const unanswered = await visitor.call(api.confirmGuestApplication, {
    body: { token, terms_version: termsVersion },
  });
  expect(unanswered.problem).toMatchObject({ errors: [{ pointer: '#/body/answers/q1' }] });
  const sent = await visitor.call(api.confirmGuestApplication, {
    body: { token, terms_version: termsVersion, answers: [{ question_id: 'q1', answer: 'Yes' }] },
  });
  expect(sent.body).toMatchObject({ had_applied: false, user: { email: 'nia@mail.example' } });
  await world.settle();
  const shown = await recruiter.call(api.getApplicant, { params: { id: sent.body.application_id } });
  expect(shown.body).toMatchObject({ source: 'email', cover_note: 'Dear team,\nplease see my resume.' });
  expect(shown.body.fit).not.toBeNull();
  expect(shown.body.timeline.map(({ text }) => text)).toContain(
    'Applied by email. SPF: passed, DKIM: not set up',
  );
  expect(await world.rows('select terms_version from users where email = $1', ['nia@mail.example'])).toEqual([
    { terms_version: termsVersion },
  ]);
});

test('no mail is taken twice, and the same file asks nobody twice', async () => {
  const job = await postJob(recruiter);
  const to = await addressOf(job);
  const mail = { to, from: 'twice@mail.example', messageId: '<one@mail.example>', attachments: [resume()] };
  await Promise.all([send(mail), send(mail), send(mail)]);
  expect(await send(mail)).toMatch(/^250/);
  expect(await send({ ...mail, messageId: '<two@mail.example>' })).toMatch(/^250/);
  expect(await waiting(job.id)).toMatchObject([{ sends: 1 }]);
  expect(await mailedTo('twice@mail.example')).toHaveLength(1);
  const files = await storedFiles();
  for (const name of ['a', 'b', 'c', 'd'])
    await send({
      ...mail,
      messageId: `<${name}@mail.example>`,
      attachments: [resume(`${name}.txt`, `${resume().content}${name}`)],
    });
  expect(await waiting(job.id)).toHaveLength(3);
  expect(await storedFiles()).toBe(files + 2);
});

test('who is not asked: programs that answer by themselves, forged senders, other addresses, and jobs that take nobody', async () => {
  const job = await postJob(recruiter);
  const to = await addressOf(job);
  const before = outgoing.received.length;
  const files = await storedFiles();
  const odd: [SendMailOptions, RegExp][] = [
    [{ headers: { ...passed, 'Auto-Submitted': 'auto-replied' } }, /^250/],
    [{ headers: { ...passed, Precedence: 'bulk' } }, /^250/],
    [{ headers: { ...passed, 'X-Loop': 'jobs' } }, /^250/],
    [{ headers: { ...passed, 'List-Id': 'all.mail.example' } }, /^250/],
    [{ envelope: { from: '', to: [to] } }, /^250/],
    [{ from: 'no-reply@mail.example' }, /^250/],
    [{ from: 'hello@in.example' }, /^250/],
    [
      {
        headers: {
          'Authentication-Results': 'mx.in.example; spf=fail smtp.mailfrom=evil.example; dkim=fail',
        },
      },
      /550 .*could not be verified/,
    ],
    // What others say of a sender counts for nothing.
    [
      {
        headers: {
          'Authentication-Results': [
            'mx.in.example; spf=softfail smtp.mailfrom=mail.example',
            'mx.evil.example; spf=pass smtp.mailfrom=mail.example',
          ],
        },
      },
      /550 .*could not be verified/,
    ],
    [{ from: ['nia@mail.example', 'ola@mail.example'] as unknown as string }, /550 .*one plain address/],
    [{ attachments: [] }, /550 .*No resume is attached/],
    [{ attachments: [resume('photo.jpg', 'JFIF'), resume('card.vcf', 'BEGIN:VCARD')] }, /550 .*No resume/],
    [{ to: to.replace(/\+j.{4}/, '+jaaaa') }, /550 .*no such address/],
    [{ to: 'jobs@in.example' }, /550 .*no such address/],
    [{ to: 'jobs+x@elsewhere.example' }, /550 .*no such address/],
  ];
  for (const [mail, answer] of odd)
    expect(await send({ to, attachments: [resume()], ...mail })).toMatch(answer);
  expect(await waiting(job.id)).toEqual([]);
  const again = await addressOf(job);
  expect(await send({ to, attachments: [resume()] })).toMatch(/550 .*no such address/);
  await recruiter.call(api.updateJob, {
    params: { id: job.id },
    body: { version: job.version, value: { ...(await valueOf(job)), status: 'closed' } },
  });
  expect(await send({ to: again, attachments: [resume()] })).toMatch(/^550 |Message failed: 550/);
  await recruiter.call(api.endJobMailAddress, { params: { id: job.id } });
  expect(await send({ to: again, attachments: [resume()] })).toMatch(/550 .*no such address/);
  expect(await waiting(job.id)).toEqual([]);
  expect(await storedFiles()).toBe(files);
  await world.settle();
  expect(
    outgoing.received.slice(before).filter(({ recipients }) => recipients.includes('nia@mail.example')),
  ).toEqual([]);
});

test('a mail above 25 MB is refused in words, a resume above 5 MB too', async () => {
  const to = await addressOf(await postJob(recruiter));
  const big = (bytes: number) => [{ filename: 'cv.txt', content: Buffer.alloc(bytes, 'welding ') }];
  expect(await send({ to, attachments: big(20 * 1024 * 1024) })).toMatch(/552 .*at most 25 MB/);
  expect(await send({ to, attachments: big(6 * 1024 * 1024) })).toMatch(/550 .*less than 5 MB/);
});

test('answers to the mails about messages join their thread from both sides, by the right sender alone', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await world.settle();
  await recruiter.call(api.writeApplicantMessage, {
    params: { id },
    body: { body: 'When can you start?' },
  });
  const email = candidate.user?.email ?? '';
  const [asked] = (await mailedTo(email)).filter((source) => source.includes('When can you start'));
  const replyTo = headerOf(asked, 'Reply-To');
  expect(replyTo).toMatch(/^jobs\+t[a-z2-7]{26}@in\.example$/);
  expect(asked).toContain('reply to this email');
  const pass = (address: string) => ({
    'Authentication-Results': `mx.in.example; dkim=pass header.d=${address.split('@')[1]}`,
  });
  const reply = (from: string, text: string, more: SendMailOptions = {}) =>
    send({ from, to: replyTo, text, headers: pass(from), ...more });
  const text =
    'In May.\n\nOn Mon, 5 May 2025 at 10:11, Tenon <hello@in.example> wrote:\n> When can you start?';
  expect(await reply('eve@evil.example', text)).toMatch(/550 .*only from the person/);
  expect(await reply(email, '> When can you start?')).toMatch(/550 .*no text/);
  expect(await reply(email, text, { headers: { ...pass(email), 'Auto-Submitted': 'auto-replied' } })).toMatch(
    /^250/,
  );
  expect(await reply(email, text, { messageId: '<a@x.example>', attachments: [resume('more.pdf')] })).toMatch(
    /^250/,
  );
  expect(await reply(email, text, { messageId: '<a@x.example>', attachments: [resume('more.pdf')] })).toMatch(
    /^250/,
  );
  const thread = await recruiter.call(api.listApplicantMessages, { params: { id } });
  expect(thread.body).toMatchObject({
    answers_by_mail: true,
    items: [
      { from_us: true, by_mail: null, undelivered: null },
      { from_us: false, body: 'In May.', by_mail: { spf: 'unknown', dkim: 'pass', files: ['more.pdf'] } },
    ],
  });
  expect((await recruiter.call(api.listThreads, {})).body.items[0]).toMatchObject({ application_id: id });

  // The colleague is told by mail, and answers it; nobody does so in their name without proof.
  const [told] = (await mailedTo('rosa@brightwater.example')).filter((source) => source.includes('In May.'));
  const back = headerOf(told, 'Reply-To');
  expect(back).toMatch(/^jobs\+t/);
  expect(back).not.toBe(replyTo);
  const ours = { from: 'rosa@brightwater.example', to: back, text: 'Thank you!' };
  expect(await send({ ...ours, headers: { 'Authentication-Results': 'mx.in.example; spf=none' } })).toMatch(
    /550/,
  );
  expect(await send({ ...ours, headers: pass('rosa@brightwater.example') })).toMatch(/^250/);
  const mine = await candidate.call(api.listApplicationMessages, { params: { id } });
  expect(mine.body.items.map(({ body }) => body)).toEqual(['When can you start?', 'In May.', 'Thank you!']);
});

test('a mail that did not arrive marks the message that it told of, once it never will', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await world.settle();
  await recruiter.call(api.writeApplicantMessage, { params: { id }, body: { body: 'Are you there?' } });
  await world.settle();
  const [mail] = await world.rows<{ id: string }>(
    'select id from mails where to_address = $1 and message_id is not null',
    [candidate.user?.email],
  );
  const { mailIn, secrets } = world.services.config;
  if (!mailIn) throw new Error('No mail comes in.');
  const to = bounceAddress(mailIn, secrets.links, mail?.id ?? '');
  const report = (status: string, action: string, address = to) =>
    send({
      envelope: { from: '', to: [address] },
      raw: `From: Mail Delivery System <mailer-daemon@mx.example>\r\nTo: ${address}\r\nSubject: Undelivered\r\nAuto-Submitted: auto-replied\r\nMessage-ID: <${status}@mx.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; x@y.example\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 No such user\r\n\r\n--b--\r\n`,
    });
  const undelivered = async () =>
    (await recruiter.call(api.listApplicantMessages, { params: { id } })).body.items.map(
      (item) => item.undelivered,
    );
  expect(await report('4.4.1', 'delayed')).toMatch(/^250/);
  expect(await undelivered()).toEqual([null]);
  expect(
    await report(
      '5.1.1',
      'failed',
      to.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
    ),
  ).toMatch(/550/);
  expect(await undelivered()).toEqual([null]);
  expect(await report('5.1.1', 'failed')).toMatch(/^250/);
  expect(await undelivered()).toEqual(['5.1.1 smtp; 550 No such user']);
  expect(
    await world.rows('select bounced_at is not null as bounced from mails where id = $1', [mail?.id]),
  ).toEqual([{ bounced: true }]);
  const mine = await candidate.call(api.listApplicationMessages, { params: { id } });
  expect(mine.body.items).toMatchObject([{ undelivered: null }]);
});

test('mails of a mailbox are taken out by IMAP, marked once they are safe, and taken once', async () => {
  const job = await postJob(recruiter);
  const to = await addressOf(job);
  const source = (from: string, address: string) =>
    `From: ${from}\nTo: ${address}\nMessage-ID: <${from}>\nAuthentication-Results: mx.in.example; spf=pass smtp.mailfrom=${from}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nHello.\n--b\nContent-Type: text/plain; name=cv.txt\nContent-Disposition: attachment; filename=cv.txt\n\n${resumeText('Ola Berg', ['Welding'])}\n--b--\n`;
  mailbox.put(source('ola@mail.example', to));
  mailbox.put(source('ola@mail.example', to));
  mailbox.put(source('eve@mail.example', 'somebody@in.example'));
  await fetchMailTask.run({}, world.services);
  expect(mailbox.mails.map(({ flags }) => [...flags])).toEqual([
    ['\\Seen'],
    ['\\Seen'],
    ['\\Seen', '\\Flagged'],
  ]);
  expect(await waiting(job.id)).toMatchObject([{ email: 'ola@mail.example', sends: 1 }]);

  // What cannot be taken now stays where it is: nothing is lost, and the next look takes it.
  mailbox.put(source('uma@mail.example', to));
  const { database } = world.services;
  await database.sql('alter table guest_applications rename to away');
  await fetchMailTask.run({}, world.services).catch(() => undefined);
  await database.sql('alter table away rename to guest_applications');
  expect([...(mailbox.mails.at(-1)?.flags ?? [])]).toEqual([]);
  await fetchMailTask.run({}, world.services);
  expect([...(mailbox.mails.at(-1)?.flags ?? [])]).toEqual(['\\Seen']);
  expect((await waiting(job.id)).map(({ email }) => email)).toEqual(['ola@mail.example', 'uma@mail.example']);
  clock += hourMs;
});

async function valueOf(job: Job) {
  const { exampleJob } = await import('../../../api/examples.ts');
  return { ...exampleJob, title: job.title };
}

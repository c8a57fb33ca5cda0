import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
import { mailRejectionsTask } from '../../hiring/applications/rejection-tasks.ts';
import { sendJobAlertsTask } from '../../jobs/job-alerts/tasks.ts';
import { applicant, moveTo, rowOf } from '../../testing/applicants.ts';
import { someone } from '../../testing/request-bodies.ts';
import { plainInterview, plainOffer } from '../../testing/employer-request-bodies.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Person } from '../http/person.ts';
import { mailOne } from '../notifications/mail-commands.ts';
import { sendDigestsTask } from '../notifications/tasks.ts';

type Received = {
  kind: string;
  subject: string;
  text: string;
  html: string;
  calendar: { text: string } | null;
};

const german = { locale: 'de-DE', time_zone: 'Europe/Berlin' } as const;
let clock = Date.now();
let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  recruiter = await world.recruiter();
});
beforeEach(() => recruiter.signIn(recruiter.user?.email ?? ''));
afterAll(() => world.close());

async function readsAs(person: Person, value: { locale: 'de-DE' | 'en-GB'; time_zone: string }) {
  const saved = await person.call(api.saveAccountSettings, { body: { version: 0, value } });
  expect(saved.status).toBe(200);
}

/** The newest mail of a kind to somebody. */
async function newest(to: Person | string, kind: string): Promise<Received> {
  await world.settle();
  const [mail] = await world.rows<Received>(
    'select kind, subject, text, html, calendar from mails where to_address = $1 and kind = $2 order by created_at desc, id desc limit 1',
    [typeof to === 'string' ? to : to.user?.email, kind],
  );
  if (!mail) throw new Error(`No ${kind} mail.`);
  expect(mail.html).toContain(
    mail.text.includes('Tenon hat diese') ? '<html lang="de" dir="ltr">' : '<html lang="en"',
  );
  return mail;
}

function signUp(email: string, headers: Record<string, string>) {
  const body = { email, password: 'correct horse battery', data: { role: 'candidate' as const } };
  return world.visitor().call(api.signUp, { body, headers });
}

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'Europe/Vienna', 'de-DE', 'Bestätigen Sie Ihre E-Mail-Adresse für Tenon'],
  ['en-US', 'America/Chicago', 'en-US', 'Verify your email for Tenon'],
  ['fr-FR,fr', 'Europe/Paris', null, 'Verify your email for Tenon'],
  ['de', 'no such zone', 'de-DE', 'Bestätigen Sie Ihre E-Mail-Adresse für Tenon'],
])(
  'an account made with %s in %s begins with %s, and its first mail is "%s"',
  async (asked, zone, locale, subject) => {
    const email = `zone-${zone.length}-${asked.length}@first.example`;
    const made = await signUp(email, { 'accept-language': asked, 'time-zone': zone });
    const time_zone = zone.includes('/') ? zone : null;
    expect(made.body.user.formats).toEqual({ locale, time_zone });
    expect((await newest(email, 'verify')).subject).toBe(subject);
    const stored =
      'select s.locale, s.time_zone from account_settings s join users u on u.id = s.user_id where u.email = $1';
    expect(await world.rows(stored, [email])).toEqual([{ locale, time_zone }]);
  },
);

test('what an account begins with can be changed, and a sign-up that says nothing sets nothing', async () => {
  const person = world.visitor();
  await signUp('change@first.example', { 'accept-language': 'de', 'time-zone': 'Europe/Berlin' });
  await person.signIn('change@first.example');
  const { body: first } = await person.call(api.getAccountSettings, {});
  expect(first).toMatchObject({ ...german, version: 1 });
  const value = { locale: 'en-GB' as const };
  await person.call(api.saveAccountSettings, { body: { version: 1, value } });
  await world.visitor().call(api.recoverPassword, {
    body: { email: 'change@first.example' },
    headers: { 'accept-language': 'de' },
  });
  expect((await newest('change@first.example', 'recover')).subject).toBe('Set a new password for Tenon');
  const silent = await world.newcomer('candidate');
  expect(silent.user?.formats).toBeNull();
});

test('who has set no language is answered in that of their request', async () => {
  const { user } = await world.newcomer('candidate');
  const headers = { 'accept-language': 'de' };
  await world.visitor().call(api.recoverPassword, { body: { email: user?.email ?? '' }, headers });
  const mail = await newest(user?.email ?? '', 'recover');
  expect(mail.subject).toBe('Neues Passwort für Tenon festlegen');
  expect(mail.text).toContain('Der Link funktioniert einmal, 30 Minuten lang.');
});

test('strangers are written to in the language of whoever writes, and begin with their own', async () => {
  const headers = { 'accept-language': 'de' };
  const body = { email: 'invited@first.example', invited_role: 'recruiter' as const };
  expect((await recruiter.call(api.createInvitation, { body, headers })).status).toBe(200);
  const mail = await newest(body.email, 'invitation');
  expect(mail.subject).toMatch(/^Einladung zu /);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const joined = await world.visitor().call(api.signUpInvited, {
    body: { token, password: 'correct horse battery' },
    headers: { 'accept-language': 'en-GB', 'time-zone': 'Europe/London' },
  });
  expect(joined.body.user.formats).toEqual({ locale: 'en-GB', time_zone: 'Europe/London' });

  const known = await world.newcomer('candidate', 'known@first.example');
  await recruiter.call(api.createInvitation, { body: { ...body, email: 'known@first.example' } });
  const invitation = await newest('known@first.example', 'invitation');
  expect(invitation.subject).toMatch(/^Join /);
  const accepted = await known.call(api.acceptInvitation, {
    body: { token: /token=([\w-]+)/.exec(invitation.text)?.[1] ?? '' },
    headers: { 'accept-language': 'de', 'time-zone': 'Europe/Berlin' },
  });
  expect(accepted.body.user.formats).toEqual(german);
});

test('an applicant hears of an application in their language and zone, whatever the employer reads', async () => {
  // In Auckland it is the next day.
  clock = (Math.ceil(clock / dayMs) + 1) * dayMs - hourMs;
  const dayIn = (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(clock);
  const [inAuckland, inUtc] = [dayIn('de-DE', 'Pacific/Auckland'), dayIn('en-GB', 'UTC')];
  await recruiter.signIn(recruiter.user?.email ?? '');
  const { candidate, jobId, id } = await applicant(world, recruiter);
  await readsAs(candidate, { locale: 'de-DE', time_zone: 'Pacific/Auckland' });
  const english = await applicant(world, recruiter, { jobId });
  expect((await newest(english.candidate, 'application_sent')).text).toContain('You applied for');

  const { body: job } = await recruiter.call(api.getJob, { params: { id: jobId } });
  const value = { ...plainJob, title: job.title, education: 'bachelor' as const };
  await recruiter.call(api.updateJob, { params: { id: jobId }, body: { version: job.version, value } });
  expect((await newest(candidate, 'job_changed')).text).toContain('Geändert: Ausbildung.');
  expect((await newest(english.candidate, 'job_changed')).text).toContain('Changed: Education.');

  for (const one of [id, english.id]) {
    await moveTo(recruiter, one, (await rowOf(recruiter, one)).version, 'rejected', 'skills');
  }
  clock += 2 * dayMs;
  await mailRejectionsTask.run({}, world.services);
  const rejection = await newest(candidate, 'rejection');
  expect(rejection.subject).toMatch(/^Ihre Bewerbung bei /);
  expect(rejection.text).toContain('Diese Entscheidung hat ein Mensch getroffen.');
  expect(rejection.text).toContain(`am ${inAuckland}`);
  const [{ notice_text: notice } = { notice_text: '' }] = await world.rows<{ notice_text: string }>(
    'select notice_text from rejections where application_id = $1',
    [id],
  );
  expect(rejection.text).toContain(notice.split('\n\n')[0]);
  const inEnglish = (await newest(english.candidate, 'rejection')).text;
  expect(inEnglish).toContain('A person made this decision.');
  expect(inEnglish).toContain(`on ${inUtc}`);
});

test('an interview comes to each of two people in their language, with its calendar file', async () => {
  const { candidate, id } = await applicant(world, recruiter);
  await readsAs(candidate, { locale: 'de-DE', time_zone: 'Asia/Tokyo' });
  const interview = { ...plainInterview(20), interviewers: [recruiter.id], agreed: true };
  const planned = await recruiter.call(api.proposeInterview, { params: { id }, body: interview });
  const theirs = await newest(candidate, 'notification');
  expect(theirs.subject).toMatch(/^Ihr Gespräch ist gebucht: /);
  expect(theirs.text).toMatch(/, 19:00 – 19:45 \(Asien\/Tokio\)\. Videogespräch, https:/);
  expect(theirs.calendar?.text).toContain('//DE\r\n');
  expect(theirs.calendar?.text).toMatch(/SUMMARY:Gespräch: /);
  expect(theirs.calendar?.text).toMatch(/DESCRIPTION:Videogespräch\\,/);
  const ours = await newest(recruiter, 'notification');
  expect(ours.subject).toMatch(/^An interview is booked: /);
  expect(ours.text).toMatch(/\(Europe\/Berlin\)\. Video call, https:/);
  expect(ours.calendar?.text).toMatch(/SUMMARY:Interview: /);
  expect(ours.calendar?.text).toMatch(/DESCRIPTION:Video call\\,/);
  const file = await candidate.call(api.openInterviewCalendar, {
    params: { id: planned.body.items[0]?.id ?? '' },
    headers: { 'accept-language': 'de' },
  });
  expect(await file.response.text()).toMatch(/SUMMARY:Gespräch: /);
});

test('an offer, at once or in the digest, is told in the language of the applicant', async () => {
  const { candidate, id } = await applicant(world, recruiter);
  await readsAs(candidate, german);
  const made = await recruiter.call(api.writeOffer, { params: { id }, body: plainOffer(new Date(clock)) });
  const [{ id: offerId, version } = { id: '', version: 0 }] = made.body.items;
  await recruiter.call(api.approveOffer, { params: { id: offerId }, body: { version } });
  const sent = await recruiter.call(api.sendOffer, {
    params: { id: offerId },
    body: { version: version + 1 },
  });
  expect(sent.status).toBe(200);
  const offer = await newest(candidate, 'notification');
  expect(offer.subject).toContain('bietet Ihnen die Stelle an');
  expect(offer.text).toContain('Tenon hat diese E-Mail gesendet, weil Sie davon sofort erfahren möchten.');
  await moveTo(recruiter, id, (await rowOf(recruiter, id)).version, 'hired');
  await sendDigestsTask.run({}, world.services);
  const digest = await newest(candidate, 'digest');
  expect(digest.subject).toMatch(/^\d+ Neuigkeit(en)? auf Tenon$/);
  expect(digest.text).toContain('hat Ihre Bewerbung geöffnet');
});

test('news of a saved search are told in the language of whoever saved it', async () => {
  for (const [email, formats] of [
    ['deutsch@alerts.example', german],
    ['english@alerts.example', { locale: 'en-GB', time_zone: 'Europe/London' }],
  ] as const) {
    const person = await world.candidate(email);
    await readsAs(person, formats);
    await person.call(api.saveSearch, {
      body: { name: 'Falconer', query: { q: 'falconer' }, cadence: 'daily' },
    });
  }
  await world.rows('update saved_searches set last_sent_at = $1', [new Date(clock)]);
  const pay = {
    salary_min: 62_000,
    salary_max: null,
    salary_currency: 'EUR',
    salary_interval: 'year' as const,
  };
  const job = await postJob(recruiter, { title: 'Falconer', location_type: 'on_site', ...pay });
  await world.rows('update job_posting set created_at = $2, published_at = $2 where id = $1', [
    job.id,
    new Date(clock + 1000),
  ]);
  clock += 1.5 * dayMs;
  await sendJobAlertsTask.run({}, world.services);
  const deutsch = await newest('deutsch@alerts.example', 'job_alert');
  expect(deutsch.subject).toBe('1 neue Stelle: Falconer');
  expect(deutsch.text).toMatch(/· Vor Ort · .*, Deutschland · ab 62\.000\s€ pro Jahr/);
  expect(deutsch.text).toContain('Diese E-Mails abbestellen: http');
  const english = await newest('english@alerts.example', 'job_alert');
  expect(english.subject).toBe('1 new job: Falconer');
  expect(english.text).toMatch(/· On-site · .*· from €62k a year/);
});

test('people in a pool hear of it in the language of whoever added them', async () => {
  const person = { ...someone, email: 'ada@pool.example', source: 'The job fair' };
  const added = await recruiter.call(api.addTalent, { body: person, headers: { 'accept-language': 'de' } });
  expect(added.status).toBe(200);
  const mail = await newest('ada@pool.example', 'talent_added');
  expect(mail.subject).toMatch(/\((nicht )?bestätigt.*\) hat Ihre Angaben für künftige Stellen gespeichert$/);
  expect(mail.text).toContain('in seinen eigenen Worten: The job fair');
});

test('what an earlier version stored is read as it was written', async () => {
  const candidate = await world.candidate();
  const values = { employer: 'Acme (verified: acme.example)', job: 'Falconer' };
  await world.rows(
    `insert into notifications (id, user_id, kind, key, title, path, in_app, mail, created_at, calendar)
     values (gen_random_uuid(), $1, 'job_invitation', 'old', $2, '/applications', true, 'daily', now(), $3)`,
    [
      candidate.id,
      JSON.stringify({ key: 'notices.jobInvitation', values }),
      JSON.stringify({ method: 'CANCEL', text: 'BEGIN:VCALENDAR' }),
    ],
  );
  const migrations = new URL('../db/migrations/', import.meta.url);
  const [name = ''] = readdirSync(migrations).filter((file) =>
    file.includes('invitations-say-what-is-proven'),
  );
  const migration = readFileSync(new URL(name, migrations), 'utf8');
  for (let times = 0; times < 2; times++) await world.rows(migration);
  const { body } = await candidate.call(api.listNotifications, {});
  expect(body.items.map(({ title }) => title)).toEqual([
    'Acme (verified: acme.example) invites you to apply: Falconer',
  ]);
  const [stored] = await world.rows<{ id: string }>("select id from notifications where key = 'old'");
  await world.rows("update notifications set mail = 'at_once' where key = 'old'");
  await mailOne(world.services, stored?.id ?? '');
  expect((await newest(candidate, 'notification')).calendar?.text).toBe('BEGIN:VCALENDAR');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import type { InterviewInput } from '../../../api/hiring/interviews.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { renderNotification, type StoredText } from '../../platform/notifications/queries.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { tendInterviewsTask } from './tasks.ts';

let clock = Math.ceil(Date.now() / hourMs) * hourMs;
let since: Date;
let world: World;
let receiver: WebhookReceiver;
let owner: Person;
let lead: Person;
let jobId: string;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const now = () => new Date(clock);
  world = await openWorld({ now, safeFetch: fetchWithTimeout([receiver.host], {}, 2000, []) });
  owner = await world.recruiter('olga@talks.example');
  lead = await colleagueOf(world, owner, 'lee@talks.example');
  jobId = (await postJob(owner)).id;
  const event_types = ['interview.scheduled' as const, 'interview.cancelled' as const];
  await owner.call(api.createWebhook, { body: { url: receiver.url, event_types } });
});
beforeEach(async () => {
  await owner.signIn('olga@talks.example');
  await lead.signIn('lee@talks.example');
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

/** A time so many days ahead. */
const ahead = (days: number) => new Date(clock + days * dayMs).toISOString();
const input = (times: string[], change: Partial<InterviewInput> = {}): InterviewInput => ({
  ...plainInterview(),
  times,
  interviewers: [lead.id],
  ...change,
});
const invite = 'talks.example invites you to an interview';
const choose = 'Choose one of the proposed times, or ask for others.';

/** What is told from now on counts. */
function listen(): void {
  clock += 5 * minuteMs;
  since = new Date(clock);
}

/** What people were told of interviews since, without the job's name; of times only the zone in which they are told. */
async function told(...people: Person[]): Promise<string[][]> {
  const rows = await world.rows<StoredText & { user_id: string }>(
    `select user_id, title, text, null as locale, null as time_zone from notifications
      where kind like '%interview%' and created_at >= $1 order by created_at, id`,
    [since],
  );
  const zone = (text: string) => /\((\w+\/[\w ]+)\)/.exec(text)?.[1] ?? text;
  return people.map(({ id }) =>
    rows
      .filter((row) => row.user_id === id)
      .map(renderNotification)
      .map(({ title, text }) => `${title.replace(/: Backend Engineer.*/, '')} | ${zone(text)}`),
  );
}

/** The events of interviews that programs heard of for an application. */
async function announced(applicationId: string): Promise<string[]> {
  const rows = await world.rows<{ type: string }>(
    "select payload::json ->> 'type' as type from webhook_deliveries where application_id = $1 order by created_at, id",
    [applicationId],
  );
  return rows.map(({ type }) => type.replace('interview.', ''));
}

/** An applicant with an interview that was just proposed. */
async function proposed(times: string[], change: Partial<InterviewInput> = {}) {
  const { id, candidate } = await applicant(world, owner, { jobId });
  listen();
  const answer = await owner.call(api.proposeInterview, { params: { id }, body: input(times, change) });
  const params = { id: answer.body.items[0]?.id ?? '' };
  const changeTo = (version: number, value: InterviewInput) =>
    owner.call(api.changeInterview, { params, body: { version, value } });
  const book = (version: number, starts_at: string) =>
    candidate.call(api.bookInterview, {
      params,
      body: { version, starts_at, time_zone: 'America/New_York' },
    });
  const ask = (version: number, wish: string) =>
    candidate.call(api.askForOtherTimes, { params, body: { version, wish, time_zone: 'America/New_York' } });
  const drop = (version: number, reason: string) =>
    candidate.call(api.cancelMyInterview, { params, body: { version, reason } });
  return { applicationId: id, candidate, params, answer, change: changeTo, book, ask, drop };
}

test('a proposed, a booked and a moved interview are told to both sides, each in the zone of who reads', async () => {
  const { applicationId, candidate, book } = await proposed([ahead(3), ahead(4)]);
  expect(await told(candidate, owner, lead)).toEqual([
    [`${invite} | ${choose}`],
    [],
    ['You’ve been assigned an interview | The candidate will choose a time.'],
  ]);
  expect(await announced(applicationId)).toEqual([]);
  listen();
  const [first, second] = (await candidate.call(api.listMyInterviews, { params: { id: applicationId } })).body
    .items[0]?.times ?? ['', ''];
  await book(1, first ?? '');
  const ours = (title: string) => [`${title} | Europe/Berlin`];
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview is booked | America/New York'],
    ours('The candidate booked an interview'),
    ours('The candidate booked an interview'),
  ]);
  listen();
  await book(2, second ?? '');
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview was moved | America/New York'],
    ours('The candidate moved an interview'),
    ours('The candidate moved an interview'),
  ]);
  expect(await announced(applicationId)).toEqual(['scheduled', 'scheduled']);
});

test('an interview whose time is agreed on is booked at once', async () => {
  const { applicationId, candidate, answer } = await proposed([ahead(5)], { agreed: true });
  expect(answer.body.items[0]).toMatchObject({ status: 'booked', version: 2 });
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview is booked | Europe/Berlin'],
    [],
    ['An interview is booked | Europe/Berlin'],
  ]);
  expect(await announced(applicationId)).toEqual(['scheduled']);
  const events = await world.rows(
    "select action, data from events where object_id = $1 and action like 'application.interview%'",
    [applicationId],
  );
  const { id: interview, starts_at } = answer.body.items[0] ?? {};
  expect(events).toEqual([
    { action: 'application.interview_booked', data: { interview, kind: 'video', starts_at } },
  ]);
});

test('a change keeps what is booked while its time stays, tells whoever leads it no more, and else asks anew', async () => {
  const [one, two] = [ahead(6), ahead(7)];
  const { applicationId, candidate, change, book } = await proposed([one]);
  await book(1, one);
  listen();
  const kept = await change(2, input([one, two], { interviewers: [owner.id], minutes: 30 }));
  expect(kept.body.items[0]).toMatchObject({ status: 'booked', starts_at: one, minutes: 30 });
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview was changed | America/New York'],
    ['An interview was changed | Europe/Berlin'],
    ['You are no longer leading an interview | Europe/Berlin'],
  ]);
  listen();
  const given = await change(kept.body.items[0]?.version ?? 0, input([two]));
  expect(given.body.items[0]).toMatchObject({ status: 'proposed', starts_at: null });
  expect(await told(candidate, owner, lead)).toEqual([
    [`talks.example asks you to choose another time for the interview | ${choose}`],
    ['An interview needs a new time | Europe/Berlin'],
    [],
  ]);
  expect(await announced(applicationId)).toEqual(['scheduled', 'scheduled']);
  listen();
  const again = await change(given.body.items[0]?.version ?? 0, input([one, two]));
  expect(await told(candidate, owner, lead)).toEqual([
    [`${invite} | ${choose}`],
    [],
    ['You’ve been assigned an interview | The candidate will choose a time.'],
  ]);
  listen();
  const agreed = await change(again.body.items[0]?.version ?? 0, input([two], { agreed: true }));
  expect(agreed.body.items[0]).toMatchObject({ status: 'booked', starts_at: two });
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview is booked | America/New York'],
    [],
    ['An interview is booked | Europe/Berlin'],
  ]);
});

test('a candidate who asks for other times says what they wish, and gives up what they had booked', async () => {
  const time = ahead(8);
  const { candidate, change, book, ask } = await proposed([time]);
  listen();
  await ask(1, 'Mornings, please');
  expect(await told(candidate, owner, lead)).toEqual([
    [],
    ['The candidate asked for other interview times | Mornings, please'],
    ['The candidate asked for other interview times | Mornings, please'],
  ]);
  const anew = await change(2, input([time]));
  const booked = await book(anew.body.items[0]?.version ?? 0, time);
  listen();
  await ask(booked.body.items[0]?.version ?? 0, '');
  expect(await told(candidate, owner, lead)).toEqual([
    ['You asked for other interview times | America/New York'],
    ['The candidate can’t make an interview | Propose other times.'],
    ['The candidate can’t make an interview | Propose other times.'],
  ]);
});

test('whoever cancels an interview tells the other side why; who was not booked hears nothing of their own', async () => {
  const time = ahead(9);
  const early = await proposed([time]);
  listen();
  await early.drop(1, 'I am ill.');
  expect(await told(early.candidate, owner, lead)).toEqual([
    [],
    ['The candidate cancelled an interview | I am ill.'],
    ['The candidate cancelled an interview | I am ill.'],
  ]);
  const wordless = await proposed([time]);
  listen();
  await wordless.drop(1, '');
  const nothingSaid = ['The candidate cancelled an interview | Video call, https://meet.example/room'];
  expect(await told(wordless.candidate, owner, lead)).toEqual([[], nothingSaid, nothingSaid]);
  const late = await proposed([time]);
  await late.book(1, time);
  listen();
  await late.drop(2, '');
  expect(await told(late.candidate, owner, lead)).toEqual([
    ['You cancelled your interview | America/New York'],
    ['The candidate cancelled an interview | Europe/Berlin'],
    ['The candidate cancelled an interview | Europe/Berlin'],
  ]);
  expect(await announced(late.applicationId)).toEqual(['scheduled', 'cancelled']);

  const ours = await proposed([time]);
  await ours.book(1, time);
  listen();
  const body = { version: 2, reason: 'The job is filled.' };
  const cancelled = await owner.call(api.cancelInterview, { params: ours.params, body });
  expect(cancelled.body.items[0]).toMatchObject({ status: 'cancelled', cancel_reason: 'The job is filled.' });
  expect(await told(ours.candidate, owner, lead)).toEqual([
    ['talks.example cancelled the interview | The job is filled.'],
    [],
    ['An interview was cancelled | The job is filled.'],
  ]);
});

test('an interview ends with its application, which both sides are told where it was booked', async () => {
  const time = ahead(10);
  const { applicationId, candidate, book } = await proposed([time]);
  await book(1, time);
  await candidate.call(api.withdrawApplication, { params: { id: applicationId }, body: { version: 1 } });
  listen();
  await tendInterviewsTask.run({}, world.services);
  const why = 'The application has ended.';
  expect(await told(candidate, owner, lead)).toEqual([
    [`Your interview was cancelled | ${why}`],
    [`An interview was cancelled | ${why}`],
    [`An interview was cancelled | ${why}`],
  ]);
});

test('times lie ahead, at most a year, to the millisecond', async () => {
  const { id } = await applicant(world, owner, { jobId });
  clock = Math.ceil(clock / hourMs) * hourMs;
  const offered = async (at: number) => {
    const body = input([new Date(at).toISOString()]);
    return (await owner.call(api.proposeInterview, { params: { id }, body })).problem?.errors?.[0]?.detail;
  };
  expect(await offered(clock)).toBe('This time is in the past.');
  expect(await offered(clock + 366 * dayMs + hourMs)).toBe('Choose a time within the next year.');
  expect(await offered(clock + 366 * dayMs)).toBeUndefined();
  expect(await offered(clock + hourMs)).toBeUndefined();
});

test('reminders tell the time in the zone of who reads, and where the interview is', async () => {
  const time = ahead(13);
  const { candidate, book } = await proposed([time]);
  await book(1, time);
  clock = Date.parse(time) - dayMs;
  listen();
  await tendInterviewsTask.run({}, world.services);
  expect(await told(candidate, owner, lead)).toEqual([
    ['Your interview is within a day | America/New York'],
    [],
    ['An interview is within a day | Europe/Berlin'],
  ]);
  const [row] = await world.rows<StoredText>(
    "select title, text, null as locale, null as time_zone from notifications where kind = 'applicant_interview_soon' and user_id = $1 and created_at >= $2",
    [lead.id, since],
  );
  expect(row && renderNotification(row).text).toMatch(
    /\(Europe\/Berlin\)\. Video call, https:\/\/meet\.example\/room$/,
  );
});

test('an interview that is over is noted as held, and who led it is asked for their scorecard', async () => {
  const time = ahead(2);
  const { applicationId } = await proposed([time], { agreed: true });
  clock = Date.parse(time) + 45 * minuteMs;
  await tendInterviewsTask.run({}, world.services);
  const held = await world.rows(
    "select actor_id from events where object_id = $1 and action = 'application.interview_held'",
    [applicationId],
  );
  expect(held).toEqual([{ actor_id: null }]);
  const asked = await world.rows(
    "select user_id from notifications where kind = 'scorecard_due' and path = $1",
    [`/applicants/${applicationId}`],
  );
  expect(asked).toEqual([{ user_id: lead.id }]);
});

test('an interview that loses one of two who lead it is still led by the other', async () => {
  const leaver = await colleagueOf(world, owner, 'leo@talks.example');
  const { candidate } = await proposed([ahead(14)], { interviewers: [lead.id, leaver.id] });
  await owner.call(api.removeMember, { params: { id: leaver.id } });
  listen();
  await tendInterviewsTask.run({}, world.services);
  const lost =
    'An interview lost an interviewer | leo@talks.example no longer works on this job. The others still lead it.';
  expect(await told(candidate, owner, lead)).toEqual([[], [lost], [lost]]);
  // Nothing stood in the leaver's calendar.
  const mails = await world.rows("select subject from mails where to_address = 'leo@talks.example'");
  expect(JSON.stringify(mails)).not.toContain('interview');
});

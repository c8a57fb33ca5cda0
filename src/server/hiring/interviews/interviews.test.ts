import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { InterviewInput } from '../../../api/hiring/interviews.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { tendInterviewsTask } from './tasks.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
let clock = Date.now();
let world: World;
let recruiter: Person;
let mate: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  recruiter = await world.recruiter('rae@talks.example');
  mate = await colleagueOf(world, recruiter, 'mo@talks.example');
  jobId = (await postJob(recruiter)).id;
});
afterAll(() => world.close());

/** A time so many days and hours ahead of the clock, on the hour. */
const ahead = (days: number, hours = 0) =>
  new Date(Math.ceil(clock / hourMs) * hourMs + days * dayMs + hours * hourMs).toISOString();
const input = (times: string[], change: Partial<InterviewInput> = {}): InterviewInput => ({
  ...plainInterview(),
  times,
  interviewers: [recruiter.id],
  ...change,
});
const propose = (id: string, body: InterviewInput, by = recruiter) =>
  by.call(api.proposeInterview, { params: { id }, body });
const book = (
  person: Person,
  id: string,
  version: number,
  starts_at: string,
  time_zone = 'America/New_York',
) => person.call(api.bookInterview, { params: { id }, body: { version, starts_at, time_zone } });
const tend = () => tendInterviewsTask.run({}, world.services);
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.map(({ title }) => title);
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const calendarOf = async (person: Person, id: string) => {
  const answer = await person.send('GET', `/api/interviews/${id}/calendar`);
  return { status: answer.status, lines: lines(await answer.text()) };
};

/** An applicant with an interview proposed at these times. */
async function proposed(times: string[], change: Partial<InterviewInput> = {}) {
  const { id, candidate } = await applicant(world, recruiter, { jobId });
  const answer = await propose(id, input(times, change));
  const [first] = answer.body.items;
  if (!first) throw new Error(`Nothing was proposed: ${JSON.stringify(answer.problem)}`);
  return { applicationId: id, candidate, interview: first };
}

test('a candidate books a proposed time, moves it, and both have one calendar entry that follows', async () => {
  const [one, two] = [ahead(3), ahead(4)];
  const { applicationId, candidate, interview } = await proposed([one, two], {
    interviewers: [recruiter.id, mate.id],
  });
  const dashboard = await candidate.call(api.getDashboard, {});
  expect(dashboard.body.required_actions[0]).toMatchObject({
    kind: 'interview_to_book',
    path: `/applications/${applicationId}`,
  });
  const [shown] = (await candidate.call(api.listMyInterviews, { params: { id: applicationId } })).body.items;
  expect(shown).toMatchObject({ status: 'proposed', time_zone: 'Europe/Berlin', times: [one, two] });
  expect((await calendarOf(candidate, interview.id)).status).toBe(404);

  const booked = (await book(candidate, interview.id, 1, one)).body.items[0];
  expect(booked).toMatchObject({ status: 'booked', starts_at: one });
  const [asSeen] = (await recruiter.call(api.listApplicantInterviews, { params: { id: applicationId } })).body
    .items;
  expect(asSeen).toMatchObject({ candidate_zone: 'America/New_York', status: 'booked' });
  const first = await calendarOf(candidate, interview.id);
  const uid = first.lines.find((line) => line.startsWith('UID:'));
  expect(first.lines).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', `DTSTART:${stamp(one)}`, 'STATUS:CONFIRMED']),
  );

  await book(candidate, interview.id, booked?.version ?? 0, two);
  const moved = await calendarOf(mate, interview.id);
  expect(moved.lines).toEqual(expect.arrayContaining([uid, 'SEQUENCE:2', `DTSTART:${stamp(two)}`]));
  const [version] = (await recruiter.call(api.listApplicantInterviews, { params: { id: applicationId } }))
    .body.items;
  await recruiter.call(api.cancelInterview, {
    params: { id: interview.id },
    body: { version: version?.version ?? 0, reason: 'The job is filled.' },
  });
  await world.settle();
  const mailed = await world.rows<{ calendar: { method: string; text: string } }>(
    'select calendar from mails where to_address = $1 and calendar is not null order by created_at, id',
    [candidate.user?.email],
  );
  expect(mailed.map(({ calendar }) => calendar.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(lines(mailed[2]?.calendar.text ?? '')).toEqual(
    expect.arrayContaining([uid, 'SEQUENCE:3', 'STATUS:CANCELLED', `DTSTART:${stamp(two)}`]),
  );
  const steps = (await candidate.call(api.getMyApplication, { params: { id: applicationId } })).body.steps;
  expect(steps.map(({ kind }) => kind)).toEqual([
    'submitted',
    'interview_proposed',
    'interview_booked',
    'interview_changed',
    'interview_cancelled',
  ]);
});

test('times are told in the zone of who reads them, also across a change of the clocks', async () => {
  const october = new Date(Date.UTC(new Date(clock).getUTCFullYear(), 9, 31));
  const sunday = october.getUTCDate() - october.getUTCDay();
  const year = october.getTime() > clock + dayMs ? october.getUTCFullYear() : october.getUTCFullYear() + 1;
  const lastSunday = year === october.getUTCFullYear() ? sunday : lastSundayOfOctober(year);
  // Half past two comes twice that night in Berlin: once in summer time, once in winter time.
  const [summer, winter] = [Date.UTC(year, 9, lastSunday, 0, 30), Date.UTC(year, 9, lastSunday, 1, 30)].map(
    (at) => new Date(at).toISOString(),
  );
  const { candidate, interview } = await proposed([summer ?? '', winter ?? '']);
  await book(candidate, interview.id, 1, winter ?? '', 'Europe/Berlin');
  const [mail] = (await readMails(world, candidate.user?.email ?? '', 'notification')).slice(-1);
  expect(mail?.text).toContain('02:30 – 03:15 (Europe/Berlin)');
  const { lines: entry } = await calendarOf(candidate, interview.id);
  expect(entry).toContain(`DTSTART:${stamp(winter ?? '')}`);
});

test('nobody is booked for two interviews at once, however many book in the same moment', async () => {
  const time = ahead(10);
  const half = new Date(Date.parse(time) + hourMs / 2).toISOString();
  const talks = [];
  for (const times of [[time], [time], [half], [half], [time]]) {
    talks.push(await proposed(times, { interviewers: [recruiter.id, mate.id] }));
  }
  const answers = await Promise.all(
    talks.map(({ candidate, interview }) =>
      book(candidate, interview.id, 1, interview.times[0]?.starts_at ?? '', 'UTC'),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ]);
  const lost = talks[answers.findIndex(({ status }) => status === 409)];
  const [shown] =
    (await lost?.candidate.call(api.listMyInterviews, { params: { id: lost.applicationId } }))?.body.items ??
    [];
  expect(shown?.times).toEqual([]);
  const overlap = await world.rows(
    `select 1 from interviews i join interviews o on o.id > i.id and tstzrange(i.starts_at, i.ends_at) && tstzrange(o.starts_at, o.ends_at)
      where i.status = 'booked' and o.status = 'booked'`,
  );
  expect(overlap).toEqual([]);
  const { id } = await applicant(world, recruiter, { jobId });
  expect((await propose(id, input([time], { agreed: true }))).problem?.code).toBe('conflict');
  const after = new Date(Date.parse(time) + 2 * hourMs).toISOString();
  expect((await propose(id, input([after], { agreed: true }))).body.items[0]?.status).toBe('booked');
});

test('other times are asked for, proposed anew and booked; cancelling by the candidate tells the employer', async () => {
  const { applicationId, candidate, interview } = await proposed([ahead(5)]);
  const params = { id: interview.id };
  const asked = await candidate.call(api.askForOtherTimes, {
    params,
    body: { version: 1, wish: 'Mornings, please', time_zone: 'Asia/Tokyo' },
  });
  expect(asked.body.items[0]).toMatchObject({ status: 'asked', wish: 'Mornings, please' });
  expect((await book(candidate, interview.id, 2, ahead(5))).problem?.code).toBe('conflict');
  const toDo = (await recruiter.call(api.getToDo, {})).body.items;
  expect(toDo.find(({ kind }) => kind === 'interviews_waiting')?.count).toBe(1);
  const next = ahead(6, 7);
  const changed = await recruiter.call(api.changeInterview, {
    params,
    body: { version: 2, value: input([next]) },
  });
  const version = changed.body.items[0]?.version ?? 0;
  expect(changed.body.items[0]).toMatchObject({ status: 'proposed', wish: '' });
  const stale = await book(candidate, interview.id, version - 1, next);
  expect([stale.status, stale.problem?.current]).toMatchObject([412, { version }]);
  const booked = await book(candidate, interview.id, version, next);
  await candidate.call(api.cancelMyInterview, {
    params,
    body: { version: booked.body.items[0]?.version ?? 0, reason: 'I am ill.' },
  });
  expect(await told(recruiter)).toContain('The candidate cancelled an interview: Backend Engineer');
  const again = await candidate.call(api.cancelMyInterview, {
    params,
    body: { version: (booked.body.items[0]?.version ?? 0) + 1 },
  });
  expect(again.problem?.code).toBe('conflict');
  const page = await recruiter.call(api.getApplicant, { params: { id: applicationId } });
  expect(page.body.timeline.map(({ text }) => text)).toContain('Cancelled an interview');
});

test('reminders come a day and an hour before, once each, and then a scorecard is asked for', async () => {
  const start = ahead(3);
  const { applicationId, candidate, interview } = await proposed([start], { interviewers: [mate.id] });
  await book(candidate, interview.id, 1, start);
  const dropped = await proposed([start]);
  await book(dropped.candidate, dropped.interview.id, 1, start);
  await dropped.candidate.call(api.cancelMyInterview, {
    params: { id: dropped.interview.id },
    body: { version: 2 },
  });
  const reminders = async (person: Person) =>
    (await told(person)).filter(
      (title) => title.startsWith('Your interview is within') || title.includes('starts within'),
    );
  await tend();
  expect(await reminders(candidate)).toEqual([]);
  clock = Date.parse(start) - 23 * hourMs;
  await tend();
  await tend();
  clock = Date.parse(start) - hourMs / 2;
  await relogin(candidate, recruiter, mate, dropped.candidate);
  expect(await reminders(candidate)).toHaveLength(1);
  await tend();
  await tend();
  expect(await reminders(candidate)).toHaveLength(2);
  expect(await reminders(dropped.candidate)).toEqual([]);
  const today = (
    await mate.call(api.getToDo, { query: { day_ends: new Date(clock + 12 * hourMs).toISOString() } })
  ).body;
  expect(today.items.find(({ kind }) => kind === 'interviews_today')?.count).toBe(1);

  clock = Date.parse(start) + hourMs;
  await tend();
  const [stored] = await world.rows<{ interviewed_at: Date | null }>(
    'select interviewed_at from applications where id = $1',
    [applicationId],
  );
  expect(stored?.interviewed_at?.toISOString()).toBe(start);
  const due = await mate.call(api.listInterviews, { query: { which: 'scorecards' } });
  expect(due.body.items).toMatchObject([{ id: interview.id, scorecard_due: true }]);
  expect((await recruiter.call(api.listInterviews, { query: { which: 'scorecards' } })).body.items).toEqual(
    [],
  );
  await mate.call(api.fileScorecard, {
    params: { id: applicationId },
    body: { version: 0, verdict: 'yes', ratings: [], note: '' },
  });
  expect((await mate.call(api.listInterviews, { query: { which: 'scorecards' } })).body.items).toEqual([]);
  const held = await mate.call(api.cancelInterview, { params: { id: interview.id }, body: { version: 2 } });
  expect(held.problem?.code).toBe('conflict');
});

test('what cannot be is refused: past, doubled or odd times, people from elsewhere, zones that do not exist', async () => {
  const { id } = await applicant(world, recruiter, { jobId });
  const rival = await world.recruiter();
  const ok = ahead(8);
  const refused: [Partial<InterviewInput>, string][] = [
    [{ times: [new Date(clock - hourMs).toISOString().replace(/:\d\d\.\d+Z/, ':00Z')] }, 'times/0'],
    [{ times: [ok, ok] }, 'times'],
    [{ times: [] }, 'times'],
    [{ times: [ok.replace(':00:00', ':01:00')] }, 'times/0'],
    [{ times: [new Date(Date.parse(ok) + 400 * dayMs).toISOString()] }, 'times/0'],
    [{ minutes: -30 }, 'minutes'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 47 }, 'minutes'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: '+02:00' }, 'time_zone'],
    [{ interviewers: [rival.id] }, 'interviewers'],
    [{ interviewers: [] }, 'interviewers'],
    [{ link: '' }, 'link'],
    [{ kind: 'on_site', place: '' }, 'place'],
    [{ link: 'javascript:alert(1)' }, 'link'],
  ];
  for (const [change, field] of refused) {
    const answer = await propose(id, input([ok], change));
    expect([change, answer.status, answer.problem?.errors?.[0]?.pointer]).toEqual([
      change,
      422,
      expect.stringContaining(`/${field}`),
    ]);
  }
  expect((await propose(id, input([ok], { interviewers: [rival.id] }), rival)).status).toBe(404);
});

test('a candidate books no time that was never offered, and none that is past', async () => {
  const [early, late] = [ahead(6), ahead(7)];
  const { candidate, interview } = await proposed([early, late]);
  const never = new Date(Date.parse(early) + hourMs).toISOString();
  expect((await book(candidate, interview.id, 1, never)).problem?.code).toBe('conflict');
  const now = clock;
  clock = Date.parse(early);
  await relogin(candidate);
  expect((await book(candidate, interview.id, 1, early)).problem?.code).toBe('conflict');
  clock = Date.parse(early) - 1;
  expect((await book(candidate, interview.id, 1, early)).body.items[0]?.status).toBe('booked');
  clock = now;
});

test('an application that ends takes its interviews with it', async () => {
  const time = ahead(9);
  const { applicationId, candidate, interview } = await proposed([time]);
  await book(candidate, interview.id, 1, time);
  await candidate.call(api.withdrawApplication, { params: { id: applicationId }, body: { version: 1 } });
  expect((await book(candidate, interview.id, 2, time)).problem?.code).toBe('conflict');
  await tend();
  const [shown] = (await recruiter.call(api.listApplicantInterviews, { params: { id: applicationId } })).body
    .items;
  expect(shown).toMatchObject({ status: 'cancelled', cancelled_by: 'ended' });
  const other = await proposed([time]);
  await moveTo(recruiter, other.applicationId, 1, 'rejected', 'skills');
  await tend();
  // A rejection that its candidate does not know of yet shows nowhere.
  const [kept] = (await other.candidate.call(api.listMyInterviews, { params: { id: other.applicationId } }))
    .body.items;
  expect(kept?.status).toBe('proposed');
});

test('an interviewer who leaves the company goes from the interview, and it from their calendar; the recruiter is told', async () => {
  const leaver = await colleagueOf(world, recruiter, 'leo@talks.example');
  const time = ahead(11);
  const { applicationId, candidate, interview } = await proposed([time], { interviewers: [leaver.id] });
  await book(candidate, interview.id, 1, time);
  await world.settle();
  const toldOfInterviews = async () => (await told(candidate)).filter((title) => /interview/i.test(title));
  const before = await toldOfInterviews();
  expect((await recruiter.call(api.removeMember, { params: { id: leaver.id } })).problem).toBeNull();
  await tend();
  await tend();
  await world.settle();
  const [shown] = (await recruiter.call(api.listApplicantInterviews, { params: { id: applicationId } })).body
    .items;
  expect(shown).toMatchObject({ status: 'booked', starts_at: time, interviewers: [] });
  const news = (await told(recruiter)).filter((title) => title.startsWith('An interview has no interviewer'));
  expect(news).toHaveLength(1);
  expect(await toldOfInterviews()).toEqual(before);
  const mailed = await world.rows<{ calendar: { method: string; text: string } }>(
    'select calendar from mails where to_address = $1 and calendar is not null order by created_at, id',
    ['leo@talks.example'],
  );
  expect(mailed.at(-1)?.calendar.method).toBe('CANCEL');
  expect(lines(mailed.at(-1)?.calendar.text ?? '')).toContain(`UID:interview-${interview.id}@localhost`);
  expect(await world.rows('select 1 from booked_times where user_id = $1', [leaver.id])).toEqual([]);
});

async function relogin(...people: Person[]): Promise<void> {
  for (const person of people) await person.signIn(person.user?.email ?? '');
}

function stamp(instant: string): string {
  return instant.replace(/[-:]/g, '').replace(/\.\d+Z$/, 'Z');
}

function lastSundayOfOctober(year: number): number {
  return 31 - new Date(Date.UTC(year, 9, 31)).getUTCDay();
}

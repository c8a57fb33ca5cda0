import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { InterviewInput } from '../../../api/hiring/interviews.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** Monday, November 23, 2026, 8:00 in Berlin. */
const monday = Date.parse('2026-11-23T07:00:00Z');
let world: World;
let recruiter: Person;
let mate: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(monday) });
  recruiter = await world.recruiter('rae@pick.example');
  mate = await colleagueOf(world, recruiter, 'mo@pick.example');
  jobId = (await postJob(recruiter)).id;
  const week = Array.from({ length: 7 }, (_, day) => (day < 5 ? { from: 540, until: 720 } : null));
  const body = { version: 0, time_zone: 'Europe/London', week };
  expect((await mate.call(api.saveWorkingHours, { body })).status).toBe(200);
});
afterAll(() => world.close());

const wednesday = ['25T09:00', '25T09:30', '25T10:00', '25T10:30', '25T11:00'];
const pick = { from: '2026-11-24', until: '2026-11-25', notice_hours: 24, buffer_minutes: 0 };
const wish = (change: Partial<InterviewInput> = {}): InterviewInput => ({
  ...plainInterview(),
  minutes: 60,
  times: [],
  pick,
  interviewers: [recruiter.id, mate.id],
  ...change,
});
const propose = (id: string, body: InterviewInput) =>
  recruiter.call(api.proposeInterview, { params: { id }, body });
const timesOf = async (person: Person, id: string) =>
  (await person.call(api.listTimesToPick, { params: { id } })).body.items;
const book = (person: Person, id: string, starts_at: string, version = 1) =>
  person.call(api.bookInterview, { params: { id }, body: { version, starts_at, time_zone: 'Asia/Tokyo' } });

/** An applicant who picks the time of an interview. */
async function picking(change: Partial<InterviewInput> = {}) {
  const { id, candidate } = await applicant(world, recruiter, { jobId });
  const answer = await propose(id, wish(change));
  expect(answer.problem).toBeNull();
  return { application: id, candidate, interview: answer.body.items[0]?.id ?? '' };
}

test('a candidate sees when all of the panel work and are free, books one of the times and moves it', async () => {
  const { application, candidate, interview } = await picking();
  const [mine] = (await candidate.call(api.listMyInterviews, { params: { id: application } })).body.items;
  expect(mine).toMatchObject({
    status: 'proposed',
    times: [],
    pick: { from: '2026-11-24', until: '2026-11-25' },
  });
  expect(Object.keys(mine?.pick ?? {})).toEqual(['from', 'until']);
  const { required_actions: required } = (await candidate.call(api.getDashboard, {})).body;
  expect(required[0]).toMatchObject({ kind: 'interview_to_book', path: `/applications/${application}` });

  // From nine to twelve in London; on Tuesday not within 24 hours.
  const all = await timesOf(candidate, interview);
  expect(all.map((at) => at.slice(8, 16))).toEqual([
    '24T09:00',
    '24T09:30',
    '24T10:00',
    '24T10:30',
    '24T11:00',
    ...wednesday,
  ]);
  const booked = await book(candidate, interview, all[2] ?? '');
  expect(booked.body.items[0]).toMatchObject({ status: 'booked', starts_at: all[2] });
  const moved = await book(candidate, interview, all[3] ?? '', 2);
  expect(moved.body.items[0]).toMatchObject({ status: 'booked', starts_at: all[3] });
  const [mail] = (await readMails(world, candidate.user?.email ?? '', 'notification')).slice(-1);
  expect(mail?.text).toContain('19:30');
  // What is booked is taken for everybody else, whoever of the panel they talk with.
  const other = await picking({ interviewers: [mate.id] });
  expect((await timesOf(other.candidate, other.interview)).map((at) => at.slice(8, 16))).toEqual([
    '24T09:00',
    '24T09:30',
    ...wednesday,
  ]);
});

test('two who pick the same time at once do not both get it, and a buffer holds between them', async () => {
  const days = { from: '2026-12-01', until: '2026-12-01', notice_hours: 0, buffer_minutes: 15 };
  const one = await picking({ pick: days, interviewers: [recruiter.id] });
  const other = await picking({ pick: days, interviewers: [recruiter.id] });
  const [, , time = ''] = await timesOf(one.candidate, one.interview);
  expect(await timesOf(other.candidate, other.interview)).toContain(time);
  const near = new Date(Date.parse(time) + hourMs).toISOString();
  const answers = await Promise.all([
    book(one.candidate, one.interview, time),
    book(other.candidate, other.interview, near),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.problem?.detail).toBe('This time was just taken. Please choose another.');
  const loser = answers[0]?.status === 409 ? one : other;
  const left = await timesOf(loser.candidate, loser.interview);
  expect(left).not.toContain(time);
  expect(left).not.toContain(near);
  expect((await book(loser.candidate, loser.interview, left[0] ?? '')).status).toBe(200);
});

test.each([
  ['a time off the half hour', '2026-11-25T09:05:00.000Z'],
  ['a time outside of the days', '2026-11-26T10:00:00.000Z'],
  ['a time when somebody does not work', '2026-11-25T15:00:00.000Z'],
  ['a time with too little notice', '2026-11-24T06:30:00.000Z'],
])('%s cannot be picked', async (_name, time) => {
  const { candidate, interview } = await picking();
  const refused = await book(candidate, interview, time);
  expect([refused.status, refused.problem?.code]).toEqual([409, 'conflict']);
});

test('a booked time stays where the days are changed around it, and is given up otherwise', async () => {
  const later = { ...pick, from: '2026-12-08', until: '2026-12-09' };
  const { application, candidate, interview } = await picking({ pick: later });
  const [time = ''] = await timesOf(candidate, interview);
  await book(candidate, interview, time);
  const change = async (version: number, value: InterviewInput) => {
    const body = { version, value };
    const answer = await recruiter.call(api.changeInterview, { params: { id: interview }, body });
    expect(answer.problem).toBeNull();
    return answer.body.items[0];
  };
  const kept = await change(2, wish({ pick: { ...later, until: '2026-12-11' } }));
  expect(kept).toMatchObject({ status: 'booked', starts_at: time });
  const moved = await change(kept?.version ?? 0, wish({ pick: { ...later, from: '2026-12-09' } }));
  expect(moved).toMatchObject({ status: 'proposed', starts_at: null });
  const proposed = await change(moved?.version ?? 0, wish({ pick: null, times: ['2026-12-15T10:00:00Z'] }));
  expect(proposed).toMatchObject({ pick: null });
  expect(await timesOf(candidate, interview)).toEqual([]);
  expect((await world.visitor().call(api.listTimesToPick, { params: { id: interview } })).status).toBe(401);
  const stranger = await world.candidate();
  expect((await stranger.call(api.listTimesToPick, { params: { id: interview } })).status).toBe(404);
  const [row] = (await recruiter.call(api.listApplicantInterviews, { params: { id: application } })).body
    .items;
  expect(row?.pick).toBeNull();
});

test.each([
  ['both times and days', { times: ['2026-11-30T10:00:00Z'] }, '/times'],
  ['neither', { pick: null }, '/times'],
  ['days in the wrong order', { pick: { ...pick, from: '2026-11-30' } }, '/pick/until'],
  ['days in the past', { pick: { ...pick, from: '2026-11-20', until: '2026-11-22' } }, '#/body/pick/until'],
  ['too many days', { pick: { ...pick, until: '2027-01-23' } }, '/pick/until'],
  ['days too far ahead', { pick: { ...pick, from: '2027-11-30', until: '2027-12-01' } }, '#/body/pick/until'],
])('%s are refused where they are entered', async (_name, change, pointer) => {
  const { id } = await applicant(world, recruiter, { jobId });
  const refused = await propose(id, wish(change));
  expect(refused.problem?.errors?.map((error) => error.pointer)).toEqual([pointer]);
});

test('once the days are over nothing is left to pick, and the dashboard says so no more', async () => {
  const { candidate, interview } = await picking();
  await world.rows(
    "update interviews set pick_from = '2026-11-21', pick_until = '2026-11-22' where id = $1",
    [interview],
  );
  expect(await timesOf(candidate, interview)).toEqual([]);
  expect((await candidate.call(api.getDashboard, {})).body.required_actions).toEqual([]);
});

test('working hours are changed at their version', async () => {
  const someone = await world.recruiter();
  const week = Array.from({ length: 7 }, () => null);
  const before = (await someone.call(api.getWorkingHours, {})).body;
  expect(before).toMatchObject({ time_zone: null, version: 0 });
  expect(before.week[0]).toEqual({ from: 540, until: 1020 });
  const save = (version: number) =>
    someone.call(api.saveWorkingHours, { body: { version, time_zone: 'UTC', week } });
  expect((await save(0)).body).toMatchObject({ version: 1, week });
  expect([(await save(0)).status, (await save(1)).body.version, (await save(1)).status]).toEqual([
    412, 2, 412,
  ]);
});

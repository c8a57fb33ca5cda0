import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** Monday, November 23, 2026, 8:00 in Berlin. */
const monday = Date.parse('2026-11-23T07:00:00Z');
let world: World;
let recruiter: Person;
let mate: Person;
let rival: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(monday) });
  recruiter = await world.recruiter('rae@week.example');
  rival = await world.recruiter('ria@other.example');
  mate = await colleagueOf(world, recruiter, 'mo@week.example');
  jobId = (await postJob(recruiter)).id;
});
afterAll(() => world.close());

const at = (days: number, hours: number) => new Date(monday + days * dayMs + hours * hourMs).toISOString();
const propose = async (times: string[], people: Person[], agreed = false) => {
  const { id } = await applicant(world, recruiter, { jobId });
  const body = { ...plainInterview(), times, interviewers: people.map((one) => one.id), agreed };
  const { body: made, problem } = await recruiter.call(api.proposeInterview, { params: { id }, body });
  expect(problem).toBeNull();
  return { application: id, interview: made.items[0]?.id };
};
const shown = async (person: Person, from: string, until: string, scope: 'mine' | 'team' = 'team') =>
  (await person.call(api.getInterviewCalendar, { query: { from, until, scope } })).body.items.map(
    ({ id }) => id,
  );

test('the calendar has what is booked or proposed in its span, for oneself or the team, and nothing of others', async () => {
  const booked = await propose([at(1, 3)], [mate], true);
  const proposed = await propose([at(0, 4), at(2, 4)], [recruiter]);
  const week = [at(0, 0), at(5, 0)] as const;
  expect(await shown(recruiter, ...week)).toEqual([proposed.interview, booked.interview]);
  expect(await shown(mate, ...week, 'mine')).toEqual([booked.interview]);
  // Half of an interview is in it, the moment of its end is not.
  expect(await shown(recruiter, at(1, 3.5), at(1, 4))).toEqual([booked.interview]);
  expect(await shown(recruiter, at(1, 3.75), at(1, 5))).toEqual([]);
  expect(await shown(recruiter, at(2, 4), at(2, 5))).toEqual([proposed.interview]);
  expect(await shown(rival, ...week)).toEqual([]);
  for (const until of [at(0, 0), at(36, 0)]) {
    const answer = await recruiter.call(api.getInterviewCalendar, { query: { from: at(0, 0), until } });
    expect(answer.problem?.errors?.[0]?.pointer).toBe('#/query/until');
  }
});

test('a panel is free when none of it is in an interview, and only people of the job are asked about', async () => {
  const { application } = await propose([at(3, 3)], [mate], true);
  const ask = (people: string[], person = recruiter) =>
    person.call(api.listFreeTimes, {
      params: { id: application },
      query: { people: people.join(','), minutes: 45, time_zone: 'Europe/Berlin' },
    });
  const alone = (await ask([recruiter.id])).body;
  const panel = (await ask([recruiter.id, mate.id])).body;
  const gone = alone.items.filter((time) => !panel.items.includes(time));
  // 10:30 would last into the interview of 11:00, which is over at 11:45; on Tuesday there is the one of the test above.
  const thursday = gone.filter((time) => time.startsWith('2026-11-26'));
  expect(thursday.map((time) => time.slice(11, 16))).toEqual(['09:30', '10:00', '10:30']);
  expect(panel.suggested.map((time) => time.slice(0, 10))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
  expect((await ask([rival.id])).problem?.errors?.[0]?.pointer).toBe('#/query/people');
  expect((await ask([rival.id], rival)).status).toBe(404);
});

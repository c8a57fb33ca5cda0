import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainInterview } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@feeds.example');
});
afterAll(() => world.close());

const renew = async (person: Person) =>
  (await person.call(api.renewCalendarFeed, {})).body.url.replace(/^https?:\/\/[^/]+/, '');

/** The entries of a calendar, each as its lines by name (RFC 5545: folded lines are one, parameters come after a semicolon). */
const read = async (path: string) => {
  const answer = await world.visitor().send('GET', path);
  const lines = (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
  const linesOf = (part: string[]) =>
    Object.fromEntries(part.map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(':') + 1)]));
  const entries: Record<string, string>[] = [];
  for (const [at, line] of lines.entries())
    if (line === 'BEGIN:VEVENT') entries.push(linesOf(lines.slice(at + 1, lines.indexOf('END:VEVENT', at))));
  return { status: answer.status, type: answer.headers.get('content-type'), head: linesOf(lines), entries };
};

test('interviews, next steps and deadlines are followed by a secret address, in the words and zone of the person', async () => {
  const job = await postJob(recruiter, { title: 'Schweißer' });
  const { id, candidate } = await applicant(world, recruiter, { jobId: job.id });
  await candidate.call(api.saveAccountSettings, {
    body: { version: 0, value: { locale: 'de-DE', time_zone: 'Europe/Berlin' } },
  });
  const startsAt = new Date(Math.ceil(Date.now() / hourMs) * hourMs + 3 * dayMs).toISOString();
  const body = { ...plainInterview(), times: [startsAt], interviewers: [recruiter.id], minutes: 45 };
  const [talk] = (await recruiter.call(api.proposeInterview, { params: { id }, body })).body.items;
  const path = await renew(candidate);
  expect((await read(path)).entries).toEqual([]);
  await candidate.call(api.bookInterview, {
    params: { id: talk?.id ?? '' },
    body: { version: talk?.version ?? 0, starts_at: startsAt, time_zone: 'Europe/Berlin' },
  });
  await candidate.call(api.createExternalApplication, {
    body: {
      title: 'Fitter',
      employer_name: 'Slip Ltd',
      url: '',
      applied_on: '2026-01-02',
      stage: 'applied',
      notes: 'A; b, c',
      next_step: 'Anrufen',
      remind_on: '2098-01-31',
    },
  });
  const soon = await postJob(recruiter, { title: 'Lead' });
  await candidate.call(api.saveTargetJob, { params: { id: soon.id } });
  await candidate.call(api.updateTargetJob, {
    params: { id: soon.id },
    body: { version: 1, deadline: '2098-02-01' },
  });
  const { status, type, head, entries } = await read(path);
  expect([status, type, head['X-WR-TIMEZONE']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'Europe/Berlin',
  ]);
  const at = startsAt.replace(/[-:]|\.\d+/g, '');
  expect(entries).toMatchObject([
    { DTSTART: at, UID: `interview-${talk?.id}@localhost`, SUMMARY: expect.stringContaining('Schweißer') },
    { DTSTART: '20980131', SUMMARY: 'Anrufen: Fitter\\, Slip Ltd', DESCRIPTION: 'A\\; b\\, c' },
    { DTSTART: '20980201', SUMMARY: expect.stringMatching(/^Bewerbungsfrist: Lead/) },
  ]);
});

test('a new address ends the one before, and all answer alike once they are ended, unknown or their person is gone', async () => {
  const person = await world.candidate();
  expect((await person.call(api.getCalendarFeed, {})).body).toEqual({ created_at: null });
  const first = await renew(person);
  const second = await renew(person);
  const refusals = async (paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => world.visitor().send('GET', path)));
    return Promise.all(
      answers.map(async (answer) => {
        const {
          instance: _path,
          request_id: _id,
          ...rest
        } = (await answer.json()) as Record<string, unknown>;
        return JSON.stringify(rest);
      }),
    );
  };
  expect((await read(second)).status).toBe(200);
  await person.call(api.revokeCalendarFeed, {});
  const [one, ...others] = await refusals([first, second, '/api/calendar/unknown.ics']);
  expect(JSON.parse(one ?? '')).toMatchObject({ status: 404, code: 'not_found' });
  expect(others).toEqual([one, one]);
  const stored = await world.services.database.sql('select * from calendar_feeds where user_id = $1', [
    person.id,
  ]);
  expect(stored).toEqual([]);
});

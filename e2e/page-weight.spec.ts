import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { experience } from '../src/server/testing/sample-entries.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { exceeded } from '../evaluation/bench/page-limits.ts';
import { slowConnection, visit } from '../evaluation/bench/page-visit.ts';
import { jobInput, newcomer, test } from './accounts.ts';

/** Needs the reader of Markdown. */
const description = `# About us
We run **ferries** between eleven islands, in all weather.

## What you do
1. Keep the bookings running
2. Own the [database](https://example.com)
3. Ship every week`;

test('first visits of the main screens stay within the limits for scripts, requests and layout shift', async ({
  browser,
  origin,
}) => {
  const candidate = await newcomer(origin, 'candidate');
  const recruiter = await newcomer(origin, 'recruiter');
  await candidate.call(api.createExperience, { body: experience });
  await addPhone(candidate);
  const { body: job } = await recruiter.call(api.createJob, { body: { ...jobInput(), description } });
  const { body: resume } = await candidate.call(api.openResumeBuilder, { body: {} });
  const visits: [paths: string[], person: Person | null, role: string | null][] = [
    [['/', '/pricing', '/jobs', `/jobs/${job.id}`], null, null],
    [
      [
        '/dashboard',
        '/profile',
        '/jobs',
        `/jobs/${job.id}`,
        '/applications',
        '/settings',
        '/settings/notifications',
        `/tailored/${resume.id}`,
      ],
      candidate,
      'candidate',
    ],
    [
      [
        '/recruiter',
        '/recruiter/reports',
        '/applicants',
        `/jobs/${job.id}`,
        `/jobs/${job.id}/applicants`,
        `/jobs/${job.id}/edit`,
        '/settings/structure',
        '/settings/hiring',
        '/settings/approval',
        '/settings/careers',
        '/settings/retention',
      ],
      recruiter,
      'recruiter',
    ],
  ];
  const faults: string[] = [];
  for (const [paths, person, role] of visits) {
    for (const path of paths) {
      // What comes late moves what stands: visitors come over a slow connection.
      const connection = person ? null : slowConnection;
      const seen = await visit(browser, origin + path, { cookies: person?.cookies ?? [], role }, connection);
      expect(seen.path).toBe(path);
      expect(seen.scripts).toBeGreaterThan(4);
      // How long it takes is for the benchmark to say. What was told meanwhile may be asked for again.
      const counted = { ...seen, firstContent: 0, requests: [...new Set(seen.requests)] };
      const viewer = role ?? 'visitor';
      faults.push(
        ...exceeded(counted).map((fault) => `${path}, ${viewer}: ${fault} ${seen.shifted.join(', ')}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

/** A number, whose field reads the numbering of all countries. */
async function addPhone(person: Person): Promise<void> {
  const { version, personal_info } = (await person.call(api.getProfile, {})).body;
  const info = { ...personal_info, first_name: 'Ada', last_name: 'Byron', phone: '+49 30 901820' };
  const saved = await person.call(api.updateProfile, { body: { version, personal_info: info } });
  expect(saved.problem).toBeNull();
}

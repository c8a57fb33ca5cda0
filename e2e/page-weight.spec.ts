import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { experience } from '../src/server/testing/entries.ts';
import { exceeded } from '../evaluation/bench/page-limits.ts';
import { type Visit, visit } from '../evaluation/bench/page-visit.ts';
import { jobInput, newcomer, test } from './accounts.ts';

test('first visits of the main screens stay within what they may load and ask for', async ({
  browser,
  origin,
}) => {
  const candidate = await newcomer(origin, 'candidate');
  const recruiter = await newcomer(origin, 'recruiter');
  await candidate.call(api.createExperience, { body: experience });
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput() });
  const screens = {
    candidate: ['/dashboard', '/profile', '/jobs', `/jobs/${job.id}`, '/applications', '/settings'],
    recruiter: ['/recruiter', '/applicants', `/jobs/${job.id}/applicants`, `/jobs/${job.id}/edit`],
  };
  const faults: string[] = [];
  for (const person of [candidate, recruiter]) {
    const role = person === candidate ? 'candidate' : 'recruiter';
    for (const path of screens[role]) {
      const seen: Visit = await visit(browser, origin + path, { cookies: person.cookies, role }, null);
      expect(seen.path).toBe(path);
      expect(seen.scripts).toBeGreaterThan(4);
      // How long it takes is for the benchmark to say. What was told meanwhile may be asked for again.
      const counted = { ...seen, firstContent: 0, requests: [...new Set(seen.requests)] };
      faults.push(...exceeded(counted, true).map((fault) => `${path}: ${fault} ${seen.shifted.join(', ')}`));
    }
  }
  expect(faults).toEqual([]);
});

import { expect, test } from 'vitest';
import { ashbyJob, greenhouseJob, leverPosting } from './board-formats.ts';
import { sourceFoot, sourceHead, sourceJobs, toAtom, toJsonFeed, toRss } from './feed-formats.ts';
import { jobPostingLd } from './json-ld.ts';
import type { PublishedJob } from './queries.ts';

const origin = 'https://jobs.example';
const blank = { options: [], required: true, accepts: [], at_least: null };
const job: PublishedJob = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Night Nurse <Ward 4> & "more"',
  description:
    '## What you do\n- **Care** for 20 people\n- Keep [records](https://ward.example)\n\nYou work nights.',
  skills: ['Nursing', 'First aid'],
  jobType: 'part_time',
  locationType: 'hybrid',
  locations: [
    { city: 'Berlin', state: '', country: 'Germany' },
    { city: 'Austin', state: 'Texas', country: 'United States' },
  ],
  salary: { min: 20, max: 25, currency: 'EUR', interval: 'hour' },
  years: 2,
  education: 'Nursing degree',
  openings: 2,
  applyUrl: null,
  questions: [
    { ...blank, id: 'permit', prompt: 'May you work here?', type: 'yes_no', accepts: ['Yes'] },
    {
      ...blank,
      id: 'shift',
      prompt: 'Which shift?',
      type: 'choice',
      options: ['Day', 'Night'],
      required: false,
    },
  ],
  company: { id: '01990000-0000-7000-8000-000000000002', name: 'Ward & Co', website: 'https://ward.example' },
  publishedAt: new Date('2026-03-01T08:00:00Z'),
  updatedAt: new Date('2026-03-02T08:00:00Z'),
  expiresAt: new Date('2026-06-30T23:59:59.999Z'),
};
const feed = {
  title: 'Open jobs',
  self: `${origin}/feeds/jobs`,
  home: `${origin}/jobs`,
  origin,
  jobs: [job],
};
const everything = { content: true, questions: true, pay: true };
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

test.each([
  ['job-posting.json', json(jobPostingLd(job, origin))],
  ['greenhouse.json', json(greenhouseJob(job, origin, everything))],
  ['lever.json', json(leverPosting(job, origin))],
  ['ashby.json', json(ashbyJob(job, origin, true))],
  ['feed.rss.xml', toRss(feed)],
  ['feed.atom.xml', toAtom(feed)],
  ['feed.json', json(JSON.parse(toJsonFeed(feed)))],
  ['source.xml', sourceHead(origin, job.updatedAt) + sourceJobs(job, origin) + sourceFoot],
])('%s is as it was agreed', async (name, written) => {
  expect(written).not.toContain('accepts');
  await expect(written).toMatchFileSnapshot(`golden/${name}`);
});

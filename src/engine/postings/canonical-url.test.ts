import { expect, test } from 'vitest';
import { canonicalUrl, readBoardJob } from './canonical-url.ts';

test.each([
  ['https://www.example.com/jobs/1/', 'http://example.com/jobs/1'],
  ['https://EXAMPLE.com/jobs/1#apply', 'https://example.com:443/jobs/1?utm_source=x&gh_src=y&ref=z'],
  ['https://example.com/job?id=1&page=2', 'https://example.com/job?page=2&utm_medium=mail&id=1'],
  [' https://example.com ', 'https://example.com./'],
  ['https://boards.greenhouse.io/acme/jobs/12', 'https://job-boards.greenhouse.io/Acme/jobs/12?gh_src=abc'],
  ['https://jobs.lever.co/acme/0a-1b', 'https://jobs.lever.co/acme/0a-1b/apply?lever-source=x'],
  ['https://jobs.ashbyhq.com/acme/0a-1b', 'https://jobs.ashbyhq.com/acme/0a-1b/application'],
])('%s and %s are one page', (one, other) => {
  expect(canonicalUrl(one)).not.toBeNull();
  expect(canonicalUrl(one)).toBe(canonicalUrl(other));
});

test.each([
  ['https://example.com/jobs/1', 'https://example.com/jobs/2'],
  ['https://example.com/job?id=1', 'https://example.com/job?id=2'],
  ['https://example.com/Jobs', 'https://example.com/jobs'],
  ['https://a.example.com/', 'https://example.com/'],
  ['https://example.com:8443/', 'https://example.com/'],
  ['https://jobs.lever.co/acme/1', 'https://jobs.eu.lever.co/acme/1'],
  ['https://example.com/?a=1&b=2', 'https://example.com/?a=1%26b=2'],
])('%s and %s are two', (one, other) => {
  expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
});

test.each(['', 'jobs', 'javascript:alert(1)', 'ftp://example.com/', 'mailto:a@b.c', 'http://'])(
  '"%s" is not a page',
  (address) => expect(canonicalUrl(address)).toBeNull(),
);

test.each([
  ['https://boards.greenhouse.io/acme/jobs/12', { board: 'greenhouse', site: 'acme', id: '12' }],
  [
    'https://boards.greenhouse.io/embed/job_app?for=acme&token=12',
    { board: 'greenhouse', site: 'acme', id: '12' },
  ],
  ['https://jobs.eu.lever.co/acme/0a', { board: 'lever-eu', site: 'acme', id: '0a' }],
  ['https://jobs.ashbyhq.com/Acme%20Co/0a/application', { board: 'ashby', site: 'Acme%20Co', id: '0a' }],
  ['https://jobs.lever.co/acme', null],
  ['https://boards.greenhouse.io/acme/jobs/..%2f..', null],
  ['https://evil.example/acme/jobs/12', null],
])('%s names %j', (address, job) => {
  expect(readBoardJob(address)).toEqual(job);
});

import { expect, test } from 'vitest';
import { boardData, boardKey, boardPage, readBoardSite } from './board-address.ts';

test.each([
  ['https://boards.greenhouse.io/Acme', 'greenhouse:acme'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/12?gh_src=x', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse:acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse:acme'],
  ['https://jobs.lever.co/acme/0a-1b/apply', 'lever:acme'],
  ['https://api.eu.lever.co/v0/postings/acme?mode=json', 'lever-eu:acme'],
  ['https://jobs.ashbyhq.com/acme%20co/', 'ashby:acme%20co'],
  ['https://api.ashbyhq.com/posting-api/job-board/acme', 'ashby:acme'],
])('%s is the board %s', (address, key) => {
  const site = readBoardSite(address);
  expect(site && boardKey(site)).toBe(key);
  expect(site && readBoardSite(boardPage(site))).toEqual(site);
  expect(site && readBoardSite(boardData(site))).toEqual(site);
});

test.each([
  'https://boards.greenhouse.io/',
  'https://boards.greenhouse.io/embed/job_board',
  'https://greenhouse.io/acme',
  'https://jobs.lever.co.evil.example/acme',
  'https://jobs.lever.co/a;b',
  'ftp://jobs.lever.co/acme',
  'words',
])('%s is none', (address) => {
  expect(readBoardSite(address)).toBeNull();
});

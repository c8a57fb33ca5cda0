import { expect, test } from 'vitest';
import { landingFor, safeReturnPath } from './landing.ts';

const site = 'https://jobs.example';

test.each([
  ['candidate', '/dashboard'],
  ['recruiter', '/recruiter'],
  ['hiring_manager', '/recruiter'],
  ['admin', '/recruiter'],
  ['internal', '/internal'],
] as const)('a %s starts at %s', (role, path) => {
  expect(landingFor(role)).toBe(path);
});

test.each(['/jobs', '/jobs?q=nurse&sort=fit', '/applicants/1#notes', '/a//b'])('returns to %s', (path) => {
  expect(safeReturnPath(path, site)).toBe(path);
});

/** What attackers put into the way back, and what would lead nowhere good. */
const hostile = [
  undefined,
  '',
  ' ',
  'jobs',
  './jobs',
  '../../jobs/jobs',
  '?next=/jobs',
  '#/jobs',
  'https://evil.example/jobs',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://jobs.example@evil.example/',
  'https://jobs.example.evil.example/jobs',
  'https://jobs.example/jobs',
  'ftp://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/jobs',
  '//evil.example/..',
  '//evil.example:443/jobs',
  '//evil.example\\@jobs.example',
  '//jobs.example@evil.example',
  '//user:pass@evil.example',
  '//0x7f000001',
  '//[::1]/jobs',
  '//evil%E3%80%82example',
  '//\u{ff45}vil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\/evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0/jobs',
  '\ufeff//evil.example',
  '\u2028//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/jobs/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/jobs/%2E./\\evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://jobs.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://jobs.example/0190f3a0',
  'file:///etc/passwd',
  'view-source:https://jobs.example/',
  'about:blank',
  'mailto:a@evil.example',
  '/auth',
  '/auth/login',
  '/auth/callback#access_token=a&refresh_token=b',
  '/jobs/../auth/callback#type=recovery&token=x',
  '/%61uth/login',
  '/./auth/login',
  '/AUTH/login',
  '//auth/login',
  '/api/auth/sign-out',
  '/dev/mail',
];

test.each(hostile)('never returns to %j', (path) => {
  expect(safeReturnPath(path, site)).toBeNull();
});

test.each(hostile)('what comes of %j stays here when it is followed', (path) => {
  const to = safeReturnPath(path, site) ?? '/';
  expect(new URL(to, site).origin).toBe(site);
  expect(to).not.toMatch(/^\/[/\\]/);
});

test.each([
  '/a?next=//evil.example',
  '/a#//evil.example',
  '/a/%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
])('%s is a path of this site', (path) => {
  expect(safeReturnPath(path, site)).toBe(path);
});

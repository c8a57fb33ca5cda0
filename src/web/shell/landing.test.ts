import { expect, test } from 'vitest';
import { landingFor, safeReturnPath } from './landing.ts';

const site = 'https://jobs.example';

test.each([
  ['candidate', '/dashboard'],
  ['recruiter', '/recruiter'],
  ['hiring_manager', '/recruiter'],
  ['admin', '/recruiter'],
  ['internal', '/settings'],
] as const)('a %s starts at %s', (role, path) => {
  expect(landingFor(role)).toBe(path);
});

test.each(['/jobs', '/jobs?q=nurse&sort=fit', '/applicants/1#notes', '/a//b'])('returns to %s', (path) => {
  expect(safeReturnPath(path, site)).toBe(path);
});

test.each([
  undefined,
  '',
  'jobs',
  'https://evil.example/jobs',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/auth',
])('never returns to %j', (path) => {
  expect(safeReturnPath(path, site)).toBeNull();
});

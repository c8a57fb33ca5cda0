import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../platform/client.ts';
import { preselectedRole, samePath } from './preselected-role.ts';
import { signUpProblem } from './sign-up-problem.ts';

test.each([
  ['recruiter', undefined, null, 'recruiter'],
  ['candidate', undefined, null, 'candidate'],
  ['admin', undefined, null, 'candidate'],
  [undefined, '/recruiter', null, 'recruiter'],
  [undefined, '/recruiter/jobs?status=open', null, 'recruiter'],
  [undefined, '/jobs/create', null, 'recruiter'],
  [undefined, '/jobs/0190f3a0/applicants', null, 'recruiter'],
  [undefined, '/applicants', null, 'recruiter'],
  [undefined, '/jobs', null, 'candidate'],
  [undefined, '/recruiters-of-the-year', null, 'candidate'],
  [undefined, undefined, { role: 'hiring_manager' }, 'recruiter'],
  [undefined, undefined, { role: 'candidate' }, 'candidate'],
  [undefined, undefined, null, 'candidate'],
] as const)('asked for %s, coming from %s as %j: %s', (asked, from, user, role) => {
  expect(preselectedRole({ asked, from, user })).toBe(role);
});

test.each([
  ['https://jobs.example/recruiter?x=1', '/recruiter'],
  ['https://evil.example/recruiter', undefined],
  ['', undefined],
])('the page before, %s, is %s', (address, path) => {
  expect(samePath(address, 'https://jobs.example')).toBe(path);
});

test.each([
  [
    new ApiError(409, { code: 'email_taken', title: 'Email already in use' }),
    'This email address is already registered. Please log in or use a different email.',
  ],
  [
    new ApiError(429, { code: 'rate_limited' }),
    'Too many attempts. Please wait a moment before trying again.',
  ],
  [
    new ApiError(503, { code: 'unavailable', title: 'The service is busy.' }),
    'Failed to create account: The service is busy.',
  ],
  [
    new NetworkError(),
    'Failed to create account: There was no answer from the server. Check your connection and try again.',
  ],
  [new Error('odd'), 'Failed to create account. Please try again with a different email.'],
])('%s is shown as "%s"', (error, text) => {
  expect(signUpProblem(error)).toBe(text);
});

import { expect, test } from 'vitest';
import type { Role } from '../../../api/identity/roles.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import type { Actor } from '../../identity/actor.ts';
import * as rules from './rules.ts';

const someone = (role: Role, company: { id?: string; owner?: boolean } | null): Actor => ({
  id: 'me',
  email: 'me@one.example',
  name: '',
  role,
  createdAt: new Date(0),
  company: company && { id: 'one', name: 'One', owner: false, shares: true, ...company },
  formats: null,
  credential: { kind: 'session', id: 's', provedAt: new Date(0) },
});
const [recruiter, manager] = [someone('recruiter', {}), someone('hiring_manager', {})];
const managingOwner = someone('hiring_manager', { owner: true });

test('hiring managers see the jobs of their teams, owners and everybody else all of the company', () => {
  expect([recruiter, managingOwner, someone('admin', {}), manager].map(rules.seesAllJobs)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a team is changed by those who see all jobs and by its hiring managers', () => {
  expect(rules.canChangeTeam(recruiter, null)).toBe(true);
  expect(rules.canChangeTeam(manager, 'hiring_manager')).toBe(true);
  expect(rules.canChangeTeam(manager, 'interviewer')).toBe(false);
  expect(rules.canChangeTeam(manager, null)).toBe(false);
});

test.each([
  ['a recruiter of the company', recruiter, false, true],
  ['a hiring manager on the team', manager, true, true],
  ['a hiring manager off the team', manager, false, false],
  ['an owner who is a hiring manager', managingOwner, false, true],
  ['a recruiter of another company', someone('recruiter', { id: 'two' }), true, false],
  ['somebody who works nowhere', someone('recruiter', null), true, false],
  ['a visitor', null, true, false],
])('%s edits a job', (_who, actor, onTeam, expected) => {
  expect(rules.canEditJob({ companyId: 'one', onTeam }, actor)).toBe(expected);
  expect(rules.canEditJob({ companyId: null, onTeam }, actor)).toBe(false);
});

test('drafts, samples and what was taken down are seen by their company alone', () => {
  const open = { companyId: 'one', onTeam: false, status: 'open', isSample: false, takenDown: null };
  expect(rules.canSeeJob(open, null)).toBe(true);
  expect(rules.canSeeJob({ ...open, status: 'closed' }, null)).toBe(true);
  for (const change of [{ status: 'draft' }, { isSample: true }, { takenDown: 'Fraud.' }]) {
    expect(rules.canSeeJob({ ...open, ...change }, null)).toBe(false);
    expect(rules.canSeeJob({ ...open, ...change }, recruiter)).toBe(true);
  }
});

test('an application is taken while the job is open, real, and its last instant is ahead', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const job = { status: 'open', isSample: false, expiresAt: null };
  const ends = (at: string) => ({ ...job, expiresAt: new Date(at) });
  expect(rules.takesApplications(job, now)).toBe(true);
  expect(rules.takesApplications(ends('2026-05-01T12:00:00.001Z'), now)).toBe(true);
  expect(rules.takesApplications(ends('2026-05-01T12:00:00Z'), now)).toBe(false);
  expect(rules.takesApplications({ ...job, isSample: true }, now)).toBe(false);
  for (const status of ['draft', 'paused', 'closed'])
    expect(rules.takesApplications({ ...job, status }, now)).toBe(false);
});

test('the last day to apply counts to its end, in UTC', () => {
  const late = new Date('2026-05-01T23:59:59.999Z');
  expect(rules.isPastDay('2026-05-01', late)).toBe(false);
  expect(rules.isPastDay('2026-04-30', late)).toBe(true);
  expect(rules.isPastDay('2026-05-01', new Date('2026-05-02T00:00:00Z'))).toBe(true);
  expect(rules.isPastDay(null, late)).toBe(false);
});

test('what the staff took down is opened by nobody, with the reason', () => {
  expect(rules.whyNotOpened({ takenDown: 'It asks for money.' }, 'open')?.values).toEqual({
    reason: 'It asks for money.',
  });
  expect(rules.whyNotOpened({ takenDown: 'It asks for money.' }, 'closed')).toBeNull();
  expect(rules.whyNotOpened({ takenDown: null }, 'open')).toBeNull();
});

test('a job closes once', () => {
  expect(rules.isClosing('open', 'closed')).toBe(true);
  expect(rules.isClosing('closed', 'closed')).toBe(false);
  expect(rules.isClosing('open', 'paused')).toBe(false);
});

const job: JobInput = {
  title: 'Welder',
  description: 'Weld.',
  skills: ['Welding'],
  desired_skills: [],
  job_type: 'full_time',
  location_type: 'on_site',
  locations: [{ city: 'Ghent', state: '', country: 'Belgium' }],
  salary_min: null,
  salary_max: null,
  salary_currency: 'EUR',
  salary_interval: 'year',
  years: null,
  education: '',
  languages: [],
  apply_url: null,
  status: 'open',
  openings: 1,
  questions: [],
  expires_on: null,
};

test.each([
  [{ title: 'Fitter' }, true],
  [{ description: 'Fit.' }, true],
  [{ skills: ['Fitting'] }, true],
  [{ desired_skills: ['Fitting'] }, true],
  [{ years: 3 }, true],
  [{ education: 'bachelor' as const }, true],
  [{ languages: ['Dutch'] }, true],
  [{ location_type: 'remote' as const }, true],
  [{ locations: [] }, true],
  [{ salary_min: 1 }, false],
  [{ openings: 2 }, false],
  [{ expires_on: '2026-05-01' }, false],
] as [Partial<JobInput>, boolean][])('scores change by %o: %s', (change, expected) => {
  expect(rules.changesScores(job, { ...job, ...change })).toBe(expected);
  expect(rules.changesScores(job, { ...job })).toBe(false);
});

test('an edit is told field by field; a currency without a salary says nothing', () => {
  const told = (before: JobInput, after: Partial<JobInput>) =>
    rules.changesBetween(before, { ...before, ...after });
  expect(told(job, { skills: ['Welding', 'Fitting'], years: 2 })).toEqual([
    { field: 'skills', before: ['Welding'], after: ['Welding', 'Fitting'] },
    { field: 'years', before: null, after: 2 },
  ]);
  expect(told(job, { salary_currency: 'USD', salary_interval: 'month' })).toEqual([]);
  expect(told(job, { salary_currency: 'USD', salary_max: 10 }).map(({ field }) => field)).toEqual([
    'salary_max',
    'salary_currency',
  ]);
  expect(told({ ...job, salary_min: 5 }, { salary_interval: 'month' })).toEqual([
    { field: 'salary_interval', before: 'year', after: 'month' },
  ]);
  const place = { city: 'Bern', state: 'BE', country: 'Switzerland' };
  expect(told(job, { locations: [place] })).toEqual([
    { field: 'locations', before: job.locations, after: [place] },
  ]);
});

test('those who applied are told which requirements changed', () => {
  const changed = (after: Partial<JobInput>) => rules.changedRequirements(job, { ...job, ...after });
  expect(changed({ skills: [], education: 'bachelor', title: 'Fitter' } as Partial<JobInput>)).toEqual([
    'skills',
    'education',
  ]);
  expect(changed({ description: 'Fit.', openings: 4 })).toEqual([]);
});

const lima = { city: 'Lima', state: '', country: 'Peru' };

test.each<[string, JobInput | null, Partial<JobInput>, boolean]>([
  ['a new draft', null, { status: 'draft' }, false],
  ['a new posting', null, { status: 'open' }, true],
  ['a draft that opens', { ...job, status: 'draft' }, { status: 'open' }, true],
  ['a draft that is closed', { ...job, status: 'draft' }, { status: 'closed' }, true],
  ['a paused posting that opens', { ...job, status: 'paused' }, { status: 'open' }, true],
  ['a paused posting that is closed', { ...job, status: 'paused' }, { status: 'closed' }, false],
  ['an open posting that stays as it is', { ...job, status: 'open' }, { status: 'open' }, false],
  ['an open posting in other words', { ...job, status: 'open' }, { status: 'open', title: 'Fitter' }, true],
  ['an open posting elsewhere', { ...job, status: 'open' }, { status: 'open', locations: [lima] }, true],
])('%s is published: %#', (_what, before, after, expected) => {
  expect(rules.publishes(before, { ...job, ...after })).toBe(expected);
});

test('a place is another one when a part of it is, and the same in another order of its parts', () => {
  const at = (...locations: JobInput['locations']): JobInput => ({ ...job, locations });
  expect(rules.changedRequirements(at(lima), at({ ...lima, city: 'Cusco' }))).toEqual(['locations']);
  expect(rules.changedRequirements(at(lima), at({ country: 'Peru', state: '', city: 'Lima' }))).toEqual([]);
});

test('one language in place of another is a change of the requirements', () => {
  const asks = (language: string): JobInput => ({ ...job, languages: [language] });
  expect(rules.changedRequirements(asks('German'), asks('French'))).toEqual(['languages']);
});

test('people are added while a job is open or paused, and never to a sample', () => {
  const takes = (status: string, isSample = false) => rules.takesAddedPeople({ status, isSample });
  expect(['draft', 'open', 'paused', 'closed'].map((status) => takes(status))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(takes('open', true)).toBe(false);
});

test('a department that a change leaves out stays, null takes it away', () => {
  const was = { ...job, department_id: 'care', location_id: 'north' };
  expect(rules.wholeInput(was, job)).toEqual(was);
  expect(rules.wholeInput(was, { ...job, department_id: null, location_id: 'south' })).toEqual({
    ...was,
    department_id: null,
    location_id: 'south',
  });
});

test('a stored job is what was entered, with the last day and what pays', () => {
  const stored = {
    job: {
      ...job,
      salary_range: { min: 5, max: null, currency: 'CHF', interval: 'month', display: 'From CHF 5 a month' },
    },
    questions: [],
    expiresAt: new Date('2026-05-01T23:59:59.999Z'),
  } as unknown as Parameters<typeof rules.inputOf>[0];
  const none = { department_id: null, location_id: null };
  const entered = { ...job, ...none, salary_min: 5, salary_currency: 'CHF', salary_interval: 'month' };
  expect(rules.inputOf(stored)).toEqual({ ...entered, expires_on: '2026-05-01' });
  const bare = { ...stored, job: { ...stored.job, salary_range: null }, expiresAt: null };
  expect(rules.inputOf(bare)).toEqual({ ...job, ...none, salary_currency: 'USD' });
});

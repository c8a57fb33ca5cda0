import { expect, test } from 'vitest';
import { exampleJob } from '../../../api/examples.ts';
import { jobInput } from '../../../api/jobs/jobs.ts';
import { approvedPart } from './approved-part.ts';
import type { ApprovalState } from '../../../api/jobs/job-approval.ts';
import { mayDecide, needsApproval, reviewChange, showsApproval } from './rules.ts';

const entered = jobInput.parse(exampleJob);
const about = approvedPart(entered);
const draft = { status: 'draft', published_at: null, is_sample: false } as const;
const before = {
  draft,
  paused: { ...draft, status: 'paused' },
  closed: { ...draft, status: 'closed' },
  none: null,
} as const;
const edited = { title: 'Another', description: 'Other words.', salary_max: 1_000_000 };

test.each([
  // before, asked for, change, by a program -> the status that is stored, whether it asks
  ['none', null, { status: 'open' }, false, 'draft', true],
  ['none', null, { status: 'paused' }, false, 'draft', true],
  ['none', null, { status: 'draft' }, false, 'draft', false],
  ['none', null, { status: 'closed' }, true, 'closed', false],
  ['draft', null, { status: 'open' }, false, 'draft', true],
  ['draft', null, { status: 'paused' }, false, 'draft', true],
  ['draft', null, { status: 'closed' }, false, 'closed', false],
  ['closed', null, { status: 'open' }, false, 'closed', true],
  ['closed', null, { status: 'paused' }, false, 'closed', true],
  ['paused', null, { status: 'paused' }, false, 'paused', false],
  ['paused', null, { status: 'open' }, false, 'paused', true],
  ['draft', 'waiting', { status: 'open' }, false, 'draft', false],
  ['draft', 'waiting', { status: 'draft', title: edited.title }, false, 'draft', true],
  ['draft', 'waiting', { status: 'draft', openings: 7 }, false, 'draft', false],
  ['draft', 'changes_asked', { status: 'draft', title: edited.title }, false, 'draft', false],
  ['draft', 'changes_asked', { status: 'open' }, false, 'draft', true],
  ['draft', 'changes_asked', { status: 'open' }, true, 'draft', false],
  ['draft', 'changes_asked', { status: 'open', title: edited.title }, true, 'draft', true],
  ['draft', 'approved', { status: 'open' }, false, 'open', false],
  ['draft', 'approved', { status: 'paused' }, false, 'paused', false],
  ['draft', 'approved', { status: 'open', openings: 7 }, false, 'open', false],
  ['draft', 'approved', { status: 'open', title: edited.title }, false, 'draft', true],
  ['draft', 'approved', { status: 'draft', description: edited.description }, false, 'draft', true],
  ['draft', 'approved', { status: 'draft', salary_max: edited.salary_max }, false, 'draft', true],
  ['closed', 'approved', { status: 'open' }, false, 'open', false],
  ['closed', 'approved', { status: 'closed', title: edited.title }, false, 'closed', false],
  ['closed', 'approved', { status: 'open', title: edited.title }, false, 'closed', true],
  ['draft', 'approved', { status: 'open', salary_interval: 'month' }, true, 'draft', true],
] as const)('a job: %s, %s, changed to %o', (was, state, change, byProgram, status, asks) => {
  const value = { ...entered, ...change };
  const asked = state === null ? null : { state, isEdited: approvedPart(value) !== about };
  expect(reviewChange(before[was], asked, value, byProgram)).toEqual({ status, asks });
});

test('what is open or paused goes no such way any more, and samples never', () => {
  const published = '2026-01-01T00:00:00Z';
  expect(needsApproval(draft)).toBe(true);
  expect(needsApproval({ ...draft, status: 'closed' })).toBe(true);
  expect(needsApproval({ ...draft, published_at: published })).toBe(true);
  expect(needsApproval({ ...draft, status: 'paused', published_at: published })).toBe(false);
  const closed = { ...draft, status: 'closed', published_at: published } as const;
  expect(needsApproval(closed)).toBe(true);
  expect(
    ['needed', 'approved', 'waiting'].map((state) => showsApproval(closed, state as ApprovalState)),
  ).toEqual([false, false, true]);
  expect(needsApproval({ ...draft, is_sample: true })).toBe(false);
});

test('nobody decides about what they asked for, unless there is nobody else', () => {
  expect(mayDecide('ada', 'bo', ['ada', 'bo'])).toBe(true);
  expect(mayDecide('ada', 'ada', ['ada', 'bo'])).toBe(false);
  expect(mayDecide('ada', 'ada', ['ada'])).toBe(true);
  expect(mayDecide('ada', 'cy', ['ada', 'bo'])).toBe(false);
  expect(mayDecide(null, 'bo', ['ada', 'bo'])).toBe(true);
});

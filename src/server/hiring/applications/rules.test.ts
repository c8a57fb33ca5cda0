import { describe, expect, test } from 'vitest';
import { type Stage, stages } from '../../../api/hiring/applications.ts';
import { canMoveStage, canWithdraw, decidesByScore, hasReachedInterview, needsNote } from './rules.ts';

const all = [...stages];
const at = (stage: Stage, stageKey: string = stage) => ({ stage, stageKey });
const to = (kind: Stage, key: string = kind) => ({ kind, key });

describe('an employer moves an application', () => {
  const pairs = all.flatMap((from) => all.map((kind) => [from, kind] as const));
  test.each(pairs)('from %s to %s', (from, kind) => {
    const isAllowed =
      from !== kind &&
      from !== 'withdrawn' &&
      kind !== 'withdrawn' &&
      !(from === 'rejected' && kind === 'hired');
    expect(canMoveStage(at(from), to(kind))).toBe(isAllowed);
  });

  test('between two stages of one kind, and not to the one where it stands', () => {
    expect(canMoveStage(at('interview', 'phone'), to('interview', 'panel'))).toBe(true);
    expect(canMoveStage(at('interview', 'phone'), to('interview', 'phone'))).toBe(false);
  });
});

test('a candidate withdraws while nothing is decided', () => {
  expect(all.filter(canWithdraw)).toEqual(['new', 'screen', 'interview', 'offer']);
});

test('an application has come to an interview from there on', () => {
  expect(all.filter(hasReachedInterview)).toEqual(['interview', 'offer', 'hired']);
});

test('a reason of one’s own needs a note', () => {
  expect(needsNote({ reason: 'other', note: '' })).toBe(true);
  expect(needsNote({ reason: 'other', note: 'They moved.' })).toBe(false);
  expect(needsNote({ reason: 'skills', note: '' })).toBe(false);
});

test('applicants selected by match band cannot be moved or rejected in bulk; other actions work', () => {
  expect(['move', 'reject', 'tag', 'message'].map((act) => decidesByScore(act, { band: 'weak' }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['move', 'reject'].map((act) => decidesByScore(act, {}))).toEqual([false, false]);
});

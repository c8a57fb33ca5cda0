import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerKey, type Answer } from './answers.ts';
import { type CandidateFacts, type Evidence, type JobFacts, type LedgerRow, noFacts } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { wordsOfLedger1 } from './ledger-text.ts';
import { scoreFit } from './score.ts';

const line: Evidence = { from: 'resume', place: { page: 1, line: 4, quote: 'Docker, PostgreSQL' } };
const listed: CandidateFacts = {
  ...noFacts,
  skills: [{ text: 'Docker', used: false, evidence: line }],
  experience: [{ title: 'Engineer', start: null, end: null, description: '', evidence: line }],
};
const job: JobFacts = {
  title: 'Senior Engineer',
  description: '',
  skills: ['Docker', 'Postgres', 'Troubleshooting'],
  desiredSkills: ['Falconry'],
  years: 5,
  education: 'PhD',
  languages: ['German (B2)'],
  locationType: 'on_site',
  locations: [{ city: 'Graz', state: '', country: 'Austria' }],
};
const answer = (kind: LedgerRow['kind'], text: string, has: boolean): Answer => ({
  key: answerKey(kind, text),
  text,
  has,
});
const rowOf = (facts: CandidateFacts, requirement: string) =>
  inLedger1(scoreFit(facts, job)).ledger.find((row) => row.requirement === requirement);

describe("a candidate's answer to a requirement", () => {
  test('meets an open row as their own statement, and counts a quarter of a skill', () => {
    const stated = { ...listed, answers: [answer('required_skill', 'Postgres', true)] };
    expect(rowOf(stated, 'Postgres')).toMatchObject({
      state: 'met',
      canonical: 'PostgreSQL',
      known: 'stated',
      reason: 'Stated by the candidate; nothing on file shows it yet.',
      evidence: [{ from: 'statement', quote: 'Postgres' }],
      answered: 'have',
    });
    expect([listed, stated].map((facts) => scoreFit(facts, job).skillOverlap)).toEqual([42, 50]);
  });

  test('is stored for the skill, under any name that a job uses for it', () => {
    const facts = { ...listed, answers: [answer('desired_skill', 'PostgreSQL', true)] };
    expect(rowOf(facts, 'Postgres')?.state).toBe('met');
  });

  test('costs no point when it is no', () => {
    const no = { ...listed, answers: [answer('required_skill', 'Postgres', false)] };
    expect(rowOf(no, 'Postgres')).toMatchObject({ state: 'not_met', points: 0, answered: 'have_not' });
    const [with_, without] = [scoreFit(no, job), scoreFit(listed, job)];
    expect([with_.skillOverlap, with_.fit]).toEqual([without.skillOverlap, without.fit]);
  });

  test('never overrides what the file shows', () => {
    const facts = { ...listed, answers: [answer('required_skill', 'Docker', false)] };
    expect(rowOf(facts, 'Docker')).toEqual(rowOf(listed, 'Docker'));
  });

  test.each<[LedgerRow['kind'], string]>([
    ['years', '5 years of work'],
    ['education', 'PhD'],
    ['language', 'German (B2)'],
    ['place', 'Graz, Austria'],
    ['level', 'senior'],
  ])('answers a row of %s without moving the score', (kind, requirement) => {
    const facts = { ...listed, answers: [answer(kind, requirement, true)] };
    expect(rowOf(listed, requirement)?.state).toBe('unknown');
    expect(rowOf(facts, requirement)).toMatchObject({ state: 'met', answered: 'have', points: 0 });
    expect(scoreFit(facts, job).fit).toBe(scoreFit(listed, job).fit);
  });
});

test('an answer never adds or changes a quote of the file', () => {
  const rows = scoreFit(listed, job).ledger;
  const answers = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...rows), fc.boolean())
      .map(([row, has]) => answer(row.kind, wordsOfLedger1(row.requirement), has)),
    { selector: ({ key }) => key },
  );
  fc.assert(
    fc.property(answers, (given) => {
      const after = scoreFit({ ...listed, answers: given }, job).ledger;
      for (const [at, row] of after.entries()) {
        const quoted = (one: LedgerRow | undefined) =>
          one?.evidence.filter(({ from }) => from !== 'statement');
        if (row.answered) expect(quoted(row)).toEqual(row.known === 'likely' ? quoted(rows[at]) : []);
        else expect({ ...row, points: 0 }).toEqual({ ...rows[at], points: 0 });
        if (rows[at]?.state !== 'unknown' && rows[at]?.known !== 'likely')
          expect(quoted(row)).toEqual(quoted(rows[at]));
      }
    }),
  );
});

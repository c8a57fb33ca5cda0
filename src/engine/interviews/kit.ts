import type { LedgerRow } from '../fit/facts.ts';

/** A requirement of a job and how an applicant's own words stand to it. */
export type KitRow = {
  kind: LedgerRow['kind'];
  requirement: LedgerRow['requirement'];
  state: 'met' | 'partly' | 'unknown' | 'not_met';
};

/** A question for an interview, put into words when somebody reads it, and the requirement it asks about. */
export type KitQuestion = Pick<KitRow, 'requirement' | 'state'> & {
  question: { key: QuestionKey; values: Pick<KitRow, 'requirement'> };
};

/** The most questions of a kit: more do not fit into one talk. */
export const maxQuestions = 10;

/**
 * Questions about what an applicant's own words leave open: what is required before what is desired, unknown before not met
 * before partly. What is met needs no question.
 */
export function interviewKit(rows: readonly KitRow[]): KitQuestion[] {
  return rows
    .filter(({ state }) => state !== 'met')
    .map((row, index) => ({ row, index }))
    .toSorted(
      (a, b) =>
        weight(a.row.kind) - weight(b.row.kind) ||
        order.indexOf(a.row.state) - order.indexOf(b.row.state) ||
        a.index - b.index,
    )
    .slice(0, maxQuestions)
    .map(({ row: { kind, requirement, state } }) => ({
      requirement,
      state,
      question: { key: questionOf(kind, state), values: { requirement } },
    }));
}

const order: readonly KitRow['state'][] = ['unknown', 'not_met', 'partly'];

function weight(kind: KitRow['kind']): number {
  return kind === 'desired_skill' ? 1 : 0;
}

function questionOf(kind: KitRow['kind'], state: KitRow['state']): QuestionKey {
  if (kind === 'years' || kind === 'level') return 'interviewKit.closest';
  if (kind === 'education') return 'interviewKit.education';
  if (kind === 'language') return 'interviewKit.language';
  if (kind === 'licence') return 'interviewKit.licence';
  if (kind === 'place') return 'interviewKit.place';
  if (state === 'partly') return 'interviewKit.partly';
  return state === 'not_met' ? 'interviewKit.notMet' : 'interviewKit.unknown';
}

type QuestionKey = `interviewKit.${
  | 'closest'
  | 'education'
  | 'language'
  | 'licence'
  | 'place'
  | 'partly'
  | 'notMet'
  | 'unknown'}`;

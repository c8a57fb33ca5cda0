import type { LedgerRow } from '../fit/facts.ts';

/** A requirement of a job and how an applicant's own words stand to it. */
export type KitRow = {
  kind: LedgerRow['kind'];
  requirement: string;
  state: 'met' | 'partly' | 'unknown' | 'not_met';
};

/** What a question is about: what comes near it, where it was learned or is used, whether it is held, how one would work there, or what was done with it. */
export type Asked =
  | 'closest'
  | 'education'
  | 'language'
  | 'licence'
  | 'place'
  | 'partly'
  | 'not_met'
  | 'unknown';

/** A question for an interview, and the requirement it asks about. */
export type KitQuestion = { requirement: string; state: KitRow['state']; asks: Asked };

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
      asks: questionOf(kind, state),
    }));
}

const order: readonly KitRow['state'][] = ['unknown', 'not_met', 'partly'];

function weight(kind: KitRow['kind']): number {
  return kind === 'desired_skill' ? 1 : 0;
}

function questionOf(kind: KitRow['kind'], state: KitRow['state']): Asked {
  if (kind === 'years' || kind === 'level') return 'closest';
  if (kind === 'education' || kind === 'language' || kind === 'licence' || kind === 'place') return kind;
  return state === 'partly' || state === 'not_met' ? state : 'unknown';
}

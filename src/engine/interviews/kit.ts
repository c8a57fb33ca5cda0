import type { LedgerRow } from '../fit/facts.ts';

/** A requirement of a job and how an applicant's own words stand to it. */
export type KitRow = {
  kind: LedgerRow['kind'];
  requirement: string;
  state: 'met' | 'partly' | 'unknown' | 'not_met';
};

/** A question for an interview, and the requirement it asks about. */
export type KitQuestion = { requirement: string; state: KitRow['state']; question: string };

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
      question: questionOf(kind, requirement, state),
    }));
}

const order: readonly KitRow['state'][] = ['unknown', 'not_met', 'partly'];

function weight(kind: KitRow['kind']): number {
  return kind === 'desired_skill' ? 1 : 0;
}

function questionOf(kind: KitRow['kind'], requirement: string, state: KitRow['state']): string {
  if (kind === 'years' || kind === 'level')
    return `The job asks for ${requirement}. What have you done that is closest to it?`;
  if (kind === 'education') return `The job asks for ${requirement}. Where did you learn what it stands for?`;
  if (kind === 'language') return `The job asks for ${requirement}. Where do you speak or write it today?`;
  if (kind === 'licence') return `The job needs this: ${requirement}. Do you hold it, and until when?`;
  if (kind === 'place') return `The job is at ${requirement}. How would you work from there?`;
  if (state === 'partly')
    return `You have worked near ${requirement}. What of it have you done yourself, and what not yet?`;
  if (state === 'not_met')
    return `You have not used ${requirement}. What would you need to learn it, and how did you learn the last thing like it?`;
  return `Have you worked with ${requirement}? Tell me of the last time: what you did, and how it ended.`;
}

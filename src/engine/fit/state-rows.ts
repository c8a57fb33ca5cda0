import type { LedgerRow, LedgerState, Known } from './facts.ts';
import { ledgerText, type LedgerText } from './ledger-text.ts';
import type { AskedSkill, PreparedCandidate } from './prepare.ts';
import { percentAt, standingOn, whyUnknown } from './skill-rows.ts';
import type { PreparedJob } from './prepare.ts';
import type { SeenRole } from './seen.ts';
import type { SkillState } from './states.ts';

/** The ledger row of a skill by its state, with the points it adds. */
export function stateRow(
  kind: 'required_skill' | 'desired_skill',
  skill: AskedSkill,
  state: SkillState,
  points: number,
  { candidate, job, isMust }: { candidate: PreparedCandidate; job: PreparedJob; isMust: boolean },
): LedgerRow {
  const answer = candidate.answers.get(`skill ${skill.id}`);
  const isAnswered =
    answer !== undefined &&
    (answer.has ? state.known === 'stated' || state.isStated : state.known === 'denied' && isSaid(state));
  return {
    kind,
    requirement: skill.typed,
    ...(skill.isUsual ? {} : { canonical: skill.name }),
    state: STATES[state.known],
    known: state.known,
    ...(state.seen ? { job: jobOf(state.seen) } : {}),
    reason: isMust
      ? mustReason(skill, state)
      : state.known === 'unknown'
        ? whyUnknown(standingOn(skill, candidate, job), candidate)
        : reasonOf(skill, state),
    evidence: state.evidence,
    points,
    ...(isAnswered ? { answered: answer.has ? ('have' as const) : ('have_not' as const) } : {}),
  };
}

/** A position in words: "Sous Chef, 2019–2023". */
function inWords({ role }: SeenRole): string | LedgerText {
  const [from, to] = [role.start?.slice(0, 4), role.end?.slice(0, 4)];
  const title = role.title.trim() || ledgerText('ledger.untitled');
  if (from === undefined) return title;
  if (to === undefined) return ledgerText('ledger.since', { title, from });
  if (from === to) return ledgerText('ledger.inYear', { title, year: from });
  return ledgerText('ledger.inYears', { title, from, to });
}

function jobOf({ role }: SeenRole): NonNullable<LedgerRow['job']> {
  return { title: role.title, start: role.start, end: role.end };
}

function isSaid({ evidence }: SkillState): boolean {
  return evidence.every(({ from }) => from === 'statement');
}

function mustReason({ name }: AskedSkill, state: SkillState): LedgerText {
  const { known } = state;
  if (known === 'proven') return ledgerText('ledger.onFile', { name });
  if (known === 'stated') return ledgerText('ledger.stated');
  if (known === 'bare') return ledgerText('ledger.notValid');
  if (known === 'denied') return deniedReason(state);
  return ledgerText('ledger.openMust', { name });
}

function deniedReason(state: SkillState): LedgerText {
  return ledgerText(isSaid(state) ? 'ledger.saidMissing' : 'ledger.denied');
}

function reasonOf({ name: skill }: AskedSkill, state: SkillState): LedgerText {
  const first = mainReason(state);
  const second =
    state.known === 'likely' ? state.isStated && ledgerText('ledger.saidAsWell') : impliedBy(skill, state);
  return second ? ledgerText('ledger.both', { first, second }) : first;
}

function mainReason(state: SkillState): LedgerText {
  const { known, seen, because } = state;
  const position = seen ? inWords(seen) : '';
  if (known === 'proven') return ledgerText('ledger.proven', { position });
  if (known === 'elsewhere') return ledgerText('ledger.elsewhere', { position });
  if (known === 'listed') return ledgerText('ledger.listed');
  if (known === 'bare') return ledgerText('ledger.bare');
  if (known === 'stated') return ledgerText('ledger.onlyStated');
  if (known === 'denied') return deniedReason(state);
  return ledgerText(because === 'close' ? 'ledger.close' : 'ledger.likely', { position });
}

function impliedBy(skill: string, { known, steps, via }: SkillState): LedgerText | null {
  if (steps === 0 || known === 'denied') return null;
  const percent = percentAt(steps);
  return via === null
    ? ledgerText('ledger.shownByName', { skill, percent })
    : ledgerText('ledger.shownBy', { via, skill, percent });
}

const STATES: Record<Known, LedgerState> = {
  proven: 'met',
  listed: 'met',
  elsewhere: 'met',
  likely: 'partly',
  stated: 'met',
  bare: 'partly',
  unknown: 'unknown',
  denied: 'not_met',
};

import { foldPhrase } from '../skills/tokens.ts';
import type { LedgerRow, LedgerState, Known } from './facts.ts';
import type { AskedSkill, PreparedCandidate } from './prepare.ts';
import { standingOn, whyUnknown } from './skill-rows.ts';
import type { PreparedJob } from './prepare.ts';
import type { SeenRole } from './seen.ts';
import type { SkillState } from './states.ts';
import { IMPLIED_SHARE } from './weights.ts';

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
    ...(foldPhrase(skill.typed) === foldPhrase(skill.name) ? {} : { canonical: skill.name }),
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
function inWords({ role }: SeenRole): string {
  const [from, to] = [role.start?.slice(0, 4), role.end?.slice(0, 4)];
  const title = role.title.trim() || 'a position without a title';
  if (from === undefined) return title;
  return `${title}, ${to === undefined ? `since ${from}` : from === to ? from : `${from}–${to}`}`;
}

function jobOf({ role }: SeenRole): NonNullable<LedgerRow['job']> {
  return { title: role.title, start: role.start, end: role.end };
}

function isSaid({ evidence }: SkillState): boolean {
  return evidence.every(({ from }) => from === 'statement');
}

function mustReason({ name }: AskedSkill, state: SkillState): string {
  const { known } = state;
  if (known === 'proven') return `${name} is on file.`;
  if (known === 'stated') return 'Stated by the candidate.';
  if (known === 'bare') return 'It is on file as lapsed, or as still to come.';
  if (known === 'denied') return deniedReason(state);
  return `Nothing on file speaks of ${name}. It is a must, so the number leaves it out until it is answered.`;
}

function deniedReason(state: SkillState): string {
  return isSaid(state)
    ? 'The candidate says that they do not have this.'
    : 'The resume says that this is missing.';
}

function reasonOf({ name }: AskedSkill, state: SkillState): string {
  const { known, steps, via, seen } = state;
  const implied =
    steps > 0
      ? ` ${via ?? 'What is named'} shows ${name}; it counts ${Math.round(IMPLIED_SHARE ** steps * 100)} percent of that.`
      : '';
  const where = seen ? ` (${inWords(seen)})` : '';
  if (known === 'proven') return `Shown in a job of the same kind${where}.${implied}`;
  if (known === 'elsewhere') return `Shown in another kind of work${where}.${implied}`;
  if (known === 'listed') return `Named on file, beside work of the same kind.${implied}`;
  if (known === 'bare') return `Only named: no work near this job is on file.${implied}`;
  if (known === 'stated') return `Stated by the candidate; nothing on file shows it yet.${implied}`;
  if (known === 'denied') return deniedReason(state);
  const said = state.isStated ? ' The candidate says so as well.' : '';
  if (state.because === 'close') return `Likely: a line of near work comes close in meaning${where}.${said}`;
  return `Likely, from work as ${seen ? inWords(seen) : 'held'}.${said}`;
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

import type { FitResult, Known, LedgerRow, Shape } from './facts.ts';
import { ledgerText, wordsOfLedger1 } from './ledger-text.ts';
import { isMust, licenceRows, mustState, openMusts } from './musts.ts';
import type { AskedPhrase } from './posting.ts';
import type { AskedSkill, PreparedCandidate, PreparedJob } from './prepare.ts';
import type { SeenRole } from './seen.ts';
import { workOn, type SkillWork } from './skill-work.ts';
import { apportion } from './apportion.ts';
import { stateRow } from './state-rows.ts';
import { sightOf, stateOf, type Sight, type SkillState } from './states.ts';
import { NO_SKILLS_OVERLAP, OVERLAP_CAP, STATE_COUNTS, type WeightsVersion } from './weights.ts';

/** The number since version 3 with its shape, and the ledger rows of the skills and licences. */
export type Overlap = Pick<FitResult, 'skillOverlap' | 'label'> & {
  rows: LedgerRow[];
  /** The shape, given all rows of the ledger. */
  shapeOf: (ledger: LedgerRow[]) => Shape;
};

type Judged = { skill: AskedSkill; state: SkillState; isMust: boolean; isCounted: boolean };

/** Counts the number by states. `works` says what the work seen says of each phrase of the posting's required skills. */
export function overlapByStates(
  candidate: PreparedCandidate,
  job: PreparedJob,
  seen: SeenRole[],
  works: SkillWork[],
  version: WeightsVersion,
  parts: FitResult['parts'],
): Overlap {
  const sight = sightOf(candidate, job, seen, version, parts);
  const workOf = new Map(job.posting.phrases.map((phrase, at) => [phrase.id, { phrase, work: works[at] }]));
  const required = job.required.map((skill) => {
    const { phrase, work } = workOf.get(skill.id) ?? {};
    return judge(skill, phrase, work, sight);
  });
  const wishes = new Map(job.posting.wishes.map((phrase) => [phrase.id, phrase]));
  const desired = job.desired.map((skill) => {
    const phrase = wishes.get(skill.id);
    return judge(skill, phrase, phrase && workOn(phrase, seen), sight);
  });
  const counted = required.filter(({ isCounted }) => isCounted);
  const { points, label, total } = pointsOf(counted, candidate, job);
  const row = (kind: 'required_skill' | 'desired_skill', one: Judged, at: number) =>
    stateRow(kind, one.skill, one.state, at, { candidate, job, isMust: one.isMust });
  return {
    skillOverlap: total,
    label,
    rows: [
      ...required.map((one) => row('required_skill', one, points.get(one) ?? 0)),
      ...desired.map((one) => row('desired_skill', one, 0)),
      ...licenceRows(candidate, job),
    ],
    shapeOf: (ledger) => shapeOf(counted, ledger, mustKinds(job)),
  };
}

function judge(
  skill: AskedSkill,
  phrase: AskedPhrase | undefined,
  work: SkillWork | undefined,
  sight: Sight,
): Judged {
  if (!phrase || !work) throw new Error(`There is no phrase for ${skill.id}`);
  const must = isMust(phrase);
  const state = must ? mustState(phrase, sight.candidate, sight.job) : stateOf(phrase, work, sight);
  return { skill, state, isMust: must, isCounted: !must || state.known === 'proven' };
}

/** The share of the skills by what each counts, in points that add up; nobody without skills on file counts less than 20. */
function pointsOf(counted: Judged[], candidate: PreparedCandidate, job: PreparedJob) {
  const share = (units: (one: Judged) => number) =>
    apportion(counted.map((one) => ({ id: one.skill.id, units: units(one) })));
  const byState = share(({ state }) => Math.round(100 * state.counts));
  const sum = byState.reduce((all, one) => all + one, 0);
  const isEmpty = candidate.skillsOnFile === 0 && sum < NO_SKILLS_OVERLAP;
  const points = isEmpty ? share(() => NO_SKILLS_OVERLAP) : byState;
  const onlyMusts = counted.length === 0 && job.required.length > 0;
  return {
    points: new Map(counted.map((one, at) => [one, points[at] ?? 0])),
    total: onlyMusts ? 0 : isEmpty ? NO_SKILLS_OVERLAP : Math.min(OVERLAP_CAP, sum),
    label: onlyMusts
      ? ledgerText('ledger.onlyMusts')
      : isEmpty
        ? ledgerText('ledger.noSkills')
        : job.required.length === 0
          ? ledgerText('ledger.noRequiredSkills')
          : null,
  };
}

function shapeOf(
  counted: Judged[],
  ledger: LedgerRow[],
  kinds: ReadonlyMap<string, 'licence' | 'language'>,
): Shape {
  const numbers: Record<Known, number> = { ...STATE_COUNTS };
  for (const known of Object.keys(numbers)) numbers[known as Known] = 0;
  let [stated, whole] = [0, 0];
  for (const { state } of counted) {
    numbers[state.known]++;
    whole += state.counts;
    if (state.known === 'stated') stated += state.counts;
    else if (state.isStated) stated += state.counts - STATE_COUNTS.likely;
  }
  return {
    ...numbers,
    mostlyStated: stated > whole / 2,
    musts: openMusts(ledger, (row) =>
      row.kind === 'required_skill' ? (kinds.get(wordsOfLedger1(row.requirement)) ?? null) : null,
    ),
  };
}

/** Which required skills are licences or languages, as the job states them. */
function mustKinds({ posting, required }: PreparedJob): Map<string, 'licence' | 'language'> {
  const musts = new Map(posting.phrases.filter(isMust).map((phrase) => [phrase.id, phrase]));
  return new Map(
    required.flatMap(({ id, typed }) => {
      const phrase = musts.get(id);
      return phrase ? [[typed, phrase.spoken ? 'language' : 'licence']] : [];
    }),
  );
}

import { recordValueLimit, type RecordKind, type StageChoice } from '../../../api/hiring/record-imports.ts';
import type { FoundValues, StoredChoices } from '../../platform/db/schema/record-imports.ts';
import { guessStage, guessStatus } from './guess-stages.ts';

/** Counts on how many lines each value of a column stands. */
export class ValueCounts {
  readonly #counts = new Map<string, number>();
  /** True once there are more values than can be matched. */
  full = false;

  add(value: string): void {
    const before = this.#counts.get(value);
    if (before === undefined && this.#counts.size >= recordValueLimit) this.full = true;
    else this.#counts.set(value, (before ?? 0) + 1);
  }

  /** The values, those of most lines first. */
  list(): { value: string; lines: number }[] {
    return [...this.#counts]
      .map(([value, lines]) => ({ value, lines }))
      .toSorted((a, b) => b.lines - a.lines || a.value.localeCompare(b.value));
  }
}

/** What stages and statuses are here: as was chosen, else as their names tell; those whose names tell nothing are left open. */
export function withGuesses(
  found: Pick<FoundValues, 'stages' | 'statuses'>,
  chosen: Pick<StoredChoices, 'stages' | 'statuses'>,
  kind: RecordKind,
): Pick<StoredChoices, 'stages' | 'statuses'> {
  return {
    stages: choose(found.stages, chosen.stages, guessStage),
    statuses: choose(found.statuses, chosen.statuses, kind === 'jobs' ? guessJobStatus : guessStatus),
  };
}

function choose(
  values: { value: string }[],
  chosen: Record<string, StageChoice>,
  guess: (value: string) => StageChoice | null,
): Record<string, StageChoice> {
  return Object.fromEntries(
    values.flatMap(({ value }) => {
      const choice = Object.hasOwn(chosen, value) ? chosen[value] : guess(value);
      return choice ? [[value, choice]] : [];
    }),
  );
}

/** An open job comes in as a draft (`by_stage`), every other as a closed one. */
function guessJobStatus(value: string): StageChoice {
  return /open|active|publish|live|draft|offen|hiring|approved|upcoming/i.test(value) &&
    !/inactive|closed/i.test(value)
    ? 'by_stage'
    : 'rejected';
}

/** True where a stage or status of the file has no stage of ours yet. */
export function isUnmatched(
  found: Pick<FoundValues, 'stages' | 'statuses'>,
  choices: Pick<StoredChoices, 'stages' | 'statuses'>,
): boolean {
  const open = (values: { value: string }[], chosen: Record<string, StageChoice>) =>
    values.some(({ value }) => !Object.hasOwn(chosen, value));
  return open(found.stages, choices.stages) || open(found.statuses, choices.statuses);
}

import type { ImpactTable } from '../../../api/fairness/equal-opportunity.ts';
import type { Waiting } from '../../../engine/impact/release.ts';
import type { CountedPerson, Look } from './release-queries.ts';

type Direction = ImpactTable['direction'];

const steps = ['new', 'screen', 'interview', 'offer', 'hired'] as const;

/** The first day after the months that were released last; null before the first release. */
export function lastRelease(looks: Look[], direction: Direction): string | null {
  return looks.find((look) => look.direction === direction && look.figures !== null)?.closedBy ?? null;
}

/** The looks since a release that showed nobody, the oldest first. */
export function looksSince(looks: Look[], direction: Direction, since: string | null): string[] {
  return looks
    .filter((look) => look.direction === direction && (since === null || look.closedBy > since))
    .map((look) => look.closedBy)
    .toReversed();
}

/** People as the engine counts them: which look was their first, and who scored above the middle of them all. */
export function waitingOf(people: CountedPerson[], looks: string[]): Waiting[] {
  const median = medianOf(people);
  return people.map(({ job, closedBy, reached, score, sex, race }) => {
    const first = looks.findIndex((look) => look >= closedBy);
    const step = steps.indexOf(reached);
    return {
      look: first < 0 ? looks.length : first,
      job,
      outcomes: {
        ...Object.fromEntries(steps.slice(1).map((stage, index) => [stage, step > index])),
        score: score === null || median === null ? null : score > median,
      },
      sex,
      race,
    };
  });
}

/** The middle score of people; null where nobody was scored. */
export function medianOf(people: CountedPerson[]): number | null {
  const scores = people.flatMap(({ score }) => (score === null ? [] : [score])).toSorted((a, b) => a - b);
  const [low, high] = [scores[Math.floor((scores.length - 1) / 2)], scores[Math.floor(scores.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

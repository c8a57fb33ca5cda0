import type { RecommendedJob } from '../../../api/candidates/candidates.ts';

type Wishes = RecommendedJob['wishes'];

const words: Record<Wishes[number]['wish'], string> = {
  role: 'role',
  way: 'way of working',
  type: 'kind of job',
  place: 'place',
  pay: 'pay',
};

/** How a job agrees with somebody's wishes: "Matches: role, place. Not: pay." */
export function agreementLabel(wishes: Wishes): string {
  const list = (met: boolean | null) =>
    wishes
      .filter((wish) => wish.met === met)
      .map(({ wish }) => words[wish])
      .join(', ');
  const parts: [string, string][] = [
    ['Matches', list(true)],
    ['Not', list(false)],
    ['Not stated', list(null)],
  ];
  return parts
    .filter(([, named]) => named !== '')
    .map(([label, named]) => `${label}: ${named}.`)
    .join(' ');
}

import type { RecommendedJob } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';

type Wishes = RecommendedJob['wishes'];

const words: Record<Wishes[number]['wish'], string> = {
  role: t('dashboard.wishRole'),
  way: t('dashboard.wishWay'),
  type: t('dashboard.wishType'),
  place: t('dashboard.wishPlace'),
  pay: t('dashboard.wishPay'),
};

/** How a job agrees with somebody's wishes: "Matches: role, place. Not: pay." */
export function agreementLabel(wishes: Wishes): string {
  const [met, notMet, notStated] = [true, false, null].map((state) =>
    wishes
      .filter((wish) => wish.met === state)
      .map(({ wish }) => words[wish])
      .join(', '),
  );
  return [
    met && t('dashboard.wishesMet', { list: met }),
    notMet && t('dashboard.wishesNotMet', { list: notMet }),
    notStated && t('dashboard.wishesNotStated', { list: notStated }),
  ]
    .filter(Boolean)
    .join(' ');
}

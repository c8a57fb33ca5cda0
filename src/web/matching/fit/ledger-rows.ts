import type { LedgerRow } from '../../../api/matching/fit.ts';
import { t } from '../../platform/messages.ts';
import { formatNumber } from '../../platform/ui/format.ts';

/** The rows in the order they are read: what is required, what is desired, the rest; empty groups left out. */
export function groupRows(rows: LedgerRow[]): { title: string; rows: LedgerRow[] }[] {
  const groups = [
    { title: t('fit.requiredSkills'), rows: rows.filter((row) => row.kind === 'required_skill') },
    { title: t('fit.desiredSkills'), rows: rows.filter((row) => row.kind === 'desired_skill') },
    {
      title: t('fit.otherRequirements'),
      rows: rows.filter((row) => row.kind !== 'required_skill' && row.kind !== 'desired_skill'),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** Points to one decimal at most: "33.3", "50". */
export function pointsLabel(points: number): string {
  return formatNumber(points, { maximumFractionDigits: 1 });
}

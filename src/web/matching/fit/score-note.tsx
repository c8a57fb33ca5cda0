import { Text } from '@mantine/core';
import type { SentScore } from '../../../api/matching/fit.ts';
import { pointsLabel } from './ledger-rows.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';

/** How a score's number came about, by which versions and when, in plain words. */
export function ScoreNote({ score }: { score: SentScore }) {
  const points = score.ledger.reduce((sum, row) => sum + row.points, 0);
  return (
    <Text size="xs" c="dimmed">
      The required skills add up to {pointsLabel(points)}. The score is never over 95, and it is 20 when no
      skills are known. Names, contact details and schools are never used. Weights {score.versions.weights},
      vocabulary {score.versions.vocabulary}, calculated{' '}
      <time dateTime={score.computed_at}>{formatDateTime(score.computed_at)}</time>.
    </Text>
  );
}

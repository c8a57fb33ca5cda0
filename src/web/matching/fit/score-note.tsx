import { Text } from '@mantine/core';
import type { SentScore } from '../../../api/matching/fit.ts';
import { rich } from '../../platform/messages.ts';
import { pointsLabel } from './ledger-rows.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';

/** How a score's number came about, by which versions and when, in plain words. */
export function ScoreNote({ score }: { score: SentScore }) {
  const points = score.ledger.reduce((sum, row) => sum + row.points, 0);
  return (
    <Text size="xs" c="dimmed">
      {rich('fit.scoreNote', {
        points: pointsLabel(points),
        ...score.versions,
        computed: formatDateTime(score.computed_at),
        time: (text) => <time dateTime={score.computed_at}>{text}</time>,
      })}
    </Text>
  );
}

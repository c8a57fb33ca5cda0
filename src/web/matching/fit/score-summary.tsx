import { Text } from '@mantine/core';
import type { FitSummary } from '../../../api/matching/fit.ts';
import { formatCount } from '../../platform/ui/format.ts';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';

/** A score's two figures: the skills match as number, word and bar, and how many bullets can be tailored. */
export function ScoreSummary({ score }: { score: FitSummary }) {
  return (
    <div>
      <ScoreBar
        value={score.skill_overlap}
        shape={score.shape}
        {...(score.stale ? { note: 'being recalculated' } : {})}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {score.label ? `${score.label}. ` : ''}
        {score.tailored_bullet_count === 0
          ? 'None of your bullets can be tailored further to this job.'
          : `${formatCount(score.tailored_bullet_count, 'bullet')} can be tailored to this job.`}
      </Text>
    </div>
  );
}

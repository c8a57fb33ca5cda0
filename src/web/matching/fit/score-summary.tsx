import { Text } from '@mantine/core';
import type { FitSummary } from '../../../api/matching/fit.ts';
import { t } from '../../platform/messages.ts';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';

/** A score's two figures: the skills match as number, word and bar, and how many bullets can be tailored. */
export function ScoreSummary({ score }: { score: FitSummary }) {
  return (
    <div>
      <ScoreBar
        value={score.skill_overlap}
        shape={score.shape}
        {...(score.stale ? { note: t('fit.beingRecalculated') } : {})}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {score.label ? `${score.label}. ` : ''}
        {t('fit.tailorable', { count: score.tailored_bullet_count })}
      </Text>
    </div>
  );
}

import { Alert, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert, Gauge } from 'lucide-react';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { ProgressBar } from '../resumes/upload-parts.tsx';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** How far the calculation of fit scores has come, told live; `count` is null until the first news of this calculation. */
export function ScoringNotice({
  scoring,
  count,
  resumeId,
}: {
  scoring: Dashboard['scoring'];
  count: { done: number; total: number } | null;
  resumeId: string | null;
}) {
  return (
    <>
      <VisuallyHidden component="output" aria-live="polite">
        {scoring === 'scoring' ? t('dashboard.scoringSpoken') : ''}
      </VisuallyHidden>
      {scoring === 'scoring' && (
        <Alert variant="default" icon={<Gauge size={20} aria-hidden />} title={t('dashboard.scoring')}>
          {count && count.total > 0 ? (
            <ProgressBar
              progress={{
                percent: Math.round((count.done / count.total) * 100),
                words: t('dashboard.jobsCompared', { done: count.done, total: count.total }),
              }}
            />
          ) : (
            <Text size="sm">{t('dashboard.scoringHint')}</Text>
          )}
        </Alert>
      )}
      {scoring === 'unreadable' && (
        <Alert variant="default" icon={<CircleAlert size={20} aria-hidden />} title={t('dashboard.noScores')}>
          <Text size="sm">
            {rich('dashboard.resumeUnreadable', {
              link: (text) =>
                resumeId && (
                  <TextLink
                    to="/resumes/$id"
                    params={{ id: resumeId }}
                    inherit
                    c="inherit"
                    underline="always"
                  >
                    {text}
                  </TextLink>
                ),
            })}
          </Text>
        </Alert>
      )}
    </>
  );
}

import { Alert, Text } from '@mantine/core';
import { CalendarClock } from 'lucide-react';
import type { ScoreHold } from '../../../api/matching/fit.ts';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** Says why a job shows its employer no scores now, in which order its applicants stand, and what to do. */
export function ScoreHoldNote({ hold }: { hold: ScoreHold }) {
  return (
    <Alert color="yellow" icon={<CalendarClock size={20} aria-hidden />} title={t('fit.onHold')} mb="md">
      <Text size="sm">
        {holdMessage(hold)} {t('fit.heldMeanwhile')}
        {hold.reason === 'audit' && ' '}
        {hold.reason === 'audit' &&
          rich('fit.auditWhere', {
            link: (text) => (
              <TextLink inherit underline="always" to="/recruiter/equal-opportunity">
                {text}
              </TextLink>
            ),
          })}
      </Text>
    </Alert>
  );
}

function holdMessage({ reason, until }: ScoreHold): string {
  if (reason === 'audit') return t('fit.heldForAudit');
  return until === null ? t('fit.heldForDraft') : t('fit.heldUntil', { until: new Date(until) });
}

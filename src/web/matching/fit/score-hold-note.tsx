import { Alert, Text } from '@mantine/core';
import { CalendarClock } from 'lucide-react';
import { scoreHoldText, type ScoreHold } from '../../../api/matching/fit.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** Says why a job shows its employer no scores now, in which order its applicants stand, and what to do. */
export function ScoreHoldNote({ hold }: { hold: ScoreHold }) {
  return (
    <Alert color="yellow" icon={<CalendarClock size={20} aria-hidden />} title="Scores are on hold" mb="md">
      <Text size="sm">
        {scoreHoldText(hold, formatDate)} Until then applicants are listed by date. Candidates still see their
        own match.{' '}
        {hold.reason === 'audit' && (
          <>
            An owner of your company publishes one under{' '}
            <TextLink inherit underline="always" to="/recruiter/equal-opportunity">
              Equal opportunity
            </TextLink>
            .
          </>
        )}
      </Text>
    </Alert>
  );
}

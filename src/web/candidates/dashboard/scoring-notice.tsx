import { Alert, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert, Gauge } from 'lucide-react';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { ProgressBar } from '../resumes/upload-parts.tsx';
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
        {scoring === 'scoring' ? 'Your fit scores are being calculated.' : ''}
      </VisuallyHidden>
      {scoring === 'scoring' && (
        <Alert
          variant="default"
          icon={<Gauge size={20} aria-hidden />}
          title="Your fit scores are being calculated"
        >
          {count && count.total > 0 ? (
            <ProgressBar
              progress={{
                percent: Math.round((count.done / count.total) * 100),
                words: `${count.done} of ${count.total} jobs compared with your resume`,
              }}
            />
          ) : (
            <Text size="sm">
              We are comparing the open jobs with your resume. The scores below update automatically.
            </Text>
          )}
        </Alert>
      )}
      {scoring === 'unreadable' && (
        <Alert variant="default" icon={<CircleAlert size={20} aria-hidden />} title="No fit scores yet">
          <Text size="sm">
            Your current resume could not be read, so there is nothing to compare.{' '}
            {resumeId && (
              <TextLink to="/resumes/$id" params={{ id: resumeId }} inherit c="inherit" underline="always">
                See why and what you can do
              </TextLink>
            )}
          </Text>
        </Alert>
      )}
    </>
  );
}

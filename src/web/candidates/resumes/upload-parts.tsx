import { Alert, Group, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { readingQuery } from './resume-queries.ts';
import { foundNothing, verdictOf, verdictWords } from './reading-verdict.ts';
import classes from './resume-upload.module.css';
import type { Progress as Standing } from './upload-progress.ts';

/** A determinate bar with its stage in words and its percent. */
export function ProgressBar({ progress }: { progress: Standing }) {
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb={4}>
        <Text size="xs" c="dimmed">
          {progress.words}
        </Text>
        <Text size="xs" c="dimmed" className={classes.percent}>
          {progress.percent}%
        </Text>
      </Group>
      <Progress value={progress.percent} aria-label={progress.words} size="sm" />
    </div>
  );
}

/** What is wrong, in red, spoken at once; nothing when all is well. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <Text component="div" role="alert" size="sm" c="var(--mantine-color-error)" mt={children ? 'xs' : 0}>
      {children}
    </Text>
  );
}

/** How an upload ended: what was found in the file and what needs a look, or why it could not be read. */
export function UploadOutcome({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const read = resume.parse_status === 'done';
  const { data } = useQuery({ ...readingQuery(resume.id), enabled: read });
  const verdict = read && data ? verdictOf(data) : null;
  const found = verdict !== null && !foundNothing(verdict);
  return (
    <Alert
      color="accent"
      variant={found ? 'light' : 'default'}
      icon={found ? <CircleCheck size={20} aria-hidden /> : <TriangleAlert size={20} aria-hidden />}
      title={found ? t('resumes.uploadedAndParsed') : t('resumes.uploaded')}
      withCloseButton
      closeButtonLabel={t('resumes.close')}
      onClose={onClose}
    >
      {!read && (
        <Text size="sm" mb={4}>
          {t('resumes.savedWithoutReading', { reason: resume.parse_message ?? '' })}
        </Text>
      )}
      {verdict && (
        <Text size="sm" mb={4}>
          {found ? verdictWords(verdict) : t('resumes.nothingFound')}
        </Text>
      )}
      <TextLink to="/resumes/$id" params={{ id: resume.id }} size="sm" underline="always" c="inherit">
        {read ? t('resumes.checkTheValues') : t('resumes.whatYouCanDo')}
      </TextLink>
    </Alert>
  );
}

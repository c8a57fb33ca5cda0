import { Alert, Button, Card, Group, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileX, RotateCw } from 'lucide-react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshResumes, resumeCalls } from './resume-queries.ts';
import { ProgressBar } from './upload-parts.tsx';
import { isBeingRead, readingProgress } from './upload-progress.ts';

/** How the reading goes while it is not done: its live stage, or why it failed and what to do. */
export function ReadingState({ resume }: { resume: Resume }) {
  const progress = readingProgress(resume);
  return (
    <>
      <VisuallyHidden component="output" aria-live="polite">
        {progress.words}
      </VisuallyHidden>
      {isBeingRead(resume) && (
        <Card mb="lg">
          <ProgressBar progress={progress} />
          <Text size="sm" mt="sm">
            {resume.parse_message ?? t('resumes.readingHint')}
          </Text>
        </Card>
      )}
      {resume.parse_status === 'failed' && <Failed resume={resume} />}
    </>
  );
}

function Failed({ resume }: { resume: Resume }) {
  const client = useQueryClient();
  const readAgain = useMutation({
    mutationFn: () => resumeCalls.readAgain(resume),
    onSuccess: () => refreshResumes(client),
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      toast.error(isConflict ? error.message : t('resumes.processFailed'));
    },
  });
  return (
    <Alert variant="default" mb="lg" icon={<FileX size={20} aria-hidden />} title={t('resumes.savedNotRead')}>
      <Text size="sm">{resume.parse_message}</Text>
      <Text size="sm" mt={4}>
        {t('resumes.savedNotReadHint')}
      </Text>
      <Group gap="xs" mt="sm">
        <Button
          loading={readAgain.isPending}
          leftSection={<RotateCw size={16} aria-hidden />}
          onClick={() => readAgain.mutate()}
        >
          {t('resumes.readAgain')}
        </Button>
        <LinkButton to="/profile" search={{ tab: 'resumes' }} variant="default">
          {t('resumes.uploadAnother')}
        </LinkButton>
      </Group>
    </Alert>
  );
}

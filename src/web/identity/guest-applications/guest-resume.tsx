import { Button, Card, Group, Loader, Stack, Text } from '@mantine/core';
import { CircleCheck, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { acceptedFiles, megabytes } from '../../candidates/resumes/resume-file.ts';
import { FieldError } from '../../candidates/resumes/upload-parts.tsx';
import classes from '../../candidates/resumes/resume-upload.module.css';
import { useResumeDrop } from '../../candidates/resumes/use-resume-drop.ts';
import { t } from '../../platform/messages.ts';
import type { useGuestApply } from './use-guest-apply.ts';

/** Takes the resume by choice, drop or paste, and says which one is there. */
export function GuestResume({
  upload,
  error,
}: {
  upload: ReturnType<typeof useGuestApply>['upload'];
  error: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useResumeDrop(upload.choose);
  return (
    <Card className={classes.card} data-over={over || undefined} padding="md" {...handlers}>
      <Stack gap="xs">
        <Text size="sm" fw={500} id="guest-resume-label">
          {t('guestApplications.resume')}
        </Text>
        <Group gap="xs" wrap="nowrap" aria-live="polite" className={classes.words}>
          {upload.sending !== null ? (
            <>
              <Loader size={16} aria-hidden />
              <Text size="sm">{t('guestApplications.uploading', { file: upload.sending })}</Text>
            </>
          ) : (
            upload.kept && (
              <>
                <CircleCheck size={20} aria-hidden className={classes.icon} />
                <Text size="sm">
                  {upload.kept.file_name} ({megabytes(upload.kept.file_size)})
                </Text>
              </>
            )
          )}
        </Group>
        <Button
          id="guest-resume"
          variant="default"
          w="fit-content"
          leftSection={<Upload size={16} aria-hidden />}
          aria-describedby="guest-resume-label guest-resume-help"
          onClick={() => input.current?.click()}
        >
          {upload.kept ? t('guestApplications.chooseAnother') : t('guestApplications.chooseFile')}
        </Button>
        <Text size="xs" c="dimmed" id="guest-resume-help">
          {t('resumes.acceptedFiles')}
        </Text>
        <FieldError>{upload.refusal ?? error}</FieldError>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('resumes.resumeFile')}
          accept={acceptedFiles}
          onChange={(event) => {
            upload.choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </Stack>
    </Card>
  );
}

import { Button, Card, Group, Loader, Stack, Text } from '@mantine/core';
import { CircleCheck, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { acceptedFiles } from '../../candidates/resumes/resume-file.ts';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';
import { t } from '../../platform/messages.ts';
import type { useGuestApply } from './use-guest-apply.ts';

type Upload = ReturnType<typeof useGuestApply>['upload'];

/** Takes the resume by choice or drop, and says which one is there. */
export function GuestResume({ upload, error }: { upload: Upload; error: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(({ files }) => upload.choose(files[0]));
  return (
    <Card padding="md" {...(over && { bg: 'var(--mantine-primary-color-light)' })} {...handlers}>
      <Stack gap="xs">
        <Text size="sm" fw={500} id="guest-resume-label">
          {t('guestApplications.resume')}
        </Text>
        <Standing upload={upload} />
        <Button
          id="guest-resume"
          variant="default"
          w="fit-content"
          leftSection={<UploadIcon size={16} aria-hidden />}
          aria-describedby="guest-resume-label guest-resume-help"
          onClick={() => input.current?.click()}
        >
          {upload.kept ? t('guestApplications.chooseAnother') : t('guestApplications.chooseFile')}
        </Button>
        <Text size="xs" c="dimmed" id="guest-resume-help">
          {t('guestApplications.acceptedFiles')}
        </Text>
        <Text component="div" role="alert" size="sm" c="var(--mantine-color-error)">
          {upload.refusal ?? error}
        </Text>
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

function Standing({ upload }: { upload: Upload }) {
  return (
    <Group gap="xs" wrap="nowrap" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
      {upload.sending !== null ? (
        <>
          <Loader size={16} aria-hidden />
          <Text size="sm">{t('guestApplications.uploading', { file: upload.sending })}</Text>
        </>
      ) : (
        upload.kept && (
          <>
            <CircleCheck size={20} aria-hidden />
            <Text size="sm">{upload.kept.file_name}</Text>
          </>
        )
      )}
    </Group>
  );
}

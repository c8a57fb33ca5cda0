import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { refreshResumes, resumeCalls } from './resume-queries.ts';

/** Gives a resume another name; its ending stays. Escape closes it and keeps what was typed; Cancel discards that. */
export function RenameForm({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const client = useQueryClient();
  const ending = /\.\w+$/.exec(resume.file_name)?.[0] ?? '';
  const { form, busy, formProps, isTypedBefore, discard } = useMutationForm({
    initialValues: { name: resume.file_name.slice(0, resume.file_name.length - ending.length) },
    draft: `name of ${resume.id}`,
    validate: { name: (name) => (name.trim() === '' ? t('resumes.nameRequired') : null) },
    save: ({ name }) => resumeCalls.rename(resume, `${name.trim()}${ending}`),
    saved: t('resumes.renamed'),
    onSaved: () => {
      refreshResumes(client);
      onClose();
    },
    onFailed: (failure) => {
      const problemDetail = failure instanceof ApiError ? failure.errors[0]?.detail : undefined;
      form.setErrors({ name: problemDetail ?? t('resumes.renameFailed') });
      return true;
    },
  });
  return (
    <form {...formProps} aria-label={t('resumes.renameFile', { name: resume.file_name })}>
      <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
      <TextInput
        label={t('resumes.resumeName')}
        description={
          ending === '' ? undefined : t('resumes.fileTypeStays', { type: ending.slice(1).toUpperCase() })
        }
        maxLength={190}
        ref={focusOnce}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        {...form.getInputProps('name')}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" loading={busy}>
          {t('resumes.saveName')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {t('resumes.cancel')}
        </Button>
      </Group>
    </form>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

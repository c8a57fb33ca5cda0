import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedResume, Resume } from '../../../api/candidates/resumes.ts';
import { rich, t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { OpenBuilder } from '../resume-builder/open-builder.tsx';
import { TailoredList } from '../tailored-resumes/tailored-list.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshResumes, resumeCalls } from './resume-queries.ts';
import { RenameForm } from './rename-form.tsx';
import { CurrentBadge, ResumeState } from './resume-state.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import classes from './resumes-tab.module.css';
import { ViewResume } from './view-resume.tsx';

/** Every resume of the candidate, newest upload first, with what can be done with each, and a place to add one. */
export function ResumesTab({ resumes }: { resumes: ListedResume[] }) {
  return (
    <Stack gap="lg" maw="44rem">
      <ResumeUpload resumes={resumes}>
        <Title order={2} size="h3">
          {t('resumes.uploadHeading')}
        </Title>
      </ResumeUpload>
      <Card>
        <Title order={2} size="h3" mb="xs">
          {t('resumes.yourResumes')}
        </Title>
        {resumes.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('resumes.noResumes')}
          </Text>
        ) : (
          <ul className={classes.list}>
            {resumes.map((resume) => (
              <ResumeRow key={resume.id} resume={resume} />
            ))}
          </ul>
        )}
      </Card>
      <Card component="section" aria-labelledby="build-resume">
        <Title order={2} size="h3" id="build-resume">
          {t('resumeBuilder.baseName')}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {t('resumeBuilder.openHint')}
        </Text>
        <OpenBuilder variant="default" />
      </Card>
      <TailoredList />
    </Stack>
  );
}

function ResumeRow({ resume }: { resume: ListedResume }) {
  const [renaming, setRenaming] = useState(false);
  const renameId = `rename-${resume.id}`;
  if (renaming) {
    const close = () => {
      flushSync(() => setRenaming(false));
      document.getElementById(renameId)?.focus();
    };
    return (
      <li className={classes.row}>
        <RenameForm resume={resume} onClose={close} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={500} className={classes.words}>
            {resume.file_name}
          </Text>
          {resume.is_current && <CurrentBadge />}
        </Group>
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {uploadedWords(resume)}
          </Text>
          <ResumeState status={resume.parse_status} />
        </Group>
      </div>
      <Group gap="xs">
        <ViewResume resume={resume} size="compact-sm" />
        <LinkButton
          to="/resumes/$id"
          params={{ id: resume.id }}
          variant="default"
          size="compact-sm"
          aria-label={t('resumes.whatWasReadFrom', { name: resume.file_name })}
        >
          {t('resumes.whatWasRead')}
        </LinkButton>
        {!resume.is_current && <MakeCurrent resume={resume} />}
        <Button
          id={renameId}
          variant="default"
          size="compact-sm"
          aria-label={t('resumes.renameFile', { name: resume.file_name })}
          onClick={() => setRenaming(true)}
        >
          {t('resumes.rename')}
        </Button>
        <DeleteResume resume={resume} />
      </Group>
    </li>
  );
}

function MakeCurrent({ resume }: { resume: Resume }) {
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => resumeCalls.makeCurrent(resume),
    onSuccess: () => {
      toast.success(t('resumes.nowCurrent', { name: resume.file_name }));
      refreshResumes(client);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={make.isPending}
      aria-label={t('resumes.makeCurrentFile', { name: resume.file_name })}
      onClick={() => make.mutate()}
    >
      {t('resumes.makeCurrent')}
    </Button>
  );
}

function DeleteResume({ resume }: { resume: ListedResume }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      resumeCalls.remove(resume).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: () => {
      toast.success(t('resumes.deleted'));
      refreshResumes(client);
    },
    onError: () => toast.error(t('resumes.deleteFailed')),
  });
  return (
    <ConfirmButton
      label={t('resumes.delete')}
      title={t('resumes.deleteQuestion')}
      confirmLabel={t('resumes.deleteResume')}
      onConfirm={() => remove.mutateAsync()}
      size="compact-sm"
      aria-label={t('resumes.deleteFile', { name: resume.file_name })}
    >
      {rich('resumes.deleteWarning', {
        name: resume.file_name,
        count: resume.applications,
        b: (text) => <strong>{text}</strong>,
      })}
    </ConfirmButton>
  );
}

function uploadedWords(resume: ListedResume): string {
  const count = resume.applications;
  const values = { size: formatBytes(resume.file_size), ago: formatAgo(resume.upload_timestamp) };
  return count > 0 ? t('resumes.uploadedAndSent', { ...values, count }) : t('resumes.uploadedAgo', values);
}

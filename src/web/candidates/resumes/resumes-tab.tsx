import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedResume, Resume } from '../../../api/candidates/resumes.ts';
import { ApiError } from '../../platform/client.ts';
import { TailoredList } from '../tailored-resumes/tailored-list.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { formatBytes, formatCount } from '../../platform/ui/format.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshResumes, resumeCalls } from './resume-queries.ts';
import { RenameForm } from './rename-form.tsx';
import { CurrentBadge, ResumeState } from './resume-state.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import classes from './resumes-tab.module.css';
import { ViewResume } from './view-resume.tsx';
import { t } from '../../platform/messages.ts';

/** Every resume of the candidate, newest upload first, with what can be done with each, and a place to add one. */
export function ResumesTab({ resumes }: { resumes: ListedResume[] }) {
  return (
    <Stack gap="lg" maw="44rem">
      <ResumeUpload resumes={resumes}>
        <Title order={2} size="h3">
          Upload a resume
        </Title>
      </ResumeUpload>
      <Card>
        <Title order={2} size="h3" mb="xs">
          Your resumes
        </Title>
        {resumes.length === 0 ? (
          <Text size="sm" c="dimmed">
            No resumes yet. Your newest upload fills in your profile and is used for fit scores.
          </Text>
        ) : (
          <ul className={classes.list}>
            {resumes.map((resume) => (
              <ResumeRow key={resume.id} resume={resume} />
            ))}
          </ul>
        )}
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
            {formatBytes(resume.file_size)} · uploaded {formatAgo(resume.upload_timestamp)}
            {resume.applications > 0 && ` · sent with ${formatCount(resume.applications, 'application')}`}
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
          aria-label={`What was read from ${resume.file_name}`}
        >
          What was read
        </LinkButton>
        {!resume.is_current && <MakeCurrent resume={resume} />}
        <Button
          id={renameId}
          variant="default"
          size="compact-sm"
          aria-label={`Rename ${resume.file_name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
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
      toast.success(`${resume.file_name} is now your current resume.`);
      refreshResumes(client);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={make.isPending}
      aria-label={`Make current: ${resume.file_name}`}
      onClick={() => make.mutate()}
    >
      Make current
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
      label="Delete"
      title="Delete this resume?"
      confirmLabel="Delete resume"
      onConfirm={() => remove.mutateAsync()}
      size="compact-sm"
      aria-label={`Delete ${resume.file_name}`}
    >
      <strong>{resume.file_name}</strong>, its text and everything found in it will be deleted. This cannot be
      undone.{' '}
      {resume.applications === 0
        ? 'You haven’t sent it with any application, so no one has a copy.'
        : `${formatCount(resume.applications, 'application')} you sent with it ${resume.applications === 1 ? 'keeps' : 'keep'} a copy, which those employers can still read until you withdraw.`}
    </ConfirmButton>
  );
}

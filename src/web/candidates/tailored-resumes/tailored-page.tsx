import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type TailoredResume, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import type { Language } from '../../../messages/languages.ts';
import { rich, t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { CopyPositions } from './copy-positions.tsx';
import { FileButtons } from './file-buttons.tsx';
import { tailoredQuery } from './tailored-queries.ts';
import { useCopyChange } from './use-copy-change.ts';

/** A copy of the resume for one job: its difference to the resume, undo, a name, files of it. */
export function TailoredPage() {
  const { id } = useParams({ from: '/shell/tailored/$id' });
  const copy = useQuery(tailoredQuery(id));
  if (copy.data) return <CopyView copy={copy.data} />;
  if (copy.error) {
    return (
      <ErrorView
        order={1}
        title={t('tailoredResumes.notOpened')}
        error={copy.error}
        onRetry={() => void copy.refetch()}
      />
    );
  }
  return <Skeleton height={360} />;
}

function CopyView({ copy }: { copy: TailoredResume }) {
  return (
    <>
      <PageHeader
        title={copy.name}
        back={
          <TextLink to="/profile" search={{ tab: 'resumes' }} size="sm">
            {t('tailoredResumes.allResumes')}
          </TextLink>
        }
        context={
          <Text size="sm" c="dimmed">
            <Changes copy={copy} />
          </Text>
        }
      />
      <Stack gap="lg" maw="44rem">
        <Files copy={copy} />
        <CopyPositions copy={copy} />
        <Card component="section" aria-labelledby="copy-name">
          <Title order={2} size="h3" id="copy-name" mb="sm">
            {t('tailoredResumes.thisCopy')}
          </Title>
          <NameForm key={copy.version} copy={copy} />
        </Card>
      </Stack>
    </>
  );
}

function Changes({ copy: { changes: count, job } }: { copy: TailoredResume }) {
  if (!job) return t('tailoredResumes.changes', { count });
  return rich('tailoredResumes.changesForJob', {
    count,
    job: job.title,
    employer: job.employer_name,
    link: (text) => (
      <TextLink to="/jobs/$id" params={{ id: job.id }} underline="always">
        {text}
      </TextLink>
    ),
  });
}

function Files({ copy }: { copy: TailoredResume }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: (language: Language) =>
      call(tailoredApi.saveTailoredFile, { params: { id: copy.id }, query: { language } }),
    onSuccess: () => {
      toast.success(t('tailoredResumes.savedAsResume'));
      void client.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card component="section" aria-labelledby="copy-files">
      <Stack gap="sm">
        <Title order={2} size="h3" id="copy-files">
          {t('tailoredResumes.useIt')}
        </Title>
        <FileButtons
          path={`/api/tailored-resumes/${copy.id}/file`}
          first={(language) => (
            <Button loading={keep.isPending} onClick={() => keep.mutate(language)}>
              {t('tailoredResumes.saveAsResume')}
            </Button>
          )}
        />
        <Text size="sm" c="dimmed">
          {t('tailoredResumes.sentFilesStay')}
        </Text>
      </Stack>
    </Card>
  );
}

function NameForm({ copy }: { copy: TailoredResume }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const change = useCopyChange(copy, (name: string) =>
    call(tailoredApi.updateTailoredResume, {
      params: { id: copy.id },
      body: { version: copy.version, name },
    }),
  );
  const { form, busy, formProps } = useMutationForm({
    initialValues: { name: copy.name },
    save: ({ name }) => change.mutateAsync(name),
    // The change has told why.
    onFailed: () => true,
  });
  const remove = useMutation({
    mutationFn: () =>
      call(tailoredApi.deleteTailoredResume, { params: { id: copy.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: async () => {
      toast.success(t('tailoredResumes.deleted'));
      void client.invalidateQueries({ queryKey: ['tailored'], exact: true });
      await navigate({ to: '/profile', search: { tab: 'resumes' } });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <TextInput
          label={t('tailoredResumes.name')}
          maxLength={200}
          required
          {...form.getInputProps('name')}
        />
        <Group gap="xs">
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={!form.isDirty() || form.values.name.trim() === ''}
          >
            {t('tailoredResumes.saveName')}
          </Button>
          <ConfirmButton
            label={t('tailoredResumes.delete')}
            title={t('tailoredResumes.deleteQuestion')}
            confirmLabel={t('tailoredResumes.deleteCopy')}
            onConfirm={() => remove.mutateAsync()}
          >
            {rich('tailoredResumes.deleteWarning', {
              name: copy.name,
              b: (text) => <strong>{text}</strong>,
            })}
          </ConfirmButton>
        </Group>
      </Stack>
    </form>
  );
}

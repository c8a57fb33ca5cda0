import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { type TailoredResume, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatCount } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { saveFile } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { CopyPositions } from './copy-positions.tsx';
import { tailoredQuery } from './tailored-queries.ts';
import { useCopyChange } from './use-copy-change.ts';

const formats = [
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['json', 'JSON Resume'],
  ['md', 'Markdown'],
] as const;

/** A copy of the resume for one job: its difference to the resume, undo, a name, files of it. */
export function TailoredPage() {
  const { id } = useParams({ from: '/shell/tailored/$id' });
  const copy = useQuery(tailoredQuery(id));
  if (copy.data) return <CopyView copy={copy.data} />;
  if (copy.error) {
    return (
      <ErrorView
        order={1}
        title="This copy could not be opened."
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
            All resumes
          </TextLink>
        }
        context={
          <Text size="sm" c="dimmed">
            {formatCount(copy.changes, 'changed bullet')}
            {copy.job && (
              <>
                {' '}
                for{' '}
                <TextLink to="/jobs/$id" params={{ id: copy.job.id }} underline="always">
                  {copy.job.title}, {copy.job.employer_name}
                </TextLink>
              </>
            )}
          </Text>
        }
      />
      <Stack gap="lg" maw="44rem">
        <Files copy={copy} />
        <CopyPositions copy={copy} />
        <Card component="section" aria-labelledby="copy-name">
          <Title order={2} size="h3" id="copy-name" mb="sm">
            This copy
          </Title>
          <NameForm key={copy.version} copy={copy} />
        </Card>
      </Stack>
    </>
  );
}

function Files({ copy }: { copy: TailoredResume }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(tailoredApi.saveTailoredFile, { params: { id: copy.id } }),
    onSuccess: () => {
      toast.success('Saved to your resumes. Choose it when you apply.');
      void client.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card component="section" aria-labelledby="copy-files">
      <Stack gap="sm">
        <Title order={2} size="h3" id="copy-files">
          Use it
        </Title>
        <Group gap="xs">
          <Button loading={keep.isPending} onClick={() => keep.mutate()}>
            Save as a resume
          </Button>
          {formats.map(([format, label]) => (
            <Button
              key={format}
              variant="default"
              component="a"
              href={`/api/tailored-resumes/${copy.id}/file?format=${format}`}
              download
              aria-label={`Download as ${label}`}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                event.preventDefault();
                void saveFile(event.currentTarget.href);
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          Applications keep the exact file you sent, even if you change this copy later.
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
      toast.success('The copy was deleted.');
      void client.invalidateQueries({ queryKey: ['tailored'], exact: true });
      await navigate({ to: '/profile', search: { tab: 'resumes' } });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <TextInput label="Name" maxLength={200} required {...form.getInputProps('name')} />
        <Group gap="xs">
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={!form.isDirty() || form.values.name.trim() === ''}
          >
            Save name
          </Button>
          <ConfirmButton
            label="Delete"
            title="Delete this copy?"
            confirmLabel="Delete copy"
            onConfirm={() => remove.mutateAsync()}
          >
            <strong>{copy.name}</strong> will be deleted. This cannot be undone. Files you saved or sent stay.
          </ConfirmButton>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { type TailoredResume, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatCount } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { saveFile } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
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
    mutationFn: () => call(tailoredApi.keepTailoredFile, { params: { id: copy.id } }),
    onSuccess: () => {
      toast.success('Kept among your resumes: choose it when you apply.');
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
            Keep as a resume to send
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
          An application keeps the exact file it was sent with, also when you change this copy later.
        </Text>
      </Stack>
    </Card>
  );
}

function NameForm({ copy }: { copy: TailoredResume }) {
  const [name, setName] = useState(copy.name);
  const navigate = useNavigate();
  const client = useQueryClient();
  const rename = useCopyChange(copy, (typed: string) =>
    call(tailoredApi.updateTailoredResume, {
      params: { id: copy.id },
      body: { version: copy.version, name: typed },
    }),
  );
  async function remove() {
    try {
      await call(tailoredApi.deleteTailoredResume, { params: { id: copy.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        toast.error(error instanceof Error ? error.message : 'The copy was not deleted.');
        return;
      }
    }
    toast.success('The copy was deleted.');
    void client.invalidateQueries({ queryKey: ['tailored'], exact: true });
    await navigate({ to: '/profile', search: { tab: 'resumes' } });
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(name);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Name"
          value={name}
          maxLength={200}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" variant="default" loading={rename.isPending} disabled={name === copy.name}>
            Save name
          </Button>
          <ConfirmButton
            label="Delete"
            title="Delete this copy?"
            confirmLabel="Delete copy"
            onConfirm={remove}
          >
            <strong>{copy.name}</strong> will be deleted. This cannot be undone. Files you kept or sent stay.
          </ConfirmButton>
        </Group>
      </Stack>
    </form>
  );
}

import { Badge, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ImportFile,
  type ImportState,
  type ResumeImport,
  resumeImportsApi,
} from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { importFilesQuery } from './import-queries.ts';
import { Compare } from './compare.tsx';
import { useDecision } from './use-decision.ts';
import classes from './resume-imports.module.css';

const badges: Record<ImportState, { label: string; color: string }> = {
  reading: { label: t('resumeImports.reading'), color: 'gray' },
  to_check: { label: t('resumeImports.toCheck'), color: 'yellow' },
  duplicate: { label: t('resumeImports.duplicate'), color: 'yellow' },
  failed: { label: t('resumeImports.failed'), color: 'red' },
  added: { label: t('resumeImports.added'), color: 'green' },
  merged: { label: t('resumeImports.merged'), color: 'green' },
  skipped: { label: t('resumeImports.skipped'), color: 'gray' },
  removed: { label: t('resumeImports.removed'), color: 'gray' },
};

/** The files of an import, of one state or all, with what is to be decided. */
export function ImportFiles({ item, state }: { item: ResumeImport; state: ImportState | undefined }) {
  const list = useInfiniteQuery(importFilesQuery(item.id, state));
  const files = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {list.isPending && <SkeletonList rows={6} height={44} />}
      {list.isError && (
        <ErrorView
          title={t('resumeImports.filesFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className={classes.rows}>
        {files.map((file) => (
          <li key={file.id} className={classes.row}>
            <About file={file} />
            {!item.undone && <Decisions file={file} importId={item.id} />}
            {file.state === 'duplicate' && file.matches.length > 0 && (
              <Compare file={file} importId={item.id} open={!item.undone} />
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}

function About({ file }: { file: ImportFile }) {
  const badge = badges[file.state];
  return (
    <div className={classes.words}>
      <Group gap="xs">
        {file.application_id ? (
          <TextLink to="/applicants/$id" params={{ id: file.application_id }} fw={500} size="sm">
            {file.name || file.file_name}
          </TextLink>
        ) : file.talent_id ? (
          <TextLink to="/recruiter/talent" search={{ person: file.talent_id }} fw={500} size="sm">
            {file.name || file.file_name}
          </TextLink>
        ) : (
          <Text size="sm" fw={500}>
            {file.name || file.file_name}
          </Text>
        )}
        <Badge color={badge.color} variant="light">
          {badge.label}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {[file.name && file.file_name, file.email, file.notified_at && t('resumeImports.told')]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {file.detail && <Text size="sm">{file.detail}</Text>}
    </div>
  );
}

function Decisions({ file, importId }: { file: ImportFile; importId: string }) {
  const [naming, setNaming] = useState(false);
  const { decide, refresh } = useDecision(file.id, importId);
  const button = { variant: 'default', size: 'compact-sm', disabled: decide.isPending } as const;
  const isOpen = file.state === 'duplicate' || file.state === 'to_check';
  if (file.state === 'merged')
    return (
      <Button
        {...button}
        onClick={() =>
          decide.mutate({ do: 'split' }, { onSuccess: () => toast.success(t('resumeImports.mergeUndone')) })
        }
      >
        {t('resumeImports.undoMerge')}
      </Button>
    );
  if (!isOpen && file.state !== 'failed') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      {file.state === 'duplicate' && (
        <Button {...button} onClick={() => decide.mutate({ do: 'add' })}>
          {t('resumeImports.addAnyway')}
        </Button>
      )}
      {file.state === 'to_check' && (
        <Button {...button} onClick={() => setNaming(true)}>
          {t('resumeImports.enterName')}
        </Button>
      )}
      {file.state === 'failed' && (
        <Button {...button} onClick={() => decide.mutate({ do: 'read_again' })}>
          {t('resumeImports.readAgain')}
        </Button>
      )}
      <Button {...button} onClick={() => decide.mutate({ do: 'skip' })}>
        {t('resumeImports.skip')}
      </Button>
      <Modal
        opened={naming}
        onClose={() => setNaming(false)}
        title={t('resumeImports.whoIsIt')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {naming && <NameForm file={file} onDone={() => void refresh()} onClose={() => setNaming(false)} />}
      </Modal>
    </Group>
  );
}

function NameForm(props: { file: ImportFile; onDone: () => void; onClose: () => void }) {
  const { file, onDone, onClose } = props;
  const form = useMutationForm({
    initialValues: { name: '', email: file.email },
    draft: `name of ${file.id}`,
    validate: { name: (name) => (name.trim() === '' ? t('resumeImports.nameNeeded') : null) },
    save: (values) =>
      call(resumeImportsApi.decideImportFile, { params: { id: file.id }, body: { do: 'add', ...values } }),
    onSaved: () => {
      onDone();
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={t('resumeImports.addPerson')} onBack={onClose}>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {file.file_name}
      </Text>
      <TextInput label={t('resumeImports.name')} data-autofocus {...form.form.getInputProps('name')} />
      <TextInput label={t('resumeImports.email')} {...form.form.getInputProps('email')} />
    </DialogForm>
  );
}

import { Alert, Button, FileButton, List, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileUp, Upload } from 'lucide-react';
import { useState } from 'react';
import { type ListedRecordImport, recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { requestKeys } from '../../platform/ui/request-keys.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';
import { recordStateLabels } from './record-labels.ts';
import { recordImportQuery, recordImportsQuery } from './record-queries.ts';
import classes from './record-imports.module.css';

/** Where a company moves in: the file of its previous system is dropped; below, what was imported before. */
export function RecordImportsPage() {
  return (
    <>
      <PageHeader
        title={t('recordImports.title')}
        back={
          <TextLink size="sm" to="/applicants">
            {t('recordImports.back')}
          </TextLink>
        }
        context={t('recordImports.about')}
      />
      <Stack gap="xl" maw="44rem">
        <FilePlace />
        <Hints />
        <Imports />
      </Stack>
    </>
  );
}

function FilePlace() {
  const upload = useUpload();
  const { over, handlers } = useFileDrop(({ files }) => {
    const [file] = files;
    if (file) upload.mutate(file);
  });
  return (
    <Stack gap="sm">
      <div className={classes.drop} data-over={over || undefined} {...handlers}>
        <Upload size={24} aria-hidden />
        <Text fw={500}>{t('recordImports.drop')}</Text>
        <Text size="sm" c="dimmed">
          {t('recordImports.aboutFile')}
        </Text>
        <FileButton
          inputProps={reselectFile}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(file) => file && upload.mutate(file)}
        >
          {(props) => (
            <Button {...props} loading={upload.isPending} leftSection={<FileUp size={16} aria-hidden />}>
              {t('recordImports.chooseFile')}
            </Button>
          )}
        </FileButton>
      </div>
      <Text component="output" size="sm">
        {upload.isPending && t('recordImports.uploading', { name: upload.variables.name })}
      </Text>
      {upload.error && (
        <Alert color="red" role="alert" title={t('recordImports.uploadFailed')}>
          {reasonOf(upload.error)}
        </Alert>
      )}
    </Stack>
  );
}

function useUpload() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(() => requestKeys());
  return useMutation({
    mutationFn: (file: File) =>
      call(recordImportsApi.uploadRecordFile, {
        query: { file_name: file.name },
        body: file,
        idempotencyKey: keys.keyFor({ name: file.name, size: file.size, at: file.lastModified }),
      }),
    onSuccess: async (made) => {
      keys.renew();
      queries.setQueryData(recordImportQuery(made.id).queryKey, made);
      await navigate({ to: '/recruiter/move/$id', params: { id: made.id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: recordImportsQuery.queryKey }),
  });
}

const hints = [
  t('recordImports.hintGreenhouse'),
  t('recordImports.hintLever'),
  t('recordImports.hintAshby'),
  t('recordImports.hintWorkable'),
  t('recordImports.hintOpencats'),
];

function Hints() {
  return (
    <details>
      <Text component="summary" size="sm" className={classes.summary ?? ''}>
        {t('recordImports.hints')}
      </Text>
      <List size="sm" mt="xs">
        {hints.map((hint) => (
          <List.Item key={hint}>{hint}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('recordImports.hintOrder')}
      </Text>
    </details>
  );
}

function Imports() {
  const list = useInfiniteQuery(recordImportsQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError)
    return (
      <ErrorView
        title={t('recordImports.listFailed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="record-imports">
      <Title order={2} size="h3" id="record-imports" mb="sm">
        {t('recordImports.earlier')}
      </Title>
      <DividedList items={items} show={(item) => <Item item={item} />} />
      <ShowMore list={list} />
    </section>
  );
}

function Item({ item }: { item: ListedRecordImport }) {
  return (
    <div>
      <TextLink to="/recruiter/move/$id" params={{ id: item.id }} fw={500} size="sm">
        {item.file_name}
      </TextLink>
      <Text size="sm" c="dimmed">
        {[
          recordStateLabels[item.state],
          t('recordImports.formatName', { format: item.format }),
          t('recordImports.lineCount', { count: item.lines }),
          formatDateTime(item.created_at),
          item.created_by,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}

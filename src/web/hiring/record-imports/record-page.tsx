import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RecordImport, recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { batchCalls } from '../../platform/ui/batch-calls.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { ColumnsForm } from './columns-form.tsx';
import { Counts, Mistakes } from './check-result.tsx';
import { storedWords } from './record-labels.ts';
import { recordImportQuery } from './record-queries.ts';
import { RecordResumes } from './record-resumes.tsx';
import { RunForm } from './run-form.tsx';
import { NotifyPeopleCard } from './notify-people-card.tsx';
import { ValuesForm } from './values-form.tsx';

/** One file of another system: its columns are matched, it is checked, imported, and undone. */
export function RecordImportPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, isPending, error, refetch } = useQuery(recordImportQuery(id));
  useRecordNews(id);
  return (
    <>
      <PageHeader
        title={t('recordImports.fileTitle')}
        back={
          <TextLink size="sm" to="/recruiter/move">
            {t('recordImports.allImports')}
          </TextLink>
        }
        context={data ? contextOf(data) : '\u00a0'}
        action={data && <Actions item={data} />}
      />
      {isPending && <SkeletonList rows={6} height={48} />}
      {error && (
        <ErrorView title={t('recordImports.importFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Steps item={data} />}
    </>
  );
}

function Steps({ item }: { item: RecordImport }) {
  const [changing, setChanging] = useState(false);
  const [edited, setEdited] = useState(0);
  // What was checked is imported: after a change it is checked again first.
  const isEdited = edited === item.version;
  const { counts, state } = item;
  const isOpen = state === 'mapping' || state === 'checked';
  return (
    <Stack gap="xl" maw="60rem">
      {item.problem && (
        <Alert color="red" role="alert">
          {item.problem}
        </Alert>
      )}
      {isOpen && (state === 'mapping' || changing) && (
        <ColumnsForm key={item.version} item={item} onSent={() => setChanging(false)} />
      )}
      {state === 'checking' && <Working words={t('recordImports.checking')} />}
      {state === 'checked' && !changing && (
        <>
          <div>
            <Button variant="default" size="compact-sm" onClick={() => setChanging(true)}>
              {t('recordImports.changeColumns')}
            </Button>
          </div>
          <ValuesForm key={item.version} item={item} onEdit={() => setEdited(item.version)} />
          {isEdited && <Text>{t('recordImports.checkAgainFirst')}</Text>}
          {counts && !isEdited && (
            <Counts title={t('recordImports.resultTitle')} counts={counts} kind={item.kind} />
          )}
          <Mistakes item={item} />
          {!item.problem && !isEdited && <RunForm item={item} />}
        </>
      )}
      {state === 'running' && (
        <Working
          words={t('recordImports.running', { done: item.done, total: item.lines })}
          value={(item.done / Math.max(1, item.lines)) * 100}
          more={t('recordImports.keepsRunning')}
        />
      )}
      {state === 'done' && counts && (
        <>
          <Counts title={t('recordImports.ranTitle')} counts={counts} kind={item.kind} />
          {item.kind === 'people' && <RecordResumes item={item} />}
          <NotifyPeopleCard item={item} />
          <Mistakes item={item} />
        </>
      )}
      {state === 'undoing' && <Working words={t('recordImports.undoing')} />}
      {state === 'undone' && <Text>{t('recordImports.undone')}</Text>}
    </Stack>
  );
}

function Working({ words, value = 100, more }: { words: string; value?: number; more?: string }) {
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} component="output">
        {words}
      </Text>
      <Progress value={value} animated={value === 100} striped={value === 100} aria-label={words} size="sm" />
      {more && (
        <Text size="sm" c="dimmed">
          {more}
        </Text>
      )}
    </Stack>
  );
}

function Actions({ item }: { item: RecordImport }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, state } = item;
  const undo = useMutation({
    mutationFn: () => call(recordImportsApi.undoRecordImport, { params: { id } }),
    onSuccess: (now) => {
      queries.setQueryData(recordImportQuery(id).queryKey, now);
      toast.success(t('recordImports.undoStarted'));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['record-imports'] }),
  });
  const forget = useMutation({
    mutationFn: () => call(recordImportsApi.deleteRecordImport, { params: { id } }),
    onSuccess: async () => {
      toast.success(t('recordImports.forgotten'));
      await navigate({ to: '/recruiter/move' });
      queries.removeQueries({ queryKey: recordImportQuery(id).queryKey });
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['record-imports', 'list'] }),
  });
  if (state === 'done' || state === 'running')
    return (
      <ConfirmButton
        label={t('recordImports.undo')}
        leftSection={<Undo2 size={16} aria-hidden />}
        title={t('recordImports.undoTitle')}
        confirmLabel={t('recordImports.undoConfirm')}
        onConfirm={() => undo.mutateAsync()}
      >
        {t('recordImports.undoText')}
      </ConfirmButton>
    );
  if (state === 'undoing' || state === 'undone') return null;
  return (
    <Group>
      <ConfirmButton
        label={t('recordImports.forget')}
        leftSection={<Trash2 size={16} aria-hidden />}
        title={t('recordImports.forgetTitle')}
        confirmLabel={t('recordImports.forgetConfirm')}
        onConfirm={() => forget.mutateAsync()}
      >
        {t('recordImports.forgetText')}
      </ConfirmButton>
    </Group>
  );
}

function contextOf(item: RecordImport): string {
  return [
    item.file_name,
    t('recordImports.lineCount', { count: item.lines }),
    storedWords(item),
    formatDateTime(item.created_at),
  ].join(' · ');
}

const pauseMs = 500;

/** Fetches an import again when the server tells that it has come further, at most once in a while. */
function useRecordNews(id: string): void {
  const queries = useQueryClient();
  const [refresh] = useState(() =>
    batchCalls(
      (importId: string) => queries.invalidateQueries({ queryKey: ['record-imports', importId] }),
      (importId) => importId,
      () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
    ),
  );
  useLive((event) => {
    if (event.type === 'record_import' && event.id === id) refresh(id);
  });
}

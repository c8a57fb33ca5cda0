import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, Undo2 } from 'lucide-react';
import { type ResumeImport, resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { importQuery } from './import-queries.ts';

/** What can be done with an import as a whole: it is undone. */
export function ImportActions({ item }: { item: ResumeImport }) {
  const undo = useImportAct(
    item.id,
    () => call(resumeImportsApi.undoResumeImport, { params: { id: item.id } }),
    t('resumeImports.undoing'),
  );
  if (item.undone) return null;
  return (
    <ConfirmButton
      label={t('resumeImports.undo')}
      leftSection={<Undo2 size={16} aria-hidden />}
      title={t('resumeImports.undoTitle')}
      confirmLabel={t('resumeImports.undoConfirm')}
      onConfirm={() => undo.mutateAsync()}
    >
      {t('resumeImports.undoText')}
    </ConfirmButton>
  );
}

/** Says how many people were not told yet that their data are here, and tells them by one click. */
export function NotifyCard({ item }: { item: ResumeImport }) {
  const notify = useImportAct(
    item.id,
    () => call(resumeImportsApi.notifyImported, { params: { id: item.id } }),
    t('resumeImports.notifying'),
  );
  const { untold, unreachable, notifying, undone } = item;
  if (undone || untold + unreachable === 0) return null;
  return (
    <Alert
      variant="default"
      icon={<Mail size={20} aria-hidden />}
      title={t('resumeImports.notTold', { count: untold + unreachable })}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('resumeImports.aboutTelling')}</Text>
        {unreachable > 0 && <Text size="sm">{t('resumeImports.unreachable', { count: unreachable })}</Text>}
        {untold > 0 && notifying && (
          <Text size="sm">{t('resumeImports.stillTelling', { count: untold })}</Text>
        )}
        {untold > 0 && !notifying && (
          <Button size="compact-sm" loading={notify.isPending} onClick={() => notify.mutate()}>
            {t('resumeImports.tellThem', { count: untold })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Decides about all files that wait as duplicates. */
export function DuplicateActions({ item: { id, counts } }: { item: ResumeImport }) {
  const decide = (wish: 'add' | 'skip') => () =>
    call(resumeImportsApi.decideDuplicates, { params: { id }, body: { do: wish } });
  const skip = useImportAct(id, decide('skip'), t('resumeImports.skippingAll'));
  const add = useImportAct(id, decide('add'), t('resumeImports.addingAll'));
  const busy = skip.isPending || add.isPending;
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" size="compact-sm" disabled={busy} onClick={() => skip.mutate()}>
        {t('resumeImports.skipAll', { count: counts.duplicate })}
      </Button>
      <ConfirmButton
        label={t('resumeImports.addAll', { count: counts.duplicate })}
        size="compact-sm"
        title={t('resumeImports.addAllTitle')}
        confirmLabel={t('resumeImports.addAll', { count: counts.duplicate })}
        onConfirm={() => add.mutateAsync()}
        danger={false}
      >
        {t('resumeImports.addAllText')}
      </ConfirmButton>
    </Group>
  );
}

function useImportAct(id: string, act: () => Promise<ResumeImport>, done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (item) => {
      queries.setQueryData(importQuery(id).queryKey, item);
      toast.success(done);
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['resume-imports', id] }),
  });
}

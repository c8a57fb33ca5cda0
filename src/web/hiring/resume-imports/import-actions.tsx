import { Alert, Button, Stack, Text } from '@mantine/core';
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
  const undo = useImportAct(resumeImportsApi.undoResumeImport, item.id, t('resumeImports.undoing'));
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
  const notify = useImportAct(resumeImportsApi.notifyImported, item.id, t('resumeImports.notifying'));
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

function useImportAct(
  endpoint: typeof resumeImportsApi.undoResumeImport | typeof resumeImportsApi.notifyImported,
  id: string,
  done: string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    onSuccess: (item) => {
      queries.setQueryData(importQuery(id).queryKey, item);
      toast.success(done);
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['resume-imports', id] }),
  });
}

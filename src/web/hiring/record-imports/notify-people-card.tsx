import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type RecordImport, recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { recordImportQuery } from './record-queries.ts';

/** Says how many people may be told that their data are here, and tells them by one click. */
export function NotifyPeopleCard({ item }: { item: RecordImport }) {
  const queries = useQueryClient();
  const { id, notifying, unreachable, untold } = item;
  const notify = useMutation({
    mutationFn: () => call(recordImportsApi.notifyRecordPeople, { params: { id } }),
    onSuccess: (now) => {
      queries.setQueryData(recordImportQuery(id).queryKey, now);
      toast.success(t('recordImports.telling'));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: recordImportQuery(id).queryKey }),
  });
  if (untold === 0) return null;
  return (
    <Alert
      variant="default"
      icon={<Mail size={20} aria-hidden />}
      title={t('recordImports.tellTitle', { count: untold })}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('recordImports.aboutTelling')}</Text>
        {unreachable > 0 && <Text size="sm">{t('resumeImports.unreachable', { count: unreachable })}</Text>}
        {notifying ? (
          <Text size="sm">{t('resumeImports.stillTelling', { count: untold })}</Text>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            loading={notify.isPending}
            onClick={() => notify.mutate()}
          >
            {t('recordImports.tellThem', { count: untold })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

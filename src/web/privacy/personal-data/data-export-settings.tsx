import { Button, Group, Progress, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type DataExport, exportHours, personalDataApi } from '../../../api/privacy/personal-data.ts';
import { call } from '../../platform/client.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { t } from '../../platform/messages.ts';

/** The copy of my data that I asked for last. */
export const exportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) => call(personalDataApi.getDataExport, { signal }),
});

/** A copy of everything held about the person: make it, follow it, fetch it. */
export function DataExportSettings() {
  const client = useQueryClient();
  const query = useQuery(exportQuery);
  useLive((event) => {
    if (event.type !== 'data_export') return;
    const isOver = event.total === 0 || event.done >= event.total;
    if (isOver) void client.invalidateQueries({ queryKey: exportQuery.queryKey });
    else
      client.setQueryData(exportQuery.queryKey, (before) =>
        before ? { ...before, state: 'working' as const, done: event.done, total: event.total } : before,
      );
  });
  const start = useMutation({
    mutationFn: () => call(personalDataApi.startDataExport),
    onSuccess: (started) => client.setQueryData(exportQuery.queryKey, started),
    onError: (problem) => toast.error(problem.message),
  });
  return (
    <SettingsSection
      id="your-data"
      title={t('personalData.downloadMyData')}
      about={t('personalData.downloadAbout')}
    >
      <LoadedPart query={query} failure={t('personalData.notLoaded')}>
        {(data) => <ExportState copy={data} busy={start.isPending} onStart={() => start.mutate()} />}
      </LoadedPart>
    </SettingsSection>
  );
}

function ExportState({ copy, busy, onStart }: { copy: DataExport; busy: boolean; onStart: () => void }) {
  const isUnderWay = copy.state === 'waiting' || copy.state === 'working';
  return (
    <>
      <div aria-live="polite">
        {isUnderWay && (
          <>
            <Text size="sm" mb="xs">
              {copy.total === 0
                ? t('personalData.copyWaiting')
                : t('personalData.copyUnderWay', { done: copy.done, total: copy.total })}
            </Text>
            <Progress
              value={copy.total === 0 ? 0 : (copy.done / copy.total) * 100}
              aria-label={t('personalData.copyProgress')}
              mb="sm"
            />
          </>
        )}
        {copy.state === 'ready' && copy.expires_at && (
          <Text size="sm" mb="sm">
            {t('personalData.copyReady', { until: formatDateTime(copy.expires_at) })}
          </Text>
        )}
        {copy.state === 'failed' && (
          <Text size="sm" mb="sm" c="red">
            {t('personalData.copyFailed')}
          </Text>
        )}
        {copy.state === 'none' && (
          <Text size="sm" c="dimmed" mb="sm">
            {t('personalData.copyStored', { hours: exportHours })}
          </Text>
        )}
      </div>
      {!isUnderWay && (
        <Group gap="xs">
          {copy.state === 'ready' && (
            <Button
              component="a"
              href="/api/data-export/file"
              download
              leftSection={<Download size={16} aria-hidden />}
            >
              {t('personalData.downloadCopy', { size: formatBytes(copy.size ?? 0) })}
            </Button>
          )}
          <Button variant="default" loading={busy} onClick={onStart}>
            {copy.state === 'ready' ? t('personalData.newCopy') : t('personalData.createCopy')}
          </Button>
        </Group>
      )}
    </>
  );
}

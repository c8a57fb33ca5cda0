import { Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { Download, Undo2 } from 'lucide-react';
import type { BulkAction } from '../../../api/hiring/bulk-actions.ts';
import { bulkLabel } from './bulk-labels.ts';
import type { Bulk } from './use-bulk.ts';
import { t } from '../../platform/messages.ts';

/** How far an act on many applications has come; it can be stopped, and taken back when it has ended. */
export function BulkProgress(props: Bulk) {
  const { bulk } = props;
  if (!bulk) return null;
  return (
    <Card component="section" aria-label={t('bulkActions.heading')} mb="md" p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={4} flex="1 1 16rem">
          <Text size="sm" fw={500} component="output">
            {bulkLabel(bulk)}
          </Text>
          {bulk.state === 'running' && (
            <Progress
              value={bulk.total === 0 ? 0 : Math.round((bulk.done / bulk.total) * 100)}
              aria-label={t('bulkActions.doneSoFar')}
              size="sm"
            />
          )}
          {bulk.refused.map(({ detail, count }) => (
            <Text key={detail} size="xs" c="dimmed">
              {t('bulkActions.refused', { count, detail })}
            </Text>
          ))}
        </Stack>
        <ProgressButtons {...props} bulk={bulk} />
      </Group>
    </Card>
  );
}

function ProgressButtons({ bulk, cancel, undo, dismiss }: Bulk & { bulk: BulkAction }) {
  const isRunning = bulk.state === 'running';
  return (
    <Group gap="xs">
      {isRunning && (
        <Button
          variant="default"
          size="compact-sm"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(bulk.id)}
        >
          {t('bulkActions.stop')}
        </Button>
      )}
      {bulk.can_undo && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Undo2 size={16} aria-hidden />}
          loading={undo.isPending}
          onClick={() => undo.mutate(bulk.id)}
        >
          {t('bulkActions.undo')}
        </Button>
      )}
      {bulk.work.do === 'export' && bulk.state === 'done' && (
        <Button
          component="a"
          size="compact-sm"
          href={`/api/bulk-actions/${bulk.id}/file`}
          download
          leftSection={<Download size={16} aria-hidden />}
        >
          {t('bulkActions.downloadCsv')}
        </Button>
      )}
      {!isRunning && (
        <Button variant="subtle" size="compact-sm" onClick={dismiss}>
          {t('bulkActions.dismiss')}
        </Button>
      )}
    </Group>
  );
}

import { Alert, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { type Backup, type BackupSchedule, backupsApi } from '../../../api/operations/backups.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { formatAgo, formatDateTime } from '../../platform/ui/dates.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { backupsQuery } from './database-queries.ts';
import { Loaded } from './loaded.tsx';
import { useStaffAction } from './use-staff-action.ts';
import { rich, t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalWork.made') },
  { title: t('internalWork.holds') },
  { title: t('internalWork.verified') },
  { title: t('internalWork.actions'), narrow: true },
];

/** Backups: make one, prove it by restoring it aside, delete it. */
export function Backups() {
  const kept = useQuery(backupsQuery);
  const begin = useStaffAction(
    ['database'],
    () => call(backupsApi.createBackup, { body: {} }),
    t('internalWork.backupStarted'),
  );
  const busy = kept.data?.items.some(({ state }) => state === 'waiting' || state === 'making') ?? false;
  const make = (
    <Button
      leftSection={<Archive size={16} aria-hidden />}
      loading={busy || begin.isPending}
      onClick={() => begin.mutate()}
    >
      {t('internalWork.backUpNow')}
    </Button>
  );
  return (
    <section aria-labelledby="backups">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} id="backups">
            {t('internalWork.backups')}
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            {t('internalWork.backupsNote')}
          </Text>
        </div>
        {make}
      </Group>
      {kept.data && <Schedule schedule={kept.data.schedule} />}
      <Loaded query={kept}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon={<Archive size={24} />} title={t('internalWork.noBackups')} order={3}>
              {rich('internalWork.noBackupsNote', { code: (text) => <code>{text}</code> })}
            </Empty>
          ) : (
            <WorkTable label={t('internalWork.backups')} columns={columns}>
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </WorkTable>
          )
        }
      </Loaded>
    </section>
  );
}

/** When backups are made by themselves, and whether that goes well. */
function Schedule({ schedule }: { schedule: BackupSchedule | null }) {
  if (schedule === null)
    return (
      <Text size="sm" mb="md" maw="42rem">
        {rich('internalWork.notScheduled', { code: (text) => <code>{text}</code> })}
      </Text>
    );
  const { at, next_at: next, last_made_at: last, last_error: error, overdue, keep } = schedule;
  return (
    <Stack gap="xs" mb="md" maw="42rem">
      <Text size="sm">{t('internalWork.scheduled', { at, ...keep })}</Text>
      {(error !== '' || overdue) && (
        <Alert color="red" variant="light" title={t('internalWork.scheduleFails')}>
          {error === '' ? t('internalWork.scheduleOverdue') : error}
        </Alert>
      )}
      <Text size="xs" c="dimmed">
        {last === null
          ? t('internalWork.nextBackup', { next: formatDateTime(next) })
          : t('internalWork.lastAndNextBackup', { last: formatAgo(last), next: formatDateTime(next) })}
      </Text>
    </Stack>
  );
}

function Row({ item }: { item: Backup }) {
  const at = item.created_at.slice(0, 16).replace('T', ' ');
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Text size="sm" fw={500}>
          {t('internalWork.atUtc', { at })}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {item.folder}
        </Text>
        {(item.scheduled || item.encrypted) && (
          <Group gap={4} mt={4}>
            {item.scheduled && <Badge color="gray">{t('internalWork.madeBySchedule')}</Badge>}
            {item.encrypted && <Badge color="gray">{t('internalWork.encrypted')}</Badge>}
          </Group>
        )}
      </Table.Th>
      <Table.Td data-label={t('internalWork.holds')} data-whole>
        <Holds item={item} />
      </Table.Td>
      <Table.Td data-label={t('internalWork.verified')} data-whole>
        <Proof item={item} />
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <BackupActions item={item} at={at} />
      </Table.Td>
    </Table.Tr>
  );
}

function BackupActions({ item, at }: { item: Backup; at: string }) {
  const params = { id: item.id };
  const prove = useStaffAction(
    ['database'],
    () => call(backupsApi.proveBackup, { params }),
    t('internalWork.verificationStarted'),
  );
  const remove = useStaffAction(
    ['database'],
    () => call(backupsApi.deleteBackup, { params }),
    t('internalWork.backupDeleted'),
  );
  const going = item.proof === 'waiting' || item.proof === 'restoring';
  const over = item.state === 'made' || item.state === 'failed';
  return (
    <Group gap="xs" wrap="nowrap">
      {item.state === 'made' && !item.encrypted && (
        <Button
          size="compact-sm"
          variant="default"
          loading={going || prove.isPending}
          aria-label={t('internalWork.verifyBackup', { at })}
          onClick={() => prove.mutate()}
        >
          {t('internalWork.verify')}
        </Button>
      )}
      {over && !going && (
        <ConfirmButton
          size="compact-sm"
          label={t('internalWork.delete')}
          aria-label={t('internalWork.deleteBackupOf', { at })}
          title={t('internalWork.deleteBackupQuestion', { at })}
          confirmLabel={t('internalWork.deleteBackup')}
          onConfirm={() => remove.mutateAsync()}
        >
          {t('internalWork.deleteBackupNote')}
        </ConfirmButton>
      )}
    </Group>
  );
}

function Holds({ item }: { item: Backup }) {
  if (item.state === 'waiting') return <Text size="sm">{t('internalWork.waitingToStart')}</Text>;
  if (item.state === 'making') return <Text size="sm">{t('internalWork.inProgress')}</Text>;
  if (item.state === 'failed') return <Failed reason={item.error} />;
  return (
    <Text size="sm">
      {t('internalWork.backupHolds', {
        rows: item.rows,
        files: item.files,
        size: formatBytes(item.bytes),
      })}
    </Text>
  );
}

function Proof({ item }: { item: Backup }) {
  if (item.state !== 'made') return <Text size="sm">–</Text>;
  switch (item.proof) {
    case 'none':
      return (
        <Text size="sm" c="dimmed">
          {t('internalWork.notYet')}
        </Text>
      );
    case 'waiting':
    case 'restoring':
      return <Text size="sm">{t('internalWork.verifying')}</Text>;
    case 'proved':
      return (
        <Group gap="xs">
          <Badge color="green">{t('internalWork.allTablesVerified')}</Badge>
          <Text size="xs" c="dimmed">
            {item.proof_at && formatAgo(item.proof_at)}
          </Text>
        </Group>
      );
    case 'failed':
      return <Failed reason={item.proof_error} />;
  }
}

function Failed({ reason }: { reason: string }) {
  return (
    <Stack gap={4} align="flex-start">
      <Badge color="red">{t('internalWork.failed')}</Badge>
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
    </Stack>
  );
}

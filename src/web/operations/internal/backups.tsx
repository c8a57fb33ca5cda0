import { Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { type Backup, backupsApi } from '../../../api/operations/backups.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { formatBytes, formatCount } from '../../platform/ui/format.ts';
import { backupsQuery } from './database-queries.ts';
import { Loaded } from './loaded.tsx';
import { useStaffAct } from './use-staff-act.ts';

const columns = [
  { title: 'Made' },
  { title: 'Holds' },
  { title: 'Verified' },
  { title: 'Actions', narrow: true },
];

/** Backups: make one, prove it by restoring it aside, delete it. */
export function Backups() {
  const kept = useQuery(backupsQuery);
  const begin = useStaffAct(
    ['database'],
    () => call(backupsApi.createBackup, { body: {} }),
    'Backup started.',
  );
  const busy = kept.data?.items.some(({ state }) => state === 'waiting' || state === 'making') ?? false;
  const make = (
    <Button
      leftSection={<Archive size={16} aria-hidden />}
      loading={busy || begin.isPending}
      onClick={() => begin.mutate()}
    >
      Back up now
    </Button>
  );
  return (
    <section aria-labelledby="backups">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} id="backups">
            Backups
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            A folder in the data folder with every row, every file, queued work and the keys. Keep it private,
            and copy it to another machine: on this one it would be lost with the disk.
          </Text>
        </div>
        {make}
      </Group>
      <Loaded query={kept}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon={<Archive size={24} />} title="No backups made here" order={3}>
              Those made by <code>npm run backup</code> are where you put them and are not listed here.
            </Empty>
          ) : (
            <WorkTable label="Backups" columns={columns}>
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

function Row({ item }: { item: Backup }) {
  const at = item.created_at.slice(0, 16).replace('T', ' ');
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Text size="sm" fw={500}>
          {at} UTC
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {item.folder}
        </Text>
      </Table.Th>
      <Table.Td data-label="Holds" data-whole>
        <Holds item={item} />
      </Table.Td>
      <Table.Td data-label="Verified" data-whole>
        <Proof item={item} />
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Acts item={item} at={at} />
      </Table.Td>
    </Table.Tr>
  );
}

function Acts({ item, at }: { item: Backup; at: string }) {
  const params = { id: item.id };
  const prove = useStaffAct(
    ['database'],
    () => call(backupsApi.proveBackup, { params }),
    'Verification started.',
  );
  const remove = useStaffAct(
    ['database'],
    () => call(backupsApi.deleteBackup, { params }),
    'Backup deleted.',
  );
  const going = item.proof === 'waiting' || item.proof === 'restoring';
  const over = item.state === 'made' || item.state === 'failed';
  return (
    <Group gap="xs" wrap="nowrap">
      {item.state === 'made' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={going || prove.isPending}
          aria-label={`Verify the backup of ${at}`}
          onClick={() => prove.mutate()}
        >
          Verify
        </Button>
      )}
      {over && !going && (
        <ConfirmButton
          size="compact-sm"
          label="Delete"
          aria-label={`Delete the backup of ${at}`}
          title={`Delete the backup of ${at} UTC?`}
          confirmLabel="Delete backup"
          onConfirm={() => remove.mutateAsync()}
        >
          Its folder is removed from this machine. This cannot be undone.
        </ConfirmButton>
      )}
    </Group>
  );
}

function Holds({ item }: { item: Backup }) {
  if (item.state === 'waiting') return <Text size="sm">Waiting to start…</Text>;
  if (item.state === 'making') return <Text size="sm">In progress…</Text>;
  if (item.state === 'failed') return <Failed reason={item.error} />;
  return (
    <Text size="sm">
      {formatCount(item.rows, 'row')}, {formatCount(item.files, 'file')}, {formatBytes(item.bytes)}
    </Text>
  );
}

function Proof({ item }: { item: Backup }) {
  if (item.state !== 'made') return <Text size="sm">–</Text>;
  switch (item.proof) {
    case 'none':
      return (
        <Text size="sm" c="dimmed">
          Not yet
        </Text>
      );
    case 'waiting':
    case 'restoring':
      return <Text size="sm">Verifying…</Text>;
    case 'proved':
      return (
        <Group gap="xs">
          <Badge color="green">All tables verified</Badge>
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
      <Badge color="red">Failed</Badge>
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
    </Stack>
  );
}

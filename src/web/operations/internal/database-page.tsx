import { Alert, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DatabaseState } from '../../../api/operations/database-operations.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatBytes, formatNumber } from '../../platform/ui/format.ts';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { Backups } from './backups.tsx';
import { backupsQuery, databaseQuery, deadTasksQuery } from './database-queries.ts';
import { DatabaseTables } from './database-tables.tsx';
import { DeadTasks } from './dead-tasks.tsx';
import { Loaded } from './loaded.tsx';
import { Stat } from '../../platform/ui/stat.tsx';
import { TaskQueue } from './task-queue.tsx';

/** The database: what it is, its backups, the work that waits in it, and how large its tables are. */
export function DatabasePage() {
  const state = useQuery(databaseQuery);
  // One stands below the other: they are shown together.
  const backups = useQuery(backupsQuery);
  const deadTasks = useInfiniteQuery(deadTasksQuery);
  const client = useQueryClient();
  useLive((event) => {
    if (event.type === 'backup') void client.invalidateQueries({ queryKey: ['database'] });
  });
  return (
    <>
      <PageHeader
        title="Database Operations"
        context="Everything you do here is logged. No one can type SQL here."
        back={
          <TextLink to="/internal" size="sm">
            Internal Dashboard
          </TextLink>
        }
      />
      {state.isPending || backups.isPending || deadTasks.isPending ? (
        <SkeletonList rows={4} height={120} />
      ) : (
        <Stack gap="xl">
          <Loaded query={state}>{(found) => <Facts state={found} />}</Loaded>
          <Backups />
          {state.data && <TaskQueue tasks={state.data.tasks} />}
          <DeadTasks />
          {state.data && <DatabaseTables tables={state.data.tables} />}
        </Stack>
      )}
    </>
  );
}

function Facts({ state }: { state: DatabaseState }) {
  const { migrations } = state;
  return (
    <section aria-labelledby="facts">
      <Title order={2} id="facts" mb="md">
        This database
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Stat
          name="PostgreSQL"
          definition={
            state.kind === 'embedded'
              ? 'The embedded database, which runs inside this program and keeps its files in the data folder.'
              : 'The server in DATABASE_URL.'
          }
          value={state.version}
          note={state.kind === 'embedded' ? 'embedded' : 'a separate server'}
        />
        <Stat
          name="Size"
          definition="The whole database on disk, with indexes and the queue but without uploaded files."
          value={formatBytes(state.bytes)}
          note={`${formatNumber(state.tables.length)} tables`}
        />
        <Stat
          name="Migrations"
          definition="Changes to the tables since the first version. They run automatically at start."
          value={formatNumber(migrations.applied)}
          note={
            migrations.last_written_at ? `the last of ${formatDate(migrations.last_written_at)}` : undefined
          }
        />
      </SimpleGrid>
      {state.overdue_notices > 0 && (
        <Alert color="red" mt="md" title="Notices to rejected applicants are overdue">
          {formatNumber(state.overdue_notices)} were not informed of the score’s role within 30 days. Check
          for emails and tasks that gave up below.
        </Alert>
      )}
      {state.kind === 'embedded' && (
        <Text size="sm" c="dimmed" mt="xs">
          The embedded database does one thing at a time: while a backup is written, other requests wait.
        </Text>
      )}
    </section>
  );
}

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
import { t } from '../../platform/messages.ts';

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
        title={t('internalWork.databaseTitle')}
        context={t('internalWork.databaseAbout')}
        back={
          <TextLink to="/internal" size="sm">
            {t('internalPeople.internalDashboard')}
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
        {t('internalWork.thisDatabase')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Stat
          name="PostgreSQL"
          definition={
            state.kind === 'embedded' ? t('internalWork.embeddedDatabase') : t('internalWork.serverDatabase')
          }
          value={state.version}
          note={state.kind === 'embedded' ? t('internalWork.embedded') : t('internalWork.separateServer')}
        />
        <Stat
          name={t('internalWork.size')}
          definition={t('internalWork.sizeNote')}
          value={formatBytes(state.bytes)}
          note={t('internalWork.tableCount', { count: state.tables.length })}
        />
        <Stat
          name={t('internalWork.migrations')}
          definition={t('internalWork.migrationsNote')}
          value={formatNumber(migrations.applied)}
          note={
            migrations.last_written_at
              ? t('internalWork.lastMigration', {
                  on: formatDate(migrations.last_written_at),
                })
              : undefined
          }
        />
      </SimpleGrid>
      {state.overdue_notices > 0 && (
        <Alert color="red" mt="md" title={t('internalWork.noticesOverdue')}>
          {t('internalWork.noticesOverdueNote', {
            count: state.overdue_notices,
          })}
        </Alert>
      )}
      {state.kind === 'embedded' && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('internalWork.oneAtATime')}
        </Text>
      )}
    </section>
  );
}

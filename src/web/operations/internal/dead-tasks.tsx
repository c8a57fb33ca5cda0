import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DeadTask, databaseOperationsApi } from '../../../api/operations/database-operations.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { deadTasksQuery } from './database-queries.ts';
import { useStaffAction } from './use-staff-action.ts';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalWork.task') },
  { title: t('internalWork.gaveUpUtc') },
  { title: t('internalWork.why') },
  { title: t('internalWork.actions'), narrow: true },
];

/** Tasks that failed their last try: put them back, or drop them. Shown only when there are some. */
export function DeadTasks() {
  const list = useInfiniteQuery(deadTasksQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError && items.length === 0)
    return (
      <ErrorView
        title={t('internalWork.failedTasksNotLoaded')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="dead">
      <Title order={2} id="dead" mb="md">
        {t('internalWork.failedTasks')}
      </Title>
      <WorkTable label={t('internalWork.failedTasks')} columns={columns}>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </WorkTable>
      <ShowMore list={list} />
    </section>
  );
}

function Row({ item }: { item: DeadTask }) {
  const params = { id: item.id };
  const retry = useStaffAction(
    ['database'],
    () => call(databaseOperationsApi.retryDeadTask, { params }),
    t('internalWork.backInQueue'),
  );
  const drop = useStaffAction(
    ['database'],
    () => call(databaseOperationsApi.dropDeadTask, { params }),
    t('internalWork.taskDropped'),
  );
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <code>{item.name}</code>
      </Table.Th>
      <Table.Td data-label={t('internalWork.gaveUpUtc')}>
        {item.died_at.slice(0, 16).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-label={t('internalWork.why')} data-whole>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {item.error || t('internalWork.noReasonGiven')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('internalWork.afterTries', { count: item.tries })}
        </Text>
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('internalWork.tryTaskAgain', { name: item.name })}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {t('internalWork.tryAgain')}
          </Button>
          <ConfirmButton
            size="compact-sm"
            label={t('internalWork.forget')}
            aria-label={t('internalWork.dropNamed', { name: item.name })}
            title={t('internalWork.dropQuestion', { name: item.name })}
            confirmLabel={t('internalWork.dropTask')}
            onConfirm={() => drop.mutateAsync()}
          >
            {t('internalWork.dropNote')}
          </ConfirmButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DeadTask, upkeepApi } from '../../../api/operations/database-operations.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { deadTasksQuery } from './database-queries.ts';
import { useStaffAct } from './use-staff-act.ts';

const columns = [
  { title: 'Task' },
  { title: 'Gave up (UTC)' },
  { title: 'Why' },
  { title: 'Actions', narrow: true },
];

/** Tasks that failed their last try: put them back, or drop them. Shown only when there are some. */
export function DeadTasks() {
  const list = useInfiniteQuery(deadTasksQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError && items.length === 0)
    return (
      <ErrorView
        title="Failed tasks could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="dead">
      <Title order={2} id="dead" mb="md">
        Failed tasks
      </Title>
      <WorkTable label="Failed tasks" columns={columns}>
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
  const retry = useStaffAct(
    ['database'],
    () => call(upkeepApi.retryDeadTask, { params }),
    'Back in the queue.',
  );
  const drop = useStaffAct(['database'], () => call(upkeepApi.dropDeadTask, { params }), 'Task dropped.');
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <code>{item.name}</code>
      </Table.Th>
      <Table.Td data-label="Gave up (UTC)">{item.died_at.slice(0, 16).replace('T', ' ')}</Table.Td>
      <Table.Td data-label="Why" data-whole>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {item.error || 'No reason given.'}
        </Text>
        <Text size="xs" c="dimmed">
          after {item.tries} {item.tries === 1 ? 'try' : 'tries'}
        </Text>
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Try ${item.name} again`}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            Try again
          </Button>
          <ConfirmButton
            size="compact-sm"
            label="Forget"
            aria-label={`Drop ${item.name}`}
            title={`Drop this ${item.name}?`}
            confirmLabel="Drop task"
            onConfirm={() => drop.mutateAsync()}
          >
            Its work will not be done. This cannot be undone.
          </ConfirmButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

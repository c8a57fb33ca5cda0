import { Table, Text, Title } from '@mantine/core';
import type { DatabaseState } from '../../../api/operations/database-operations.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatNumber } from '../../platform/ui/format.ts';

const columns = [
  { title: 'Task' },
  { title: 'Waiting', number: true },
  { title: 'Trying again', number: true },
  { title: 'Running', number: true },
  { title: 'Gave up', number: true },
];

/** Background work that is not done, counted by its name. */
export function TaskQueue({ tasks }: { tasks: DatabaseState['tasks'] }) {
  return (
    <section aria-labelledby="queue">
      <Title order={2} id="queue" mb="md">
        Queue
      </Title>
      {tasks.length === 0 ? (
        <Text size="sm" c="dimmed">
          All background work is done.
        </Text>
      ) : (
        <WorkTable label="Queue" columns={columns}>
          {tasks.map(({ name, ...counts }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                <code>{name}</code>
              </Table.Th>
              <Cell title="Waiting" count={counts.waiting} />
              <Cell title="Trying again" count={counts.retrying} />
              <Cell title="Running" count={counts.running} />
              <Cell title="Gave up" count={counts.dead} />
            </Table.Tr>
          ))}
        </WorkTable>
      )}
    </section>
  );
}

function Cell({ title, count }: { title: string; count: number }) {
  return (
    <Table.Td data-label={title} data-number>
      {formatNumber(count)}
    </Table.Td>
  );
}

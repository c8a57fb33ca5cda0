import { Table, Text, Title } from '@mantine/core';
import type { DatabaseState } from '../../../api/operations/database-operations.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalWork.task') },
  { title: t('internalWork.waiting'), number: true },
  { title: t('internalWork.tryingAgain'), number: true },
  { title: t('internalWork.running'), number: true },
  { title: t('internalWork.gaveUp'), number: true },
];

/** Background work that is not done, counted by its name. */
export function TaskQueue({ tasks }: { tasks: DatabaseState['tasks'] }) {
  return (
    <section aria-labelledby="queue">
      <Title order={2} id="queue" mb="md">
        {t('internalWork.queue')}
      </Title>
      {tasks.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('internalWork.queueEmpty')}
        </Text>
      ) : (
        <WorkTable label={t('internalWork.queue')} columns={columns}>
          {tasks.map(({ name, ...counts }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                <code>{name}</code>
              </Table.Th>
              <Cell title={t('internalWork.waiting')} count={counts.waiting} />
              <Cell title={t('internalWork.tryingAgain')} count={counts.retrying} />
              <Cell title={t('internalWork.running')} count={counts.running} />
              <Cell title={t('internalWork.gaveUp')} count={counts.dead} />
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
